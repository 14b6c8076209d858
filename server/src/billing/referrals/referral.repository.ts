import { RING_DEPTH, type ReferralRefusal } from '@creditfix/shared/billing';
import { sql } from 'kysely';
import type { Account, Session } from '#server/accounts/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { ReferralCode } from './referral-code.entity.ts';
import { Referral } from './referral.entity.ts';

/** Invitations, and the codes that they were made with. */

type ReferralTables = Tables<
  typeof Referral | typeof ReferralCode | typeof Account | typeof Session
>;

/** A credit that was earned and not given yet. */
export type DueCredit = NonNullable<Awaited<ReturnType<typeof noteReferralCreditAsked>>>;

export async function findCode(em: EntityManager, accountId: string): Promise<string | undefined> {
  const found = await em.findOne(
    ReferralCode,
    { accountId },
    { fields: ['code'], disableIdentityMap: true },
  );
  return found?.code;
}

/** Where the account has a code, or somebody else has this one, nothing changes. */
export async function offerCode(em: EntityManager, accountId: string, code: string): Promise<void> {
  await em
    .getKysely<ReferralTables>()
    .insertInto('referral_codes')
    .values({ account_id: accountId, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What came of a person's invitations, and whether somebody invited them. */
export async function countReferrals(em: EntityManager, accountId: string, code: string) {
  return await em
    .getKysely<ReferralTables>()
    .selectNoFrom(({ selectFrom, exists, fn }) => [
      selectFrom('accounts')
        .select(fn.countAll<number>().as('count'))
        .where(sql`upper(invited_with)`, '=', code)
        .where('accounts.id', '<>', accountId)
        .$asScalar()
        .$notNull()
        .as('joined'),
      selectFrom('referrals')
        .select(fn.countAll<number>().as('count'))
        .where('referrer_id', '=', accountId)
        .where('rewarded_at', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('rewarded'),
      selectFrom('referrals')
        .select(sql<number>`coalesce(sum(reward_cents), 0)`.as('cents'))
        .where('referrer_id', '=', accountId)
        .where('credit_id', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('creditedCents'),
      exists(
        selectFrom('accounts as me')
          .innerJoin('referral_codes', (join) =>
            join.on('referral_codes.code', '=', sql<string>`upper(me.invited_with)`),
          )
          .select('me.id')
          .where('me.id', '=', accountId)
          .whereRef('referral_codes.account_id', '<>', 'me.id'),
      )
        .$castTo<boolean>()
        .as('invited'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whose invitation an account was made with. */
export async function findReferrer(tx: EntityManager, friendId: string) {
  return await tx
    .getKysely<ReferralTables>()
    .selectFrom('accounts as friend')
    .innerJoin('referral_codes', (join) =>
      join.on('referral_codes.code', '=', sql<string>`upper(friend.invited_with)`),
    )
    .innerJoin('accounts as referrer', 'referrer.id', 'referral_codes.account_id')
    .select([
      'referrer.id as accountId',
      'referrer.mailbox_key as mailboxKey',
      'referrer.deleted_at as deletedAt',
    ])
    .where('friend.id', '=', friendId)
    .executeTakeFirst();
}

/** What of an invited account speaks for or against a reward. */
export async function findFriend(tx: EntityManager, friendId: string, referrerId: string) {
  return await tx
    .getKysely<ReferralTables>()
    .selectFrom('accounts as friend')
    .select(({ selectFrom, exists }) => [
      'friend.mailbox_key as mailboxKey',
      exists(
        selectFrom('sessions as theirs')
          .innerJoin('sessions as own', 'own.device_key', 'theirs.device_key')
          .select('own.id')
          .where('theirs.account_id', '=', referrerId)
          .whereRef('own.account_id', '=', 'friend.id'),
      )
        .$castTo<boolean>()
        .as('sharedDevice'),
      exists(
        selectFrom('accounts as older')
          .select('older.id')
          .whereRef('older.mailbox_key', '=', 'friend.mailbox_key')
          .whereRef('older.created_at', '<=', 'friend.created_at')
          .whereRef('older.id', '<>', 'friend.id'),
      )
        .$castTo<boolean>()
        .as('knownBefore'),
    ])
    .where('friend.id', '=', friendId)
    .executeTakeFirst();
}

/** Who invited an account, who invited them, and so on, nearest first. */
export async function findInviters(
  tx: EntityManager,
  accountId: string,
): Promise<readonly Pick<Inviter, 'accountId' | 'mailboxKey'>[]> {
  // Raw: a chain that carries its depth is said more plainly than built.
  return await tx.execute<Inviter[]>(
    `with recursive chain as (
       select id, mailbox_key, invited_with, 0 as depth from accounts where id = :accountId
       union all
       select inviter.id, inviter.mailbox_key, inviter.invited_with, chain.depth + 1
       from chain
       join referral_codes on referral_codes.code = upper(chain.invited_with)
       join accounts inviter on inviter.id = referral_codes.account_id
       where chain.depth < :furthest
     ) select id as "accountId", mailbox_key as "mailboxKey" from chain where depth > 0 order by depth`,
    { accountId, furthest: RING_DEPTH },
  );
}

interface Inviter {
  readonly accountId: Tables<typeof Account>['accounts']['id'];
  readonly mailboxKey: Tables<typeof Account>['accounts']['mailbox_key'];
}

/** Writes the one decision on an invitation. @returns false if it was decided before; then nothing changes */
export async function decideReferral(
  tx: EntityManager,
  decision: {
    readonly friendId: string;
    readonly referrerId: string;
    readonly refusedBecause: ReferralRefusal | null;
    readonly rewardedAt: Date | null;
    readonly rewardCents: number;
    readonly invoiceId: string;
  },
): Promise<boolean> {
  const decided = await tx
    .getKysely<ReferralTables>()
    .insertInto('referrals')
    .columns([
      'friend_id',
      'referrer_id',
      'joined_at',
      'refused_because',
      'rewarded_at',
      'reward_cents',
      'invoice_id',
    ])
    .expression(({ selectFrom }) =>
      selectFrom('accounts')
        .select([
          'accounts.id',
          sql<string>`${decision.referrerId}::uuid`.as('referrer_id'),
          'accounts.created_at',
          sql<ReferralRefusal | null>`${decision.refusedBecause}::text`.as('refused_because'),
          sql<Date | null>`${decision.rewardedAt}::timestamptz`.as('rewarded_at'),
          sql<number>`${decision.rewardCents}::int`.as('reward_cents'),
          sql<string>`${decision.invoiceId}::text`.as('invoice_id'),
        ])
        .where('accounts.id', '=', decision.friendId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('friend_id')
    .execute();
  return decided.length > 0;
}

/** Notes that the payment which earned a credit went back; undefined if it earned none, or that was noted before. */
export async function notePaidBack(tx: EntityManager, invoiceId: string, at: Date) {
  return await tx
    .getKysely<ReferralTables>()
    .updateTable('referrals')
    .set({ paid_back_at: at })
    .where('invoice_id', '=', invoiceId)
    .where('rewarded_at', 'is not', null)
    .where('paid_back_at', 'is', null)
    .returning(['referrer_id as referrerId', 'credit_asked_at as creditAskedAt'])
    .executeTakeFirst();
}

/** Takes a reward back that was not given. */
export async function refuseReward(
  em: EntityManager,
  which: Pick<Referral, 'invoiceId'> | { readonly friendId: string; readonly creditId: null },
  refusedBecause: ReferralRefusal,
): Promise<void> {
  await em.nativeUpdate(Referral, which, { rewardedAt: null, rewardCents: 0, refusedBecause });
}

/** Notes when a credit was first asked for; undefined if there is none to give. */
export async function noteReferralCreditAsked(em: EntityManager, friendId: string, now: Date) {
  const due = await em
    .getKysely<ReferralTables>()
    .updateTable('referrals')
    .from('accounts')
    .set(({ fn, val }) => ({ credit_asked_at: fn.coalesce('referrals.credit_asked_at', val(now)) }))
    .whereRef('accounts.id', '=', 'referrals.referrer_id')
    .where('referrals.friend_id', '=', friendId)
    .where('referrals.rewarded_at', 'is not', null)
    .where('referrals.credit_id', 'is', null)
    .returning([
      'referrals.referrer_id as referrerId',
      'referrals.reward_cents as rewardCents',
      'referrals.credit_asked_at as askedAt',
      'accounts.deleted_at as deletedAt',
    ])
    .executeTakeFirst();
  return due && { ...due, askedAt: due.askedAt ?? now };
}

/** @returns false if it was recorded before; then nothing changes */
export async function recordReferralCredit(
  tx: EntityManager,
  friendId: string,
  creditId: string,
): Promise<boolean> {
  return (await tx.nativeUpdate(Referral, { friendId, creditId: null }, { creditId })) > 0;
}

/** The friends whose credit was earned before that instant and not given, oldest first. */
export async function overdueCredits(
  em: EntityManager,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await em.find(
    Referral,
    { rewardedAt: { $lt: before }, creditId: null },
    { fields: ['friendId'], orderBy: { rewardedAt: 1 }, limit, disableIdentityMap: true },
  );
  return rows.map(({ friendId }) => friendId);
}

/** An account's code and invitations, as its owner may have them. */
export async function referralsOf(em: EntityManager, accountId: string) {
  const database = em.getKysely<ReferralTables>();
  const mine = database.selectFrom('referrals').orderBy('joined_at');
  return {
    invitationCode: await database
      .selectFrom('referral_codes')
      .select('code')
      .where('account_id', '=', accountId)
      .execute(),
    peopleInvited: await mine
      .select([
        'joined_at as joinedAt',
        'rewarded_at as rewardedAt',
        'reward_cents as rewardCents',
        'refused_because as refusedBecause',
      ])
      .where('referrer_id', '=', accountId)
      .execute(),
    invitedBySomebody: await mine
      .select('joined_at as joinedAt')
      .where('friend_id', '=', accountId)
      .execute(),
  };
}

export async function forgetCode(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(ReferralCode, { accountId });
}
