import { answerLimits, type QuestionDefinition } from './question-definition.ts';

/** What several letters of a later round ask. The earlier letter's own answers stay and are not asked again. Content table. */

export const followUpGroups = {
  earlier: 'Your earlier letter',
  answer: 'What came back',
  now: 'What you send now',
  statement: 'Your own word',
} as const;

const { earlier, answer } = followUpGroups;

export const earlierQuestions: readonly QuestionDefinition[] = [
  {
    key: 'earlierDate',
    group: earlier,
    kind: 'date',
    required: true,
    label: 'What is the date of your earlier letter?',
    why: 'With the date they find the letter that you mean.',
    hint: 'It is printed at the top of the letter.',
  },
  {
    key: 'earlierReference',
    group: earlier,
    kind: 'text',
    required: true,
    maxLength: 40,
    label: 'What is the reference of your earlier letter?',
    why: 'It ties the two letters together.',
    hint: 'It is printed on the letter and begins with CF.',
    example: 'CF-7Q4M-2K9D',
  },
];

/** Where nothing hangs on the day: it only helps the reader. */
export const deliveredQuestion: QuestionDefinition = {
  key: 'deliveredOn',
  group: earlier,
  kind: 'date',
  required: false,
  label: 'On which day did it arrive?',
  why: 'It shows that they have had your letter.',
  hint: 'The tracking shows it. You can leave this empty.',
};

/** Where a time runs from the day: without it no time is over. */
export const arrivalQuestions: readonly QuestionDefinition[] = [
  {
    key: 'arrived',
    group: earlier,
    kind: 'yes_no',
    required: true,
    label: 'Do you know on which day your letter arrived?',
    why: 'The time for an answer starts on the day they get your letter.',
    hint: 'The tracking shows it. If the letter came back to you, the answer is no.',
  },
  {
    ...deliveredQuestion,
    required: true,
    when: (answers) => answers['arrived'] === 'yes',
    why: 'The time for an answer is counted from this day.',
    hint: 'The tracking and the return receipt show it.',
  },
  {
    key: 'trackingNumber',
    group: earlier,
    kind: 'text',
    required: false,
    maxLength: 40,
    when: (answers) => answers['arrived'] === 'yes',
    label: 'What is the tracking number?',
    why: 'It lets them see for themselves when your letter came.',
    hint: 'You can leave this empty.',
  },
];

/** What they wrote: its date. */
export function noticeDateQuestion(
  words: Pick<QuestionDefinition, 'label' | 'why'>,
  more: Partial<QuestionDefinition> = {},
): QuestionDefinition {
  return {
    key: 'noticeOn',
    group: answer,
    kind: 'date',
    required: true,
    hint: 'The date at the top of it.',
    ...words,
    ...more,
  };
}

/** In a few words of theirs; printed as a row of the letter. */
export const QUOTE_LENGTH = answerLimits.text * 2;
