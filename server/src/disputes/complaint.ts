import { DisputeProblems, complaintDraft } from '@creditfix/shared/disputes';
import type { DisputeReason } from '@creditfix/shared/letters';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { RoundRow } from './dispute-rows.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { openDispute } from './open-dispute.ts';

/** What is wrong, as a person says it to the Consumer Financial Protection Bureau; a story of one's own has no short form. */
const WRONG: Readonly<Record<DisputeReason, string | undefined>> = {
  not_mine: 'The account is not mine.',
  paid_in_full: 'I paid the debt in full.',
  incorrect_amount: 'The amount is not right.',
  incorrect_dates: 'The dates are not right.',
  duplicate: 'It is listed twice.',
  identity_theft: 'It comes from identity theft.',
  statute_of_limitations: 'It is too old to be on my report.',
  other: undefined,
};

/**
 * A draft complaint about the newest letters of a dispute.
 *
 * @throws Problem `disputes.not_found`, `disputes.step_not_open` where none is advised
 */
export async function draftComplaint(
  em: EntityManager,
  parts: Pick<DisputeParts, 'vault' | 'clock'>,
  whose: { readonly accountId: string; readonly disputeId: string },
) {
  const story = await openDispute(em, parts, whose);
  if (!story.steps.some(({ step }) => step === 'cfpb_complaint'))
    throw DisputeProblems.raise('disputes.step_not_open');
  const { rows, rounds, newest, item, round, soFar, today } = story;
  const own = rows.filter(({ recipient }) => recipient === newest.recipient);
  // A reminder starts no time: the complaint is about the letter that it reminded of.
  const isReminder = newest.follow_up === 'overdue_notice';
  const about =
    (isReminder ? own.findLast((row) => row.follow_up !== 'overdue_notice') : newest) ?? newest;
  return complaintDraft({
    recipient: soFar.recipient,
    recipientName: story.target,
    creditorName: item.creditorName,
    disputed: WRONG[item.disputeReason],
    letter: mailed(about),
    basis: round.basis,
    dueOn: rounds[rows.indexOf(about)]?.clock?.dueOn,
    outcome: round.outcome,
    answeredOn: round.answeredOn,
    reminder: about === newest ? undefined : mailed(newest),
    today,
  });
}

function mailed({ mail_date, received_on, tracking_number }: RoundRow) {
  return {
    sentOn: mail_date ?? undefined,
    receivedOn: received_on ?? undefined,
    trackingNumber: tracking_number ?? undefined,
  };
}
