import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import { lateMonthsQuestions } from './late-months.ts';
import { incorrectDatesQuestionsMessages as words } from './messages.ts';
import { itemTypeChoices } from '../facts/item-types.ts';
import { choices, type QuestionDefinition } from '../facts/question-definition.ts';
import type { DisputeFacts } from '../contract/question.ts';

/** What step 2 asks when a date on the report is wrong, a month marked late among them. Content table. */

const { wrong, happened } = questionGroups;

const isLateMonth = (answers: DisputeFacts) => answers['whichDate'] === 'late_month';
const isSingleDate = (answers: DisputeFacts) =>
  !isLateMonth(answers) && answers['whichDate'] !== 'late_months';

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
      'late_months',
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
  ...lateMonthsQuestions,
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
