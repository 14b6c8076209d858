import { collectorQuestions, disputeByQuestion, shownByQuestion } from './collector.questions.ts';
import { enclosures, type Enclosure } from '../documents/index.ts';
import { words } from './common.questions.words.ts';
import { itemTypeLabels, type ItemType } from './item-types.ts';
import type { LetterRecipient } from './letter-recipient.ts';
import { answerLimits, type QuestionDefinition } from './question-definition.ts';
import type { DisputeFacts } from './question.ts';

/** Questions that every reason asks: which item, which report, which enclosures. Content table. */

export const questionGroups = words.groups;

const { item, papers, words: ownWords } = questionGroups;

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
    ...words.itemType,
    options: types.map((value) => ({ value, label: itemTypeLabels[value] })),
  };
}

export const reportQuestions: readonly QuestionDefinition[] = [
  {
    key: 'reportDate',
    group: item,
    kind: 'date',
    required: false,
    ...words.reportDate,
  },
  {
    key: 'reportNumber',
    group: item,
    kind: 'text',
    required: false,
    recipients: ['bureau'],
    maxLength: 40,
    ...words.reportNumber,
  },
  {
    key: 'freeAnnualReport',
    group: item,
    kind: 'yes_no',
    required: false,
    recipients: ['bureau'],
    ...words.freeAnnualReport,
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
    ...words.serviceDate,
  },
  {
    key: 'insurer',
    group: item,
    kind: 'text',
    required: false,
    maxLength: answerLimits.text,
    when: isMedical,
    ...words.insurer,
  },
  {
    key: 'loanHolder',
    group: item,
    kind: 'text',
    required: false,
    maxLength: answerLimits.text,
    when: isStudentLoan,
    ...words.loanHolder,
  },
  {
    key: 'disbursementDate',
    group: item,
    kind: 'date',
    required: false,
    when: isStudentLoan,
    ...words.disbursementDate,
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
  ...words.vaResponsible,
};

/** The enclosures a person can tick; identification first, since it is advised with every letter. */
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
    ...words.enclosures,
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
  group: ownWords,
  kind: 'long_text',
  required: false,
  maxLength: answerLimits.longText,
  ...words.story,
};
