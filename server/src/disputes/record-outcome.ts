import { DisputeOutcome, DisputeProblems } from '@creditfix/shared/disputes';
import { findEnclosures } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { disputePlaces } from './dispute-places.ts';
import { settleDispute, updateRound, type RoundRow } from './dispute.repository.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { openDisputeAlone } from './open-dispute.ts';
import { refuseImpossible, type Answer } from './outcome.policy.ts';
import { keepDates } from './round-dates.ts';

interface Whose {
  readonly accountId: string;
  readonly disputeId: string;
}

interface NotedAnswer extends Answer {
  readonly note?: string | undefined;
  /** A copy of the answer among the person's own documents. */
  readonly documentId?: string | undefined;
}

type Parts = Pick<DisputeParts, 'vault' | 'clock'>;

const RESOLVED: readonly (string | null)[] = [DisputeOutcome.deleted, DisputeOutcome.corrected];

/**
 * Notes what came back for the newest round, in place of what was noted before.
 *
 * @throws Problem `disputes.not_found`, `disputes.too_early`, `disputes.answer_missing`, or `request.invalid` with the field
 */
export async function recordOutcome(
  em: EntityManager,
  parts: Parts,
  whose: Whose,
  answer: NotedAnswer,
): Promise<void> {
  await em.transactional(async (tx) => {
    const story = await openDisputeAlone(tx, parts, whose);
    refuseImpossible(story, answer);
    const { documentId } = answer;
    const enclosures = documentId ? await findEnclosures(tx, whose.accountId, [documentId]) : [];
    if (documentId && enclosures.length === 0)
      throw DisputeProblems.raise('disputes.answer_missing');
    await keepOutcome(tx, parts, story.newest, answer);
  });
}

async function keepOutcome(
  tx: EntityManager,
  { vault, clock }: Parts,
  round: RoundRow,
  { outcome, on, note, documentId }: NotedAnswer,
): Promise<void> {
  const [earlier, earlierOn] = replaced(round, outcome);
  // What was noted of the deletion still tells something when the item is back.
  const kept = earlier === null ? undefined : round;
  const sealedNote = note ? vault.seal(note, disputePlaces.note(round.id)) : null;
  await updateRound(tx, round.id, {
    outcome,
    outcomeOn: on,
    earlierOutcome: earlier,
    earlierOutcomeOn: earlierOn,
    sealedNote: sealedNote ?? kept?.sealed_note ?? null,
    answerDocumentId: documentId ?? kept?.answer_document_id ?? null,
  });
  await settle(tx, { ...round, outcome, outcome_on: on }, clock.now());
}

/** An item that is back had been deleted: its letter names both days. */
function replaced(
  round: RoundRow,
  outcome: DisputeOutcome,
): readonly [DisputeOutcome | null, string | null] {
  if (outcome !== DisputeOutcome.reinserted) return [null, null];
  if (round.outcome === DisputeOutcome.deleted) return [round.outcome, round.outcome_on];
  return [round.earlier_outcome, round.earlier_outcome_on];
}

/** Takes the last noted answer back; where an item had come back, it counts as deleted again. */
export async function undoOutcome(em: EntityManager, parts: Parts, whose: Whose): Promise<void> {
  await em.transactional(async (tx) => {
    const { newest } = await openDisputeAlone(tx, parts, whose);
    const { earlier_outcome, earlier_outcome_on } = newest;
    const isKept = earlier_outcome !== null;
    await updateRound(tx, newest.id, {
      outcome: earlier_outcome,
      outcomeOn: earlier_outcome_on,
      earlierOutcome: null,
      earlierOutcomeOn: null,
      sealedNote: isKept ? newest.sealed_note : null,
      answerDocumentId: isKept ? newest.answer_document_id : null,
    });
    const round = { ...newest, outcome: earlier_outcome, outcome_on: earlier_outcome_on };
    await settle(tx, round, parts.clock.now());
  });
}

/** What hangs on an outcome: whether the dispute is settled, and when its person is reminded. */
async function settle(tx: EntityManager, round: RoundRow, now: Date): Promise<void> {
  const resolvedAt = RESOLVED.includes(round.outcome) ? now : null;
  await settleDispute(tx, round.dispute_id, resolvedAt);
  await keepDates(tx, round, now);
}
