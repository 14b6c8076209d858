import type { Dispute, DisputeOutcome, DisputeRound } from '@creditfix/shared/disputes';
import type { CalendarDate } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { presentDispute } from './dispute.presenter.ts';
import { findDisputes } from './dispute.repository.ts';
import { openDispute, storiesOf, type DisputeStory } from './dispute-story.ts';
import type { DisputeParts } from './disputes.parts.ts';

/** A dispute as a case file tells it. */
export interface CaseDispute extends Omit<Dispute, 'rounds'> {
  readonly rounds: readonly CaseRound[];
}

export interface CaseRound extends DisputeRound {
  /** Where an item is back: what was noted before, and its day. */
  readonly earlierOutcome: DisputeOutcome | null;
  readonly earlierOutcomeOn: CalendarDate | null;
}

/** More than anybody can have signed letters about while we keep them. */
const ALL = 100_000;

/**
 * One dispute of that person, or all of them, the oldest first.
 *
 * @throws Problem `disputes.not_found`
 */
export async function findCaseDisputes(
  em: EntityManager,
  parts: Pick<DisputeParts, 'vault' | 'clock'>,
  { accountId, disputeId }: { readonly accountId: string; readonly disputeId?: string | undefined },
): Promise<readonly CaseDispute[]> {
  const { vault, clock } = parts;
  const stories = disputeId
    ? [await openDispute(em, parts, { accountId, disputeId })]
    : storiesOf(vault, await findDisputes(em, accountId, ALL), clock.now());
  return stories
    .map((story) => withEarlier(story, presentDispute(vault, story)))
    .toSorted((a, b) => (signedAt(a) < signedAt(b) ? -1 : 1));
}

function withEarlier({ rows }: DisputeStory, dispute: Dispute): CaseDispute {
  return {
    ...dispute,
    rounds: dispute.rounds.map((round, at) => ({
      ...round,
      earlierOutcome: rows[at]?.earlier_outcome ?? null,
      earlierOutcomeOn: rows[at]?.earlier_outcome_on ?? null,
    })),
  };
}

const signedAt = ({ rounds }: CaseDispute) => rounds[0]?.signedAt ?? '';
