import type { FlagRule } from '@creditfix/shared/accounts';
import { randomUUID } from 'node:crypto';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { AccountFlag } from './account-flag.entity.ts';
import { FlagSighting } from './flag-sighting.entity.ts';

type FlagTables = Tables<typeof AccountFlag | typeof FlagSighting>;

/** Puts an account before an administrator's eyes. While a flag of that rule is open, another one adds nothing. */
export async function raiseFlag(
  em: EntityManager,
  flag: {
    readonly accountId: string;
    readonly rule: FlagRule;
    /** What was seen, without names or addresses. */
    readonly detail: string;
    readonly at: Date;
  },
): Promise<void> {
  await em
    .getKysely<FlagTables>()
    .insertInto('account_flags')
    .values({
      id: randomUUID(),
      account_id: flag.accountId,
      rule: flag.rule,
      detail: flag.detail,
      raised_at: flag.at,
    })
    .onConflict((open) =>
      open.columns(['account_id', 'rule']).where('cleared_at', 'is', null).doNothing(),
    )
    .execute();
}

/**
 * Notes something that is no reason for a flag by itself. The same subject again is the same sighting.
 *
 * @returns how many there are within that time, this one among them
 */
export async function countSighting(
  tx: EntityManager,
  sighting: {
    readonly accountId: string;
    readonly rule: FlagRule;
    /** What was seen: the id of a letter. */
    readonly subjectId: string;
    readonly at: Date;
    readonly withinDays: number;
  },
): Promise<number> {
  const { accountId, rule, subjectId, at, withinDays } = sighting;
  const db = tx.getKysely<FlagTables>();
  await db
    .insertInto('flag_sightings')
    .values({ account_id: accountId, rule, subject_id: subjectId, seen_at: at })
    .onConflict((same) => same.columns(['account_id', 'rule', 'subject_id']).doNothing())
    .execute();
  const { sightings } = await db
    .selectFrom('flag_sightings')
    .select(({ fn }) => fn.countAll<number>().as('sightings'))
    .where('account_id', '=', accountId)
    .where('rule', '=', rule)
    .where('seen_at', '>', new Date(at.getTime() - withinDays * 86_400_000))
    .executeTakeFirstOrThrow();
  return sightings;
}

/** What was noticed about an account, oldest first. */
export async function flagsOf(em: EntityManager, accountId: string) {
  return await em.find(
    AccountFlag,
    { accountId },
    {
      fields: ['rule', 'detail', 'raisedAt', 'clearedAt', 'clearedNote'],
      orderBy: { raisedAt: 1 },
      disableIdentityMap: true,
    },
  );
}

export async function purgeSightings(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(FlagSighting, { seenAt: { $lt: before } });
}
