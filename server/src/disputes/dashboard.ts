import type { Dashboard } from '@creditfix/shared/disputes';
import { currentAllowance } from '#server/billing/index.ts';
import { findLetters, presentLetterSummary } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Person } from '#server/platform/http/index.ts';
import { presentDispute } from './dispute.presenter.ts';
import { findDisputes } from './dispute-rows.ts';
import { storiesOf } from './dispute-story.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { findScores } from './scores.ts';
import { tasksOf } from './tasks.ts';

/** A person who has more than these open at once finds the rest in the list of disputes. */
const SHOWN = { letters: 100, disputes: 100 } as const;

/** Everything on a person's dashboard: five queries beside the session's own, however many letters there are. */
export async function readDashboard(
  em: EntityManager,
  { vault, clock }: Pick<DisputeParts, 'vault' | 'clock'>,
  { accountId, firstName }: Pick<Person, 'accountId' | 'firstName'>,
): Promise<Dashboard> {
  const now = clock.now();
  const rows = await findLetters(em, accountId, { limit: SHOWN.letters, before: undefined });
  const letters = rows.map((row) => presentLetterSummary(vault, row));
  const all = await findDisputes(em, accountId, SHOWN.disputes);
  const stories = storiesOf(vault, all, now);
  const counts = await countAll(em, accountId);
  return {
    firstName,
    tasks: [...tasksOf(stories, letters, now)],
    disputes: stories.map((story) => presentDispute(vault, story)),
    letters,
    letterCounts: {
      total: counts.letters,
      onTheirWay: counts.on_their_way,
      delivered: counts.delivered,
    },
    drafts: counts.drafts,
    allowance: await currentAllowance(em, accountId, now),
    hasSavedSignature: counts.has_signature,
    scores: [...(await findScores(em, accountId))],
    referrals: { rewardedCents: counts.rewarded_cents, friends: counts.friends },
  };
}

interface CountRow {
  readonly letters: number;
  readonly on_their_way: number;
  readonly delivered: number;
  readonly drafts: number;
  readonly has_signature: boolean;
  readonly rewarded_cents: number;
  readonly friends: number;
}

async function countAll(em: EntityManager, accountId: string): Promise<CountRow> {
  const [row] = await em.execute<CountRow[]>(
    `select count(*)::int as letters,
       count(*) filter (where status in ('queued', 'mailed', 'in_transit'))::int as on_their_way,
       count(*) filter (where status = 'delivered')::int as delivered,
       (select count(*)::int from letter_drafts where account_id = ? and signed_at is null) as drafts,
       exists (select 1 from saved_signatures where account_id = ?) as has_signature,
       (select coalesce(sum(reward_cents), 0)::int from referrals where referrer_id = ? and credit_id is not null)
         as rewarded_cents,
       (select count(*)::int from referral_codes c join accounts f on upper(f.invited_with) = c.code
         where c.account_id = ? and f.id <> c.account_id) as friends
     from letters where account_id = ?`,
    [accountId, accountId, accountId, accountId, accountId],
  );
  if (!row) throw new Error('a count came without a row');
  return row;
}
