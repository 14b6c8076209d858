import { collectorQuestions } from './collector.questions.ts';
import type { ItemType } from './item-types.ts';
import { words } from './pay-for-delete.questions.words.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';
import {
  beingSuedQuestion,
  enclosuresQuestion,
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
    ...words.debtIsMine,
    options: choices(words.debtIsMine.options, ['yes', 'no', 'not_sure']),
  },
  beingSuedQuestion,
  {
    key: 'restartUnderstood',
    group: company,
    kind: 'choice',
    required: true,
    ...words.restartUnderstood,
    options: choices(words.restartUnderstood.options, ['yes', 'no']),
  },
  kindOfAccountQuestion(DEBTS, words.accountWhy),
  {
    key: 'amountClaimed',
    group: offer,
    kind: 'money',
    required: true,
    ...words.amountClaimed,
  },
  {
    key: 'offerAmount',
    group: offer,
    kind: 'money',
    required: true,
    ...words.offerAmount,
  },
  {
    key: 'payDays',
    group: offer,
    kind: 'choice',
    required: true,
    ...words.payDays,
    options: choices(words.payDays.options, ['7', '15', '30']),
  },
  {
    key: 'offerDays',
    group: offer,
    kind: 'choice',
    required: true,
    ...words.offerDays,
    options: choices(words.offerDays.options, ['15', '30']),
  },
  enclosuresQuestion(['creditor_letter'], words.copiesWhy),
];
