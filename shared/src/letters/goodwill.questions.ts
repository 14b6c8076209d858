import { questionGroups } from './common.questions.ts';
import { words } from './goodwill.questions.words.ts';
import type { ItemType } from './item-types.ts';
import { answerLimits, choices, type QuestionDefinition } from './question-definition.ts';
import { enclosuresQuestion, kindOfAccountQuestion, specialGroups } from './special.questions.ts';

/** What step 2 asks for a goodwill letter. Content table. */

const { account, late, since } = specialGroups;

const ACCOUNTS: readonly ItemType[] = [
  'credit_card',
  'personal_loan',
  'auto_loan',
  'mortgage',
  'student_loan_federal',
  'student_loan_private',
  'utility_or_phone',
  'other_item',
];

export const goodwillQuestions: readonly QuestionDefinition[] = [
  {
    key: 'lateIsTrue',
    group: late,
    kind: 'yes_no',
    required: true,
    ...words.lateIsTrue,
  },
  {
    key: 'openDispute',
    group: late,
    kind: 'yes_no',
    required: true,
    ...words.openDispute,
  },
  {
    key: 'lateMonth',
    group: late,
    kind: 'month',
    required: true,
    ...words.lateMonth,
  },
  {
    key: 'lastLateMonth',
    group: late,
    kind: 'month',
    required: false,
    ...words.lastLateMonth,
  },
  kindOfAccountQuestion(ACCOUNTS, words.accountWhy),
  {
    key: 'stillOpen',
    group: account,
    kind: 'yes_no',
    required: true,
    ...words.stillOpen,
  },
  {
    key: 'customerFor',
    group: account,
    kind: 'choice',
    required: true,
    ...words.customerFor,
    options: choices(words.customerFor.options, [
      'under_one',
      'over_one',
      'over_three',
      'over_five',
      'over_ten',
    ]),
  },
  {
    key: 'story',
    group: questionGroups.happened,
    kind: 'long_text',
    required: true,
    maxLength: answerLimits.longText,
    ...words.story,
  },
  {
    key: 'standing',
    group: since,
    kind: 'choice',
    required: true,
    ...words.standing,
    options: choices(words.standing.options, ['on_time', 'paid_off', 'catching_up']),
  },
  {
    key: 'caughtUpDate',
    group: since,
    kind: 'date',
    required: false,
    when: (answers) => answers['standing'] !== 'catching_up',
    ...words.caughtUpDate,
  },
  {
    key: 'changedSince',
    group: since,
    kind: 'long_text',
    required: false,
    maxLength: 300,
    ...words.changedSince,
  },
  {
    key: 'whyNow',
    group: since,
    kind: 'long_text',
    required: false,
    maxLength: 300,
    ...words.whyNow,
  },
  enclosuresQuestion(['statement', 'payment_proof', 'creditor_letter'], words.copiesWhy),
];
