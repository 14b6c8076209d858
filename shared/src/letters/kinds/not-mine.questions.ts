import {
  aboutItem,
  enclosureQuestion,
  itemTypeQuestion,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import type { Refusal } from '../contract/letter-document.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import {
  answerWay,
  linkWay,
  reasonWay,
  recipientWay,
  refusal,
  templateWay,
} from '../facts/gate-words.ts';
import { itemTypeChoices } from '../facts/item-types.ts';
import { notMineQuestionsMessages as words } from './messages.ts';
import { choices, type DisputeCase, type QuestionDefinition } from '../facts/reason-rules.ts';
import type { DisputeFacts } from '../contract/question.ts';

/** What step 2 asks when an item is not the person's. Content table. */

const { wrong, happened } = questionGroups;
/** The company behind an inquiry has no account to be asked about. */
const TO_REPORTERS = ['bureau', 'furnisher', 'collector'] as const;
const ABOUT_INQUIRY = ['bureau', 'inquirer'] as const;

const isInquiry = (answers: DisputeFacts) => answers['itemType'] === 'hard_inquiry';
const isHeldWithSomeone = (answers: DisputeFacts) =>
  answers['howKnown'] === 'authorized_user' || answers['howKnown'] === 'former_spouse';
/** Where a person can share the debt without calling the account theirs: a relative's loan that they cosigned. */
const mayHaveAgreed = (answers: DisputeFacts) =>
  isHeldWithSomeone(answers) ||
  answers['howKnown'] === 'relative' ||
  answers['howKnown'] === 'other';
const isMixUp = (answers: DisputeFacts) =>
  answers['howKnown'] === 'similar_name' || answers['howKnown'] === 'relative';

export const notMineQuestions: readonly QuestionDefinition[] = [
  itemTypeQuestion(itemTypeChoices.accountsAndInquiries, TO_REPORTERS),
  itemTypeQuestion(['hard_inquiry'], ['inquirer']),
  ...aboutItem,
  {
    key: 'identityUsed',
    group: wrong,
    kind: 'choice',
    required: true,
    ...words.identityUsed,
    options: choices(words.identityUsed.options, ['no', 'yes', 'not_sure']),
  },
  {
    key: 'howKnown',
    group: wrong,
    kind: 'choice',
    required: true,
    recipients: TO_REPORTERS,
    when: (answers) => !isInquiry(answers),
    ...words.howKnown,
    options: choices(words.howKnown.options, [
      'never_had',
      'similar_name',
      'relative',
      'authorized_user',
      'former_spouse',
      'not_remembered',
      'other',
    ]),
  },
  {
    key: 'agreedToPay',
    group: wrong,
    kind: 'yes_no',
    required: true,
    recipients: TO_REPORTERS,
    when: mayHaveAgreed,
    ...words.agreedToPay,
  },
  {
    key: 'dealtWithCompany',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: TO_REPORTERS,
    // Who never had an account there has said it.
    when: (answers) =>
      !isInquiry(answers) && !isHeldWithSomeone(answers) && answers['howKnown'] !== 'never_had',
    ...words.dealtWithCompany,
    options: choices(words.dealtWithCompany.options, ['never', 'other_account', 'not_sure']),
  },
  {
    key: 'mixUpDetails',
    group: happened,
    kind: 'long_text',
    required: false,
    maxLength: 400,
    recipients: TO_REPORTERS,
    when: isMixUp,
    ...words.mixUpDetails,
  },
  {
    key: 'howKnownDetails',
    group: happened,
    kind: 'long_text',
    required: true,
    maxLength: 400,
    recipients: TO_REPORTERS,
    when: (answers) => answers['howKnown'] === 'other',
    ...words.howKnownDetails,
  },
  {
    key: 'inquiryDate',
    group: happened,
    kind: 'date',
    required: true,
    recipients: ABOUT_INQUIRY,
    when: isInquiry,
    ...words.inquiryDate,
  },
  {
    key: 'applied',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: ABOUT_INQUIRY,
    when: isInquiry,
    ...words.applied,
    options: choices(words.applied.options, ['no', 'yes', 'not_sure']),
  },
  {
    key: 'checkedNames',
    group: happened,
    kind: 'yes_no',
    required: false,
    recipients: ABOUT_INQUIRY,
    when: (answers) => isInquiry(answers) && answers['applied'] === 'no',
    ...words.checkedNames,
  },
  enclosureQuestion(['name_proof'], (answers) => [
    ...(isMixUp(answers) ? (['mix_up_papers'] as const) : []),
    ...(isHeldWithSomeone(answers) ? (['family_papers'] as const) : []),
    ...(answers['howKnown'] === 'authorized_user' ? (['contract'] as const) : []),
    'creditor_letter',
  ]),
  storyQuestion,
];

export function notMineRefusal({ facts, recipient }: DisputeCase): Refusal | undefined {
  if (answerOf(facts, 'identityUsed') === 'yes') {
    return refusal('not_mine.identity_theft', [
      recipient === 'inquirer'
        ? recipientWay('toBureau', 'bureau')
        : reasonWay('toTheft', 'identity_theft'),
      answerWay('changeAnswer', 'identityUsed'),
    ]);
  }
  if (answerOf(facts, 'howKnown') === 'not_remembered') {
    return refusal('not_mine.not_remembered', [
      ...(recipient === 'collector' || isCollected(answerOf(facts, 'itemType'))
        ? [templateWay('askWhatItIs', 'debt-verification')]
        : []),
      templateWay('askForFile', '609-letter-myth'),
      linkWay('freeReport', 'https://www.annualcreditreport.com/'),
      answerWay('changeAnswer', 'howKnown'),
    ]);
  }
  if (answerOf(facts, 'agreedToPay') === 'yes') {
    return refusal('not_mine.agreed_to_pay', [
      reasonWay('amountWrong', 'incorrect_amount'),
      reasonWay('dateWrong', 'incorrect_dates'),
      reasonWay('somethingElse', 'other'),
      answerWay('changeAnswer', 'agreedToPay'),
    ]);
  }
  return inquiryRefusal(answerOf(facts, 'applied'));
}

/** What a debt collector usually asks for. */
function isCollected(itemType: string): boolean {
  return ['collection', 'medical_collection', 'charge_off'].includes(itemType);
}

function inquiryRefusal(applied: string): Refusal | undefined {
  if (applied === 'yes') {
    return refusal('inquiry.applied', [
      linkWay('freeReport', 'https://www.annualcreditreport.com/'),
      answerWay('changeAnswer', 'applied'),
    ]);
  }
  if (applied !== 'not_sure') return undefined;
  // A file names everyone who got the report, and what for.
  return refusal('inquiry.not_sure', [
    templateWay('askForFile', '609-letter-myth'),
    answerWay('changeAnswer', 'applied'),
  ]);
}
