import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
  veteranQuestion,
} from './common.questions.ts';
import { itemTypeChoices } from './item-types.ts';
import type { QuestionDefinition } from './question-definition.ts';

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
    label: 'Which figure is wrong?',
    why: 'An account has several figures, and the one you name is the one that is checked.',
    options: [
      { value: 'balance', label: 'The balance' },
      { value: 'past_due', label: 'The past-due amount' },
      { value: 'credit_limit', label: 'The credit limit' },
      { value: 'high_balance', label: 'The highest balance' },
      { value: 'original_amount', label: 'The original loan amount' },
      { value: 'monthly_payment', label: 'The monthly payment' },
    ],
  },
  {
    key: 'amountShown',
    group: wrong,
    kind: 'money',
    required: true,
    label: 'What figure does the report show?',
    why: 'It shows which number you mean.',
    example: '2150.00',
  },
  {
    key: 'amountCorrect',
    group: wrong,
    kind: 'money',
    required: true,
    label: 'What is the right figure?',
    why: 'A letter that names the right figure is easier to act on than one that only says "wrong".',
    hint: 'Interest and fees may have been added in line with your contract. Check your last statement first.',
    example: '1480.00',
  },
  {
    key: 'asOfDate',
    group: happened,
    kind: 'date',
    required: true,
    label: 'On which day was your figure right?',
    why: 'Amounts change, so a figure needs a date.',
    hint: 'Usually the date of the statement you go by.',
  },
  {
    key: 'howComputed',
    group: happened,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    label: 'How do you get to your figure?',
    why: 'The company can follow your sum step by step.',
    example:
      'My March statement shows $1,680. I paid $200 on April 4 and bought nothing after that.',
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
