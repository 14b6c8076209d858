import type { PageCell, PageRow } from '../contract/source.ts';

/** A page that a person saved from a browser, as lines of cells. It is only read: nothing in it runs, and nothing is loaded. */

export interface SavedPage {
  readonly rows: readonly PageRow[];
  /** Every name that the page gives its parts; layouts are known by them. */
  readonly classes: ReadonlySet<string>;
}

/** No saved report comes near these; a page beyond them was made to keep a reader busy. */
const MOST_ELEMENTS = 400_000;
const DEEPEST = 250;

/** A page that is nested or packed in a way no report is. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
}

/** Tells of a page's elements and texts in their order, as htmlparser2 does. */
export type WalkHtml = (
  html: string,
  told: {
    onopentag(name: string, attributes: Readonly<Record<string, string>>): void;
    ontext(text: string): void;
    onclosetag(): void;
  },
) => void;

/** Opens a mail message, as postal-mime does. */
export type OpenMessage = (bytes: Uint8Array) => Promise<{
  readonly html?: string | undefined;
  readonly attachments: readonly {
    readonly mimeType: string;
    readonly content: ArrayBuffer | Uint8Array | string;
  }[];
}>;

/** "Save as a single file" writes a mail message with the page as its first part. @returns undefined where no page is in it */
export async function pageInMessage(
  bytes: Uint8Array,
  open: OpenMessage,
): Promise<string | undefined> {
  const { html, attachments } = await open(bytes);
  if (html) return html;
  const page = attachments.find(({ mimeType }) => mimeType === 'text/html')?.content;
  return page === undefined || typeof page === 'string' ? page : decodePage(new Uint8Array(page));
}

/** The page says in its first lines how its letters are written; one that doesn't is UTF-8. */
export function decodePage(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 2048));
  const named = /<meta[^>]{0,200}?charset=["']?([\w-]{1,40})/i.exec(head)?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes);
  } catch {
    // A name that no browser knows.
    return new TextDecoder('utf-8').decode(bytes);
  }
}

