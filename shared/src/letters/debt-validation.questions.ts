import { collectorQuestions } from './collector.questions.ts';
import type { QuestionDefinition } from './question-definition.ts';
import {
  beingSuedQuestion,
  copiesQuestion,
  debtDisputeQuestions,
  debtStoryQuestion,
  specialGroups,
} from './special.questions.ts';

/** What step 2 asks for a dispute within the validation period. Content table. */

const { company, notice } = specialGroups;

export const debtValidationQuestions: readonly QuestionDefinition[] = [
  ...collectorQuestions(company),
  beingSuedQuestion,
  {
    key: 'noticeState',
    group: notice,
    kind: 'choice',
    required: true,
    label: 'Did the collector send you a notice about the debt?',
    why: 'The strongest rules work only until the date in that notice.',
    hint: 'It lists the amount, tells you that you can dispute the debt, and usually says "Call or write to us by" with a date.',
    options: [
      { value: 'with_date', label: 'Yes, and it names the date to dispute by' },
      { value: 'no_date', label: 'Yes, but I cannot find a date in it' },
      { value: 'none', label: 'No, I have no such notice' },
    ],
  },
  {
    key: 'disputeBy',
    group: notice,
    kind: 'date',
    mayBeFuture: true,
    required: true,
    when: (answers) => answers['noticeState'] === 'with_date',
    label: 'By which date can you dispute the debt?',
    why: 'Your letter has to reach the collector in time.',
    hint: 'Copy the date from the notice, for example from "Call or write to us by".',
  },
  {
    key: 'noticeReceived',
    group: notice,
    kind: 'date',
    required: true,
    when: (answers) => answers['noticeState'] === 'no_date',
    label: 'When did the notice reach you?',
    why: 'You have 30 days from that day.',
    hint: 'If you are not sure, take the earliest day it can have been.',
  },
  {
    key: 'noticeDate',
    group: notice,
    kind: 'date',
    required: false,
    when: (answers) => ['with_date', 'no_date'].includes(answers['noticeState'] ?? ''),
    label: 'What date is printed at the top of the notice?',
    why: 'It shows which notice you answer.',
  },
  {
    key: 'amountClaimed',
    group: notice,
    kind: 'money',
    required: true,
    label: 'How much does the notice ask for?',
    why: 'The letter repeats the amount so that the collector sees which debt you mean. It does not say that you owe it.',
    example: '1180.00',
  },
  ...debtDisputeQuestions,
  copiesQuestion(
    ['creditor_letter', 'payment_proof', 'settlement_letter', 'other_papers'],
    'A copy of the notice shows which debt you mean. Do not send a photo ID to a collector.',
  ),
  debtStoryQuestion,
];
