import { type Enclosure, enclosures } from '../../documents/index.ts';
import type { LetterRecipient } from '../contract/letter-purpose.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { type ItemType, itemTypeLabels } from '../facts/item-types.ts';
import { type QuestionDefinition, answerLimits, choices } from '../facts/reason-rules.ts';
import {
  collectorQuestionsMessages as collectorWords,
  commonQuestionsMessages as words,
  specialQuestionsMessages as specialWords,
  followUpQuestionsMessages as followUpWords,
} from './messages.ts';

/** What a letter to a company asks beside the reason's own questions. Content table. */

const COLLECTOR = ['collector'] as const;

/** The law on debt collection binds collectors and buyers of debts, and not the company that one had the account with. */
export function collectorQuestions(group: string): readonly QuestionDefinition[] {
  return [
    {
      key: 'collectorRole',
      group,
      kind: 'choice',
      required: true,
      recipients: COLLECTOR,
      ...collectorWords.collectorRole,
      options: choices(collectorWords.collectorRole.options, [
        'collector',
        'buyer',
        'not_sure',
        'original',
      ]),
    },
    {
      key: 'originalCreditor',
      group,
      kind: 'text',
      required: false,
      recipients: COLLECTOR,
      maxLength: answerLimits.text,
      ...collectorWords.originalCreditor,
    },
    {
      key: 'collectorReference',
      group,
      kind: 'text',
      required: false,
      recipients: COLLECTOR,
      maxLength: 40,
      ...collectorWords.collectorReference,
    },
    {
      key: 'contactsShown',
      group,
      kind: 'yes_no',
      required: false,
      recipients: COLLECTOR,
      when: (answers) => !['mail_only', 'stop'].includes(answers['contact'] ?? ''),
      ...collectorWords.contactsShown,
    },
  ];
}

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
    nationwideOnly: true,
    ...words.freeAnnualReport,
  },
  // Which reports the company's entry is on: it has to correct each of them.
  {
    key: 'shownBy',
    group: item,
    kind: 'multi_choice',
    required: false,
    recipients: ['furnisher', 'collector', 'inquirer'],
    ...collectorWords.shownBy,
    options: choices(collectorWords.shownBy.options, ['equifax', 'experian', 'transunion']),
  },
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
  // 15 U.S.C. 1692g(b) works only within the period of the notice: its end is the date that is printed there.
  {
    key: 'disputeBy',
    group: item,
    kind: 'date',
    required: false,
    recipients: COLLECTOR,
    mayBeFuture: true,
    ...collectorWords.disputeBy,
  },
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
  nationwideOnly: true,
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

/** Questions that several special letters ask. Content table. */

export const specialGroups = specialWords.groups;

/** A letter never stops the time to answer a court. */
export const beingSuedQuestion: QuestionDefinition = {
  key: 'beingSued',
  group: specialGroups.company,
  kind: 'yes_no',
  required: true,
  ...specialWords.beingSued,
};

export function kindOfAccountQuestion(types: readonly ItemType[], why: string): QuestionDefinition {
  return {
    key: 'itemType',
    group: specialGroups.account,
    kind: 'choice',
    required: true,
    ...specialWords.itemType,
    why,
    options: types.map((value) => ({ value, label: itemTypeLabels[value] })),
  };
}

/** Why a person disputes a debt with a collector. None of the answers names a sum that would be right: that could read as an admission. */
export const debtDisputeQuestions: readonly QuestionDefinition[] = [
  {
    key: 'disputeWhy',
    group: specialGroups.dispute,
    kind: 'choice',
    required: true,
    ...specialWords.disputeWhy,
    options: choices(specialWords.disputeWhy.options, [
      'not_mine',
      'not_known',
      'amount',
      'paid',
      'other',
    ]),
  },
  {
    key: 'disputeDetails',
    group: specialGroups.dispute,
    kind: 'long_text',
    required: true,
    maxLength: 500,
    when: (answers) => answers['disputeWhy'] === 'other',
    ...specialWords.disputeDetails,
  },
];

/** The person's own words in a letter to a collector. */
export const debtStoryQuestion: QuestionDefinition = {
  key: 'story',
  group: questionGroups.words,
  kind: 'long_text',
  required: false,
  maxLength: answerLimits.longText,
  ...specialWords.story,
};

export function enclosuresQuestion(
  kinds: readonly Enclosure[],
  why: string,
  hint: string = specialWords.enclosures.hint,
): QuestionDefinition {
  return {
    key: 'enclosures',
    group: questionGroups.papers,
    kind: 'multi_choice',
    required: false,
    ...specialWords.enclosures,
    hint,
    why,
    options: kinds.map((value) => {
      const kind: { label: string; hint?: string } = enclosures[value];
      return kind.hint === undefined
        ? { value, label: kind.label }
        : { value, label: kind.label, hint: kind.hint };
    }),
  };
}

/** What several letters of a later round ask. The earlier letter's own answers stay and are not asked again. Content table. */

export const followUpGroups = followUpWords.groups;

const { earlier, answer } = followUpGroups;

export const earlierQuestions: readonly QuestionDefinition[] = [
  {
    key: 'earlierDate',
    group: earlier,
    kind: 'date',
    required: true,
    ...followUpWords.earlierDate,
  },
  {
    key: 'earlierReference',
    group: earlier,
    kind: 'text',
    required: true,
    maxLength: 40,
    ...followUpWords.earlierReference,
  },
];

/** Only then does a letter have a word of a block. */
export const blockRequestedQuestion: QuestionDefinition = {
  key: 'blockRequested',
  group: earlier,
  kind: 'yes_no',
  required: true,
  ...followUpWords.blockRequested,
};

/** If nothing hangs on the day: it only helps the reader. */
export const deliveredQuestion: QuestionDefinition = {
  key: 'deliveredOn',
  group: earlier,
  kind: 'date',
  required: false,
  ...followUpWords.deliveredOn,
};

/** Where a time runs from the day: without it no time is over. */
export const arrivalQuestions: readonly QuestionDefinition[] = [
  { key: 'arrived', group: earlier, kind: 'yes_no', required: true, ...followUpWords.arrived },
  {
    ...deliveredQuestion,
    required: true,
    when: (answers) => answers['arrived'] === 'yes',
    ...followUpWords.deliveredCounted,
  },
  {
    key: 'trackingNumber',
    group: earlier,
    kind: 'text',
    required: false,
    maxLength: 40,
    when: (answers) => answers['arrived'] === 'yes',
    ...followUpWords.trackingNumber,
  },
];

/** What they wrote: its date. */
export function noticeDateQuestion(
  said: Pick<QuestionDefinition, 'label' | 'why'>,
  more: Partial<QuestionDefinition> = {},
): QuestionDefinition {
  return {
    key: 'noticeOn',
    group: answer,
    kind: 'date',
    required: true,
    hint: followUpWords.noticeHint,
    ...said,
    ...more,
  };
}

/** In a few words of theirs; printed as a row of the letter. */
export const QUOTE_LENGTH = answerLimits.text * 2;
