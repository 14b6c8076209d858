import { LetterStatus } from '@creditfix/shared/letters';
import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import {
  preparedStatement,
  type EntityManager,
  type Tables,
} from '#server/platform/database/index.ts';
import { LetterDraft } from './drafts/letter-draft.entity.ts';
import { deleteTrails } from './letter-record.repository.ts';
import { Letter } from './letter.entity.ts';
import { SavedSignature } from './signing/saved-signature.entity.ts';

type LetterTables = Tables<typeof Letter | typeof LetterDraft>;

/** A letter as a list shows it. */
export type LetterRow = Awaited<ReturnType<typeof pagesOfLetters>>[number];

export type WholeLetterRow = NonNullable<Awaited<ReturnType<typeof findWholeLetter>>>;

const SUMMARY = [
  'id',
  'status',
  'reference',
  'dispute_reason as disputeReason',
  'recipient',
  'template',
  'follow_up as followUp',
  'follows_letter_id as followsLetterId',
  'exhibit_pages as exhibitPages',
  'sealed_form as sealedForm',
  'mail_date as mailDate',
  'tracking_number as trackingNumber',
  'created_at as createdAt',
] as const;

const FILES = [
  'pdf_key as pdfKey',
  'pdf_sha256 as pdfSha256',
  'packet_key as packetKey',
  'packet_sha256 as packetSha256',
] as const;

const pagesOfLetters = preparedStatement(
  'letters-page',
  (
    em,
    values: {
      readonly accountId: string;
      readonly before: Date | 'infinity';
      readonly limit: number;
    },
  ) =>
    em
      .getKysely<LetterTables>()
      .selectFrom('letters')
      .select(SUMMARY)
      .where('account_id', '=', values.accountId)
      .where(sql<boolean>`created_at < ${values.before}::timestamptz`)
      .orderBy('created_at', 'desc')
      .limit(values.limit)
      .compile(),
);

/** A page of a person's signed letters, newest first, with those whose PDF is still being made. */
export async function findLetters(
  em: EntityManager,
  accountId: string,
  { limit, before }: { readonly limit: number; readonly before?: Date | undefined },
): Promise<LetterRow[]> {
  return await pagesOfLetters(em, { accountId, before: before ?? 'infinity', limit });
}

