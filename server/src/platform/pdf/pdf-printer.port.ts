/** Turns a finished HTML document into a PDF. The adapter decides how; nothing in the document can make it reach the network. */
export interface PdfPrinter {
  /**
   * @throws PdfFailure if this document can't be printed
   * @throws Problem `request.busy` where too many documents are waiting
   */
  print(job: PrintJob): Promise<PrintedPdf>;
  /**
   * Says with which browser it will print, and starts none: that takes memory that a server without letters has no use for.
   *
   * @throws PdfFailure `no_browser`
   */
  findBrowser(): Promise<void>;
  /** Makes ready for the first document, so that it does not wait for a browser to start. */
  warmUp(): Promise<void>;
  status(): PdfPrinterStatus;
  /** Refuses new documents, lets the running ones end, and leaves no process behind. */
  close(): Promise<void>;
}

export interface PrintJob {
  /** A whole document with a `<head>`; its paper, margins, fonts and pictures are inside it. */
  readonly html: string;
  /** The PDF's title as viewers show it; the reference is added if it is not part of it. */
  readonly title: string;
  /**
   * A text that only this document bears, its reference: visible on the sheet, or in its head as `<meta name="reference">`. The PDF is
   * refused if it is in neither.
   */
  readonly mustContain: string;
  readonly maxPages?: number | undefined;
}

export interface PrintedPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

export interface PdfPrinterStatus {
  /** The browser in use, or null while none runs. */
  readonly browser: {
    readonly name: string;
    readonly version: string;
    readonly pid: number;
  } | null;
  readonly workers: number;
  readonly printing: number;
  readonly waiting: number;
  readonly printed: number;
  /** Browsers that ended by themselves. */
  readonly crashes: number;
}

export type PdfFailureReason =
  /** There is no browser on this machine; the message says how to get one. */
  | 'no_browser'
  | 'browser_failed'
  | 'timed_out'
  | 'too_many_pages'
  /** What came out is not, beyond doubt, the document that was given. */
  | 'not_this_document'
  | 'closed';

/** Why there is no PDF. Features tell the person in their own words. */
export class PdfFailure extends Error {
  readonly reason: PdfFailureReason;

  constructor(reason: PdfFailureReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PdfFailure';
    this.reason = reason;
  }
}

/** Where the printer says what it does; never a word of a document. */
export interface PdfLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}
