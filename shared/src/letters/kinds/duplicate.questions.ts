import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import { duplicateQuestionsMessages as words } from './messages.ts';
import { itemTypeChoices } from '../facts/item-types.ts';
import { answerLimits, choices, type QuestionDefinition } from '../facts/reason-rules.ts';
import type { DisputeFacts } from '../contract/question.ts';

/** What step 2 asks when one debt is on the report twice. Content table. */

const { wrong, happened } = questionGroups;
const isStudentLoan = (answers: DisputeFacts) =>
  answers['itemType'] === 'student_loan_federal' || answers['itemType'] === 'student_loan_private';
const isOriginalAndCollector = (answers: DisputeFacts) =>
  answers['entriesRelation'] === 'original_and_collector';

export const duplicateQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.accounts),
  {
    key: 'otherCreditor',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.otherCreditor,
  },
  {
    key: 'otherAccountNumber',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: 60,
    ...words.otherAccountNumber,
  },
  {
    key: 'thisBalance',
    group: wrong,
    kind: 'money',
    required: true,
    ...words.thisBalance,
  },
  {
    key: 'otherBalance',
    group: wrong,
    kind: 'money',
    required: true,
    ...words.otherBalance,
  },
  {
    key: 'thisOpened',
    group: wrong,
    kind: 'date',
    required: false,
    ...words.thisOpened,
  },
  {
    key: 'otherOpened',
    group: wrong,
    kind: 'date',
    required: false,
    ...words.otherOpened,
  },
  {
    key: 'entriesRelation',
    group: happened,
    kind: 'choice',
    required: true,
    ...words.entriesRelation,
    options: choices(words.entriesRelation.options, [
      'same_company',
      'two_collectors',
      'original_and_collector',
    ]),
  },
  {
    key: 'originalEntry',
    group: happened,
    kind: 'choice',
    required: true,
    when: isOriginalAndCollector,
    ...words.originalEntry,
    options: choices(words.originalEntry.options, ['first', 'second']),
  },
  {
    key: 'sameDisbursement',
    group: happened,
    kind: 'yes_no',
    required: true,
    when: isStudentLoan,
    ...words.sameDisbursement,
  },
  {
    key: 'sameDebtWhy',
    group: happened,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    ...words.sameDebtWhy,
  },
  enclosureQuestion(['second_report_page', 'sale_letter', 'statement', 'creditor_letter']),
  storyQuestion,
];
