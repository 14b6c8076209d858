import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  veteranQuestion,
} from './common.questions.ts';
import { concernsAccount, itemTypeChoices } from './item-types.ts';
import { words } from './other.questions.words.ts';
import { answerLimits, choices, type QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';

/** What step 2 asks when no listed reason fits; the story itself is told in `customDetails`. Content table. */

const { wrong, happened } = questionGroups;
const isPersonal = (answers: DisputeFacts) => answers['itemType'] === 'personal_information';

export const otherQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.everythingButInquiries),
  {
    key: 'errorKind',
    group: wrong,
    kind: 'choice',
    required: true,
    when: (answers) => concernsAccount(answers['itemType'] ?? ''),
    ...words.errorKind,
    options: choices(words.errorKind.options, [
      'status',
      'payment_history',
      'bankruptcy_discharge',
      'account_details',
      'something_else',
    ]),
  },
  {
    key: 'shownNow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.shownNow,
  },
  {
    key: 'shouldShow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.shouldShow,
  },
  {
    key: 'sinceDate',
    group: happened,
    kind: 'date',
    required: false,
    ...words.sinceDate,
  },
  {
    key: 'dischargeDate',
    group: happened,
    kind: 'date',
    required: true,
    when: (answers) => answers['errorKind'] === 'bankruptcy_discharge',
    ...words.dischargeDate,
  },
  {
    key: 'initialBalance',
    group: happened,
    kind: 'money',
    required: false,
    recipients: ['bureau'],
    when: (answers) => answers['itemType'] === 'medical_collection',
    ...words.initialBalance,
  },
  veteranQuestion,
  enclosureQuestion(
    ['statement', 'payment_proof', 'creditor_letter', 'older_report', 'contract'],
    (answers) => [
      ...(isPersonal(answers) ? (['name_proof'] as const) : []),
      ...(answers['errorKind'] === 'bankruptcy_discharge' ? (['bankruptcy_papers'] as const) : []),
      ...(answers['itemType'] === 'medical_collection' ? (['insurance_statement'] as const) : []),
    ],
  ),
];
