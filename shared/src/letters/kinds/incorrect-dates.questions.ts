import {
  enclosureQuestion,
  itemQuestions,
  questionGroups,
  storyQuestion,
} from './common.questions.ts';
import {
  incorrectDatesQuestionsMessages as words,
  lateMonthsQuestionsMessages as lateWords,
} from './messages.ts';
import { itemTypeChoices } from '../facts/item-types.ts';
import {
  choices,
  type QuestionDefinition,
  type ReasonText,
  type WritingCase,
} from '../facts/reason-rules.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { type CalendarDate, type FieldFault, isCalendarDate } from '../../kernel/index.ts';
import type { Refusal } from '../contract/letter-document.ts';
import { answerOf, isMonth } from '../facts/fact-words.rules.ts';
import { answerWay, faultWords, refusal, templateWay } from '../facts/gate-words.ts';
import { isBureau } from '../facts/own-words.rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import { lawFor, papersRequest, sharedRequests } from '../law/law-sentences.ts';

const { wrong, happened } = questionGroups;

/** Months that are marked late: when the dates of one payment can be true, and several in a row as one range in place of an item each. */

const isRange = (answers: DisputeFacts) => answers['whichDate'] === 'late_months';

const lateMonthsQuestions: readonly QuestionDefinition[] = [
  {
    key: 'firstLateMonth',
    group: wrong,
    kind: 'month',
    required: true,
    when: isRange,
    ...lateWords.firstLateMonth,
  },
  {
    key: 'lastLateMonth',
    group: wrong,
    kind: 'month',
    required: true,
    when: isRange,
    ...lateWords.lastLateMonth,
  },
  {
    key: 'allOnTime',
    group: happened,
    kind: 'choice',
    required: true,
    when: isRange,
    ...lateWords.allOnTime,
    options: choices(lateWords.allOnTime.options, ['all', 'some', 'none']),
  },
];

const { say, wordings } = wordsOf('late_months', {
  short: { en: 'not late from {first} to {last}', es: 'sin atraso de {first} a {last}' },
  claim: {
    en: 'The payment history marks every month from {first} to {last} as late, which is wrong.',
    es: 'El historial de pagos marca con atraso cada mes de {first} a {last}, y no es correcto.',
  },
  shows: { en: 'The report shows', es: 'El informe muestra' },
  row: { en: 'Late from {first} to {last}', es: 'Con atraso de {first} a {last}' },
  onTime: {
    en: 'I made each payment of these months less than 30 days after it was due.',
    es: 'Hice cada pago de estos meses menos de 30 días después de su vencimiento.',
  },
  ask: {
    en: 'Ask the company when it received each of these payments.',
    es: 'Pregunte a la empresa cuándo recibió cada uno de estos pagos.',
  },
  check: {
    en: 'Check when you received each of these payments.',
    es: 'Compruebe cuándo recibió usted cada uno de estos pagos.',
  },
  correct: {
    en: 'Correct the marks for these months to match the days I paid, and remove each mark that cannot be verified.',
    es: 'Corrija las marcas de estos meses según los días en que pagué, y elimine cada marca que no se pueda verificar.',
  },
  correctCompany: {
    en: 'Correct the marks for these months with every credit bureau you report to, so that they match the days I paid, and remove each mark that cannot be verified.',
    es: 'Corrija las marcas de estos meses con cada agencia de crédito a la que usted reporta, según los días en que pagué, y elimine cada marca que no se pueda verificar.',
  },
});

export const lateMonthsWordings = wordings;

const DAY_MS = 86_400_000;

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Longest a payment can be behind in the month that marks it, and longest anyone is taken to have paid ahead. */
const MAX_MONTHS_BEHIND = 12;
const MAX_DAYS_AHEAD = 92;

/** Dates that cannot belong to one late payment are a slip of the pen. */
export function impossibleDates(facts: DisputeFacts): readonly FieldFault[] {
  const month = answerOf(facts, 'lateMonth');
  const due = answerOf(facts, 'paymentDueDate');
  const paid = answerOf(facts, 'paymentMadeDate');
  if (!isCalendarDate(due)) return [];
  const behind = monthNumber(month) - monthNumber(due);
  return [
    ...(isMonth(month) && (behind < 0 || behind > MAX_MONTHS_BEHIND)
      ? [lateFault('paymentDueDate', faultWords().dueDate)]
      : []),
    ...(isCalendarDate(paid) && daysBetween(paid, due) > MAX_DAYS_AHEAD
      ? [lateFault('paymentMadeDate', faultWords().paidTooEarly)]
      : []),
  ];
}