/** Their text is no text of the page, or stands there for programs. */
const NO_TEXT = new Set(
  'script style template noscript noframes iframe object svg math head title select textarea audio video canvas'.split(
    ' ',
  ),
);
/** They stand within a line; every other element begins one. Names with a hyphen are a page's own, within a line too. */
const INLINE = new Set(
  'a abbr b bdi bdo big br cite code em font i img input kbd label mark ng q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** What a person can't see is no fact: it may be the other of two states, or planted. */
const UNSEEN =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*0(?![.\d])|(?:left|top|right|text-indent)\s*:\s*-\d{3}/i;
const UNSEEN_CLASSES = ['ng-hide', 'hidden', 'd-none', 'sr-only', 'visually-hidden'];

type Kind = 'row' | 'grid' | 'cell' | 'table' | 'block' | 'inline';

interface Element {
  readonly kind: Kind;
  readonly hidden: boolean;
  readonly classes: readonly string[];
  /** Of a grid: how many cells a row has. */
  readonly columns: number;
  /** Of a row or grid: those that were closed. Of a cell: its texts. */
  readonly cells: PageCell[];
  readonly texts: {
    readonly text: string;
    readonly lines: readonly string[];
    readonly classes: readonly string[];
  }[];
  /** A cell with a table in it only places things: its texts are lines of their own. */
  placesOthers: boolean;
}

/** Where a page breaks a line; the character stands in no text of a page. */
const BREAK = '\u2028';

/** @throws TooComplex */
export function rowsOf(html: string, walk: WalkHtml): SavedPage {
  const builder = new RowBuilder();
  walk(html, {
    onopentag: (name, attributes) => builder.open(name, attributes),
    ontext: (text) => builder.text(text),
    onclosetag: () => builder.close(),
  });
  return builder;
}

class RowBuilder implements SavedPage {
  readonly rows: PageRow[] = [];
  readonly classes = new Set<string>();
  readonly #stack: Element[] = [];
  #line = '';
  #elements = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS || this.#stack.length >= DEEPEST) throw new TooComplex();
    const parent = this.#stack.at(-1);
    const classes = (attributes['class'] ?? '').split(/\s+/).filter(Boolean);
    const hidden =
      (parent?.hidden ?? false) ||
      NO_TEXT.has(name) ||
      'hidden' in attributes ||
      UNSEEN.test(attributes['style'] ?? '') ||
      classes.some((one) => UNSEEN_CLASSES.includes(one));
    const columns = Number(
      /(?:^|\s)grid-cols-(\d{1,2})(?:\s|$)/.exec(attributes['class'] ?? '')?.[1],
    );
    const kind = kindOf(name, { parent: this.#holder(), columns, classes });
    if (!hidden) for (const one of classes) this.classes.add(one);
    if (kind !== 'inline') this.#endLine();
    if (kind === 'table' || kind === 'grid') this.#placesOthers();
    if (name === 'br' || name === 'hr') this.#line += BREAK;
    this.#stack.push({
      kind,
      hidden,
      classes,
      columns: columns || 0,
      cells: [],
      texts: [],
      placesOthers: false,
    });
  }

  text(text: string): void {
    if (!this.#stack.at(-1)?.hidden) this.#line += text;
  }

  close(): void {
    const element = this.#stack.at(-1);
    if (!element) return;
    if (element.kind !== 'inline') this.#endLine();
    this.#stack.pop();
    if (element.hidden) return;
    if (element.kind === 'cell') {
      const { texts, classes } = element;
      const own = element.placesOthers ? [] : texts;
      const lines = own.flatMap((one) => one.lines);
      this.#holder()?.cells.push({
        texts: own.map(({ text }) => text),
        classes,
        ...(lines.length > own.length ? { lines } : {}),
      });
    } else if (element.kind === 'row') {
      this.#put(element.cells);
    } else if (element.kind === 'grid') {
      const { columns } = element;
      const cells = inPlace(element.cells, columns) ?? element.cells;
      for (let at = 0; at < cells.length; at += columns) this.#put(cells.slice(at, at + columns));
    }
  }

  /** The row, grid or cell that what comes now belongs to. */
  #holder(): Element | undefined {
    return this.#stack.findLast(({ kind }) => kind !== 'inline' && kind !== 'block');
  }

  #endLine(): void {
    const lines = this.#line
      .split(BREAK)
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean);
    const text = lines.join(' ');
    this.#line = '';
    if (text === '') return;
    const holder = this.#holder();
    const { classes = [] } = this.#stack.findLast(({ kind }) => kind !== 'inline') ?? {};
    if (holder?.kind === 'cell' && !holder.placesOthers) {
      holder.texts.push({ text, lines, classes });
      return;
    }
    this.rows.push({ cells: [{ texts: [text], classes }] });
  }

  #placesOthers(): void {
    const holder = this.#holder();
    if (holder?.kind !== 'cell' || holder.placesOthers) return;
    holder.placesOthers = true;
    this.rows.push(
      ...holder.texts.map(({ text, classes }) => ({ cells: [{ texts: [text], classes }] })),
    );
  }

  #put(cells: readonly PageCell[]): void {
    if (cells.some(({ texts }) => texts.length > 0)) this.rows.push({ cells });
  }
}

/** Most rows that a grid of a report has; a place beyond it was made to keep a reader busy. */
const MOST_ROWS = 200;

/** A grid may be written column by column, with the place of each cell in its name. @returns undefined where one has no place */
function inPlace(cells: readonly PageCell[], columns: number): PageCell[] | undefined {
  const placed: PageCell[] = [];
  for (const cell of cells) {
    const at = (name: string) =>
      Number(cell.classes.find((one) => one.startsWith(name))?.slice(name.length)) - 1;
    const [row, column] = [at('row-start-'), at('col-start-')];
    const isThere = row >= 0 && row < MOST_ROWS && column >= 0 && column < columns;
    if (!isThere || placed[row * columns + column]) return undefined;
    placed[row * columns + column] = cell;
  }
  return Array.from(
    { length: Math.ceil(placed.length / columns) * columns },
    (_, at) => placed[at] ?? { texts: [], classes: [] },
  );
}

function kindOf(
  name: string,
  {
    parent,
    columns,
    classes,
  }: { parent: Element | undefined; columns: number; classes: readonly string[] },
): Kind {
  if (columns > 1) return 'grid';
  if (name === 'table') return 'table';
  if (name === 'tr') return 'row';
  if ((name === 'td' || name === 'th') && parent?.kind === 'row') return 'cell';
  // What has no box of its own stands in no cell: its children do.
  if (parent?.kind === 'grid') return classes.includes('d-contents') ? 'block' : 'cell';
  return INLINE.has(name) || name.includes('-') ? 'inline' : 'block';
}
