import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import { isEnclosed } from '../facts/fact-words.rules.ts';
import { identityTheftQuestionsMessages as words } from './messages.ts';
import { itemTypeChoices } from '../facts/item-types.ts';
import { answerLimits, choices, type QuestionDefinition } from '../facts/reason-rules.ts';

/** What step 2 asks after identity theft. The answers carry the four elements of 15 U.S.C. 1681c-2(a). Content table. */

const { wrong, happened, papers } = questionGroups;

const THEFT_KINDS = ['new_account', 'used_account', 'applied'] as const;

export const identityTheftQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.accountsAndInquiries),
  {
    key: 'theftKind',
    group: wrong,
    kind: 'choice',
    required: true,
    ...words.theftKind,
    options: (answers) =>
      choices(
        words.theftKind.options,
        THEFT_KINDS.filter(
          (value) =>
            answers['itemType'] === 'other_item' ||
            (value === 'applied') === (answers['itemType'] === 'hard_inquiry'),
        ),
      ),
  },
  {
    key: 'theftPart',
    group: wrong,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    when: (answers) => answers['theftKind'] === 'used_account',
    ...words.theftPart,
  },
  {
    key: 'discoveryDate',
    group: happened,
    kind: 'date',
    required: true,
    ...words.discoveryDate,
  },
  {
    key: 'thiefKnown',
    group: happened,
    kind: 'choice',
    required: true,
    ...words.thiefKnown,
    options: choices(words.thiefKnown.options, ['unknown', 'known', 'allowed']),
  },
  {
    key: 'gotBenefit',
    group: happened,
    kind: 'yes_no',
    required: true,
    ...words.gotBenefit,
  },
  {
    key: 'notMyTransaction',
    group: happened,
    kind: 'yes_no',
    required: true,
    ...words.notMyTransaction,
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
    ...words.ftcReportNumber,
  },
  {
    key: 'policeReportNumber',
    group: papers,
    kind: 'text',
    required: false,
    maxLength: 40,
    when: (answers) => isEnclosed(answers, 'police_report'),
    ...words.policeReportNumber,
  },
  {
    key: 'policeDepartment',
    group: papers,
    kind: 'text',
    required: false,
    maxLength: answerLimits.text,
    when: (answers) => isEnclosed(answers, 'police_report'),
    ...words.policeDepartment,
  },
  {
    key: 'fraudAlert',
    group: papers,
    kind: 'choice',
    required: false,
    recipients: ['bureau'],
    nationwideOnly: true,
    ...words.fraudAlert,
    options: (answers) =>
      choices(words.fraudAlert.options, [
        'none',
        'one_year',
        ...(isEnclosed(answers, 'ftc_report', 'police_report') ? ['seven_years' as const] : []),
      ]),
  },
  {
    key: 'theftAddress',
    group: papers,
    kind: 'yes_no',
    required: false,
    recipients: ['furnisher', 'collector'],
    ...words.theftAddress,
  },
  {
    key: 'wantsRecords',
    group: papers,
    kind: 'yes_no',
    required: false,
    recipients: ['furnisher'],
    when: (answers) => ['new_account', 'used_account'].includes(answers['theftKind'] ?? ''),
    ...words.wantsRecords,
  },
  storyQuestion,
];
