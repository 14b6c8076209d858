import type { FieldFault } from '../kernel/index.ts';
import { answerDue, canBeInTheMail } from './follow-up-clock.rules.ts';
import {
  complaintAdvice,
  inOrder,
  noDisputeRefusal,
  notArrivedRefusal,
  tooEarlyRefusal,
} from './follow-up-words.rules.ts';
import { advice } from './gate-words.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import { overdueText } from './overdue-notice-text.rules.ts';
import { overdueNoticeQuestions } from './overdue-notice.questions.ts';
import type { DisputeCase, ReasonRules } from './reason-rules.ts';

/**
 * No results although the time is over. The letter counts the days from the delivery and asks for the results; it neither
 * threatens nor says that silence means anything. While a day of the time is left it is not written.
 */
export const overdueNoticeRules: ReasonRules = {
  questions: overdueNoticeQuestions,
  faults: overdueFaults,
  refusal: overdueRefusal,
  advice: overdueAdvice,
  write: overdueText,
};

function overdueFaults(dispute: DisputeCase): readonly FieldFault[] {
  return [
    ...inOrder(dispute, 'earlierDate', 'deliveredOn'),
    ...inOrder(dispute, 'deliveredOn', 'informationAddedOn'),
  ];
}

function overdueRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts, recipient, today } = dispute;
  const due = answerDue(facts, recipient);
  return (
    noDisputeRefusal(dispute) ??
    notArrivedRefusal(dispute) ??
    (due && today <= due.on ? tooEarlyRefusal(due.on) : undefined)
  );
}

function overdueAdvice({ facts, recipient, today, details }: DisputeCase): readonly Advice[] {
  const due = answerDue(facts, recipient);
  return [
    ...(due && canBeInTheMail(due, recipient, today) ? [advice('overdue_notice.in_the_mail')] : []),
    ...(recipient === 'furnisher' && details.recipientAddress?.source === 'business'
      ? [advice('overdue_notice.address')]
      : []),
    complaintAdvice(),
  ];
}
