import { arrivalQuestions, earlierQuestions, followUpGroups } from './follow-up.questions.ts';
import { words } from './overdue-notice.questions.words.ts';
import { choices, type QuestionDefinition } from './question-definition.ts';

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
    ...words.afterFreeReport,
    options: choices(words.afterFreeReport.options, ['no', 'yes', 'not_sure']),
  },
  {
    key: 'informationAddedOn',
    group: earlier,
    kind: 'date',
    required: false,
    when: isArrived,
    ...words.informationAddedOn,
  },
];
