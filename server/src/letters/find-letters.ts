import { LetterProblems } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';

/** A letter's row as the read queries give it: plain, without a unit of work, because nothing will be written. */
export interface LetterRow {
  readonly id: string;
  readonly status: string;
  readonly reference: string;
  readonly dispute_reason: string;
  readonly recipient: string;
  readonly template: string | null;
  readonly follow_up: string | null;
  readonly follows_letter_id: string | null;
  readonly exhibit_pages: number;
  readonly sealed_form: string;
  readonly mail_date: string | null;
  readonly tracking_number: string | null;
  /** As the database writes it, with its zone. */
  readonly created_at: string;
}

export interface WholeLetterRow extends LetterRow {
  readonly sealed_document: string;
  readonly document_sha256: string;
  readonly pdf_key: string | null;
  readonly pdf_sha256: string | null;
  readonly packet_key: string | null;
  readonly packet_sha256: string | null;
  readonly pdf_pages: number | null;
}

export interface TrailRow {
  readonly kind: string;
  readonly at: string;
  readonly document_sha256: string | null;
}

interface LetterTables {
  letters: WholeLetterRow & { account_id: string };
  letter_events: TrailRow & { number: string; account_id: string; letter_id: string };
}

const SUMMARY = [
  'id',
  'status',
  'reference',
  'dispute_reason',
  'recipient',
  'template',
  'follow_up',
  'follows_letter_id',
  'exhibit_pages',
  'sealed_form',
  'mail_date',
  'tracking_number',
  'created_at',
] as const;
const WHOLE = [
  ...SUMMARY,
  'sealed_document',
  'document_sha256',
  'pdf_key',
  'pdf_sha256',
  'packet_key',
  'packet_sha256',
  'pdf_pages',
] as const;

/** A page of a person's signed letters, newest first, with those whose PDF is still being made. */
export async function findLetters(
  em: EntityManager,
  accountId: string,
  page: { readonly limit: number; readonly before: Date | undefined },
): Promise<LetterRow[]> {
  let query = em
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select(SUMMARY)
    .where('account_id', '=', accountId);
  if (page.before) query = query.where('created_at', '<', page.before.toISOString());
  return await query.orderBy('created_at', 'desc').limit(page.limit).execute();
}

/**
 * One letter of that person, also one whose PDF is still being made. Another person's letter answers as if it did not exist.
 *
 * @throws Problem `letters.not_found`
 */
export async function findLetter(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<WholeLetterRow> {
  const row = await em
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select(WHOLE)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw LetterProblems.raise('letters.not_found');
  return row;
}

export async function findTrail(
  em: EntityManager,
  accountId: string,
  letterId: string,
): Promise<TrailRow[]> {
  return await em
    .getKysely<LetterTables>()
    .selectFrom('letter_events')
    .select(['kind', 'at', 'document_sha256'])
    .where('account_id', '=', accountId)
    .where('letter_id', '=', letterId)
    .orderBy('number')
    .execute();
}
