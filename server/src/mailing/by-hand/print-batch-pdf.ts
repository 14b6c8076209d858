import type { PDFDocument } from '@cantoo/pdf-lib';
import { RequestProblems } from '@creditfix/shared/kernel';
import { openMailFile } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { PdfFailure, pdfBinding, type ChainLink } from '#server/platform/pdf/index.ts';
import type { MailingParts } from '../mailing.parts.ts';
import { renderCoverSheets, type CoverSheet } from './print-cover-html.ts';
import { envelopeOfRow } from './manual-mail-queue.ts';
import { findBatch, findInBatches, type StaffMailpiece } from './manual-mail-queue.repository.ts';

/** A batch as one file for the printer: before each signed packet its cover sheet. */

export interface BatchToPrint {
  readonly number: number;
  readonly rows: readonly StaffMailpiece[];
}

/**
 * What is printed of a batch: whatever is not mailed yet. A batch of which all is mailed can be looked at whole.
 *
 * @returns undefined if there is no such batch
 */
export async function findBatchToPrint(
  em: EntityManager,
  batchId: string,
): Promise<BatchToPrint | undefined> {
  const batch = await findBatch(em, batchId);
  if (!batch) return undefined;
  const rows = await findInBatches(em, [batchId]);
  const alive = rows.filter(({ ended_at }) => ended_at === null);
  const unmailed = alive.filter(({ status }) => status === 'queued');
  return { number: Number(batch.number), rows: unmailed.length > 0 ? unmailed : alive };
}

/**
 * Makes the file while it leaves, one packet after the other. A letter whose signed file does not open, or is another one by now, gets a
 * sheet that says so instead: the others need not wait for it.
 *
 * @throws Problem `request.busy` if nothing can be printed now
 */
export async function* packBatch(
  parts: MailingParts,
  { number, rows }: BatchToPrint,
): AsyncGenerator<Uint8Array> {
  const sheets: CoverSheet[] = [];
  for (const row of rows) {
    const envelope = envelopeOfRow(parts.vault, row);
    if (!envelope) continue;
    const hasFile = (await openPacket(parts, row)) !== undefined;
    sheets.push({ row, envelope, hasFile, number: sheets.length + 1, batch: number });
  }
  const pdfs = await pdfBinding();
  const covers = await pdfs.PDFDocument.load(await printCovers(parts, number, sheets), {
    updateMetadata: false,
  });
  yield* pdfs.chainPdfs(`Batch ${number}`, linksOf(parts, covers, sheets));
}

async function* linksOf(
  parts: MailingParts,
  covers: PDFDocument,
  sheets: readonly CoverSheet[],
): AsyncGenerator<ChainLink> {
  const pdfs = await pdfBinding();
  for (const [index, { row, hasFile }] of sheets.entries()) {
    yield { source: covers, pages: [index] };
    if (!hasFile) continue;
    const bytes = await openPacket(parts, row);
    if (!bytes) throw new Error(`the file of piece ${row.id} went away while it was printed`);
    yield { source: await pdfs.PDFDocument.load(bytes, { updateMetadata: false }) };
  }
}

/** Nothing but the very file that was signed is ever printed. */
async function openPacket(
  parts: MailingParts,
  { id, letter_id, packet_sha256 }: StaffMailpiece,
): Promise<Uint8Array | undefined> {
  try {
    const { bytes, sha256 } = await openMailFile(parts.database.fork(), parts, letter_id);
    if (sha256 === packet_sha256) return bytes;
    throw new Error('the letter has another file by now');
  } catch (error) {
    parts.log.error(
      { err: error, mailpieceId: id },
      'mailing: a letter of a batch could not be printed',
    );
    return undefined;
  }
}

async function printCovers(
  { pdf, log }: MailingParts,
  number: number,
  sheets: readonly CoverSheet[],
): Promise<Uint8Array> {
  const title = `Batch ${number}`;
  try {
    const { bytes, pages } = await pdf.print({
      html: await renderCoverSheets(title, sheets),
      title,
      mustContain: title,
      maxPages: Math.max(1, sheets.length),
    });
    if (pages !== Math.max(1, sheets.length)) throw new Error('a cover sheet is not one page');
    return bytes;
  } catch (error) {
    if (!(error instanceof PdfFailure)) throw error;
    log.warn({ err: error }, 'mailing: the cover sheets of a batch could not be printed');
    throw RequestProblems.raise('request.busy', { retryAfterSeconds: 30 });
  }
}
