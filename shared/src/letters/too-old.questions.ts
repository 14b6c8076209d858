import {
  enclosureQuestion,
  itemTypeQuestion,
  questionGroups,
  reportQuestions,
  storyQuestion,
} from './common.questions.ts';
import { itemTypeChoices } from './item-types.ts';
import type { QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';
import { collectorQuestions } from './collector.questions.ts';

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
    label: 'Is anyone suing you over this debt?',
    why: 'A lawsuit has deadlines that no letter from us can stop.',
  },
  {
    key: 'firstDelinquencyDate',
    group: happened,
    kind: 'date',
    required: true,
    when: isCounted,
    label: 'When was the first missed payment that was never caught up?',
    why: 'The seven years are counted from the missed payment that led to the collection or charge-off.',
    hint: 'Reports call it "date of first delinquency". For a single late payment, give the day it was due. If only the month is known, take its last day.',
  },
  {
    key: 'broughtCurrent',
    group: happened,
    kind: 'yes_no',
    required: true,
    recipients: ['bureau'],
    when: (answers) => isCounted(answers) && !isLatePayment(answers),
    label: 'After that day, was the account ever fully caught up again?',
    why: 'If it was, the time is counted from the next missed payment instead.',
  },
  {
    key: 'delinquencySource',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: ['bureau'],
    when: isCounted,
    label: 'How do you know that date?',
    why: 'A date with a paper behind it weighs more than one from memory.',
    options: [
      { value: 'report', label: 'It is on my credit report' },
      { value: 'older_report', label: 'From an older credit report' },
      { value: 'statement', label: 'From an old statement' },
      { value: 'creditor_letter', label: 'From a letter from the company' },
      { value: 'memory', label: 'From memory' },
    ],
  },
  {
    key: 'paidLately',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: ['collector'],
    when: isCounted,
    label:
      'Did you pay something on this debt, or promise in writing to pay, in the last few years?',
    why: 'In some states that starts the time to sue again, and then this letter does not help.',
    hint: 'Your answer stays out of the letter.',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
      { value: 'not_sure', label: 'I am not sure' },
    ],
  },
  {
    key: 'stopContact',
    group: happened,
    kind: 'yes_no',
    required: false,
    recipients: ['collector'],
    label: 'Should the collector stop contacting you about this debt?',
    why: 'If you ask in writing, a collector has to stop, apart from a few last notices.',
    hint: 'The debt itself does not go away by this.',
  },
  enclosureQuestion(['statement', 'older_report', 'creditor_letter']),
  storyQuestion,
];
