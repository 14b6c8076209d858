import { questionGroups } from './common.questions.ts';
import { words } from './file-disclosure.questions.words.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';
import { enclosuresQuestion, specialGroups } from './special.questions.ts';

/** What step 2 asks for a file disclosure. Content table. */

const { file } = specialGroups;

export const fileDisclosureQuestions: readonly QuestionDefinition[] = [
  {
    key: 'freeReportSeen',
    group: file,
    kind: 'yes_no',
    required: true,
    ...words.freeReportSeen,
  },
  {
    key: 'reportNumber',
    group: file,
    kind: 'text',
    required: false,
    maxLength: 40,
    ...words.reportNumber,
  },
  {
    key: 'hideSsn',
    group: file,
    kind: 'yes_no',
    required: false,
    ...words.hideSsn,
  },
  enclosuresQuestion(['photo_id', 'identity_proof', 'proof_of_address'], words.copiesWhy),
  {
    key: 'story',
    group: questionGroups.words,
    kind: 'long_text',
    required: false,
    maxLength: answerLimits.longText,
    ...words.story,
  },
];
