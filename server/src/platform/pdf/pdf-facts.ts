import { PdfFailure } from './pdf-printer.port.ts';

export interface PdfFacts {
  readonly pages: number;
  readonly title: string;
}

/**
 * Reads page count and title from a PDF as Chromium writes it (version 1.4, a plain cross-reference table, no object streams).
 * The objects are found through that table and never by searching, so that no text of a letter can pose as one; it takes
 * microseconds, where a PDF library would take longer than the printing.
 */
export function readPdfFacts(bytes: Uint8Array): PdfFacts {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const tail = text.slice(text.lastIndexOf('trailer'));
  const start = Number(match(tail, /startxref\s+(\d+)\s+%%EOF\s*$/));
  const offsets = crossReference(text, start);
  const objectAt = (number: string) => {
    const offset = offsets.get(Number(number));
    if (offset === undefined) throw unreadable();
    // A title has no line ends, so it can't end its object early.
    return text.slice(offset, text.indexOf('\nendobj', offset));
  };
  const catalog = objectAt(match(tail, /\/Root (\d+) 0 R/));
  const pageTree = objectAt(match(catalog, /\/Pages (\d+) 0 R/));
  const info = objectAt(match(tail, /\/Info (\d+) 0 R/));
  return { pages: Number(match(pageTree, /\/Count (\d+)/)), title: readTitle(info) };
}

function crossReference(text: string, start: number): Map<number, number> {
  const head = /^xref\s+0 (\d+)\s+/.exec(text.slice(start, start + 40));
  if (!head) throw unreadable();
  const first = start + head[0].length;
  const offsets = new Map<number, number>();
  for (let number = 0; number < Number(head[1]); number += 1) {
    const entry = text.slice(first + number * 20, first + number * 20 + 20);
    if (entry[17] === 'n') offsets.set(number, Number(entry.slice(0, 10)));
  }
  return offsets;
}

/** PDF 32000-1, 7.3.4: a literal string in parentheses with backslash escapes, or hexadecimal digits in angle brackets. */
function readTitle(info: string): string {
  const hex = /\/Title <([0-9A-Fa-f]*)>/.exec(info)?.[1];
  if (hex !== undefined) return decodeTextString(Buffer.from(hex, 'hex'));
  const literal = match(info, /\/Title \(((?:[^\\()]|\\[^])*)\)/);
  const raw = literal.replace(/\\([0-7]{1,3}|[^])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped)
      ? String.fromCharCode(Number.parseInt(escaped, 8))
      : (CONTROL_ESCAPES[escaped] ?? escaped),
  );
  return decodeTextString(Buffer.from(raw, 'latin1'));
}

const CONTROL_ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};

function decodeTextString(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  return utf16
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}

function match(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw unreadable();
  return found;
}

function unreadable(): PdfFailure {
  return new PdfFailure('browser_failed', 'the browser gave something that is not a complete PDF');
}
