/** What somebody did on a drawn page before its scripts ran; the page keeps it, see `scripts/prerender/wake.ts`. */
export interface EarlyDeeds {
  /** The button that was pressed last. */
  button?: HTMLButtonElement;
  /** The form that was to be sent. */
  form?: HTMLFormElement;
  /** Stops the keeping. */
  end?: () => void;
}

declare global {
  var earlyDeeds: EarlyDeeds | undefined;
}

/** Hands to the app, which has just taken the page over, what was typed and pressed before it could hear. */
export function replayEarlyDeeds(): void {
  const early = globalThis.earlyDeeds;
  if (!early) return;
  globalThis.earlyDeeds = undefined;
  early.end?.();
  document
    .querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#root :is(input, textarea)')
    .forEach(tellTyped);
  document.querySelectorAll<HTMLSelectElement>('#root select').forEach(tellChosen);
  // After the fields: whatever depends on them has been drawn by then.
  requestAnimationFrame(() => {
    if (early.form?.isConnected) sendWhenReady(early.form);
    else if (early.button?.isConnected) early.button.click();
  });
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

/** React takes the text that it finds as known, and hears of it only where it differs from what React last saw. */
function tellTyped(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    // Of radio buttons the chosen one tells of the others.
    if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked))
      return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  const { value } = field;
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  native?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellChosen(field: HTMLSelectElement): void {
  const untouched = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (field.selectedIndex !== Math.max(untouched, 0))
    field.dispatchEvent(new Event('change', { bubbles: true }));
}
