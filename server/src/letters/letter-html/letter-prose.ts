import { escapeHtml } from '#server/platform/http/index.ts';

/** Title and code stand together, and so do section sign and number: "15" or "§" at the end of a line reads like a misprint. */
const TOGETHER = /\b\d{1,3} (?:U\.S\.C\.|C\.F\.R\.|CFR)|§§? ?\S{1,30}/g;

/** One line of prose. */
export function proseLine(text: string): string {
  return escapeHtml(text).replace(TOGETHER, (words) => `<span class="together">${words}</span>`);
}

/** The same text with spaces that no line is broken at, where it is to stay together. */
export function unbroken(text: string): string {
  return text.replace(TOGETHER, (words) => words.replaceAll(' ', '\u00A0'));
}

/** Prose as people type it: an empty line parts paragraphs, a single line end stays one. */
export function proseParagraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => part.split('\n').map(proseLine).join('<br>'));
}

/** A CSS string that nothing can break out of: all but plain letters, digits, spaces and hyphens is written as its number. */
export function cssString(text: string): string {
  const safe = [...text.toWellFormed()].map((character) =>
    /[A-Za-z0-9 -]/.test(character)
      ? character
      : `\\${(character.codePointAt(0) || 0xfffd).toString(16)} `,
  );
  return `"${safe.join('')}"`;
}
