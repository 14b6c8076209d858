import { collectorQuestions } from './collector.questions.ts';
import type { QuestionDefinition } from './question-definition.ts';
import {
  beingSuedQuestion,
  copiesQuestion,
  debtDisputeQuestions,
  debtStoryQuestion,
  specialGroups,
} from './special.questions.ts';

/** What step 2 asks for a dispute with a collector outside the validation period. Content table. */

const { company, notice, dispute } = specialGroups;

export const debtVerificationQuestions: readonly QuestionDefinition[] = [
  ...collectorQuestions(company),
  beingSuedQuestion,
  {
    key: 'noticeState',
    group: notice,
    kind: 'choice',
    required: true,
    label: 'Did the collector send you a notice about the debt?',
    why: 'A notice names a date to dispute by. Until that date another letter can do more.',
    hint: 'It lists the amount and tells you that you can dispute the debt.',
    options: [
      { value: 'over', label: 'Yes, and the date to dispute has passed' },
      { value: 'in_time', label: 'Yes, and the date to dispute has not passed' },
      { value: 'never', label: 'They contacted me, but no such notice came' },
      { value: 'report_only', label: 'They never contacted me. I found it on my report.' },
      { value: 'not_known', label: 'I do not know' },
    ],
  },
  {
    key: 'amountClaimed',
    group: notice,
    kind: 'money',
    required: false,
    label: 'How much do they ask for?',
    why: 'It helps the collector to see which debt you mean. The letter does not say that you owe it.',
    hint: 'Take it from their last letter or from your report.',
    example: '1180.00',
  },
  ...debtDisputeQuestions,
  {
    key: 'contact',
    group: dispute,
    kind: 'choice',
    required: true,
    label: 'May the collector go on contacting you?',
    why: 'You can ask a collector in writing to stop.',
    hint: 'Stopping contact does not end the debt. The collector may still report it, sell it or sue, and you may hear of it later.',
    options: [
      { value: 'any', label: 'Yes' },
      { value: 'mail_only', label: 'Only by mail, please' },
      { value: 'stop', label: 'No, apart from a written answer to this letter' },
    ],
  },
  copiesQuestion(
    ['creditor_letter', 'payment_proof', 'settlement_letter', 'other_papers'],
    'A copy of their last letter shows which debt you mean. Do not send a photo ID to a collector.',
  ),
  debtStoryQuestion,
];
