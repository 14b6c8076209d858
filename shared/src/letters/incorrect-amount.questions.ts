import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
  veteranQuestion,
} from './common.questions.ts';
import { words } from './incorrect-amount.questions.words.ts';
import { itemTypeChoices } from './item-types.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';

/** What step 2 asks when a figure on the report is wrong. Content table. */

const { wrong, happened } = questionGroups;

/** The figures of an account as a letter names them. */
export const amountKindWords = {
  balance: 'balance',
  past_due: 'past-due amount',
  credit_limit: 'credit limit',
  high_balance: 'highest balance',
  original_amount: 'original loan amount',
  monthly_payment: 'monthly payment',
} as const;

export type AmountKind = keyof typeof amountKindWords;

export function isAmountKind(value: string): value is AmountKind {
  return Object.hasOwn(amountKindWords, value);
}

export const incorrectAmountQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.accounts),
  {
    key: 'amountKind',
    group: wrong,
    kind: 'choice',
    required: true,
    ...words.amountKind,
    options: choices(words.amountKind.options, [
      'balance',
      'past_due',
      'credit_limit',
      'high_balance',
      'original_amount',
      'monthly_payment',
    ]),
  },
  {
    key: 'amountShown',
    group: wrong,
    kind: 'money',
    required: true,
    ...words.amountShown,
  },
  {
    key: 'amountCorrect',
    group: wrong,
    kind: 'money',
    required: true,
    ...words.amountCorrect,
  },
  {
    key: 'asOfDate',
    group: happened,
    kind: 'date',
    required: true,
    ...words.asOfDate,
  },
  {
    key: 'howComputed',
    group: happened,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    ...words.howComputed,
  },
  veteranQuestion,
  enclosureQuestion(
    [
      'statement',
      'payoff_letter',
      'payment_proof',
      'settlement_letter',
      'contract',
      'creditor_letter',
    ],
    (answers) => (answers['itemType'] === 'medical_collection' ? ['insurance_statement'] : []),
  ),
  storyQuestion,
];
