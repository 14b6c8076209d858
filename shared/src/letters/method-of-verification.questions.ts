import {
  QUOTE_LENGTH,
  deliveredQuestion,
  earlierQuestions,
  followUpGroups,
} from './follow-up.questions.ts';
import type { QuestionDefinition } from './question-definition.ts';

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
    label: 'What is the date of the results?',
    why: 'You can ask how an item was checked once you have the results.',
    hint: 'The date at the top of the answer from the bureau.',
  },
  {
    key: 'resultSays',
    group: answer,
    kind: 'choice',
    required: true,
    label: 'What do the results say about the item?',
    why: 'This letter is for an item that is still on your report.',
    options: [
      { value: 'verified', label: 'It was verified, or it stays as it is' },
      { value: 'changed', label: 'It was changed, and is still not right' },
      { value: 'deleted', label: 'It was deleted' },
    ],
  },
  {
    key: 'resultWords',
    group: answer,
    kind: 'text',
    required: false,
    maxLength: QUOTE_LENGTH,
    label: 'In which words do they say it?',
    why: 'Their own words show which result you mean.',
    hint: 'A few words are enough. You can leave this empty.',
    example: 'Verified as accurate',
  },
];
