import { CSV_MARK, csvLine } from '@creditfix/shared/kernel';
import { mailClassLabels, type MailAddress, type MailClass } from '@creditfix/shared/mailing';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Envelope } from '../carrier/envelope-address.ts';
import type { MailingParts } from '../mailing.parts.ts';
import { envelopeOfRow } from './manual-mail-queue.ts';
import { findBatch, findInBatches, type StaffMailpiece } from './manual-mail-queue.repository.ts';

/** The data of the post's firm mailing book for accountable mail (PS Form 3877): one line for each article, ordinary mail left out. */

/** What goes into each column; postage and fees are left to the person who weighs the letter at the post office. */
const COLUMNS: readonly (readonly [string, (article: Article) => string | number])[] = [
  ['Line', ({ number }) => number],
  ['USPS Tracking/Article Number', ({ row }) => inFours(row.tracking_number ?? '')],
  ['Addressee Name', ({ to }) => to.name],
  ['Addressee Street', ({ to }) => to.line1],
  ['Addressee Unit', ({ to }) => to.line2 ?? ''],
  ['Addressee City, State & ZIP', ({ to }) => placeOf(to)],
  ['Class of Mail', () => mailClassLabels.first_class],
  ['Extra Services', ({ row }) => SERVICES[row.mail_class]],
  ['Postage', empty],
  ['Extra Service Fee', empty],
  ['Return Receipt Fee', empty],
  ['Handling Charge', empty],
  ['Actual Value if Registered', empty],
  ['Insured Value', empty],
  ['Due Sender if COD', empty],
  ['Sender Name', ({ from }) => from.name],
  ['Sender Street', ({ from }) => from.line1],
  ['Sender Unit', ({ from }) => from.line2 ?? ''],
  ['Sender City, State & ZIP', ({ from }) => placeOf(from)],
  ['Sheets', ({ row }) => row.sheets],
  ['Reference', ({ row }) => row.reference],
  ['Piece', ({ row }) => row.id],
];

interface Article extends Envelope {
  readonly number: number;
  readonly row: StaffMailpiece;
}

const SERVICES: Readonly<Record<MailClass, string>> = {
  certified: 'Certified Mail',
  certified_return_receipt: 'Certified Mail; Return Receipt (electronic)',
  first_class: '',
};

/** @returns undefined if there is no such batch */
export async function readBatchForms(
  em: EntityManager,
  { vault }: Pick<MailingParts, 'vault'>,
  batchId: string,
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array } | undefined> {
  const batch = await findBatch(em, batchId);
  if (!batch) return undefined;
  const rows = await findInBatches(em, [batchId]);
  const lines = rows
    .filter(({ ended_at, mail_class }) => ended_at === null && mail_class !== 'first_class')
    .flatMap((row) => {
      const envelope = envelopeOfRow(vault, row);
      return envelope ? [{ row, ...envelope }] : [];
    })
    .map((article, index) => COLUMNS.map(([, cell]) => cell({ ...article, number: index + 1 })));
  const bytes = Buffer.from(csvOf([COLUMNS.map(([name]) => name), ...lines]));
  return { fileName: `batch-${batch.number}-firm-mailing-book.csv`, bytes };
}

/** A whole table for a spreadsheet. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return CSV_MARK + rows.map((row) => csvLine(row)).join('');
}

function empty(): string {
  return '';
}

/** Together, as on the form; a ZIP code alone would lose its leading zero in a spreadsheet. */
function placeOf({ city, state, zip }: MailAddress): string {
  return `${city}, ${state} ${zip}`;
}

/** As the post prints it; without spaces a spreadsheet would round it. */
export function inFours(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}
