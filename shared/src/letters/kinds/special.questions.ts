import { enclosures, type Enclosure } from '../../documents/index.ts';
import { questionGroups } from './common.questions.ts';
import { itemTypeLabels, type ItemType } from '../facts/item-types.ts';
import { answerLimits, choices, type QuestionDefinition } from '../facts/question-definition.ts';
import { specialQuestionsMessages as words } from './messages.ts';

/** Questions that several special letters ask. Content table. */

export const specialGroups = words.groups;

/** A letter never stops the time to answer a court. */
export const beingSuedQuestion: QuestionDefinition = {
  key: 'beingSued',
  group: specialGroups.company,
  kind: 'yes_no',
  required: true,
  ...words.beingSued,
};

export function kindOfAccountQuestion(types: readonly ItemType[], why: string): QuestionDefinition {
  return {
    key: 'itemType',
    group: specialGroups.account,
    kind: 'choice',
    required: true,
    ...words.itemType,
    why,
    options: types.map((value) => ({ value, label: itemTypeLabels[value] })),
  };
}

/** Why a person disputes a debt with a collector. None of the answers names a sum that would be right: that could read as an admission. */
export const debtDisputeQuestions: readonly QuestionDefinition[] = [
  {
    key: 'disputeWhy',
    group: specialGroups.dispute,
    kind: 'choice',
    required: true,
    ...words.disputeWhy,
    options: choices(words.disputeWhy.options, [
      'not_mine',
      'not_known',
      'amount',
      'paid',
      'other',
    ]),
  },
  {
    key: 'disputeDetails',
    group: specialGroups.dispute,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    when: (answers) => answers['disputeWhy'] === 'other',
    ...words.disputeDetails,
  },
];

/** The person's own words in a letter to a collector. */
export const debtStoryQuestion: QuestionDefinition = {
  key: 'story',
  group: questionGroups.words,
  kind: 'long_text',
  required: false,
  maxLength: answerLimits.longText,
  ...words.story,
};

export function enclosuresQuestion(
  kinds: readonly Enclosure[],
  why: string,
  hint: string = words.enclosures.hint,
): QuestionDefinition {
  return {
    key: 'enclosures',
    group: questionGroups.papers,
    kind: 'multi_choice',
    required: false,
    ...words.enclosures,
    hint,
    why,
    options: kinds.map((value) => {
      const kind: { label: string; hint?: string } = enclosures[value];
      return kind.hint === undefined
        ? { value, label: kind.label }
        : { value, label: kind.label, hint: kind.hint };
    }),
  };
}
