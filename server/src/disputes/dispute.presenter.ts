import {
  DisputeOutcome,
  advised,
  clockOf,
  factsOf,
  isStateWithOffice,
  progressOf,
  stateOf,
  stateWords,
  type AdvisedStep,
  type Dispute,
  type DisputeClock,
  type DisputeRound,
  type RoundSoFar,
} from '@creditfix/shared/disputes';
import type { CalendarDate } from '@creditfix/shared/kernel';
import {
  disputeReasonLabel,
  followUpTitle,
  statuteMeaning,
  templateTitle,
} from '@creditfix/shared/letters';
import { MailStatus } from '@creditfix/shared/mailing';
import type { Vault } from '#server/platform/vault/index.ts';
import { disputePlaces, type SealedItem } from './sealed-item.ts';
import type { RoundRow } from './dispute.repository.ts';
import { targetOf, type DisputeStory } from './dispute-story.ts';
import { openAnswers } from './outcome.policy.ts';

export function presentDispute(vault: Vault, story: DisputeStory): Dispute {
  const { rows, rounds, newest, round, item, steps, today } = story;
  const state = stateOf(round, today);
  return {
    id: newest.dispute_id,
    recipient: newest.recipient,
    bureau: newest.bureau,
    target: story.target,
    creditorName: item.creditorName,
    accountEnding: item.accountEnding,
    disputeReason: item.disputeReason,
    state,
    stateWords: stateWords(state, round.mail).label,
    rounds: rows.map((row, index) => presentRound(vault, row, rounds[index], story)),
    decidingRound: newest.number,
    answers: [...openAnswers(story)],
    others: story.others.flatMap((other) => {
      const answers = [...openAnswers(other)];
      return answers.length > 0 ? [{ round: other.newest.number, answers }] : [];
    }),
    nextSteps: steps.map((step) => presentStep(step, newest)),
    resolvedAt: newest.resolved_at?.toISOString() ?? null,
    homeState: item.homeState && isStateWithOffice(item.homeState) ? item.homeState : null,
    limits: [...story.limits],
  };
}

function presentRound(
  vault: Vault,
  row: RoundRow,
  soFar: RoundSoFar | undefined,
  { item, today }: DisputeStory,
): DisputeRound {
  const clock = soFar?.clock;
  return {
    number: row.number,
    recipient: row.recipient,
    target: targetOf(vault, row),
    letterId: row.letter_id,
    reference: row.reference,
    title: titleOf(row, item),
    signedAt: row.signed_at.toISOString(),
    pieceId: row.mailpiece_id,
    mailStatus: row.mail_status,
    mailedOn: row.mail_date,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_number && uspsPage(row.tracking_number),
    receivedOn: row.received_on,
    clock: clock ? presentClock(clock, clockDay(row, today)) : null,
    answerDueAround: answerDueAround(row, soFar),
    outcome: row.outcome,
    outcomeOn: row.outcome_on,
    note: row.sealed_note && vault.open(row.sealed_note, disputePlaces.note(row.id)),
    answerDocumentId: row.answer_document_id,
  };
}

/** Counted from the day on which it should arrive, while nobody knows better. */
function answerDueAround({ basis }: RoundRow, soFar: RoundSoFar | undefined): CalendarDate | null {
  const isUnderWay = soFar?.mail === MailStatus.mailed || soFar?.mail === MailStatus.in_transit;
  if (!isUnderWay || soFar.outcome !== undefined) return null;
  return clockOf({ basis, receivedOn: soFar.arrivesBy })?.dueOn ?? null;
}

/** A clock stands still once its answer is in. */
function clockDay({ outcome, outcome_on }: RoundRow, today: CalendarDate): CalendarDate {
  const isOpen = outcome === null || outcome === DisputeOutcome.no_answer;
  return isOpen || outcome_on === null || outcome_on > today ? today : outcome_on;
}

function presentClock(clock: DisputeClock, today: CalendarDate): DisputeRound['clock'] {
  const { fraction, daysLeft, words } = progressOf(clock, today);
  const { basis, startedOn, dueOn, expectAnswerBy } = clock;
  return {
    basis,
    startedOn,
    dueOn,
    expectAnswerBy,
    daysLeft,
    progress: Math.min(1, fraction),
    words: `${words}. ${clock.words}`,
    law: lawOf(clock.law) ?? '',
  };
}

function presentStep(advice: AdvisedStep, newest: RoundRow) {
  const { step, title, why, hint, law, letterKind } = advice;
  return {
    step,
    letterId: advice === advised.mailSigned ? newest.signed_letter_id : null,
    title,
    why: hint ? `${why} ${hint}` : why,
    law: lawOf(law) ?? null,
    facts: presentFacts(step),
    isLetter: letterKind !== undefined,
  };
}

function presentFacts(step: AdvisedStep['step']) {
  const facts = factsOf(step);
  if (!facts) return null;
  const { source, ...words } = facts;
  return {
    ...words,
    source: source
      ? { name: source.name, url: source.url ?? null, checkedOn: source.checkedOn }
      : null,
  };
}

function lawOf(key: string | undefined): string | undefined {
  const law = key === undefined ? undefined : statuteMeaning(key);
  return law && `${law.meaning} ${law.citation}.`;
}

function titleOf({ follow_up }: RoundRow, { disputeReason, template }: SealedItem): string {
  if (follow_up) return followUpTitle(follow_up);
  return disputeReason === 'other' && template
    ? templateTitle(template)
    : disputeReasonLabel(disputeReason);
}

function uspsPage(trackingNumber: string): string {
  return `https://tools.usps.com/go/TrackConfirmAction?tLabels=${encodeURIComponent(trackingNumber)}`;
}
