import { followUpQuestionsMessages as words } from './messages.ts';
import { answerLimits, type QuestionDefinition } from '../facts/question-definition.ts';

/** What several letters of a later round ask. The earlier letter's own answers stay and are not asked again. Content table. */

export const followUpGroups = words.groups;

const { earlier, answer } = followUpGroups;

export const earlierQuestions: readonly QuestionDefinition[] = [
  {
    key: 'earlierDate',
    group: earlier,
    kind: 'date',
    required: true,
    ...words.earlierDate,
  },
  {
    key: 'earlierReference',
    group: earlier,
    kind: 'text',
    required: true,
    maxLength: 40,
    ...words.earlierReference,
  },
];

/** Only then does a letter have a word of a block. */
export const blockRequestedQuestion: QuestionDefinition = {
  key: 'blockRequested',
  group: earlier,
  kind: 'yes_no',
  required: true,
  ...words.blockRequested,
};

/** If nothing hangs on the day: it only helps the reader. */
export const deliveredQuestion: QuestionDefinition = {
  key: 'deliveredOn',
  group: earlier,
  kind: 'date',
  required: false,
  ...words.deliveredOn,
};

/** Where a time runs from the day: without it no time is over. */
export const arrivalQuestions: readonly QuestionDefinition[] = [
  {
    key: 'arrived',
    group: earlier,
    kind: 'yes_no',
    required: true,
    ...words.arrived,
  },
  {
    ...deliveredQuestion,
    required: true,
    when: (answers) => answers['arrived'] === 'yes',
    ...words.deliveredCounted,
  },
  {
    key: 'trackingNumber',
    group: earlier,
    kind: 'text',
    required: false,
    maxLength: 40,
    when: (answers) => answers['arrived'] === 'yes',
    ...words.trackingNumber,
  },
];

/** What they wrote: its date. */
export function noticeDateQuestion(
  said: Pick<QuestionDefinition, 'label' | 'why'>,
  more: Partial<QuestionDefinition> = {},
): QuestionDefinition {
  return {
    key: 'noticeOn',
    group: answer,
    kind: 'date',
    required: true,
    hint: words.noticeHint,
    ...said,
    ...more,
  };
}

/** In a few words of theirs; printed as a row of the letter. */
export const QUOTE_LENGTH = answerLimits.text * 2;
