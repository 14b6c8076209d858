/** A description for search engines, cut at the end of a word. */
export function shortDescription(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
