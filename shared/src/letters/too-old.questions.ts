import {
  enclosureQuestion,
  itemTypeQuestion,
  questionGroups,
  reportQuestions,
  storyQuestion,
} from './common.questions.ts';
import { itemTypeChoices } from './item-types.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';
import { collectorQuestions } from './collector.questions.ts';
import { words } from './too-old.questions.words.ts';

/** What step 2 asks when an item may be too old to report (reason `statute_of_limitations`). Content table. */

const { wrong, happened } = questionGroups;

/** Items whose time on a report is not counted in seven years from a missed payment. */
const hasOwnClock = (answers: DisputeFacts) =>
  ['student_loan_federal', 'judgment', 'bankruptcy'].includes(answers['itemType'] ?? '');
const isLatePayment = (answers: DisputeFacts) => answers['itemType'] === 'late_payment';
const isCounted = (answers: DisputeFacts) => !hasOwnClock(answers);

export const tooOldQuestions: readonly QuestionDefinition[] = [
  itemTypeQuestion(itemTypeChoices.tooOld, ['bureau', 'furnisher', 'inquirer']),
  itemTypeQuestion(itemTypeChoices.collected, ['collector']),
  ...reportQuestions,
  ...collectorQuestions(questionGroups.item),
  {
    key: 'beingSued',
    group: wrong,
    kind: 'yes_no',
    required: true,
    ...words.beingSued,
  },
  {
    key: 'firstDelinquencyDate',
    group: happened,
    kind: 'date',
    required: true,
    when: isCounted,
    ...words.firstDelinquencyDate,
  },
  {
    key: 'broughtCurrent',
    group: happened,
    kind: 'yes_no',
    required: true,
    recipients: ['bureau'],
    when: (answers) => isCounted(answers) && !isLatePayment(answers),
    ...words.broughtCurrent,
  },
  {
    key: 'delinquencySource',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: ['bureau'],
    when: isCounted,
    ...words.delinquencySource,
    options: choices(words.delinquencySource.options, [
      'report',
      'older_report',
      'statement',
      'creditor_letter',
      'memory',
    ]),
  },
  {
    key: 'paidLately',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: ['collector'],
    when: isCounted,
    ...words.paidLately,
    options: choices(words.paidLately.options, ['no', 'yes', 'not_sure']),
  },
  {
    key: 'stopContact',
    group: happened,
    kind: 'yes_no',
    required: false,
    recipients: ['collector'],
    ...words.stopContact,
  },
  enclosureQuestion(['statement', 'older_report', 'creditor_letter']),
  storyQuestion,
];
