import {
  QUOTE_LENGTH,
  arrivalQuestions,
  earlierQuestions,
  followUpGroups,
  noticeDateQuestion,
} from './follow-up.questions.ts';
import type { QuestionDefinition } from './question-definition.ts';
import { copiesQuestion } from './special.questions.ts';

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
    label:
      'Did that letter ask for a block, with your identity theft report and a copy of your ID?',
    why: 'The bureau has to act on a block only with your report, a proof of who you are and your statement.',
    hint: 'The letter says "block" where it did. A letter without the pages of the report asks for an ordinary investigation.',
  },
  ...arrivalQuestions,
  {
    key: 'blockAnswer',
    group: answer,
    kind: 'choice',
    required: true,
    label: 'What did the bureau do?',
    why: 'The letter says what came back, and asks for what is missing.',
    options: [
      { value: 'none', label: 'I have heard nothing, and the item is still there' },
      { value: 'declined', label: 'It wrote that it does not block the item' },
      { value: 'lifted', label: 'It blocked the item, then wrote that it takes the block back' },
      { value: 'back', label: 'It blocked the item, and now it is back without a word' },
    ],
  },
  noticeDateQuestion(
    {
      label: 'What is the date of the letter that says so?',
      why: 'Your letter answers it, so it names it.',
    },
    { when: hasNotice },
  ),
  {
    key: 'noticeReason',
    group: answer,
    kind: 'text',
    required: false,
    maxLength: QUOTE_LENGTH,
    when: hasNotice,
    label: 'Which reason does it give?',
    why: 'If a reason is there, you can answer it. If not, the letter asks for it.',
    hint: 'Leave this empty if it gives none.',
    example: 'Information is missing',
  },
  copiesQuestion(
    [
      'ftc_report',
      'police_report',
      'photo_id',
      'identity_proof',
      'proof_of_address',
      'other_papers',
    ],
    'If a paper was missing, send it now. Sending your report once more can help.',
  ),
];