/** One letter of that person, also one whose PDF is still being made. */
export async function findWholeLetter(em: EntityManager, accountId: string, id: string) {
  return await em
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select(SUMMARY)
    .select(FILES)
    .select([
      'sealed_document as sealedDocument',
      'document_sha256 as documentSha256',
      'pdf_pages as pdfPages',
    ])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

const letterOfCall = preparedStatement(
  'letter-of-call',
  (em, values: { readonly accountId: string; readonly requestKey: string; readonly since: Date }) =>
    em
      .getKysely<LetterTables>()
      .selectFrom('letters')
      .select(['id', 'signing_id as signingId'])
      .where('account_id', '=', values.accountId)
      .where('request_key', '=', values.requestKey)
      .where('created_at', '>', values.since)
      .orderBy('created_at', 'desc')
      .orderBy('position')
      .limit(1)
      .compile(),
);

/** The first letter of the newest signing that came of the same call since then. */
export async function findLetterOfCall(
  em: EntityManager,
  call: { readonly accountId: string; readonly requestKey: string; readonly since: Date },
) {
  const [first] = await letterOfCall(em, call);
  return first;
}

/** What a letter says and was written from. */
export async function findLetterContent(em: EntityManager, id: string) {
  return await em.findOne(
    Letter,
    { id },
    {
      fields: ['accountId', 'status', 'reference', 'sealedForm', 'sealedDocument'],
      disableIdentityMap: true,
    },
  );
}

/** Those of these accounts that have letters. */
export async function accountsWithLetters(
  em: EntityManager,
  accountIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await em
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select('account_id')
    .distinct()
    .where('account_id', 'in', accountIds)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/** Where a letter's files are, and what they are compared with. */
export async function findLetterFiles(em: EntityManager, id: string) {
  return await em
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select(FILES)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The ids of a person's letters, oldest first. */
export async function letterIdsOf(
  em: EntityManager,
  accountId: string,
): Promise<readonly string[]> {
  const letters = await em.find(
    Letter,
    { accountId },
    {
      fields: ['id'],
      orderBy: { createdAt: 1, position: 1, id: 1 },
      disableIdentityMap: true,
    },
  );
  return letters.map(({ id }) => id);
}

/** All that is kept of a person's letter. */
export async function findOwnLetter(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<Letter | null> {
  return await em.findOne(Letter, { id, accountId }, { disableIdentityMap: true });
}

/** Writes what became of a letter's mailing; what is undefined stays. A letter without its PDF is not mailed. */
export async function writeMailing(
  tx: EntityManager,
  id: string,
  {
    status,
    mailDate,
    trackingNumber,
  }: Pick<Letter, 'status'> &
    Partial<Record<'mailDate' | 'trackingNumber', string | null | undefined>>,
): Promise<void> {
  await tx.nativeUpdate(
    Letter,
    { id, status: { $ne: LetterStatus.preparing } },
    {
      status,
      ...(mailDate !== undefined && { mailDate }),
      ...(trackingNumber !== undefined && { trackingNumber }),
    },
  );
}

/** The letters of one signing, locked until the transaction ends. */
export async function lockSigning(tx: EntityManager, signingId: string): Promise<Letter[]> {
  return await tx.find(
    Letter,
    { signingId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { position: 1 }, refresh: true },
  );
}

/** The letters of an account, locked in the order of their ids. */
export async function lockLettersOf(tx: EntityManager, accountId: string) {
  return await tx
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select(['id', 'packet_key as packetKey'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * The oldest letters of before that instant that nobody else has locked; with `packetsAt` only those whose packet nothing keeps at that
 * instant.
 */
export async function lockOldLetters(
  tx: EntityManager,
  old: { readonly before: Date; readonly limit: number; readonly packetsAt?: Date },
) {
  const { packetsAt } = old;
  return await tx
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select(['id', 'account_id as accountId', 'pdf_key as pdfKey', 'packet_key as packetKey'])
    .where('created_at', '<', old.before)
    .$if(packetsAt !== undefined, (letters) =>
      letters
        .where('packet_key', 'is not', null)
        .where(({ or, eb }) =>
          or([eb('packet_until', 'is', null), eb('packet_until', '<', packetsAt ?? old.before)]),
        ),
    )
    .orderBy('created_at')
    .limit(old.limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Keeps the packets of these letters until that instant at least. */
export async function keepPackets(
  tx: EntityManager,
  letterIds: readonly string[],
  until: Date,
): Promise<void> {
  await tx.nativeUpdate(
    Letter,
    {
      id: { $in: [...letterIds] },
      packetKey: { $ne: null },
      $or: [{ packetUntil: null }, { packetUntil: { $lt: until } }],
    },
    { packetUntil: until },
  );
}

export async function forgetPacket(tx: EntityManager, id: string): Promise<void> {
  await tx.nativeUpdate(Letter, { id }, { packetKey: null, packetSha256: null, exhibitPages: 0 });
}

/** Deletes a letter with the draft that it was. */
export async function deleteLetter(tx: EntityManager, id: string): Promise<void> {
  await tx.nativeDelete(Letter, { id });
  await tx.nativeDelete(LetterDraft, { id });
}

/** Of a deleted account: drafts, the kept signature, and letters that are still being made go, and where the others are. */
export async function forgetLettersOf(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeUpdate(Letter, { accountId }, { trackingNumber: null });
  await tx.nativeDelete(Letter, { accountId, status: LetterStatus.preparing });
  await tx.nativeDelete(LetterDraft, { accountId });
  await deleteTrails(tx, accountId);
  await tx.nativeDelete(SavedSignature, { accountId });
}

/** The files of letters in the order of their ids, from after that one. */
export async function filesAfter(em: EntityManager, afterId: string | null, limit: number) {
  return await em.find(Letter, afterId === null ? {} : { id: { $gt: afterId } }, {
    fields: ['id', 'pdfKey', 'packetKey'],
    orderBy: { id: 1 },
    limit,
    disableIdentityMap: true,
  });
}

/** Whether that letter still has the file of that key. */
export async function hasFile(em: EntityManager, id: string, key: string): Promise<boolean> {
  return (await em.count(Letter, { id, $or: [{ pdfKey: key }, { packetKey: key }] })) === 1;
}

/** A person's drafts, those included that were signed since, oldest first. */
export async function draftsOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<LetterTables>()
    .selectFrom('letter_drafts')
    .select([
      'id',
      'revision',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'signed_at as signedAt',
      'sealed_content as sealedContent',
      'sealed_review as sealedReview',
      'sealed_polish as sealedPolish',
      'sealed_english as sealedEnglish',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The one of these drafts that is still open. */
export async function openDraftOf(
  em: EntityManager,
  ids: readonly string[],
): Promise<string | undefined> {
  const draft = await em.findOne(
    LetterDraft,
    { id: { $in: [...ids] }, signedAt: null },
    { fields: ['id'], orderBy: { createdAt: -1 }, disableIdentityMap: true },
  );
  return draft?.id;
}

/** Letters that a person is writing, the last one worked on first, with what is filled in, sealed. */
export async function openDrafts(em: EntityManager, accountId: string, limit: number) {
  return await em.find(
    LetterDraft,
    { accountId, signedAt: null },
    {
      fields: ['id', 'sealedContent', 'reviewedSha256', 'createdAt', 'updatedAt'],
      orderBy: { updatedAt: -1, id: 1 },
      limit,
      disableIdentityMap: true,
    },
  );
}

/** How many letters and unsigned drafts a person has, and when the newest letter was signed. */
export async function countOwnLetters(em: EntityManager, accountId: string) {
  const kysely = em.getKysely<LetterTables>();
  return await kysely
    .selectFrom('letters')
    .select(({ fn, selectFrom }) => [
      fn.countAll<number>().as('letters'),
      fn.countAll<number>().filterWhere('status', '<>', 'preparing').as('readyLetters'),
      fn.max('created_at').as('lastSignedAt'),
      selectFrom('letter_drafts')
        .select(fn.countAll<number>().as('drafts'))
        .where('account_id', '=', accountId)
        .where('signed_at', 'is', null)
        .as('drafts'),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
}
