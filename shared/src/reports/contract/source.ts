/** What a file is turned into before anything of it is understood. A PDF is opened by a kept library outside of here. */

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
  /** Text stands on it that nobody can see; it is not among the others. */
  readonly hidesText?: true;
}

/** A line of a saved page: the cells of a table's row, or one text alone. */
export interface PageRow {
  readonly cells: readonly PageCell[];
}

export interface PageCell {
  /** One for each paragraph or block in it, without the empty ones. */
  readonly texts: readonly string[];
  /** The same, parted where the page breaks a line within one; missing where it breaks none. */
  readonly lines?: readonly string[];
  /** What the page calls the kind of cell. */
  readonly classes: readonly string[];
}
