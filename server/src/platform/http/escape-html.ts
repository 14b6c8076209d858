const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as text, in an element and in a quoted attribute alike. A NUL would end the text for some readers, so it is shown. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('\u0000', '\uFFFD')
    .toWellFormed()
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
