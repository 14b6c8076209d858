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
    return noBlockRequested;
  }
  // An answer that has come is no matter of days.
  if (answerOf(facts, 'blockAnswer') !== 'none') return undefined;
  const due = blockDue(facts);
  return notArrivedRefusal(dispute) ?? (due && today <= due ? tooEarlyRefusal(due) : undefined);
}

const noBlockRequested: Refusal = {
  code: 'block_declined.not_requested',
  title: 'A block needs your identity theft report',
  text: 'This letter asks about a block. A bureau has to act on one only after it has your identity theft report, a proof of who you are, the item and your statement. You can make the report for free at IdentityTheft.gov and then ask for the block.',
  ways: [
    { kind: 'switch_reason', label: 'Ask for the block first', reason: 'identity_theft' },
    { kind: 'link', label: 'Make the report', url: 'https://www.identitytheft.gov/' },
    changeAnswer('blockRequested'),
  ],
};

function blockAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    ...(answerOf(facts, 'blockAnswer') === 'none'
      ? []
      : [
          {
            code: 'block_declined.may_decline',
            text: 'A bureau may decline or take back a block that rests on an error or an untrue statement, or where you got goods, services or money. If a paper was missing, please send it now.',
          },
        ]),
    complaintAdvice,
  ];
}
