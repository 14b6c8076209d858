import { sql } from 'kysely';
import type { Account } from '#server/accounts/index.ts';
import type { Referral, ReferralCode } from '#server/billing/index.ts';
import type { Letter, LetterDraft, SavedSignature } from '#server/letters/index.ts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { ScorePoint } from './score-point.entity.ts';

/** What a dashboard counts, and the scores that it draws. */

type CountedTables = Tables<
  | typeof Account
  | typeof Letter
  | typeof LetterDraft
  | typeof Referral
  | typeof ReferralCode
  | typeof SavedSignature
>;

/** What a dashboard counts. Reads the tables of three other features in one statement: asked one by one, they would be a query each. */
export async function countForDashboard(em: EntityManager, accountId: string) {
  return await em
    .getKysely<CountedTables>()
    .selectFrom('letters')
    .where('account_id', '=', accountId)
    .select(({ fn, exists, selectFrom }) => [
      fn.countAll<number>().as('letters'),
      fn.countAll<number>().filterWhere('status', 'in', ['mailed', 'in_transit']).as('onTheirWay'),
      fn.countAll<number>().filterWhere('status', '=', 'delivered').as('delivered'),
      selectFrom('letter_drafts')
        .select((drafts) => drafts.fn.countAll<number>().as('open'))
        .where('account_id', '=', accountId)
        .where('signed_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('drafts'),
      exists(
        selectFrom('saved_signatures').select('account_id').where('account_id', '=', accountId),
      )
        .$castTo<boolean>()
        .as('hasSignature'),
      selectFrom('referrals')
        .select(sql<number>`coalesce(sum(reward_cents), 0)::int`.as('sum'))
        .where('referrer_id', '=', accountId)
        .where('credit_id', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('rewardedCents'),
      selectFrom('referral_codes as c')
        .innerJoin('accounts as f', (join) => join.on(sql`upper(f.invited_with)`, '=', sql`c.code`))
        .select((friends) => friends.fn.countAll<number>().as('all'))
        .where('c.account_id', '=', accountId)
        .whereRef('f.id', '<>', 'c.account_id')
        .$asScalar()
        .$notNull()
        .as('friends'),
    ])
    .executeTakeFirstOrThrow();
}

export async function countScores(tx: EntityManager, accountId: string): Promise<number> {
  return await tx.count(ScorePoint, { accountId });
}

export async function keepScore(tx: EntityManager, point: ScorePoint): Promise<void> {
  await tx.insert(ScorePoint, point);
}

/** Oldest first, as a chart draws them. */
export async function scoresOf(em: EntityManager, accountId: string) {
  return await em.find(
    ScorePoint,
    { accountId },
    {
      fields: ['id', 'seenOn', 'score', 'source'],
      orderBy: { seenOn: 1, createdAt: 1, id: 1 },
      disableIdentityMap: true,
    },
  );
}

/** @returns false if that person has no such score */
export async function removeScore(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<boolean> {
  return (await em.nativeDelete(ScorePoint, { id, accountId })) === 1;
}

export async function removeAllScores(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(ScorePoint, { accountId });
}