/** Months since the year 0, of a month or a date. */
function monthNumber(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
}

function lateFault(key: string, message: string): FieldFault {
  return { path: `disputeDetails.facts.${key}`, message };
}

/** A range has two ends, and their order. */
export function lateMonthsFaults(facts: DisputeFacts): readonly FieldFault[] {
  const [first, last] = [answerOf(facts, 'firstLateMonth'), answerOf(facts, 'lastLateMonth')];
  return isMonth(first) && isMonth(last) && last <= first
    ? [lateFault('lastLateMonth', faultWords().laterMonth)]
    : [];
}

/** Marks that fit the payments are accurate: a dispute would state an untruth (15 U.S.C. 1679b(a)). */
export function lateMonthsRefusal(facts: DisputeFacts): Refusal | undefined {
  switch (answerOf(facts, 'allOnTime')) {
    case 'some':
      return refusal('dates.some_late', [
        answerWay('changeDate', 'firstLateMonth'),
        answerWay('changeAnswer', 'allOnTime'),
      ]);
    case 'none':
      return refusal('dates.late_is_accurate', [
        answerWay('changeAnswer', 'allOnTime'),
        templateWay('askFavor', 'goodwill-adjustment'),
      ]);
    default:
      return undefined;
  }
}

export function lateMonthsText(dispute: WritingCase, source: ReasonText['paragraphs']): ReasonText {
  const { facts } = dispute;
  const first = { month: answerOf(facts, 'firstLateMonth') };
  const last = { month: answerOf(facts, 'lastLateMonth') };
  return {
    claim: { short: say.short({ first, last }), said: say.claim({ first, last }) },
    rows: [{ label: say.shows, value: say.row({ first, last }) }],
    paragraphs: [{ id: 'item-1-why', said: [say.onTime] }, ...source],
    ...lawFor(dispute, { scope: 'direct.conduct' }),
    requests: [
      isBureau(dispute) ? say.ask : say.check,
      isBureau(dispute) ? say.correct : say.correctCompany,
      ...papersRequest(dispute),
      ...sharedRequests(dispute),
    ],
  };
}

/** What step 2 asks when a date on the report is wrong, a month marked late among them. Content table. */

const isLateMonth = (answers: DisputeFacts) => answers['whichDate'] === 'late_month';
const isSingleDate = (answers: DisputeFacts) =>
  !isLateMonth(answers) && answers['whichDate'] !== 'late_months';

export const incorrectDatesQuestions: readonly QuestionDefinition[] = [
  ...itemQuestions(itemTypeChoices.accounts),
  {
    key: 'whichDate',
    group: wrong,
    kind: 'choice',
    required: true,
    ...words.whichDate,
    options: choices(words.whichDate.options, [
      'first_delinquency',
      'late_month',
      'late_months',
      'opened',
      'closed',
      'charge_off',
      'last_payment',
      'other',
    ]),
  },
  {
    key: 'otherDateName',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: 60,
    when: (answers) => answers['whichDate'] === 'other',
    ...words.otherDateName,
  },
  {
    key: 'dateShown',
    group: wrong,
    kind: 'date',
    required: true,
    when: isSingleDate,
    ...words.dateShown,
  },
  {
    key: 'dateCorrect',
    group: wrong,
    kind: 'date',
    required: true,
    when: isSingleDate,
    ...words.dateCorrect,
  },
  ...lateMonthsQuestions,
  {
    key: 'lateMonth',
    group: wrong,
    kind: 'month',
    required: true,
    when: isLateMonth,
    ...words.lateMonth,
  },
  {
    key: 'lateDays',
    group: wrong,
    kind: 'choice',
    required: true,
    when: isLateMonth,
    ...words.lateDays,
    options: choices(words.lateDays.options, ['30', '60', '90', '120']),
  },
  {
    key: 'paymentDueDate',
    group: happened,
    kind: 'date',
    required: true,
    when: isLateMonth,
    ...words.paymentDueDate,
  },
  {
    key: 'paymentMadeDate',
    group: happened,
    kind: 'date',
    required: true,
    when: isLateMonth,
    ...words.paymentMadeDate,
  },
  {
    key: 'dateSource',
    group: happened,
    kind: 'choice',
    required: true,
    ...words.dateSource,
    options: choices(words.dateSource.options, [
      'statement',
      'bank_record',
      'older_report',
      'creditor_letter',
      'contract',
      'memory',
    ]),
  },
  enclosureQuestion(['statement', 'payment_proof', 'older_report', 'creditor_letter', 'contract']),
  storyQuestion,
];
