import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import { itemTypeChoices } from './item-types.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';

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
    label: 'What name is the second entry listed under?',
    why: 'Both entries have to be found.',
    hint: 'The first entry is the one you named at the top.',
    example: 'Northgate Recovery',
  },
  {
    key: 'otherAccountNumber',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: 60,
    label: 'What is the account number of the second entry?',
    why: 'Names repeat on a report; numbers rarely do.',
    hint: 'As the report shows it, hidden digits included.',
  },
  {
    key: 'thisBalance',
    group: wrong,
    kind: 'money',
    required: true,
    label: 'What balance does the first entry show?',
    why: 'Two balances for one debt make it look twice as large.',
    example: '640.00',
  },
  {
    key: 'otherBalance',
    group: wrong,
    kind: 'money',
    required: true,
    label: 'What balance does the second entry show?',
    why: 'If one of them is zero, the entries may be right as they are.',
    example: '640.00',
  },
  {
    key: 'thisOpened',
    group: wrong,
    kind: 'date',
    required: false,
    label: 'What opening date does the first entry show?',
    why: 'Matching dates help to show that it is one debt.',
  },
  {
    key: 'otherOpened',
    group: wrong,
    kind: 'date',
    required: false,
    label: 'What opening date does the second entry show?',
    why: 'Matching dates help to show that it is one debt.',
  },
  {
    key: 'entriesRelation',
    group: happened,
    kind: 'choice',
    required: true,
    label: 'How do the two entries belong together?',
    why: 'The right fix depends on who reports the debt twice.',
    options: [
      { value: 'same_company', label: 'The same company lists it twice' },
      { value: 'two_collectors', label: 'Two collectors list the same debt' },
      {
        value: 'original_and_collector',
        label: 'The original creditor and a collector both list it',
      },
    ],
  },
  {
    key: 'originalEntry',
    group: happened,
    kind: 'choice',
    required: true,
    when: isOriginalAndCollector,
    label: 'Which entry is the one of the original creditor?',
    why: 'An original creditor who sold the debt should show a balance of zero.',
    options: [
      { value: 'first', label: 'The first entry' },
      { value: 'second', label: 'The second entry' },
    ],
  },
  {
    key: 'sameDisbursement',
    group: happened,
    kind: 'yes_no',
    required: true,
    when: isStudentLoan,
    label: 'Do both entries have the same loan amount and the same start date?',
    why: 'Student loans are often listed once per school term, and that is right.',
  },
  {
    key: 'sameDebtWhy',
    group: happened,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    label: 'Why is it the same debt?',
    why: 'One or two facts that both entries share are enough.',
    example:
      'Both entries name the same original creditor and the same opening date. I had only one account there.',
  },
  enclosureQuestion(['second_report_page', 'sale_letter', 'statement', 'creditor_letter']),
  storyQuestion,
];
