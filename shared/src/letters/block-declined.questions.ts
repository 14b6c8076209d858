import { words } from './block-declined.questions.words.ts';
import {
  QUOTE_LENGTH,
  arrivalQuestions,
  earlierQuestions,
  followUpGroups,
  noticeDateQuestion,
} from './follow-up.questions.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';
import { enclosuresQuestion } from './special.questions.ts';

/** What step 2 asks where a block after identity theft did not come. Content table. */

const { earlier, answer } = followUpGroups;
const hasNotice: NonNullable<QuestionDefinition['when']> = (answers) =>
  ['declined', 'lifted'].includes(answers['blockAnswer'] ?? '');

export const blockDeclinedQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  {
    key: 'blockRequested',
    group: earlier,
    kind: 'yes_no',
    required: true,
    ...words.blockRequested,
  },
  ...arrivalQuestions,
  {
    key: 'blockAnswer',
    group: answer,
    kind: 'choice',
    required: true,
    ...words.blockAnswer,
    options: choices(words.blockAnswer.options, ['none', 'declined', 'lifted', 'back']),
  },
  noticeDateQuestion(words.noticeOn, { when: hasNotice }),
  {
    key: 'noticeReason',
    group: answer,
    kind: 'text',
    required: false,
    maxLength: QUOTE_LENGTH,
    when: hasNotice,
    ...words.noticeReason,
  },
  enclosuresQuestion(
    [
      'ftc_report',
      'police_report',
      'photo_id',
      'identity_proof',
      'proof_of_address',
      'other_papers',
    ],
    words.copiesWhy,
  ),
];
