import { earlierQuestions, followUpGroups, noticeDateQuestion } from './follow-up.questions.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';
import { copiesQuestion } from './special.questions.ts';

/** What step 2 asks where a deleted item is back. Content table. */

const { answer } = followUpGroups;

export const reinsertionNoticeQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  {
    key: 'deletedAfter',
    group: answer,
    kind: 'choice',
    required: true,
    label: 'How do you know that the item had been deleted?',
    why: 'The rule is about items that a bureau deleted because of a dispute.',
    options: [
      { value: 'dispute', label: 'The results of my dispute said so' },
      { value: 'other', label: 'It went away in another way, or I do not know why' },
    ],
  },
  {
    key: 'deletedOn',
    group: answer,
    kind: 'date',
    required: true,
    label: 'What is the date of those results?',
    why: 'It shows when the bureau took the item out.',
    when: (answers) => answers['deletedAfter'] === 'dispute',
  },
  {
    key: 'seenAgainOn',
    group: answer,
    kind: 'date',
    required: true,
    label: 'On which day did you see the item again?',
    why: 'It shows that the item came back after it was deleted.',
  },
  {
    key: 'seenWhere',
    group: answer,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    label: 'Where did you see it?',
    why: 'The bureau can look at the same place.',
    example: 'My Experian report of November 12, 2026',
  },
  {
    key: 'noticeCame',
    group: answer,
    kind: 'yes_no',
    required: true,
    label: 'Did the bureau write to you that the item is back?',
    why: 'The bureau has to tell you in writing when it puts such an item back.',
  },
  noticeDateQuestion(
    {
      label: 'What is the date of that notice?',
      why: 'Your letter then asks only for what the notice leaves open.',
    },
    { when: (answers) => answers['noticeCame'] === 'yes' },
  ),
  copiesQuestion(
    ['marked_report_page', 'older_report', 'other_papers'],
    'The page of your report with the item helps the bureau to find it. The results that said it was deleted count as other papers.',
  ),
];
