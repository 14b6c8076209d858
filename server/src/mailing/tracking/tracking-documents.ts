import { RequestProblems } from '@creditfix/shared/kernel';
import { MailingProblems } from '@creditfix/shared/mailing';
import { createHash } from 'node:crypto';
import { findLetterToMail } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { PdfFailure, pdfBinding } from '#server/platform/pdf/index.ts';
import { renderMailProof } from './mail-proof-html.ts';
import type { MailingParts } from '../mailing.parts.ts';
import { findOwnMailpiece } from '../mailpiece.repository.ts';
import { openPaper } from './tracking-document-files.ts';
import { presentOneMailpiece } from '../mailpiece.presenter.ts';

interface PaperRequest {
  readonly accountId: string;
  readonly mailpieceId: string;
}

interface Paper {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly disposition: 'inline';
  readonly etag: string;
}

/** A letter that was reported on for months still has room. */
const MOST_PAGES = 6;

/**
 * The proof of mailing: our own page, printed again with what is known by now, and the carrier's pictures behind it where we
 * have them.
 *
 * @throws Problem `mailing.mailpiece_not_found`, or `mailing.no_such_paper` while it is not mailed
 */
export async function readMailProof(
  em: EntityManager,
  parts: MailingParts,
  request: PaperRequest,
): Promise<Paper> {
  const row = await findOwnMailpiece(em, request);
  if (row.mailed_at === null) throw MailingProblems.raise('mailing.no_such_paper');
  const { accountId } = request;
  const letter = await findLetterToMail(em, parts.vault, { accountId, letterId: row.letter_id });
  const mailpiece = await presentOneMailpiece(em, parts, row);
  const pictures = await openPaper(parts, row, 'proof');
  const { reference } = letter;
  const page = await printed(parts, {
    html: renderMailProof({
      mailpiece,
      reference,
      hasPictures: pictures !== undefined,
    }),
    title: 'Proof of mailing',
    mustContain: reference,
    maxPages: MOST_PAGES,
  });
  const bytes = pictures ? await bound(parts, page, pictures, row.id) : page;
  return paperOf(bytes, `proof-of-mailing-${reference}.pdf`);
}

/**
 * The recipient's signature, as the post has taken it.
 *
 * @throws Problem `mailing.mailpiece_not_found`, or `mailing.no_such_paper` while there is none
 */
export async function readMailReceipt(
  em: EntityManager,
  parts: MailingParts,
  request: PaperRequest,
): Promise<Paper> {
  const row = await findOwnMailpiece(em, request);
  const bytes = await openPaper(parts, row, 'receipt');
  if (!bytes) throw MailingProblems.raise('mailing.no_such_paper');
  return paperOf(bytes, `return-receipt-${row.tracking_number ?? row.id}.pdf`);
}

function paperOf(bytes: Uint8Array, fileName: string): Paper {
  const etag = createHash('sha256').update(bytes).digest('hex');
  return { bytes, fileName, disposition: 'inline', etag };
}

async function printed(
  { pdf, log }: MailingParts,
  job: Parameters<MailingParts['pdf']['print']>[0],
): Promise<Uint8Array> {
  try {
    return (await pdf.print(job)).bytes;
  } catch (error) {
    if (!(error instanceof PdfFailure)) throw error;
    log.warn({ err: error }, 'mailing: a proof could not be printed');
    throw RequestProblems.raise('request.busy', { retryAfterSeconds: 30 });
  }
}

/** A picture that can't be opened leaves our own page alone. */
async function bound(
  { log }: MailingParts,
  page: Uint8Array,
  pictures: Uint8Array,
  mailpieceId: string,
): Promise<Uint8Array> {
  const { PDFDocument } = await pdfBinding();
  try {
    const proof = await PDFDocument.load(page, { updateMetadata: false });
    const theirs = await PDFDocument.load(pictures, { updateMetadata: false });
    for (const copy of await proof.copyPages(theirs, theirs.getPageIndices())) proof.addPage(copy);
    return await proof.save({ addDefaultPage: false, updateFieldAppearances: false });
  } catch (error) {
    log.warn({ err: error, mailpieceId }, "mailing: the carrier's pictures could not be bound");
    return page;
  }
}
