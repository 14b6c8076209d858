/**
 * What an email says, before it has a form: features write these in the reader's language, and one template draws them
 * all.
 */
export interface EmailDraft {
  readonly subject: string;
  /** The line that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly EmailBlock[];
  /** Why this email came and how to get fewer of them: the small print under the line. */
  readonly reason: string;
}

/** Only a button and a link lead anywhere: mail programs are kept from making a link of an address in any other block. */
export type EmailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** The one thing to do. Its address is also written out. */
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** A link beside the main action, with its address: "You can cancel in My Account". */
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  /** Names and values, like the lines of a receipt. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** What somebody wrote, as they wrote it; line ends are kept. */
  | { readonly kind: 'quote'; readonly text: string }
  /** Digits to be typed elsewhere, large enough to be read from across a desk. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quiet'; readonly text: string };

/** Where its reader gets fewer of them. */
export interface EmailChoices {
  /** Switches this kind off. */
  readonly stop: string;
  /** All that they can choose. */
  readonly all: string;
}

/** An email in its two forms. */
export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** One email with made-up content, for the preview page. */
export interface EmailExample {
  readonly kind: string;
  /** As in `OutgoingEmail`. */
  readonly optional?: boolean;
  readonly draft: () => EmailDraft;
}

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
