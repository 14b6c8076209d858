import { Plan } from '@creditfix/shared/accounts';
import type { Account } from '#server/accounts/index.ts';
import { sql } from 'kysely';
import {
  preparedStatement,
  type EntityManager,
  type Tables,
} from '#server/platform/database/index.ts';
import type { AllowanceAttempt } from './allowance-attempt.entity.ts';
import { LetterGift } from './letter-gift.entity.ts';
import { LetterUse } from './letter-use.entity.ts';
import { PlanGrant } from '../plans/plan-grant.entity.ts';

/** What an account may write: the letters that count, and Pro that was granted. */

type AllowanceTables = Tables<
  typeof Account | typeof AllowanceAttempt | typeof LetterGift | typeof LetterUse
>;

/**
 * An account's plan with each letter that may count: those of every account of its mailbox since that instant, and since its paid
 * period began; one row without a letter if there is none. Each row also has when letters were given to the account since that instant.
 */
export const countedLetters = preparedStatement(
  'counted-letters',
  (em, values: { readonly accountId: string; readonly now: Date; readonly since: Date }) =>
    em
      .getKysely<AllowanceTables>()
      .selectFrom('accounts as account')
      .innerJoin('accounts as twin', (join) =>
        join.on(({ eb, or, ref }) =>
          or([
            eb('twin.id', '=', ref('account.id')),
            eb('twin.mailbox_key', '=', ref('account.mailbox_key')),
          ]),
        ),
      )
      .leftJoin('letter_uses as letter', (join) =>
        join
          .onRef('letter.account_id', '=', 'twin.id')
          .on('letter.given_back_at', 'is', null)
          .on(
            'letter.used_at',
            '>=',
            sql<Date>`least(${values.since}::timestamptz, case when account.period_ends_at is not null then account.plan_from end)`,
          ),
      )
      .select(({ and, eb, or, ref, selectFrom }) => [
        'account.plan',
        'account.plan_from as planFrom',
        'account.period_ends_at as periodEndsAt',
        'account.plan_until as planUntil',
        'letter.used_at as madeAt',
        and([
          eb('twin.id', '<>', ref('account.id')),
          eb('twin.plan', '=', sql.lit(Plan.pro)),
          or([eb('twin.plan_until', 'is', null), eb('twin.plan_until', '>', values.now)]),
          eb('twin.deleted_at', 'is', null),
        ])
          .$castTo<boolean>()
          .as('onOthersPro'),
        selectFrom('letter_gifts as gift')
          .select(sql<readonly string[] | null>`json_agg(gift.given_at)`.as('instants'))
          .where('gift.account_id', '=', ref('account.id'))
          .where('gift.given_at', '>=', values.since)
          .where('gift.withdrawn_at', 'is', null)
          .as('gifts'),
      ])
      .where('account.id', '=', values.accountId)
      .compile(),
);

/**
 * Makes every other request on this allowance wait until the transaction ends, those of other accounts of the same mailbox
 * too. The rows are locked in one order, so that two of them never wait for each other, and not so strictly that what only refers
 * to an account (a flag, an email, an invitation) would wait for it or make it wait.
 */
export async function lockAllowance(tx: EntityManager, accountId: string): Promise<void> {
  await lockMailboxAccounts(tx, { accountId });
}

const lockMailboxAccounts = preparedStatement(
  'lock-allowance',
  (em, values: { readonly accountId: string }) =>
    em
      .getKysely<AllowanceTables>()
      .selectFrom('accounts')
      .select('id')
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('id', '=', values.accountId),
          eb(
            'mailbox_key',
            '=',
            selectFrom('accounts as own')
              .select('own.mailbox_key')
              .where('own.id', '=', values.accountId),
          ),
        ]),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .compile(),
);

/** Counts these letters from that instant on. */
export async function addUses(
  tx: EntityManager,
  letterIds: readonly string[],
  use: Pick<LetterUse, 'accountId' | 'usedAt'>,
): Promise<void> {
  await tx.insertMany(
    LetterUse,
    letterIds.map((letterId) => ({ ...use, letterId, again: false, givenBackAt: null })),
  );
}

/** All letters that were counted for an account, as its owner may have them. */
export async function usesOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<AllowanceTables>()
    .selectFrom('letter_uses')
    .select(['letter_id as letterId', 'used_at as usedAt', 'given_back_at as givenBackAt'])
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .execute();
}

/** These letters were never made, or are gone for good. */
export async function forgetUses(tx: EntityManager, letterIds: readonly string[]): Promise<void> {
  await tx.nativeDelete(LetterUse, { letterId: { $in: [...letterIds] } });
}

/**
 * Notes that a letter counts no more, unless it is noted already, or so many letters of the account were given back since that
 * instant. @returns whether it was noted
 */
export async function noteGivenBack(
  tx: EntityManager,
  letterId: string,
  given: { readonly at: Date; readonly since: Date; readonly most: number },
): Promise<boolean> {
  const noted = await tx
    .getKysely<AllowanceTables>()
    .updateTable('letter_uses')
    .set({ given_back_at: given.at })
    .where('letter_id', '=', letterId)
    .where('given_back_at', 'is', null)
    .where(
      ({ selectFrom }) =>
        selectFrom('letter_uses as other')
          .select(({ fn }) => fn.countAll<number>().as('letters'))
          .whereRef('other.account_id', '=', 'letter_uses.account_id')
          .where('other.given_back_at', '>', given.since),
      '<',
      given.most,
    )
    .returning('letter_id')
    .execute();
  return noted.length === 1;
}

