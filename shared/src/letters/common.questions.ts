import { collectorQuestions, disputeByQuestion, shownByQuestion } from './collector.questions.ts';
import { enclosures, type Enclosure } from '../documents/index.ts';
import { itemTypeLabels, type ItemType } from './item-types.ts';
import type { LetterRecipient } from './letter-recipient.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';

/** Questions that every reason asks: which item, which report, which copies. Content table. */

export const questionGroups = {
  item: 'The item on your report',
  wrong: 'What is wrong',
  happened: 'What happened',
  papers: 'Copies for the envelope',
  words: 'In your own words',
} as const;

const { item, papers, words } = questionGroups;

export function itemTypeQuestion(
  types: readonly ItemType[],
  recipients?: readonly LetterRecipient[],
): QuestionDefinition {
  return {
    key: 'itemType',
    group: item,
    kind: 'choice',
    required: true,
    ...(recipients ? { recipients } : {}),
    label: 'What kind of item is it?',
    why: 'Different items follow different rules, so this decides which law your letter names.',
    hint: 'Use the heading it is under in your report. If a collector reports it, pick the collection choice.',
    options: types.map((value) => ({ value, label: itemTypeLabels[value] })),
  };
}

export const reportQuestions: readonly QuestionDefinition[] = [
  {
    key: 'reportDate',
    group: item,
    kind: 'date',
    required: false,
    label: 'What is the date of the report?',
    why: 'Reports change from week to week, so the date shows which one you read.',
    hint: 'It is usually at the top of the first page.',
  },
  {
    key: 'reportNumber',
    group: item,
    kind: 'text',
    required: false,
    recipients: ['bureau'],
    maxLength: 40,
    label: 'Does the report have a number?',
    why: 'With the number the bureau finds your file faster.',
    hint: 'Look for "report number", "file number" or "confirmation number" near the top.',
    example: '4482-1190-07',
  },
  {
    key: 'freeAnnualReport',
    group: item,
    kind: 'yes_no',
    required: false,
    recipients: ['bureau'],
    label: 'Is it your free report from AnnualCreditReport.com?',
    why: 'After that free report the bureau has 45 days to answer instead of 30, and your letter should say the right number.',
    hint: 'Free reports from apps, banks or other sites do not count here. Skip this if you are not sure.',
  },
  shownByQuestion(item),
];

const isMedical = (answers: DisputeFacts) => answers['itemType'] === 'medical_collection';
const isStudentLoan = (answers: DisputeFacts) =>
  (answers['itemType'] ?? '').startsWith('student_loan_');

/** What tells one medical bill or one student loan from another: such items come in numbers. */
const kindQuestions: readonly QuestionDefinition[] = [
  {
    key: 'serviceDate',
    group: item,
    kind: 'date',
    required: false,
    when: isMedical,
    label: 'On what day was the care?',
    why: 'One provider can send several bills, so the day shows which one you mean.',
    hint: 'It is on the bill or on the statement of your insurer. The letter never says what the care was for.',
  },
  {
    key: 'insurer',
    group: item,
    kind: 'text',
    required: false,
    maxLength: answerLimits.text,
    when: isMedical,
    label: 'Which health insurance did you have then?',
    why: 'A bill that an insurer should pay, or has paid, is often the mistake.',
    hint: 'Skip this if insurance has nothing to do with it.',
  },
  {
    key: 'loanHolder',
    group: item,
    kind: 'text',
    required: false,
    maxLength: answerLimits.text,
    when: isStudentLoan,
    label: 'Who holds the loan now?',
    why: 'Student loans move from one company to another, and each of them may report the loan.',
    hint: 'For a federal loan it is on your page at StudentAid.gov.',
  },
  {
    key: 'disbursementDate',
    group: item,
    kind: 'date',
    required: false,
    when: isStudentLoan,
    label: 'When was the loan paid out?',
    why: 'Each payout is a line of its own on a report, so the day shows which line you mean.',
    hint: 'For a federal loan it is on your page at StudentAid.gov.',
  },
];

/** What a dispute asks about the item, whoever it goes to. */
export const aboutItem: readonly QuestionDefinition[] = [
  ...kindQuestions,
  ...reportQuestions,
  ...collectorQuestions(item),
  disputeByQuestion(item),
];

export function itemQuestions(types: readonly ItemType[]): readonly QuestionDefinition[] {
  return [itemTypeQuestion(types), ...aboutItem];
}

/** Asked where the item is a medical bill: 15 U.S.C. 1681i(g). */
export const veteranQuestion: QuestionDefinition = {
  key: 'vaResponsible',
  group: questionGroups.wrong,
  kind: 'yes_no',
  required: false,
  recipients: ['bureau'],
  when: (answers) => answers['itemType'] === 'medical_collection',
  label: 'Are you a veteran, and is the VA responsible for this bill?',
  why: 'A special rule helps veterans whose medical bill the VA should pay.',
  hint: 'Skip this if it does not apply to you.',
};

/** The copies a person can tick; identification first, since it is advised with every letter. */
export function enclosureQuestion(
  evidence: readonly Enclosure[],
  also: (answers: DisputeFacts) => readonly Enclosure[] = () => [],
): QuestionDefinition {
  const always: readonly Enclosure[] = ['photo_id', 'proof_of_address', 'marked_report_page'];
  const veteran = (answers: DisputeFacts): readonly Enclosure[] =>
    answers['vaResponsible'] === 'yes' ? ['va_notice'] : [];
  return {
    key: 'enclosures',
    group: papers,
    kind: 'multi_choice',
    required: false,
    label: 'Which copies will you put in the envelope?',
    why: 'Your letter lists only what you really send. Copies help to check your facts; keep the originals.',
    hint: 'The marked report page is a good start. Bureaus also like a photo ID and a proof of address. You can leave this empty.',
    options: (answers) =>
      [...always, ...evidence, ...also(answers), ...veteran(answers), 'other_papers' as const].map(
        (value) => {
          const kind: { label: string; hint?: string } = enclosures[value];
          return kind.hint === undefined
            ? { value, label: kind.label }
            : { value, label: kind.label, hint: kind.hint };
        },
      ),
  };
}

export const storyQuestion: QuestionDefinition = {
  key: 'story',
  group: words,
  kind: 'long_text',
  required: false,
  maxLength: answerLimits.longText,
  label: 'Is there anything else they should know?',
  why: 'A few plain sentences of your own make the letter yours. They are printed just as you write them.',
  hint: 'Keep to facts: who, what, when. Leave out feelings, laws and your credit score.',
  example: 'I called the company on April 2 and they said they have no account in my name.',
};
