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

/** The flags of these accounts that nobody has cleared, newest first. */
export async function openFlagsOf(em: EntityManager, accountIds: readonly string[]) {
  return await em.find(
    AccountFlag,
    { accountId: { $in: [...accountIds] }, clearedAt: null },
    {
      fields: ['id', 'accountId', 'rule', 'detail', 'raisedAt'],
      orderBy: { raisedAt: -1, id: 1 },
      disableIdentityMap: true,
    },
  );
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

/** Which flags somebody of the staff clears or takes up again. */
export interface FlagChoice {
  readonly ids: readonly string[];
  readonly by: string;
}

/** Clears those that are still open; what somebody else has cleared meanwhile stays theirs. @returns the ones that this cleared */
export async function clearFlags(
  tx: EntityManager,
  { ids, by, note, at }: FlagChoice & { readonly note: string; readonly at: Date },
) {
  return await tx
    .getKysely<FlagTables>()
    .updateTable('account_flags')
    .set({ cleared_at: at, cleared_by: by, cleared_note: note })
    .where('id', 'in', ids)
    .where('cleared_at', 'is', null)
    .returning(CHANGED_FLAG)
    .execute();
}

/**
 * Opens flags again that the same person cleared: of several for the same rule the newest, and none if the account was flagged
 * again for it.
 *
 * @returns the ones that are open again
 * @throws an error of PostgreSQL (unique_violation) if one was raised again in the very moment
 */
export async function reopenFlags(tx: EntityManager, { ids, by }: FlagChoice) {
  return await tx
    .getKysely<FlagTables>()
    .updateTable('account_flags as f')
    .set({ cleared_at: null, cleared_by: null, cleared_note: null })
    .where('id', 'in', (flags) =>
      flags
        .selectFrom('account_flags')
        .distinctOn(['account_id', 'rule'])
        .select('id')
        .where('id', 'in', ids)
        .orderBy('account_id')
        .orderBy('rule')
        .orderBy('raised_at', 'desc'),
    )
    .where('cleared_by', '=', by)
    .where('cleared_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_flags as newer')
            .select('newer.id')
            .whereRef('newer.account_id', '=', 'f.account_id')
            .whereRef('newer.rule', '=', 'f.rule')
            .where('newer.cleared_at', 'is', null),
        ),
      ),
    )
    .returning(CHANGED_FLAG)
    .execute();
}

const CHANGED_FLAG = ['id', 'account_id as accountId', 'rule'] as const;

export async function purgeSightings(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(FlagSighting, { seenAt: { $lt: before } });
}

export async function countFlags(em: EntityManager, accountId: string): Promise<number> {
  return await em.count(AccountFlag, { accountId });
}
