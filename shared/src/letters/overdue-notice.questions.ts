import { arrivalQuestions, earlierQuestions, followUpGroups } from './follow-up.questions.ts';
import type { QuestionDefinition } from './question-definition.ts';

/** What step 2 asks where no answer came in time: everything that the due date hangs on. Content table. */

const { earlier } = followUpGroups;
const isArrived: NonNullable<QuestionDefinition['when']> = (answers) =>
  answers['arrived'] === 'yes';

export const overdueNoticeQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  ...arrivalQuestions,
  {
    key: 'afterFreeReport',
    group: earlier,
    kind: 'choice',
    required: true,
    recipients: ['bureau'],
    when: isArrived,
    label: 'Did that letter follow your free report from AnnualCreditReport.com?',
    why: 'After that free report the bureau has 45 days to answer instead of 30.',
    hint: 'Free reports from apps, banks or other sites do not count here.',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
      { value: 'not_sure', label: 'I am not sure', hint: 'Then we count the longer time.' },
    ],
  },
  {
    key: 'informationAddedOn',
    group: earlier,
    kind: 'date',
    required: false,
    when: isArrived,
    label: 'Did you send them more information after that letter? When did it arrive?',
    why: 'More information within the first 30 days can give them up to 15 days more.',
    hint: 'Leave this empty if you sent nothing more.',
  },
];
