/**
 * What somebody typed or chose on a drawn page before its scripts ran stays there. Buttons are off until then
 * (`scripts/prerender/page-html.ts` sees to forms), so there is nothing else to take up.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = '#root :is(input:not([type="radio"], [type="checkbox"]), textarea, select)';

/** By id or name: a form may be rebuilt for who is signed in. */
const typed = new Map<string, string>();

/**
 * To be called right before the app takes the page over: a form that is drawn once more would lose what is in its fields. What is
 * typed while that goes on is noted too.
 */
export function noteTyped(): void {
  for (const field of fieldsOf()) if (field.value !== drawnValue(field)) note(field);
  document.addEventListener('input', noteInput, { capture: true });
}

/** Tells the app, which has taken the page over, what is in its fields. */
export function restoreTyped(): void {
  document.removeEventListener('input', noteInput, { capture: true });
  for (const field of fieldsOf()) {
    const value = typed.get(field.id || field.name);
    if (value !== undefined) tell(field, value);
  }
  typed.clear();
}

function note(field: Field): void {
  typed.set(field.id || field.name, field.value);
}

function noteInput({ target }: Event): void {
  if (target instanceof Element && target.matches(FIELDS)) note(target as Field);
}

function fieldsOf(): NodeListOf<Field> {
  return document.querySelectorAll<Field>(FIELDS);
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
