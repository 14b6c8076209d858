import type { CreditReport } from '../contract/report.ts';
import type { TextPage } from '../contract/source.ts';
import { pagesOf, type PdfDocument } from './pdf-pages.ts';
import { mayHideText } from './pdf-streams.ts';
import { readAnnualReport } from './read-annual-report.ts';
import { namesIn, parseReportJson, readReportJson } from './read-report-json.ts';
import { readSavedPage } from './read-saved-page.ts';
import { NotRead, recognizeJson, recognizePage, recognizePdf, reportLimits } from './recognize.ts';
import {
  TooComplex,
  decodePage,
  pageInMessage,
  rowsOf,
  type OpenMessage,
  type WalkHtml,
} from './saved-page.ts';

/** What opens files: kept libraries, which whoever reads a file brings along. */
export interface ReportOpeners {
  /** It throws an error of the name `PasswordException` for a locked one, as pdf.js does. */
  readonly openPdf: (bytes: Uint8Array) => Promise<PdfDocument>;
  readonly openMessage: OpenMessage;
  readonly walkHtml: WalkHtml;
}

interface Progress {
  /** Told after each page and how many there are. */
  readonly onPage?: (page: number, of: number) => void;
  readonly signal?: AbortSignal;
}

export type FileOptions = ReportOpeners & Progress;

/**
 * A file as a person chose it, read as far as it is a report.
 *
 * @returns a report for each agency that it is about, or why it is none that we read @throws what the signal was aborted with
 */
export async function readReportFile(
  bytes: Uint8Array,
  { openMessage, walkHtml, ...options }: FileOptions,
): Promise<readonly CreditReport[] | NotRead> {
  if (bytes.byteLength > reportLimits.bytes) return NotRead.too_large;
  const kind = kindOf(bytes);
  try {
    if (kind === 'pdf') return await readPdf(bytes, options);
    if (kind === 'json') return readJson(decodePage(bytes));
    if (kind === 'html') return readPage(decodePage(bytes), walkHtml);
    if (kind === 'message') {
      const page = await pageInMessage(bytes, openMessage);
      return page === undefined ? NotRead.no_report : readPage(page, walkHtml);
    }
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return error instanceof TooComplex ? NotRead.too_complex : NotRead.damaged;
  }
  return kind;
}

type Kind = 'pdf' | 'json' | 'html' | 'message';

const PICTURES = [
  /^\xFF\xD8\xFF/,
  /^\x89PNG/,
  /^(?:II\*\0|MM\0\*)/,
  /^[\s\S]{4}ftyp(?:hei|mif|avi)/,
  /^RIFF[\s\S]{4}WEBP/,
];

/** By what a file begins with; its name and what a browser calls it may be anything. */
function kindOf(bytes: Uint8Array): Kind | NotRead {
  const begins = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  if (begins.slice(0, 1024).includes('%PDF-')) return 'pdf';
  const magic = String.fromCodePoint(...bytes.subarray(0, 16));
  if (PICTURES.some((pattern) => pattern.test(magic))) return NotRead.pictures;
  const text = begins.replaceAll('\0', '').replace(/^[^\w<{[]{0,8}\s*/, '');
  if (/^[\w.$]{0,80}\(?\s?[{[]/.test(text)) return 'json';
  if (/^(?:From|MIME-Version|Subject|Content-Type|Date|Snapshot-Content-Location):/i.test(text)) {
    return 'message';
  }
  return /<(?:!doctype html|html|head|body|div|table)\b/i.test(text) ? 'html' : NotRead.no_report;
}

type PdfOptions = Pick<ReportOpeners, 'openPdf'> & Progress;

async function readPdf(
  bytes: Uint8Array,
  options: PdfOptions,
): Promise<readonly CreditReport[] | NotRead> {
  const pages = await pagesOfPdf(bytes, options);
  if (typeof pages === 'string') return pages;
  const layout = recognizePdf(pages);
  return typeof layout === 'string' ? layout : [readAnnualReport(pages, layout)];
}

/** @returns the pages with their text, or why there are none @throws what the library throws at a page */
export async function pagesOfPdf(
  bytes: Uint8Array,
  { openPdf, onPage, signal }: PdfOptions,
): Promise<TextPage[] | NotRead> {
  const mayHide = await mayHideText(bytes);
  const document = await openPdf(bytes).catch((error: Error) =>
    error.name === 'PasswordException' ? NotRead.locked : NotRead.damaged,
  );
  if (typeof document === 'string') return document;
  if (document.numPages > reportLimits.pages) return NotRead.too_many_pages;
  return await pagesOf(document, {
    mayHide,
    ...(signal && { signal }),
    onPage: (page) => onPage?.(page, document.numPages),
  });
}

function readPage(html: string, walk: WalkHtml): readonly CreditReport[] | NotRead {
  const page = rowsOf(html, walk);
  const layout = recognizePage(page);
  return typeof layout === 'string' ? layout : someOf(readSavedPage(page.rows, layout));
}

function readJson(text: string): readonly CreditReport[] | NotRead {
  const root = parseReportJson(text);
  if (!root) return NotRead.damaged;
  const layout = recognizeJson(namesIn(root));
  return typeof layout === 'string' ? layout : someOf(readReportJson(root));
}

/** A page of the right kind in which no agency says anything has none of its values in it. */
function someOf(reports: readonly CreditReport[]): readonly CreditReport[] | NotRead {
  return reports.length > 0 ? reports : NotRead.unknown_layout;
}
