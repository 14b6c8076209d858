import { sql } from 'kysely';
import {
  preparedStatement,
  type EntityManager,
  type Tables,
} from '#server/platform/database/index.ts';
import { Letter } from './letter.entity.ts';
import type { LetterEvent } from './letter-event.entity.ts';
import type { DisputedItem } from './signing/disputed-item.entity.ts';

/** What is recorded beside a letter: how it is mailed, its trail, and the items that it disputes. */

/** Letters as mailing asks for them. */

type LetterTables = Tables<typeof Letter>;

export type MailedRow = NonNullable<Awaited<ReturnType<typeof lockMailedLetter>>>;

/** What of a letter can still change once it is signed, as the person who mails it needs it: its words can't. */
const MAILED = [
  'status',
  'pdf_sha256 as pdfSha256',
  'packet_key as packetKey',
  'packet_sha256 as packetSha256',
  'pdf_pages as pdfPages',
  'exhibit_pages as exhibitPages',
  'mail_bytes as mailBytes',
] as const;

/** One letter of that person as the person who mails it needs it. */
export async function findMailedLetter(
  em: EntityManager,
  { accountId, letterId }: { readonly accountId: string; readonly letterId: string },
) {
  return await em
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select(MAILED)
    .select([
      'id',
      'account_id as accountId',
      'reference',
      'recipient',
      'sealed_form as sealedForm',
      'sealed_document as sealedDocument',
      'created_at as createdAt',
    ])
    .where('id', '=', letterId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Locks it until the transaction ends, where it is decided that it goes out; only what can have changed is read again. */
export async function lockMailedLetter(
  tx: EntityManager,
  { id, accountId }: Pick<Letter, 'id' | 'accountId'>,
) {
  return await tx
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select(MAILED)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Makes anyone who changes the same letter wait until the transaction ends. The account's row is locked before it, its mailpiece's after it.
 *
 * @returns how the letter is named in texts; undefined if there is no such letter
 */
export async function lockReference(
  tx: EntityManager,
  letterId: string,
): Promise<string | undefined> {
  const letter = await tx
    .getKysely<LetterTables>()
    .selectFrom('letters')
    .select('reference')
    .where('id', '=', letterId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return letter?.reference;
}

/** How these letters are named in texts, by their ids. */
export async function referencesOf(
  em: EntityManager,
  letterIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (letterIds.length === 0) return new Map();
  const letters = await em.find(
    Letter,
    { id: { $in: [...letterIds] } },
    { fields: ['id', 'reference'], disableIdentityMap: true },
  );
  return new Map(letters.map(({ id, reference }) => [id, reference]));
}

/** The next letters by id that were signed before that instant: their time is over. */
export async function findSignedBefore(
  em: EntityManager,
  signedBefore: Date,
  page: { readonly afterId: string | undefined; readonly limit: number },
): Promise<readonly string[]> {
  const letters = await em.find(
    Letter,
    { createdAt: { $lt: signedBefore }, ...(page.afterId ? { id: { $gt: page.afterId } } : {}) },
    { fields: ['id'], orderBy: { id: 1 }, limit: page.limit, disableIdentityMap: true },
  );
  return letters.map(({ id }) => id);
}

type TrailTables = Tables<typeof LetterEvent | typeof Letter>;

/** One line of a letter's trail. */
export type TrailRow = Awaited<ReturnType<typeof findTrail>>[number];

/** What was done to a letter, oldest first. */
export async function findTrail(em: EntityManager, accountId: string, letterId: string) {
  return await em
    .getKysely<TrailTables>()
    .selectFrom('letter_events')
    .select([
      'id',
      'kind',
      'at',
      'document_sha256 as documentSha256',
      'sealed_origin as sealedOrigin',
    ])
    .where('account_id', '=', accountId)
    .where('letter_id', '=', letterId)
    .orderBy('number')
    .execute();
}

/**
 * Deletes the trails of these letters of an account, or of all, that are gone or never came to be; the database keeps those of letters
 * that are there.
 */
export async function deleteTrails(
  tx: EntityManager,
  accountId: string,
  letterIds?: readonly string[],
): Promise<void> {
  await tx
    .getKysely<TrailTables>()
    .deleteFrom('letter_events')
    .where('account_id', '=', accountId)
    .$if(letterIds !== undefined, (events) => events.where('letter_id', 'in', letterIds ?? []))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letters')
            .select('letters.id')
            .whereRef('letters.id', '=', 'letter_events.letter_id'),
        ),
      ),
    )
    .execute();
}

type ItemTables = Tables<typeof DisputedItem | typeof Letter>;

/** An earlier letter about the same item. */
export type EarlierRow = Awaited<ReturnType<typeof findEarlierLetters>>[number];

/** The letters of that person about any of these items, newest first. */
export const findEarlierLetters = preparedStatement(
  'earlier-letters',
  (
    em,
    about: {
      readonly accountId: string;
      readonly itemKeys: readonly string[];
      readonly since: Date;
      readonly limit: number;
    },
  ) =>
    em
      .getKysely<ItemTables>()
      .selectFrom('letters')
      .select(['id', 'sealed_form as sealedForm', 'sealed_document as sealedDocument'])
      .where('id', 'in', (items) =>
        items
          .selectFrom('disputed_items')
          .select('letter_id')
          .where('account_id', '=', about.accountId)
          .where(sql<boolean>`item_key = any(${about.itemKeys}::text[])`)
          .where('created_at', '>=', about.since),
      )
      .orderBy('created_at', 'desc')
      .limit(about.limit)
      .compile(),
);

/** The accounts that have disputed one of these items. */
export async function disputersOf(
  tx: EntityManager,
  sharedKeys: readonly string[],
): Promise<readonly string[]> {
  const items = await disputers(tx, { sharedKeys });
  return items.map(({ account_id }) => account_id);
}

const disputers = preparedStatement(
  'disputers',
  (em, values: { readonly sharedKeys: readonly string[] }) =>
    em
      .getKysely<ItemTables>()
      .selectFrom('disputed_items')
      .select('account_id')
      .distinct()
      .where(sql<boolean>`shared_key = any(${values.sharedKeys}::text[])`)
      .compile(),
);
