import { questionGroups } from './common.questions.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';
import { copiesQuestion, specialGroups } from './special.questions.ts';

/** What step 2 asks for a file disclosure. Content table. */

const { file } = specialGroups;

export const fileDisclosureQuestions: readonly QuestionDefinition[] = [
  {
    key: 'freeReportSeen',
    group: file,
    kind: 'yes_no',
    required: true,
    label: 'Have you looked at your free report from AnnualCreditReport.com?',
    why: 'It is faster, costs nothing, and often answers the question.',
  },
  {
    key: 'reportNumber',
    group: file,
    kind: 'text',
    required: false,
    maxLength: 40,
    label: 'Does a report of this bureau have a number?',
    why: 'With the number the bureau finds your file faster.',
    hint: 'Look for "report number", "file number" or "confirmation number" near the top.',
    example: '4482-1190-07',
  },
  {
    key: 'hideSsn',
    group: file,
    kind: 'yes_no',
    required: false,
    label: 'Should the bureau print only the last four digits of your Social Security number?',
    why: 'Then the full number does not travel in the mail.',
  },
  copiesQuestion(
    ['photo_id', 'identity_proof', 'proof_of_address'],
    'The bureau sends a file only when it knows who is asking, so please send a photo ID and a proof of address.',
  ),
  {
    key: 'story',
    group: questionGroups.words,
    kind: 'long_text',
    required: false,
    maxLength: answerLimits.longText,
    label: 'Is there anything you want to understand above all?',
    why: 'The bureau can then look for it. It is printed just as you write it.',
    hint: 'This letter only asks to see your file. If something is wrong, write a dispute instead.',
    example: 'I do not know the address on Oak Street that your report lists for me.',
  },
];
