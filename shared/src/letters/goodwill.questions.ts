import { questionGroups } from './common.questions.ts';
import type { ItemType } from './item-types.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';
import { copiesQuestion, kindOfAccountQuestion, specialGroups } from './special.questions.ts';

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
    label: 'Was the payment really late?',
    why: 'This letter says that the company’s records are right. If they are wrong, you need no favor.',
  },
  {
    key: 'openDispute',
    group: late,
    kind: 'yes_no',
    required: true,
    label: 'Are you disputing this late payment anywhere right now?',
    why: 'A dispute says the mark is wrong; this letter says it is right. The two cannot go together.',
  },
  {
    key: 'lateMonth',
    group: late,
    kind: 'month',
    required: true,
    label: 'Which month is marked late?',
    why: 'The company has to find it in the payment history.',
    hint: 'If there are several in a row, give the first one here.',
  },
  {
    key: 'lastLateMonth',
    group: late,
    kind: 'month',
    required: false,
    label: 'Were there several in a row? Which one was the last?',
    why: 'The letter then names them all.',
    hint: 'Leave this empty if it was one month.',
  },
  kindOfAccountQuestion(ACCOUNTS, 'The letter names the account you write about.'),
  {
    key: 'stillOpen',
    group: account,
    kind: 'yes_no',
    required: true,
    label: 'Is the account still open?',
    why: 'The letter speaks of you as a customer or as a former one.',
  },
  {
    key: 'customerFor',
    group: account,
    kind: 'choice',
    required: true,
    label: 'How long have you been a customer, or were you one?',
    why: 'A long time together speaks for you.',
    options: [
      { value: 'under_one', label: 'Less than a year' },
      { value: 'over_one', label: 'More than a year' },
      { value: 'over_three', label: 'More than three years' },
      { value: 'over_five', label: 'More than five years' },
      { value: 'over_ten', label: 'More than ten years' },
    ],
  },
  {
    key: 'story',
    group: questionGroups.happened,
    kind: 'long_text',
    required: true,
    maxLength: answerLimits.longText,
    label: 'What happened?',
    why: 'A person will read this. A true and simple story does more than any form letter.',
    hint: 'Say what made the payment late. You do not have to share health or family details.',
    example:
      'I was in the hospital for two weeks in March, and my bills went unopened. I paid on the day I came home.',
  },
  {
    key: 'standing',
    group: since,
    kind: 'choice',
    required: true,
    label: 'How has the account been since then?',
    why: 'The years after a late payment are your best argument.',
    options: [
      { value: 'on_time', label: 'Every payment since then was on time' },
      { value: 'paid_off', label: 'It is paid off' },
      { value: 'catching_up', label: 'I am still catching up' },
    ],
  },
  {
    key: 'caughtUpDate',
    group: since,
    kind: 'date',
    required: false,
    when: (answers) => answers['standing'] !== 'catching_up',
    label: 'When did you catch up?',
    why: 'A date shows how soon you acted.',
  },
  {
    key: 'changedSince',
    group: since,
    kind: 'long_text',
    required: false,
    maxLength: 300,
    label: 'What have you changed, so that it does not happen again?',
    why: 'It tells the company that this was an exception.',
    example: 'I have set up automatic payments.',
  },
  {
    key: 'whyNow',
    group: since,
    kind: 'long_text',
    required: false,
    maxLength: 300,
    label: 'Why does it matter to you now?',
    why: 'A goal that a reader can picture makes the request easier to grant.',
    hint: 'Leave this empty if there is no special reason.',
    example: 'We hope to buy our first home next spring.',
  },
  copiesQuestion(
    ['statement', 'payment_proof', 'creditor_letter'],
    'A statement can show the payments since then.',
  ),
];
