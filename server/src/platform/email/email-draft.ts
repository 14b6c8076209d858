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
  | { readonly kind: 'quiet'; readonly text: string };

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
