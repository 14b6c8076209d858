import { earlierQuestions, followUpGroups, noticeDateQuestion } from './follow-up.questions.ts';
import { words } from './identity-supplied.questions.words.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';
import { enclosuresQuestion } from './special.questions.ts';

/** What step 2 asks where the bureau wants to know who wrote. Content table. */

const { answer, statement } = followUpGroups;

export const identitySuppliedQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  noticeDateQuestion(words.noticeOn),
  {
    key: 'whyAsked',
    group: answer,
    kind: 'choice',
    required: true,
    ...words.whyAsked,
    options: choices(words.whyAsked.options, ['identity', 'third_party', 'both']),
  },
  {
    key: 'sentMyself',
    group: statement,
    kind: 'yes_no',
    required: true,
    ...words.sentMyself,
  },
  enclosuresQuestion(
    ['photo_id', 'identity_proof', 'proof_of_address', 'name_proof', 'other_papers'],
    words.copiesWhy,
  ),
];
