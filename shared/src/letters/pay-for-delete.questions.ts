import { collectorQuestions } from './collector.questions.ts';
import type { ItemType } from './item-types.ts';
import type { QuestionDefinition } from './question-definition.ts';
import {
  beingSuedQuestion,
  copiesQuestion,
  kindOfAccountQuestion,
  specialGroups,
} from './special.questions.ts';

/** What step 2 asks for an offer to a collector. Content table. */

const { company, offer } = specialGroups;

const DEBTS: readonly ItemType[] = ['collection', 'medical_collection', 'charge_off', 'other_item'];

export const payForDeleteQuestions: readonly QuestionDefinition[] = [
  ...collectorQuestions(company),
  {
    key: 'debtIsMine',
    group: company,
    kind: 'choice',
    required: true,
    label: 'Is the debt yours, and is the amount right?',
    why: 'If not, asking for verification or a dispute comes before any offer.',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
      { value: 'not_sure', label: 'I am not sure' },
    ],
  },
  beingSuedQuestion,
  {
    key: 'restartUnderstood',
    group: company,
    kind: 'choice',
    required: true,
    label:
      'In some states, an offer or a payment on an old debt starts the time for lawsuits again. Do you want to go on?',
    why: 'After that the collector could sue over a debt that was too old for a lawsuit before.',
    hint: 'If the last payment was years ago, please ask legal aid first.',
    options: [
      { value: 'yes', label: 'I understand this, and I want to make an offer' },
      { value: 'no', label: 'No, I would rather not risk it' },
    ],
  },
  kindOfAccountQuestion(DEBTS, 'For some debts, such as medical bills, there may be a better way.'),
  {
    key: 'amountClaimed',
    group: offer,
    kind: 'money',
    required: true,
    label: 'How much does the collector ask for in all?',
    why: 'The letter shows your offer beside the whole amount.',
    hint: 'It is on their last letter or on your report.',
    example: '1180.00',
  },
  {
    key: 'offerAmount',
    group: offer,
    kind: 'money',
    required: true,
    label: 'How much do you offer?',
    why: 'Offer only what you can pay in one sum. Once they agree, they will expect it.',
    example: '700.00',
  },
  {
    key: 'payDays',
    group: offer,
    kind: 'choice',
    required: true,
    label: 'How soon after their written yes can you pay?',
    why: 'A clear day makes the offer easier to accept.',
    options: [
      { value: '7', label: 'Within 7 days' },
      { value: '15', label: 'Within 15 days' },
      { value: '30', label: 'Within 30 days' },
    ],
  },
  {
    key: 'offerDays',
    group: offer,
    kind: 'choice',
    required: true,
    label: 'How long is your offer good for?',
    why: 'An offer with an end does not follow you around.',
    options: [
      { value: '15', label: '15 days from the day they get the letter' },
      { value: '30', label: '30 days from the day they get the letter' },
    ],
  },
  copiesQuestion(['creditor_letter'], 'A copy of their last letter shows which debt you mean.'),
];
