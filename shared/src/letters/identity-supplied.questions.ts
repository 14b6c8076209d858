import { earlierQuestions, followUpGroups, noticeDateQuestion } from './follow-up.questions.ts';
import type { QuestionDefinition } from './question-definition.ts';
import { copiesQuestion } from './special.questions.ts';

/** What step 2 asks where the bureau wants to know who wrote. Content table. */

const { answer, statement } = followUpGroups;

export const identitySuppliedQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  noticeDateQuestion({
    label: 'What is the date of the letter from the bureau?',
    why: 'Your letter answers it, so it names it.',
  }),
  {
    key: 'whyAsked',
    group: answer,
    kind: 'choice',
    required: true,
    label: 'What does the bureau want?',
    why: 'The letter answers what was asked.',
    options: [
      { value: 'identity', label: 'A proof of who I am or where I live' },
      { value: 'third_party', label: 'It thinks that someone else sent my letter' },
      { value: 'both', label: 'Both' },
    ],
  },
  {
    key: 'sentMyself',
    group: statement,
    kind: 'yes_no',
    required: true,
    label: 'Is this true: "I am sending this dispute myself"?',
    why: 'The letter says so over your signature. Please say yes only if it is true.',
    hint: 'Using a website to write your own letter is fine. A company that disputes in your place is not.',
  },
  copiesQuestion(
    ['photo_id', 'identity_proof', 'proof_of_address', 'name_proof', 'other_papers'],
    'Please tick a proof of who you are and a proof of your address: they are what this letter is for.',
  ),
];
