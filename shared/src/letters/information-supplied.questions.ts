import { enclosureQuestion } from './common.questions.ts';
import {
  QUOTE_LENGTH,
  earlierQuestions,
  followUpGroups,
  noticeDateQuestion,
} from './follow-up.questions.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';

/** What step 2 asks where the dispute was set aside because something was missing. Content table. */

const { answer, now } = followUpGroups;
const hasNew: NonNullable<QuestionDefinition['when']> = (answers) => answers['hasNew'] === 'yes';

export const informationSuppliedQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  noticeDateQuestion({
    label: 'What is the date of the notice that set your dispute aside?',
    why: 'Your letter answers this notice, so it names it.',
  }),
  {
    key: 'noticeAsks',
    group: answer,
    kind: 'text',
    required: true,
    maxLength: QUOTE_LENGTH,
    label: 'What does the notice ask for?',
    why: 'Such a notice has to say what is needed. Your letter should give just that.',
    example: 'A copy of the statement that shows the balance',
  },
  {
    key: 'hasNew',
    group: now,
    kind: 'yes_no',
    required: true,
    label: 'Can you give what it asks for, or anything else that is new?',
    why: 'The same dispute with nothing new can be set aside again.',
  },
  {
    key: 'newInformation',
    group: now,
    kind: 'long_text',
    required: true,
    maxLength: answerLimits.longText,
    when: hasNew,
    label: 'What can you tell them now?',
    why: 'New facts are what makes them look again. They are printed just as you write them.',
    hint: 'Keep to facts: who, what, when. Say what each copy shows.',
    example:
      'My statement of October 1, 2026 shows a balance of $812.40. I have bought nothing with the card since then.',
  },
  enclosureQuestion([
    'statement',
    'payment_proof',
    'payoff_letter',
    'settlement_letter',
    'creditor_letter',
    'older_report',
    'contract',
    'name_proof',
  ]),
];
