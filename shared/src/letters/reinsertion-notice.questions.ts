import { earlierQuestions, followUpGroups, noticeDateQuestion } from './follow-up.questions.ts';
import { answerLimits, choices, type QuestionDefinition } from './question-definition.ts';
import { words } from './reinsertion-notice.questions.words.ts';
import { enclosuresQuestion } from './special.questions.ts';

/** What step 2 asks where a deleted item is back. Content table. */

const { answer } = followUpGroups;

export const reinsertionNoticeQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  {
    key: 'deletedAfter',
    group: answer,
    kind: 'choice',
    required: true,
    ...words.deletedAfter,
    options: choices(words.deletedAfter.options, ['dispute', 'other']),
  },
  {
    key: 'deletedOn',
    group: answer,
    kind: 'date',
    required: true,
    ...words.deletedOn,
    when: (answers) => answers['deletedAfter'] === 'dispute',
  },
  {
    key: 'seenAgainOn',
    group: answer,
    kind: 'date',
    required: true,
    ...words.seenAgainOn,
  },
  {
    key: 'seenWhere',
    group: answer,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.seenWhere,
  },
  {
    key: 'noticeCame',
    group: answer,
    kind: 'yes_no',
    required: true,
    ...words.noticeCame,
  },
  noticeDateQuestion(words.noticeOn, { when: (answers) => answers['noticeCame'] === 'yes' }),
  enclosuresQuestion(['marked_report_page', 'older_report', 'other_papers'], words.copiesWhy),
];
