import { enclosures, type Enclosure } from '../documents/index.ts';
import { questionGroups } from './common.questions.ts';
import { itemTypeLabels, type ItemType } from './item-types.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';

/** Questions that several special letters ask. Content table. */

export const specialGroups = {
  account: 'The account',
  company: 'The company you write to',
  notice: 'The notice about the debt',
  late: 'The late payment',
  offer: 'Your offer',
  dispute: 'Why you dispute it',
  since: 'Since then',
  file: 'Your file',
} as const;

/** A letter never stops the time to answer a court. */
export const beingSuedQuestion: QuestionDefinition = {
  key: 'beingSued',
  group: specialGroups.company,
  kind: 'yes_no',
  required: true,
  label: 'Is anyone suing you over this debt?',
  why: 'A lawsuit has deadlines of its own, and a letter does not stop them.',
};

export function kindOfAccountQuestion(types: readonly ItemType[], why: string): QuestionDefinition {
  return {
    key: 'itemType',
    group: specialGroups.account,
    kind: 'choice',
    required: true,
    label: 'What kind of account is it?',
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
    label: 'Why do you dispute the debt?',
    why: 'The law asks for no reason. One clear reason still shows the collector what to look for.',
    options: [
      { value: 'not_mine', label: 'It is not mine' },
      { value: 'not_known', label: 'I do not recognize it' },
      { value: 'amount', label: 'The amount is wrong, or I cannot tell how they get to it' },
      { value: 'paid', label: 'It was paid or settled' },
      { value: 'other', label: 'Another reason' },
    ],
  },
  {
    key: 'disputeDetails',
    group: specialGroups.dispute,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    when: (answers) => answers['disputeWhy'] === 'other',
    label: 'What is the reason?',
    why: 'One or two clear sentences are enough.',
    hint: 'Do not write that you owe it or that you will pay. It is printed just as you write it.',
    example: 'The bill is for a contract that I canceled in May 2024.',
  },
];

/** The person's own words in a letter to a collector. */
export const debtStoryQuestion: QuestionDefinition = {
  key: 'story',
  group: questionGroups.words,
  kind: 'long_text',
  required: false,
  maxLength: answerLimits.longText,
  label: 'Is there anything else the collector should know?',
  why: 'A few facts of your own can save a round of letters. They are printed just as you write them.',
  hint: 'Do not write that you owe it or that you will pay, and leave out bank details.',
  example: 'I moved to Ohio in 2019 and never lived at the address in your notice.',
};

export function copiesQuestion(kinds: readonly Enclosure[], why: string): QuestionDefinition {
  return {
    key: 'enclosures',
    group: questionGroups.papers,
    kind: 'multi_choice',
    required: false,
    label: 'Which copies will you put in the envelope?',
    why,
    hint: 'Copies only; keep the originals. You can leave this empty.',
    options: kinds.map((value) => {
      const kind: { label: string; hint?: string } = enclosures[value];
      return kind.hint === undefined
        ? { value, label: kind.label }
        : { value, label: kind.label, hint: kind.hint };
    }),
  };
}
