import { DisputeOutcome, DisputeProblems } from '@creditfix/shared/disputes';
import { type CalendarDate, RequestProblems, spoken, spokenDate } from '@creditfix/shared/kernel';
import { findEnclosures } from '#server/documents/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { type DisputeStory, openDisputeAlone, openRoundAlone } from './dispute-story.ts';
import { type RoundRow, settleDispute, updateRound } from './dispute.repository.ts';
import type { DisputeParts } from './disputes.parts.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import { type Answer, refuseImpossible } from './outcome.policy.ts';
import { keepEvidence } from './keep-evidence.ts';
import { clockOfRound, keepDates } from './round-dates.ts';
import { disputePlaces } from './sealed-item.ts';

interface Whose {
  readonly accountId: string;
  readonly disputeId: string;
  /** The letter that was answered: the newest one to its recipient. */
  readonly round: number;
}

interface NotedAnswer extends Answer {
  readonly note?: string | undefined;
  /** A copy of the answer among the person's own documents. */
  readonly documentId?: string | undefined;
}

type Parts = Pick<DisputeParts, 'vault' | 'clock'>;

const RESOLVED: readonly (string | null)[] = [DisputeOutcome.deleted, DisputeOutcome.corrected];

/**
 * Notes what came back for a round, in place of what was noted before.
 *
 * @throws Problem `disputes.not_found`, `disputes.round_replaced`, `disputes.too_early`, `disputes.answer_missing`, or `request.invalid` with the field
 */
export async function recordOutcome(
  em: EntityManager,
  parts: Parts,
  whose: Whose,
  answer: NotedAnswer,
): Promise<void> {
  await em.transactional(async (tx) => {
    const story = await openRoundAlone(tx, parts, whose);
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
    outcomeNotedAt: clock.now(),
    earlierOutcome: earlier,
    earlierOutcomeOn: earlierOn,
    sealedNote: sealedNote ?? kept?.sealed_note ?? null,
    answerDocumentId: documentId ?? kept?.answer_document_id ?? null,
  });
  await settle(tx, { ...round, outcome, outcome_on: on }, clock.now());
  await keepEvidence(tx, round.letter_id, clock.now());
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
    const { newest } = await openRoundAlone(tx, parts, whose);
    const { earlier_outcome, earlier_outcome_on } = newest;
    const isKept = earlier_outcome !== null;
    await updateRound(tx, newest.id, {
      outcome: earlier_outcome,
      outcomeOn: earlier_outcome_on,
      outcomeNotedAt: isKept ? parts.clock.now() : null,
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

/**
 * Notes that the recipient got more information: 15 more days, where it came within the 30 (15 U.S.C. 1681i(a)(1)(B)). After a free
 * annual report the 45 days stay as they are.
 *
 * @throws Problem `disputes.not_found`, `disputes.no_clock`, or `request.invalid` with the field
 */
export async function addInformation(
  em: EntityManager,
  parts: Pick<DisputeParts, 'vault' | 'clock'>,
  whose: { readonly accountId: string; readonly disputeId: string },
  receivedOn: CalendarDate,
): Promise<void> {
  await em.transactional(async (tx) => {
    const story = await openDisputeAlone(tx, parts, whose);
    refuseUnextended(story, receivedOn);
    await keepDates(tx, { ...story.newest, information_added_on: receivedOn }, parts.clock.now());
  });
}

function refuseUnextended({ newest, today }: DisputeStory, addedOn: CalendarDate): void {
  const plain = clockOfRound({ ...newest, information_added_on: null });
  const isExtended = (on: CalendarDate) =>
    clockOfRound({ ...newest, information_added_on: on })?.extended ?? false;
  // On its last day everything fits that can be added at all.
  if (!plain || newest.outcome !== null || !isExtended(plain.dueOn))
    throw DisputeProblems.raise('disputes.no_clock');
  const words = spoken({ en: en.disputesMessages, es: es.disputesMessages });
  if (addedOn > today) throw fault(words.notYet);
  if (addedOn < plain.startedOn)
    throw fault(words.information.beforeArrival(spokenDate(plain.startedOn)));
  if (!isExtended(addedOn)) throw fault(words.information.tooLate(spokenDate(plain.dueOn)));
}

function fault(message: string) {
  return RequestProblems.raise('request.invalid', { fields: [{ path: 'receivedOn', message }] });
}
