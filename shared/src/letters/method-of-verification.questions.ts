import {
  QUOTE_LENGTH,
  deliveredQuestion,
  earlierQuestions,
  followUpGroups,
} from './follow-up.questions.ts';
import { words } from './method-of-verification.questions.words.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';

/** What step 2 asks where the answer says that the item stays. Content table. */

const { answer } = followUpGroups;

export const methodOfVerificationQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  deliveredQuestion,
  {
    key: 'resultsOn',
    group: answer,
    kind: 'date',
    required: true,
    ...words.resultsOn,
  },
  {
    key: 'resultSays',
    group: answer,
    kind: 'choice',
    required: true,
    ...words.resultSays,
    options: choices(words.resultSays.options, ['verified', 'changed', 'deleted']),
  },
  {
    key: 'resultWords',
    group: answer,
    kind: 'text',
    required: false,
    maxLength: QUOTE_LENGTH,
    ...words.resultWords,
  },
];
