import {
  DisputeProblems,
  complaintDraft,
  isPending,
  type ComplaintInput,
  type ComplaintTo,
  type NextStep,
} from '@creditfix/shared/disputes';
import type { DisputeReason } from '@creditfix/shared/letters';
import { findLetterStory } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { RoundRow } from './dispute.repository.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { disputesMessages } from './messages.ts';
import { disputingRow, nameOfTarget, openDispute } from './dispute-story.ts';

/** What is wrong, as a person says it to the Consumer Financial Protection Bureau; a story of one's own has no short form. */
const WRONG: Readonly<Record<DisputeReason, string | undefined>> = {
  not_mine: 'The account is not mine.',
  paid_in_full: 'I paid the debt in full.',
  incorrect_amount: 'The amount is not right.',
  incorrect_dates: 'The dates are not right.',
  duplicate: 'It is listed twice.',
  deceased: 'It marks me as deceased, and I am alive.',
  mixed_file: 'Information about another person is in my file.',
  personal_information: 'My personal information is wrong.',
  identity_theft: 'It comes from identity theft.',
  statute_of_limitations: 'It is too old to be on my report.',
  other: undefined,
};

const STEPS: Readonly<Record<ComplaintTo, NextStep>> = {
  cfpb: 'cfpb_complaint',
  state: 'state_complaint',
};

const ASKED = ['method_of_verification', 'reinsertion_notice', 'block_declined'] as const;

/**
 * A draft complaint about the newest letters of a dispute, in English for everybody: it is copied into an English form.
 *
 * @throws Problem `disputes.not_found`, `disputes.step_not_open` if none is advised
 */
export async function draftComplaint(
  em: EntityManager,
  parts: Pick<DisputeParts, 'vault' | 'clock'>,
  whose: { readonly accountId: string; readonly disputeId: string },
  to: ComplaintTo,
) {
  const story = await openDispute(em, parts, whose);
  if (!story.steps.some(({ step }) => step === STEPS[to]))
    throw DisputeProblems.raise('disputes.step_not_open');
  const { rows, rounds, side, newest, item, round, soFar, today } = story;
  // The complaint is about the letter that disputed the item; what was asked afterwards is told beside it.
  const about = disputingRow(side);
  const { follow_up } = newest;
  const asked = about === newest ? undefined : ASKED.find((one) => one === follow_up);
  // A reminder starts no time; whether a block was refused in time, the dates do not say.
  const timed = asked ? newest : about;
  const input: ComplaintInput = {
    recipient: soFar.recipient,
    recipientName: nameOfTarget(parts.vault, newest) ?? disputesMessages.anyBureau,
    creditorName: item.creditorName,
    disputed: WRONG[item.disputeReason],
    letter: mailed(about),
    basis: round.basis,
    dueOn: rounds[rows.indexOf(timed)]?.clock?.dueOn,
    outcome: round.outcome,
    answeredOn: round.answeredOn,
    reminder: about === newest ? undefined : mailed(newest),
    asked,
    isPending: isPending(soFar.rounds),
    today,
    confirmationNumber: await numberOfReport(em, parts, about),
  };
  return complaintDraft(input, to);
}

/** As the person typed it from the report, for the letter. */
async function numberOfReport(
  em: EntityManager,
  { vault }: Pick<DisputeParts, 'vault'>,
  { letter_id }: RoundRow,
): Promise<string | undefined> {
  const letter = await findLetterStory(em, vault, letter_id);
  return letter?.disputeDetails.facts?.['reportNumber'];
}

function mailed({ mail_date, received_on, tracking_number }: RoundRow) {
  return {
    sentOn: mail_date ?? undefined,
    receivedOn: received_on ?? undefined,
    trackingNumber: tracking_number ?? undefined,
  };
}
