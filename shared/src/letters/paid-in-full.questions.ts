import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
  veteranQuestion,
} from './common.questions.ts';
import { itemTypeChoices } from './item-types.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';

/** What step 2 asks when a debt was paid but the report does not say so. Content table. */

const { wrong, happened } = questionGroups;

export const paidInFullQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.accounts),
  {
    key: 'shownNow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    label: 'What does the report say about this debt now?',
    why: 'These words show which entry has to change.',
    hint: 'Copy the status or the balance from the report.',
    example: 'Open collection, balance $812',
  },
  {
    key: 'fullOrSettled',
    group: happened,
    kind: 'choice',
    required: true,
    label: 'Was it paid in full, or settled for less?',
    why: 'These are two different things on a report, and the letter has to ask for the true one.',
    options: [
      { value: 'full', label: 'Paid in full' },
      { value: 'settled', label: 'Settled: the company took less and closed the debt' },
    ],
  },
  {
    key: 'paidDate',
    group: happened,
    kind: 'date',
    required: true,
    label: 'When did you make the last payment?',
    why: 'The company looks up the payment by its date.',
    hint: 'Your bank statement or the canceled check shows it.',
  },
  {
    key: 'paidAmount',
    group: happened,
    kind: 'money',
    required: true,
    label: 'How much was that payment?',
    why: 'The amount has to match the proof you send.',
    example: '812.40',
  },
  {
    key: 'paidTo',
    group: happened,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    label: 'Whom did you pay?',
    why: 'The payment may have gone to another company than the one on the report.',
    example: 'Lakeside Dental Group',
  },
  {
    key: 'paidMethod',
    group: happened,
    kind: 'choice',
    required: true,
    label: 'How did you pay?',
    why: 'It tells the company where to look.',
    options: [
      { value: 'check', label: 'By check' },
      { value: 'bank_transfer', label: 'By bank transfer' },
      { value: 'card', label: 'By card' },
      { value: 'money_order', label: 'By money order' },
      { value: 'cash', label: 'In cash' },
      { value: 'insurance', label: 'My insurance paid' },
      { value: 'other', label: 'Another way' },
    ],
  },
  {
    key: 'confirmationNumber',
    group: happened,
    kind: 'text',
    required: false,
    maxLength: 60,
    label: 'Is there a confirmation or check number?',
    why: 'With it the payment is found in minutes.',
    example: 'Check 1187',
  },
  veteranQuestion,
  enclosureQuestion(
    ['payment_proof', 'settlement_letter', 'statement', 'creditor_letter'],
    (answers) => (answers['itemType'] === 'medical_collection' ? ['insurance_statement'] : []),
  ),
  storyQuestion,
];

export const paidMethodWords: Readonly<Record<string, string>> = {
  check: ' by check',
  bank_transfer: ' by bank transfer',
  card: ' by card',
  money_order: ' by money order',
  cash: ' in cash',
};
