import type { Dashboard } from '@creditfix/shared/disputes';
import { currentAllowance } from '#server/billing/index.ts';
import { findLetters, presentLetterSummary } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Person } from '#server/platform/http/index.ts';
import { countForDashboard } from './dashboard.repository.ts';
import { presentDispute } from './dispute.presenter.ts';
import { findDisputes } from './dispute.repository.ts';
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
  const rows = await findLetters(em, accountId, { limit: SHOWN.letters });
  const letters = rows.map((row) => presentLetterSummary(vault, row));
  const all = await findDisputes(em, accountId, SHOWN.disputes);
  const stories = storiesOf(vault, all, now);
  const counts = await countForDashboard(em, accountId);
  return {
    firstName,
    tasks: [...tasksOf(stories, letters, now)],
    disputes: stories.map((story) => presentDispute(vault, story)),
    letters,
    letterCounts: {
      total: counts.letters,
      onTheirWay: counts.onTheirWay,
      delivered: counts.delivered,
    },
    drafts: counts.drafts,
    allowance: await currentAllowance(em, accountId, now),
    hasSavedSignature: counts.hasSignature,
    scores: [...(await findScores(em, accountId))],
    referrals: { rewardedCents: counts.rewardedCents, friends: counts.friends },
  };
}
