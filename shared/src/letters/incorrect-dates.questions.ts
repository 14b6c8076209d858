import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import { itemTypeChoices } from './item-types.ts';
import type { QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';

/** What step 2 asks when a date on the report is wrong, a month marked late among them. Content table. */

const { wrong, happened } = questionGroups;

/** The dates of an account as a letter names them. */
export const dateKindWords = {
  opened: 'date the account was opened',
  closed: 'date the account was closed',
  first_delinquency: 'date of first delinquency',
  charge_off: 'date of the charge-off',
  last_payment: 'date of the last payment',
  late_month: 'payment history',
  other: 'date',
} as const;

export type DateKind = keyof typeof dateKindWords;

export function isDateKind(value: string): value is DateKind {
  return Object.hasOwn(dateKindWords, value);
}

const isLateMonth = (answers: DisputeFacts) => answers['whichDate'] === 'late_month';
const isSingleDate = (answers: DisputeFacts) => !isLateMonth(answers);

export const incorrectDatesQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.accounts),
  {
    key: 'whichDate',
    group: wrong,
    kind: 'choice',
    required: true,
    label: 'Which date is wrong?',
    why: 'Each date on a report means something else, and only one of them decides how long a debt stays.',
    options: [
      {
        value: 'first_delinquency',
        label: 'Date of first delinquency',
        hint: 'The first missed payment that was never caught up. It decides how long the item stays.',
      },
      { value: 'late_month', label: 'A month is marked late, and I paid on time' },
      { value: 'opened', label: 'Date opened' },
      { value: 'closed', label: 'Date closed' },
      { value: 'charge_off', label: 'Date of the charge-off' },
      { value: 'last_payment', label: 'Date of the last payment' },
      { value: 'other', label: 'Another date' },
    ],
  },
  {
    key: 'otherDateName',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: 60,
    when: (answers) => answers['whichDate'] === 'other',
    label: 'What does the report call this date?',
    why: 'The same words are easy to find on the report.',
    example: 'Date of last activity',
  },
  {
    key: 'dateShown',
    group: wrong,
    kind: 'date',
    required: true,
    when: isSingleDate,
    label: 'What date does the report show?',
    why: 'It shows which entry you mean.',
  },
  {
    key: 'dateCorrect',
    group: wrong,
    kind: 'date',
    required: true,
    when: isSingleDate,
    label: 'What is the right date?',
    why: 'A letter that names the right date is easier to act on.',
  },
  {
    key: 'lateMonth',
    group: wrong,
    kind: 'month',
    required: true,
    when: isLateMonth,
    label: 'Which month is marked late?',
    why: 'The payment history lists every month, so the letter has to name one.',
    hint: 'For several months, write one letter for each or add the others in your own words.',
  },
  {
    key: 'lateDays',
    group: wrong,
    kind: 'choice',
    required: true,
    when: isLateMonth,
    label: 'How late does the report say you were?',
    why: 'A payment counts as late on a report only from 30 days after it was due.',
    options: [
      { value: '30', label: '30 days' },
      { value: '60', label: '60 days' },
      { value: '90', label: '90 days' },
      { value: '120', label: '120 days or more' },
    ],
  },
  {
    key: 'paymentDueDate',
    group: happened,
    kind: 'date',
    required: true,
    when: isLateMonth,
    label: 'When was that payment due?',
    why: 'Together with the day you paid, it shows whether the mark is right.',
  },
  {
    key: 'paymentMadeDate',
    group: happened,
    kind: 'date',
    required: true,
    when: isLateMonth,
    label: 'When did you pay it?',
    why: 'This is the date the company has to find in its books.',
  },
  {
    key: 'dateSource',
    group: happened,
    kind: 'choice',
    required: true,
    label: 'How do you know the right date?',
    why: 'A date with a paper behind it weighs more than one from memory.',
    options: [
      { value: 'statement', label: 'From an account statement' },
      { value: 'bank_record', label: 'From my bank records' },
      { value: 'older_report', label: 'From an older credit report' },
      { value: 'creditor_letter', label: 'From a letter from the company' },
      { value: 'contract', label: 'From the contract' },
      { value: 'memory', label: 'From memory' },
    ],
  },
  enclosureQuestion(['statement', 'payment_proof', 'older_report', 'creditor_letter', 'contract']),
  storyQuestion,
];
