/**
 * Words on their way into an email. Names and messages come from people, and some of those want to put a link of theirs
 * into an email of ours.
 */

/** Controls, and the signs that turn the direction of writing around (Unicode TR36, section 2). */
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- the controls are exactly what is looked for
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]+/gu;

/** What mail programs turn into links by themselves: a scheme, `www.`, a bare domain. An email address is left alone. */
const LINK_LIKE = /(:(?=\/\/))|((?<![\p{L}\p{N}_@.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\w@-]))/gu;

/** Invisible, and enough to keep mail programs from seeing a web address. */
const BREAK = '\u200C';

/** Words as they are shown: line ends are kept, nothing in them becomes a link. */
export function shownWords(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, ' ')
    .replace(LINK_LIKE, (found, colon?: string) =>
      colon ? `:${BREAK}` : found.replaceAll('.', `.${BREAK}`),
    );
}

/** The same on one line. */
export function shownLine(text: string): string {
  return shownWords(text).replace(/\s+/g, ' ').trim();
}

/** For a header: one line, nothing that could end it. */
export function headerLine(text: string): string {
  return text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

/** @throws Error if a button would lead anywhere but to a web page, or could break out of the line it is written on */
export function checkedAddress(url: string): string {
  if (!/^https?:\/\/[!#-;=?-~]+$/.test(url) || !URL.canParse(url))
    throw new Error('an email may only lead to a web address');
  return url;
}
