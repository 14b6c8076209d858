import type { FieldFault } from '../kernel/index.ts';
import { blockDeclinedQuestions } from './block-declined.questions.ts';
import { blockText } from './block-declined-text.rules.ts';
import { answerOf } from './fact-words.rules.ts';
import { blockDue } from './follow-up-clock.rules.ts';
import {
  changeAnswer,
  complaintAdvice,
  inOrder,
  notArrivedRefusal,
  tooEarlyRefusal,
} from './follow-up-words.rules.ts';
import { advice, linkWay, reasonWay, refusal } from './gate-words.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';

/**
 * A block after identity theft that was declined, taken back or never came: 15 U.S.C. 1681c-2(c)(2) gives a right to be told,
 * promptly and in writing. Reasons are asked for and not claimed. Without a request that had all four elements there is no word
 * of a block.
 */
export const blockDeclinedRules: ReasonRules = {
  questions: blockDeclinedQuestions,
  faults: blockFaults,
  refusal: blockRefusal,
  advice: blockAdvice,
  write: blockText,
};

function blockFaults(dispute: DisputeCase): readonly FieldFault[] {
  return [
    ...inOrder(dispute, 'earlierDate', 'deliveredOn'),
    ...inOrder(dispute, 'earlierDate', 'noticeOn'),
  ];
}

function blockRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts, details, today } = dispute;
  if (details.disputeReason !== 'identity_theft' || answerOf(facts, 'blockRequested') === 'no') {
    return noBlockRequested();
  }
  // An answer that has come is no matter of days.
  if (answerOf(facts, 'blockAnswer') !== 'none') return undefined;
  const due = blockDue(facts);
  return notArrivedRefusal(dispute) ?? (due && today <= due ? tooEarlyRefusal(due) : undefined);
}

const noBlockRequested = (): Refusal =>
  refusal('block_declined.not_requested', [
    reasonWay('askForBlock', 'identity_theft'),
    linkWay('makeReport', 'https://www.identitytheft.gov/'),
    changeAnswer('blockRequested'),
  ]);

function blockAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    ...(answerOf(facts, 'blockAnswer') === 'none' ? [] : [advice('block_declined.may_decline')]),
    complaintAdvice(),
  ];
}
