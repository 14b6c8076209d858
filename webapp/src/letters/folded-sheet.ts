/** The sheet that is folded away below the form on narrow views. */
export const FOLDED_SHEET = 'your-letter';

/** Opens it and brings it into view, without the fragment in the address. */
export function unfoldSheet(event: { preventDefault: () => void }): void {
  event.preventDefault();
  const sheet = document.getElementById(FOLDED_SHEET);
  if (!(sheet instanceof HTMLDetailsElement)) return;
  sheet.open = true;
  sheet.querySelector('summary')?.focus({ preventScroll: true });
  sheet.scrollIntoView({ block: 'start' });
}
