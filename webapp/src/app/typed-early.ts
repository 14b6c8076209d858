/**
 * What somebody typed or chose on a drawn page before its scripts ran stays there. Buttons are off until then
 * (`scripts/prerender/page-html.ts` sees to forms), so there is nothing else to take up.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** By id or name: a form may be rebuilt for who is signed in. */
const typed = new Map<string, string>();

/** To be called right before the app takes the page over: a form that is drawn once more at once would lose what is in its fields. */
export function noteTyped(): void {
  for (const field of fieldsOf())
    if (field.value !== drawnValue(field)) typed.set(field.id || field.name, field.value);
}

/** Tells the app, which has just taken the page over, what is in its fields. */
export function restoreTyped(): void {
  for (const field of fieldsOf()) {
    const value = typed.get(field.id || field.name);
    if (value !== undefined) tell(field, value);
  }
  typed.clear();
}

function fieldsOf(): NodeListOf<Field> {
  return document.querySelectorAll<Field>(
    '#root :is(input:not([type="radio"], [type="checkbox"]), textarea, select)',
  );
}

function drawnValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** React takes what it finds as known, and hears of it only if it differs from what React last saw. */
function tell(field: Field, value: string): void {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = drawnValue(field);
  native?.set?.call(field, value);
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
}
