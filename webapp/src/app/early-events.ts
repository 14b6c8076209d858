/** What somebody did on a drawn page before its scripts ran; the page keeps it, see `scripts/prerender/wake.ts`. */
export interface EarlyEvents {
  /** The button that was pressed last. */
  button?: HTMLButtonElement;
  /** The form that was to be sent. */
  form?: HTMLFormElement;
  /** Stops the keeping. */
  end?: () => void;
}

declare global {
  var earlyEvents: EarlyEvents | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was in a field before the app came. */
type Answer = string | boolean | number;

/** By id: a form may be rebuilt for who is signed in. */
const answers = new Map<string, Answer>();

/** To be called right before the app takes the page over: a form that is drawn once more at once would lose what is in its fields. */
export function noteEarlyAnswers(): void {
  for (const field of fieldsOf()) {
    const answer = answerOf(field);
    if (answer !== undefined) answers.set(nameOf(field), answer);
  }
}

/** Hands to the app, which has just taken the page over, what was typed and pressed before it could hear. */
export function replayEarlyEvents(): void {
  const early = globalThis.earlyEvents;
  if (!early) return;
  globalThis.earlyEvents = undefined;
  early.end?.();
  for (const field of fieldsOf()) {
    const answer = answerOf(field) ?? answers.get(nameOf(field));
    if (answer !== undefined) tell(field, answer);
  }
  answers.clear();
  // After the fields: whatever depends on them has been drawn by then.
  requestAnimationFrame(() => {
    if (early.form?.isConnected) sendWhenReady(early.form);
    else if (early.button?.isConnected) early.button.click();
  });
}

function nameOf({ id, name, value, type }: Field): string {
  return id || `${name} ${type === 'radio' ? value : ''}`;
}

function fieldsOf(): NodeListOf<Field> {
  return document.querySelectorAll<Field>('#root :is(input, textarea, select)');
}

/** What is missing is said after this time, as it is to somebody who sends too early by hand. */
const LONGEST_WAIT_MS = 10_000;

/**
 * The button of a form is off until its bot check is done, which begins now. What is missing in the form is said at once, and a person
 * who goes on by hand is not waited for.
 */
function sendWhenReady(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const fields = form.querySelectorAll<HTMLInputElement>('input, select, textarea');
  const complete = form.checkValidity() && [...fields].every(({ value }) => value.trim() !== '');
  if (!button?.disabled || !complete) return form.requestSubmit();
  const end = () => {
    watching.disconnect();
    clearTimeout(timer);
    for (const name of BY_HAND) form.removeEventListener(name, end);
  };
  const send = () => {
    end();
    if (form.isConnected) form.requestSubmit();
  };
  const watching = new MutationObserver(() => button.disabled || send());
  watching.observe(button, { attributeFilter: ['disabled'] });
  const timer = setTimeout(send, LONGEST_WAIT_MS);
  for (const name of BY_HAND) form.addEventListener(name, end);
}

const BY_HAND = ['input', 'keydown', 'submit'] as const;

/** @returns nothing for a field as it was drawn */
function answerOf(field: Field): Answer | undefined {
  if (field instanceof HTMLSelectElement)
    return field.selectedIndex === drawnChoice(field) ? undefined : field.selectedIndex;
  if (isTicked(field)) return field.checked === field.defaultChecked ? undefined : field.checked;
  return field.value === field.defaultValue ? undefined : field.value;
}

function drawnChoice({ options }: HTMLSelectElement): number {
  const chosen = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return Math.max(chosen, 0);
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
}

/** React takes what it finds as known, and hears of it only if it differs from what React last saw. */
function tell(field: Field, answer: Answer): void {
  if (field instanceof HTMLSelectElement) {
    field.selectedIndex = Number(answer);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isTicked(field)) {
    // Of radio buttons the chosen one tells of the others.
    if (field.type === 'radio' && answer === false) return;
    field.checked = field.defaultChecked;
    field.click();
  } else {
    field.value = field.defaultValue;
    const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    native?.set?.call(field, answer);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
