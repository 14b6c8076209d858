/** What a file is turned into before anything of it is understood. PDF and markup are opened by kept libraries outside of here. */

/** A piece of text on a page of a PDF. Lengths are in points, `y` is the baseline from the top of the page. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the font. */
  readonly size: number;
}

export interface TextPage {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TextRun[];
}

/** An element of a saved page, parsed without running or loading anything. */
export interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (MarkupElement | string)[];
}

export type ReportSource =
  | { readonly kind: 'pages'; readonly pages: readonly TextPage[] }
  | { readonly kind: 'markup'; readonly root: MarkupElement }
  | { readonly kind: 'json'; readonly value: unknown };
