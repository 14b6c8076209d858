/** What Stripe's package sends: `a[b][0][c]=d`, nested as it was meant. */
export interface Form {
  readonly [name: string]: FormValue;
}
export type FormValue = string | readonly FormValue[] | Form;

type Growing = { [name: string]: string | Growing };

export function readForm(text: string): Form {
  const root: Growing = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let place = root;
    for (const part of path) {
      const next = place[part];
      place = typeof next === 'object' ? next : (place[part] = {});
    }
    place[last] = value;
  }
  return settle(root) as Form;
}

/** Numbered names become lists. */
function settle(value: string | Growing): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, part]) => [name, settle(part)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