export async function isGivenBack(tx: EntityManager, letterId: string): Promise<boolean> {
  return (await tx.count(LetterUse, { letterId, givenBackAt: { $ne: null } })) > 0;
}

/** A letter that was given back counts again, as one of that day. */
export async function useAgain(tx: EntityManager, letterId: string, usedAt: Date): Promise<void> {
  await tx.nativeUpdate(LetterUse, { letterId }, { usedAt, again: true, givenBackAt: null });
}

/** Undoes `useAgain` of that moment, if there was one. */
export async function useNoMore(
  tx: EntityManager,
  letterId: string,
  { usedAt, givenBackAt }: { readonly usedAt: Date; readonly givenBackAt: Date },
): Promise<void> {
  await tx.nativeUpdate(
    LetterUse,
    { letterId, usedAt, again: true, givenBackAt: null },
    { givenBackAt },
  );
}

/** Counts an attempt to make more letters than the period gives. @returns how many there were by now */
export async function countAttempt(
  tx: EntityManager,
  accountId: string,
  periodFrom: Date,
): Promise<number> {
  const { attempts } = await tx
    .getKysely<AllowanceTables>()
    .insertInto('allowance_attempts')
    .values({ account_id: accountId, period_from: periodFrom, attempts: 1 })
    .onConflict((known) =>
      known
        .columns(['account_id', 'period_from'])
        .doUpdateSet(({ eb }) => ({ attempts: eb('allowance_attempts.attempts', '+', 1) })),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
}

/** All attempts of an account past its allowance, as its owner may have them. */
export async function attemptsOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<AllowanceTables>()
    .selectFrom('allowance_attempts')
    .select(['period_from as periodFrom', 'attempts'])
    .where('account_id', '=', accountId)
    .orderBy('period_from')
    .execute();
}

export async function addGift(tx: EntityManager, gift: LetterGift): Promise<void> {
  await tx.insert(LetterGift, gift);
}

/** Letters that were given to an account since that instant and not taken back. */
export async function openGiftsOf(em: EntityManager, accountId: string, since: Date) {
  return await em.find(
    LetterGift,
    { accountId, givenAt: { $gte: since }, withdrawnAt: null },
    { fields: ['id', 'givenAt'], orderBy: { givenAt: 1 }, disableIdentityMap: true },
  );
}

/** @returns whose it was; nothing if there is none or it was taken back already */
export async function takeGiftBack(
  tx: EntityManager,
  id: string,
  at: Date,
): Promise<string | undefined> {
  const gift = await tx.findOne(
    LetterGift,
    { id, withdrawnAt: null },
    { disableIdentityMap: true },
  );
  if (!gift) return undefined;
  await tx.nativeUpdate(LetterGift, { id, withdrawnAt: null }, { withdrawnAt: at });
  return gift.accountId;
}

/** All letters that were given to an account, as its owner may have them. */
export async function giftsOf(em: EntityManager, accountId: string) {
  const gifts = await em.find(
    LetterGift,
    { accountId },
    { orderBy: { givenAt: 1 }, disableIdentityMap: true },
  );
  return gifts.map(({ reason, givenAt, withdrawnAt }) => ({ reason, givenAt, withdrawnAt }));
}

export async function forgetGifts(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(LetterGift, { accountId });
}

type GrantTables = Tables<typeof PlanGrant>;

/** The granted Pro that nobody has withdrawn; its end may have passed. */
export async function findOpenGrant(em: EntityManager, accountId: string) {
  return await em
    .getKysely<GrantTables>()
    .selectFrom('plan_grants')
    .select(['id', 'anchored_at as anchoredAt', 'ends_at as endsAt'])
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** When the months of the last grant began to be counted, and when it ended; one that goes on ends now. */
export async function findLastGrant(tx: EntityManager, accountId: string, now: Date) {
  return await tx
    .getKysely<GrantTables>()
    .selectFrom('plan_grants')
    .select([
      'anchored_at as anchoredAt',
      sql<Date>`least(withdrawn_at, ends_at, ${now}::timestamptz)`.as('endedAt'),
    ])
    .where('account_id', '=', accountId)
    .orderBy('starts_at', 'desc')
    .orderBy('withdrawn_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
}

export async function addGrant(tx: EntityManager, grant: PlanGrant): Promise<void> {
  await tx.insert(PlanGrant, grant);
}

export async function closeGrant(tx: EntityManager, accountId: string, now: Date): Promise<void> {
  await tx.nativeUpdate(PlanGrant, { accountId, withdrawnAt: null }, { withdrawnAt: now });
}

/** All grants of an account, as its owner may have them. */
export async function grantsOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<GrantTables>()
    .selectFrom('plan_grants')
    .select(['reason', 'starts_at as startsAt', 'ends_at as endsAt', 'withdrawn_at as withdrawnAt'])
    .where('account_id', '=', accountId)
    .orderBy('starts_at')
    .execute();
}

export async function forgetGrants(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(PlanGrant, { accountId });
}

/** The grants of Pro that these accounts have now. */
export async function openGrantsOf(em: EntityManager, accountIds: readonly string[], now: Date) {
  return await em.find(
    PlanGrant,
    {
      accountId: { $in: [...accountIds] },
      withdrawnAt: null,
      startsAt: { $lte: now },
      $or: [{ endsAt: null }, { endsAt: { $gt: now } }],
    },
    { fields: ['accountId', 'endsAt'], disableIdentityMap: true },
  );
}
