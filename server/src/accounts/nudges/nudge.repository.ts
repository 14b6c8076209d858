import type { FlagRule, NudgeKind } from '@creditfix/shared/accounts';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import type { Account } from '../account.entity.ts';
import type { AccountFlag } from '../flags/account-flag.entity.ts';
import { Nudge } from './nudge.entity.ts';

const BOUNCED: FlagRule = 'email_bounced';

type NudgeTables = Tables<typeof Nudge | typeof Account | typeof AccountFlag>;

/** Whoever may be nudged, and which emails they want; nothing for who is deleted, never proved their address, or whose email comes back. */
export async function findNudgeable(em: EntityManager, accountId: string) {
  return await em
    .getKysely<NudgeTables>()
    .selectFrom('accounts as a')
    .select(['a.email', 'a.email_preferences as emailPreferences'])
    .where('a.id', '=', accountId)
    .where('a.deleted_at', 'is', null)
    .where('a.last_login_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_flags as f')
            .select('f.id')
            .whereRef('f.account_id', '=', 'a.id')
            .where('f.rule', '=', BOUNCED)
            .where('f.cleared_at', 'is', null),
        ),
      ),
    )
    .executeTakeFirst();
}

/** @returns false where the person was nudged about it before, or that day about something else */
export async function addNudge(tx: EntityManager, nudge: Nudge): Promise<boolean> {
  const added = await tx
    .getKysely<NudgeTables>()
    .insertInto('nudges')
    .values({
      kind: nudge.kind,
      subject_id: nudge.subjectId,
      account_id: nudge.accountId,
      sent_on: nudge.sentOn,
      sent_at: nudge.sentAt,
    })
    .onConflict((known) => known.doNothing())
    .returning('kind')
    .execute();
  return added.length === 1;
}

/** Those of these that somebody was nudged about. */
export async function nudgedAbout(
  em: EntityManager,
  kind: NudgeKind,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = await em.find(
    Nudge,
    { kind, subjectId: { $in: [...subjectIds] } },
    { fields: ['subjectId'], disableIdentityMap: true },
  );
  return new Set(known.map(({ subjectId }) => subjectId));
}

/** Whether somebody had a nudge of that kind since. */
export async function wasNudgedSince(
  em: EntityManager,
  { accountId, kind, since }: Pick<Nudge, 'accountId' | 'kind'> & { readonly since: Date },
): Promise<boolean> {
  return (await em.count(Nudge, { accountId, kind, sentAt: { $gte: since } })) > 0;
}

/** A person's nudges, oldest first. */
export async function nudgesOf(em: EntityManager, accountId: string): Promise<Nudge[]> {
  return await em.find(
    Nudge,
    { accountId },
    { orderBy: { sentAt: 1, subjectId: 1 }, disableIdentityMap: true },
  );
}

export async function forgetNudges(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(Nudge, { accountId });
}
