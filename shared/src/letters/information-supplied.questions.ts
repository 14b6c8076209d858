import { enclosureQuestion } from './common.questions.ts';
import {
  QUOTE_LENGTH,
  earlierQuestions,
  followUpGroups,
  noticeDateQuestion,
} from './follow-up.questions.ts';
import { words } from './information-supplied.questions.words.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';

/** What step 2 asks where the dispute was set aside because something was missing. Content table. */

const { answer, now } = followUpGroups;
const hasNew: NonNullable<QuestionDefinition['when']> = (answers) => answers['hasNew'] === 'yes';

export const informationSuppliedQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  noticeDateQuestion(words.noticeOn),
  {
    key: 'noticeAsks',
    group: answer,
    kind: 'text',
    required: true,
    maxLength: QUOTE_LENGTH,
    ...words.noticeAsks,
  },
  {
    key: 'hasNew',
    group: now,
    kind: 'yes_no',
    required: true,
    ...words.hasNew,
  },
  {
    key: 'newInformation',
    group: now,
    kind: 'long_text',
    required: true,
    maxLength: answerLimits.longText,
    when: hasNew,
    ...words.newInformation,
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
