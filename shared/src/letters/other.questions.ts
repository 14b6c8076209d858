import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  veteranQuestion,
} from './common.questions.ts';
import { concernsAccount, itemTypeChoices } from './item-types.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';

/** What step 2 asks when no listed reason fits; the story itself is told in `customDetails`. Content table. */

const { wrong, happened } = questionGroups;
const isPersonal = (answers: DisputeFacts) => answers['itemType'] === 'personal_information';

export const otherQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.everythingButInquiries),
  {
    key: 'errorKind',
    group: wrong,
    kind: 'choice',
    required: true,
    when: (answers) => concernsAccount(answers['itemType'] ?? ''),
    label: 'What kind of error is it?',
    why: 'It decides what your letter asks to have checked.',
    options: [
      {
        value: 'status',
        label: 'The status of the account is wrong',
        hint: 'For example open instead of closed.',
      },
      { value: 'payment_history', label: 'The payment history is wrong' },
      { value: 'bankruptcy_discharge', label: 'The debt was discharged in bankruptcy' },
      { value: 'account_details', label: 'Another detail of the account is wrong' },
      { value: 'something_else', label: 'Something else' },
    ],
  },
  {
    key: 'shownNow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    label: 'What does the report show now?',
    why: 'It shows which entry you mean.',
    example: 'Account status: open',
  },
  {
    key: 'shouldShow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    label: 'What should it show?',
    why: 'A clear request gets a clear answer.',
    example: 'Account status: closed at my request',
  },
  {
    key: 'sinceDate',
    group: happened,
    kind: 'date',
    required: false,
    label: 'Since when has it been wrong?',
    why: 'It shows where to start looking.',
  },
  {
    key: 'dischargeDate',
    group: happened,
    kind: 'date',
    required: true,
    when: (answers) => answers['errorKind'] === 'bankruptcy_discharge',
    label: 'When did the court grant the discharge?',
    why: 'A discharged debt should show a balance of zero from that day.',
    hint: 'It is the date on the discharge order.',
  },
  {
    key: 'initialBalance',
    group: happened,
    kind: 'money',
    required: false,
    recipients: ['bureau'],
    when: (answers) => answers['itemType'] === 'medical_collection',
    label: 'How large was the medical bill at first?',
    why: 'The bureaus have said that they do not show medical bills that started under $500.',
    example: '340.00',
  },
  veteranQuestion,
  enclosureQuestion(
    ['statement', 'payment_proof', 'creditor_letter', 'older_report', 'contract'],
    (answers) => [
      ...(isPersonal(answers) ? (['name_proof'] as const) : []),
      ...(answers['errorKind'] === 'bankruptcy_discharge' ? (['bankruptcy_papers'] as const) : []),
      ...(answers['itemType'] === 'medical_collection' ? (['insurance_statement'] as const) : []),
    ],
  ),
];
