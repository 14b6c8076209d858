import type { FlagRule } from '@creditfix/shared/accounts';
import type { EntityManager } from '#server/platform/database/index.ts';

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
  await tx.execute(
    `insert into flag_sightings (account_id, rule, subject_id, seen_at) values (?, ?, ?, ?)
     on conflict (account_id, rule, subject_id) do nothing`,
    [accountId, rule, subjectId, at],
  );
  const [row] = await tx.execute<{ sightings: number }[]>(
    'select count(*)::int as sightings from flag_sightings where account_id = ? and rule = ? and seen_at > ?',
    [accountId, rule, new Date(at.getTime() - withinDays * 86_400_000)],
  );
  return row?.sightings ?? 0;
}
