import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import { words } from './incorrect-dates.questions.words.ts';
import { itemTypeChoices } from './item-types.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';
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
    ...words.whichDate,
    options: choices(words.whichDate.options, [
      'first_delinquency',
      'late_month',
      'opened',
      'closed',
      'charge_off',
      'last_payment',
      'other',
    ]),
  },
  {
    key: 'otherDateName',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: 60,
    when: (answers) => answers['whichDate'] === 'other',
    ...words.otherDateName,
  },
  {
    key: 'dateShown',
    group: wrong,
    kind: 'date',
    required: true,
    when: isSingleDate,
    ...words.dateShown,
  },
  {
    key: 'dateCorrect',
    group: wrong,
    kind: 'date',
    required: true,
    when: isSingleDate,
    ...words.dateCorrect,
  },
  {
    key: 'lateMonth',
    group: wrong,
    kind: 'month',
    required: true,
    when: isLateMonth,
    ...words.lateMonth,
  },
  {
    key: 'lateDays',
    group: wrong,
    kind: 'choice',
    required: true,
    when: isLateMonth,
    ...words.lateDays,
    options: choices(words.lateDays.options, ['30', '60', '90', '120']),
  },
  {
    key: 'paymentDueDate',
    group: happened,
    kind: 'date',
    required: true,
    when: isLateMonth,
    ...words.paymentDueDate,
  },
  {
    key: 'paymentMadeDate',
    group: happened,
    kind: 'date',
    required: true,
    when: isLateMonth,
    ...words.paymentMadeDate,
  },
  {
    key: 'dateSource',
    group: happened,
    kind: 'choice',
    required: true,
    ...words.dateSource,
    options: choices(words.dateSource.options, [
      'statement',
      'bank_record',
      'older_report',
      'creditor_letter',
      'contract',
      'memory',
    ]),
  },
  enclosureQuestion(['statement', 'payment_proof', 'older_report', 'creditor_letter', 'contract']),
  storyQuestion,
];
