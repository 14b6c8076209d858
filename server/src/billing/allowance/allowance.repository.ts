import type { Account } from '#server/accounts/index.ts';
import { sql } from 'kysely';
import {
  preparedStatement,
  type EntityManager,
  type Tables,
} from '#server/platform/database/index.ts';
import type { AllowanceAttempt } from './allowance-attempt.entity.ts';
import { PlanGrant } from '../plans/plan-grant.entity.ts';

/** What an account may write: the letters that count, and Pro that was granted. */

type AllowanceTables = Tables<typeof Account | typeof AllowanceAttempt>;

/** The plan of an account, with one letter that may count, or none. */
type CountedRow = Pick<Account, 'plan' | 'planFrom' | 'periodEndsAt' | 'planUntil'> & {
  readonly madeAt: Date | null;
  readonly onOthersPro: boolean | null;
};

/**
 * An account's plan with each letter that may count: those of every account of its mailbox since that instant, and since its paid
 * period began.
 */
export const countedLetters = preparedStatement(
  'counted-letters',
  (em, values: { readonly accountId: string; readonly now: Date; readonly since: Date }) =>
    // Raw: letters are a feature above this one, whose types can't be had here. Two statements would make every read of a dashboard
    // and every signature wait for one more round trip.
    sql<CountedRow>`
      select account.plan, account.plan_from as "planFrom", account.period_ends_at as "periodEndsAt",
        account.plan_until as "planUntil", coalesce(letters.counted_at, letters.created_at) as "madeAt",
        (twin.id <> account.id and twin.plan = 'pro' and (twin.plan_until is null or twin.plan_until > ${values.now})
          and twin.deleted_at is null) as "onOthersPro"
      from accounts account
      join accounts twin on twin.id = account.id or twin.mailbox_key = account.mailbox_key
      left join letters on letters.account_id = twin.id and letters.given_back_at is null
        and coalesce(letters.counted_at, letters.created_at) >=
          least(${values.since}::timestamptz, case when account.period_ends_at is not null then account.plan_from end)
      where account.id = ${values.accountId}`.compile(em.getKysely()),
);

/**
 * Makes every other request on this allowance wait until the transaction ends, those of other accounts of the same mailbox
 * too. The rows are locked in one order, so that two of them never wait for each other, and not so strictly that what only refers
 * to an account (a flag, an email, an invitation) would wait for it or make it wait.
 */
export async function lockAllowance(tx: EntityManager, accountId: string): Promise<void> {
  await tx
    .getKysely<AllowanceTables>()
    .selectFrom('accounts')
    .select('id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', '=', accountId),
        eb(
          'mailbox_key',
          '=',
          selectFrom('accounts as own').select('own.mailbox_key').where('own.id', '=', accountId),
        ),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
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
