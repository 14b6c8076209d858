/**
 * What a box keeps of what was typed or pasted into it. The cursor stays where the person works: left to React, it would jump to the
 * end of the box each time a character is not kept, and the next one would land there.
 */
export function tidied(box: HTMLInputElement, tidy: (typed: string) => string): string {
  const kept = tidy(box.value);
  if (kept === box.value) return kept;
  const before = tidy(box.value.slice(0, box.selectionStart ?? box.value.length));
  box.value = kept;
  box.setSelectionRange(before.length, before.length);
  return kept;
}
