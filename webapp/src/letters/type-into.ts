import type { Replacement } from './paragraph-edits.ts';

/** Puts words into a text field as if they were typed, so that the browser's own undo takes them back. */
export function typeInto(box: HTMLTextAreaElement, { start, end, words }: Replacement): void {
  box.focus();
  box.setSelectionRange(start, end);
  // Deprecated without a successor: nothing else keeps the field's undo history.
  const typed =
    words === ''
      ? document.execCommand('delete')
      : document.execCommand('insertText', false, words);
  if (typed) return;
  box.setRangeText(words, start, end, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
