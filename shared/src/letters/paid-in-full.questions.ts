import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
  veteranQuestion,
} from './common.questions.ts';
import { itemTypeChoices } from './item-types.ts';
import { words } from './paid-in-full.questions.words.ts';
import { answerLimits, choices, type QuestionDefinition } from './question-definition.ts';

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
    ...words.shownNow,
  },
  {
    key: 'fullOrSettled',
    group: happened,
    kind: 'choice',
    required: true,
    ...words.fullOrSettled,
    options: choices(words.fullOrSettled.options, ['full', 'settled']),
  },
  {
    key: 'paidDate',
    group: happened,
    kind: 'date',
    required: true,
    ...words.paidDate,
  },
  {
    key: 'paidAmount',
    group: happened,
    kind: 'money',
    required: true,
    ...words.paidAmount,
  },
  {
    key: 'paidTo',
    group: happened,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.paidTo,
  },
  {
    key: 'paidMethod',
    group: happened,
    kind: 'choice',
    required: true,
    ...words.paidMethod,
    options: choices(words.paidMethod.options, [
      'check',
      'bank_transfer',
      'card',
      'money_order',
      'cash',
      'insurance',
      'other',
    ]),
  },
  {
    key: 'confirmationNumber',
    group: happened,
    kind: 'text',
    required: false,
    maxLength: 60,
    ...words.confirmationNumber,
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
