import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import { isEnclosed } from './fact-words.rules.ts';
import { itemTypeChoices } from './item-types.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';

/** What step 2 asks after identity theft. The answers carry the four elements of 15 U.S.C. 1681c-2(a). Content table. */

const { wrong, happened, papers } = questionGroups;

const theftKinds = [
  { value: 'new_account', label: 'Opened this account in my name' },
  { value: 'used_account', label: 'Used an account that I have' },
  { value: 'applied', label: 'Applied for credit in my name' },
] as const;

export const identityTheftQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.accountsAndInquiries),
  {
    key: 'theftKind',
    group: wrong,
    kind: 'choice',
    required: true,
    label: 'What did the thief do?',
    why: 'The letter has to say exactly which part of your report comes from the theft.',
    options: (answers) =>
      theftKinds.filter(
        ({ value }) =>
          answers['itemType'] === 'other_item' ||
          (value === 'applied') === (answers['itemType'] === 'hard_inquiry'),
      ),
  },
  {
    key: 'theftPart',
    group: wrong,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    when: (answers) => answers['theftKind'] === 'used_account',
    label: 'Which charges or marks come from the theft?',
    why: 'Only what came from the theft can go; the rest of your account stays.',
    example: 'The three charges of May 9, 2026 and the late mark for June 2026.',
  },
  {
    key: 'discoveryDate',
    group: happened,
    kind: 'date',
    required: true,
    label: 'When did you find out?',
    why: 'It shows what came before and what came after.',
  },
  {
    key: 'thiefKnown',
    group: happened,
    kind: 'choice',
    required: true,
    label: 'Do you know who did it?',
    why: 'If someone had your permission to use your name, the law does not treat it as theft.',
    options: [
      { value: 'unknown', label: 'No' },
      {
        value: 'known',
        label: 'Yes, and I did not allow it',
        hint: 'This counts as theft, even within a family.',
      },
      { value: 'allowed', label: 'Yes, and I had allowed it' },
    ],
  },
  {
    key: 'gotBenefit',
    group: happened,
    kind: 'yes_no',
    required: true,
    label: 'Did you get any goods, services or money from what the thief did?',
    why: 'The law does not cover what you benefited from, and a wrong answer can undo what you get.',
  },
  {
    key: 'notMyTransaction',
    group: happened,
    kind: 'yes_no',
    required: true,
    label: 'Can you state that this does not relate to any transaction of yours?',
    why: 'The law asks for this statement from you. Please say yes only if it is true.',
    hint: 'Where a thief used an account of yours, it is about the part that comes from the theft.',
  },
  enclosureQuestion([
    'ftc_report',
    'police_report',
    'identity_proof',
    'statement',
    'creditor_letter',
  ]),
  {
    key: 'ftcReportNumber',
    group: papers,
    kind: 'text',
    required: false,
    maxLength: 40,
    when: (answers) => isEnclosed(answers, 'ftc_report'),
    label: 'What is the number of your FTC report?',
    why: 'It ties the copy in the envelope to the report.',
    hint: 'It is at the top of the report from IdentityTheft.gov.',
  },
  {
    key: 'policeReportNumber',
    group: papers,
    kind: 'text',
    required: false,
    maxLength: 40,
    when: (answers) => isEnclosed(answers, 'police_report'),
    label: 'What is the number of your police report?',
    why: 'It ties the copy in the envelope to the report.',
  },
  {
    key: 'policeDepartment',
    group: papers,
    kind: 'text',
    required: false,
    maxLength: answerLimits.text,
    when: (answers) => isEnclosed(answers, 'police_report'),
    label: 'Which police department took the report?',
    why: 'It shows that the report was really filed.',
    example: 'Columbus Division of Police',
  },
  {
    key: 'fraudAlert',
    group: papers,
    kind: 'choice',
    required: false,
    recipients: ['bureau'],
    label: 'Should the bureau also put a fraud alert on your file?',
    why: 'An alert asks lenders to check that it is really you before they give credit.',
    options: (answers) => [
      { value: 'none', label: 'No, or I already have one' },
      { value: 'one_year', label: 'Yes, for one year' },
      ...(isEnclosed(answers, 'ftc_report', 'police_report')
        ? [
            {
              value: 'seven_years',
              label: 'Yes, for seven years',
              hint: 'Needs the report in the envelope.',
            },
          ]
        : []),
    ],
  },
  {
    key: 'theftAddress',
    group: papers,
    kind: 'yes_no',
    required: false,
    recipients: ['furnisher', 'collector'],
    label: 'Do you write to the address that the company names for identity theft reports?',
    why: 'With the pages of your report, sent there, the letter can say that the company may not go on reporting the item.',
    hint: 'Its website or its fraud department names one. An address for other disputes may be a different one. Skip this if you are not sure.',
  },
  {
    key: 'wantsRecords',
    group: papers,
    kind: 'yes_no',
    required: false,
    recipients: ['furnisher'],
    when: (answers) => ['new_account', 'used_account'].includes(answers['theftKind'] ?? ''),
    label: 'Do you want copies of the papers that the thief left with this company?',
    why: 'A company that dealt with the thief has to give you its records for free. They often show who it was.',
    hint: 'It may ask for your police report and a signed statement first. Your letter needs a copy of your ID.',
  },
  storyQuestion,
];
