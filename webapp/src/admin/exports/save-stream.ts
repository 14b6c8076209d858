import { exportEndpoints, type ExportFormat, type ExportKind } from '@creditfix/shared/admin';
import { addressOf } from '#webapp/kit/index.ts';
import type { FilterTexts } from '../lists/filter-bar.tsx';

const QUOTE = 0x22;
const LINE_END = 0x0a;

/** How far a stream that broke off came in whole rows, and the id of the last of them. */
interface WholeRows {
  readonly bytes: number;
  readonly lastId: string;
}

/**
 * @param chunks begin with a row, or with the head
 * @returns nothing where not one row is whole, or where the format can't be cut
 */
export async function wholeRows(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  format: ExportFormat,
): Promise<WholeRows | undefined> {
  if (format === 'xlsx') return undefined;
  const [begin, end] = lastRow(chunks, format === 'csv');
  const row = await new Blob([...chunks]).slice(begin, end).text();
  const lastId = /^(?:\{"id":")?([0-9a-f-]{36})\b/.exec(row)?.[1];
  return lastId === undefined ? undefined : { bytes: end, lastId };
}

/** Where the last whole row begins and ends. In CSV a line may end within a cell, which then is in quotes. */
function lastRow(chunks: readonly Uint8Array[], quoted: boolean): readonly [number, number] {
  let [begin, end, passed] = [0, 0, 0];
  let isInCell = false;
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === QUOTE) isInCell = quoted && !isInCell;
      else if (byte === LINE_END && !isInCell) [begin, end] = [end, passed + at + 1];
    }
    passed += chunk.length;
  }
  return [begin, end];
}

/** What is to be saved. */
export interface ExportRequest {
  readonly kind: ExportKind;
  readonly filter: FilterTexts;
  readonly format: ExportFormat;
  /** Whole emails and names, and why; without it they are cut short. */
  readonly unmaskedFor?: string | undefined;
}

/** What has come of an export that was cut off: whole rows, and where it goes on. */
export interface HalfSaved {
  readonly rows: Blob;
  readonly lastId: string;
  readonly fileName: string;
}

type SaveEnd =
  | { readonly kind: 'saved' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'cut_off'; readonly half: HalfSaved }
  | { readonly kind: 'failed'; readonly text?: string };

interface SaveOptions {
  readonly signal: AbortSignal;
  readonly onBytes: (bytes: number) => void;
}

/**
 * Fetches a table bit by bit and hands it to the browser to save under the name that the server gave. Nothing is saved before it is
 * whole: half a table looks like a whole one. What breaks off is tried again once, from the last whole row.
 */
export async function saveExport(
  request: ExportRequest,
  options: SaveOptions,
  half?: HalfSaved,
): Promise<SaveEnd> {
  const end = await readOn(request, options, half);
  return end.kind === 'cut_off' ? await readOn(request, options, end.half) : end;
}

const endpoints = {
  users: exportEndpoints.exportUsers,
  letters: exportEndpoints.exportLetters,
} as const;

function addressFrom(
  { kind, filter, format, unmaskedFor }: ExportRequest,
  half?: HalfSaved,
): string {
  const query = {
    ...filter,
    ...(format === 'csv' ? {} : { format }),
    ...(unmaskedFor === undefined ? {} : { masked: 'no', reason: unmaskedFor }),
    ...(half ? { resumeAfter: half.lastId } : {}),
  };
  return addressOf(endpoints[kind], { query });
}

async function readOn(
  request: ExportRequest,
  { signal, onBytes }: SaveOptions,
  half: HalfSaved | undefined,
): Promise<SaveEnd> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let fileName = half?.fileName ?? '';
  try {
    const response = await fetch(addressFrom(request, half), {
      signal,
      credentials: 'same-origin',
    });
    if (!response.ok || !response.body) return await refused(response, half);
    if (!half) fileName = nameOf(response);
    let bytes = half?.rows.size ?? 0;
    for await (const chunk of chunksOf(response.body)) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      onBytes(bytes);
    }
    const type = response.headers.get('Content-Type') ?? 'text/csv';
    saveAs(new Blob([...(half ? [half.rows] : []), ...chunks], { type }), fileName);
    return { kind: 'saved' };
  } catch {
    if (signal.aborted) return { kind: 'stopped' };
    const more = await longer(half, { chunks, request, fileName });
    return more ? { kind: 'cut_off', half: more } : { kind: 'failed' };
  }
}

/** A server that is busy or away may go on later; one that says no has the last word. */
async function refused(response: Response, half: HalfSaved | undefined): Promise<SaveEnd> {
  if (half && response.status >= 500) return { kind: 'cut_off', half };
  const said = (await response.json().catch(() => ({}))) as { readonly error?: string };
  return { kind: 'failed', ...(said.error === undefined ? {} : { text: said.error }) };
}

async function longer(
  half: HalfSaved | undefined,
  come: {
    readonly chunks: readonly Uint8Array<ArrayBuffer>[];
    readonly request: ExportRequest;
    readonly fileName: string;
  },
): Promise<HalfSaved | undefined> {
  const whole = await wholeRows(come.chunks, come.request.format);
  if (!whole) return half;
  const rows = new Blob([...come.chunks]).slice(0, whole.bytes);
  return {
    rows: new Blob([...(half ? [half.rows] : []), rows]),
    lastId: whole.lastId,
    fileName: come.fileName,
  };
}

/** Not every browser can walk a stream with `for await`. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function nameOf(response: Response): string {
  return (
    /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ??
    'export.csv'
  );
}

function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
