import {
  aboutItem,
  enclosureQuestion,
  itemTypeQuestion,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import { itemTypeChoices } from './item-types.ts';
import type { QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';

/** What step 2 asks when an item is not the person's. Content table. */

const { wrong, happened } = questionGroups;
/** The company behind an inquiry has no account to be asked about. */
const TO_REPORTERS = ['bureau', 'furnisher', 'collector'] as const;
const ABOUT_INQUIRY = ['bureau', 'inquirer'] as const;

const isInquiry = (answers: DisputeFacts) => answers['itemType'] === 'hard_inquiry';
const isHeldWithSomeone = (answers: DisputeFacts) =>
  answers['howKnown'] === 'authorized_user' || answers['howKnown'] === 'former_spouse';
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
    label: 'Did someone use your name or Social Security number without your permission?',
    why: 'If someone stole your identity, another law helps you faster than this letter can.',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes, someone used my identity' },
      { value: 'not_sure', label: 'I am not sure' },
    ],
  },
  {
    key: 'howKnown',
    group: wrong,
    kind: 'choice',
    required: true,
    recipients: TO_REPORTERS,
    when: (answers) => !isInquiry(answers),
    label: 'How do you know the account is not yours?',
    why: 'A mixed-up file is looked for in another place than an account you never had.',
    options: [
      {
        value: 'never_had',
        label: 'I never had an account with this company',
        hint: 'For a collection: with the company that the debt comes from.',
      },
      { value: 'similar_name', label: 'It belongs to someone with a name like mine' },
      {
        value: 'relative',
        label: 'It belongs to a relative',
        hint: 'For example a parent with the same name.',
      },
      { value: 'authorized_user', label: 'I was only an authorized user on it' },
      { value: 'former_spouse', label: 'It belongs to my former husband or wife' },
      { value: 'not_remembered', label: 'I do not remember it' },
      { value: 'other', label: 'Something else', hint: 'Please tell us more below.' },
    ],
  },
  {
    key: 'agreedToPay',
    group: wrong,
    kind: 'yes_no',
    required: true,
    recipients: TO_REPORTERS,
    when: isHeldWithSomeone,
    label: 'Did you ever sign for this account or agree to pay it?',
    why: 'A joint owner still owes the account, even after a divorce, so the letter must not say otherwise.',
  },
  {
    key: 'dealtWithCompany',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: TO_REPORTERS,
    when: (answers) => !isInquiry(answers) && !isHeldWithSomeone(answers),
    label: 'Did you ever do business with this company?',
    why: 'The company will look at its records, so the letter should say the same as they do.',
    hint: 'For a collection: with the company that the debt comes from.',
    options: (answers) => [
      { value: 'never', label: 'No, never' },
      ...(answers['howKnown'] === 'never_had'
        ? []
        : [{ value: 'other_account', label: 'Yes, but that was a different account' }]),
      { value: 'not_sure', label: 'I do not know' },
    ],
  },
  {
    key: 'mixUpDetails',
    group: happened,
    kind: 'long_text',
    required: false,
    maxLength: 400,
    recipients: TO_REPORTERS,
    when: isMixUp,
    label: 'What points to the other person?',
    why: 'A different middle name, birth year or address shows the mix-up at a glance.',
    example: 'The account lists an address in Tucson, Arizona. I have never lived there.',
  },
  {
    key: 'howKnownDetails',
    group: happened,
    kind: 'long_text',
    required: true,
    maxLength: 400,
    recipients: TO_REPORTERS,
    when: (answers) => answers['howKnown'] === 'other',
    label: 'Please tell us how you know',
    why: 'A dispute without a reason can be set aside, so one or two clear sentences matter.',
    example: 'The account was opened in 2009. I moved to the United States in 2014.',
  },
  {
    key: 'inquiryDate',
    group: happened,
    kind: 'date',
    required: true,
    recipients: ABOUT_INQUIRY,
    when: isInquiry,
    label: 'What is the date of the inquiry?',
    why: 'One company can have asked more than once, so the date shows which inquiry you mean.',
    hint: 'It is next to the company name in the list of inquiries.',
  },
  {
    key: 'applied',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: ABOUT_INQUIRY,
    when: isInquiry,
    label:
      'Around that day, did you ask this company, a store or a dealer for credit, or agree to a credit check?',
    why: 'Stores and car dealers often check credit through a bank with another name.',
    options: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
      { value: 'not_sure', label: 'I am not sure' },
    ],
  },
  {
    key: 'checkedNames',
    group: happened,
    kind: 'yes_no',
    required: false,
    recipients: ABOUT_INQUIRY,
    when: (answers) => isInquiry(answers) && answers['applied'] === 'no',
    label: 'Did you check if this name is the bank behind a store card or a dealer?',
    why: 'It saves you a letter that would be answered with "you did apply".',
    hint: 'Your letter will say that you found no such link. If you found one, please change the answer above.',
  },
  enclosureQuestion(['name_proof'], (answers) => [
    ...(isMixUp(answers) ? (['mix_up_papers'] as const) : []),
    ...(isHeldWithSomeone(answers) ? (['family_papers'] as const) : []),
    'creditor_letter',
  ]),
  storyQuestion,
];
