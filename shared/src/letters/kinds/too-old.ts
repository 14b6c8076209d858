import { type CalendarDate, isCalendarDate, spokenDate } from '../../kernel/index.ts';
import type { Phrase, Refusal } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import {
  advice,
  answerWay,
  linkWay,
  reasonWay,
  recipientWay,
  refusal,
  refusalSentences,
} from '../facts/gate-words.ts';
import { itemTypeChoices } from '../facts/item-types.ts';
import { ownWords } from '../facts/own-words.rules.ts';
import {
  type DisputeCase,
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  choices,
} from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';
import {
  collectorQuestions,
  enclosureQuestion,
  itemTypeQuestion,
  questionGroups,
  reportQuestions,
  storyQuestion,
} from './common.questions.ts';
import { bankruptcyQuestions, bankruptcyRefusal, bankruptcyText } from './bankruptcy.ts';
import { federalLoanQuestions, federalLoanRefusal, federalLoanText } from './federal-loan.ts';
import { tooOldQuestionsMessages as words } from './messages.ts';
import {
  publicRecordAdvice,
  publicRecordQuestions,
  publicRecordRefusal,
  publicRecordText,
  publicRecordWordings,
} from './public-record.ts';
import {
  timeToSueAdvice,
  timeToSueRefusal,
  timeToSueText,
  timeToSueWordings,
} from './time-to-sue.ts';
import { cite, disputeLaw, papersRequest } from '../law/law-sentences.ts';
import { isObsolete, obsolescence } from '../law/obsolescence.rules.ts';

/** What step 2 asks when an item may be too old to report (reason `statute_of_limitations`). Content table. */

const { wrong, happened } = questionGroups;

/** An item whose time on a report is not counted in seven years from a missed payment: when it gets no letter, and what a letter says. */
interface OwnClock {
  readonly refusal: (dispute: DisputeCase) => Refusal | undefined;
  readonly write?: (dispute: WritingCase) => ReasonText;
}

const OWN_CLOCKS: Readonly<Record<string, OwnClock>> = {
  bankruptcy: { refusal: bankruptcyRefusal, write: bankruptcyText },
  judgment: { refusal: publicRecordRefusal, write: publicRecordText },
  tax_lien: { refusal: publicRecordRefusal, write: publicRecordText },
  student_loan_federal: { refusal: federalLoanRefusal, write: federalLoanText },
  child_support: {
    refusal: () =>
      refusal('too_old.child_support', [
        reasonWay('amountWrong', 'incorrect_amount'),
        reasonWay('entryWrong', 'other'),
        answerWay('changeItemType', 'itemType'),
      ]),
  },
};

const hasOwnClock = (answers: DisputeFacts) => Object.hasOwn(OWN_CLOCKS, answers['itemType'] ?? '');
const isLatePayment = (answers: DisputeFacts) => answers['itemType'] === 'late_payment';
const isCounted = (answers: DisputeFacts) => !hasOwnClock(answers);

const tooOldQuestions: readonly QuestionDefinition[] = [
  itemTypeQuestion(itemTypeChoices.tooOld, ['bureau', 'furnisher', 'inquirer']),
  itemTypeQuestion(itemTypeChoices.collected, ['collector']),
  ...reportQuestions,
  ...collectorQuestions(questionGroups.item),
  {
    key: 'beingSued',
    group: wrong,
    kind: 'yes_no',
    required: true,
    ...words.beingSued,
  },
  {
    key: 'firstDelinquencyDate',
    group: happened,
    kind: 'date',
    required: true,
    when: isCounted,
    ...words.firstDelinquencyDate,
  },
  {
    key: 'broughtCurrent',
    group: happened,
    kind: 'yes_no',
    required: true,
    recipients: ['bureau'],
    when: (answers) => isCounted(answers) && !isLatePayment(answers),
    ...words.broughtCurrent,
  },
  {
    key: 'delinquencySource',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: ['bureau'],
    when: isCounted,
    ...words.delinquencySource,
    options: choices(words.delinquencySource.options, [
      'report',
      'older_report',
      'statement',
      'creditor_letter',
      'memory',
    ]),
  },
  {
    key: 'paidLately',
    group: happened,
    kind: 'choice',
    required: true,
    recipients: ['collector'],
    when: isCounted,
    ...words.paidLately,
    options: choices(words.paidLately.options, ['no', 'yes', 'not_sure']),
  },
  {
    key: 'stopContact',
    group: happened,
    kind: 'yes_no',
    required: false,
    recipients: ['collector'],
    ...words.stopContact,
  },
  ...bankruptcyQuestions,
  ...publicRecordQuestions,
  ...federalLoanQuestions,
  enclosureQuestion(['statement', 'older_report', 'creditor_letter'], (answers) =>
    hasOwnClock(answers) ? ['court_papers'] : [],
  ),
  storyQuestion,
];

const { say, wordings } = wordsOf('too_old', {
  short: { en: 'too old to be reported', es: 'demasiado antiguo para reportarse' },
  claim: {
    en: 'This {noun} is too old for an ordinary credit report.',
    es: '{Este noun} es demasiado antiguo para un informe de crédito ordinario.',
  },
  lateDate: { en: 'Date of the late payment', es: 'Fecha del pago atrasado' },
  firstDate: { en: 'Date of first delinquency', es: 'Fecha del primer atraso' },
  lateOn: { en: 'The late payment is from {first}.', es: 'El pago atrasado es del {first}.' },
  began: {
    en: 'The delinquency that led to this {noun} began on {first}, and the account was never brought current after that.',
    es: 'El atraso que llevó a {este noun} empezó el {first}, y la cuenta nunca se puso al día después.',
  },
  report: {
    en: 'My credit report shows this date.',
    es: 'Mi informe de crédito muestra esta fecha.',
  },
  olderReport: {
    en: 'An older credit report shows this date.',
    es: 'Un informe de crédito anterior muestra esta fecha.',
  },
  statement: {
    en: 'An old account statement shows this date.',
    es: 'Un estado de cuenta antiguo muestra esta fecha.',
  },
  creditorLetter: {
    en: 'A letter from the company shows this date.',
    es: 'Una carta de la empresa muestra esta fecha.',
  },
  memory: {
    en: 'I am giving this date from memory, so please check it.',
    es: 'Doy esta fecha de memoria, así que compruébela, por favor.',
  },
  collections: {
    en: 'An account that went to collection or was charged off may be reported for seven years {years}. The seven years begin 180 days after the delinquency that led to it {start}. Counted that way, they ended on {day}.',
    es: 'Una cuenta que pasó a cobranza o se canceló como pérdida se puede reportar durante siete años {years}. Los siete años empiezan 180 días después del atraso que llevó a ello {start}. Contados así, terminaron el {day}.',
  },
  seven: {
    en: 'A negative item of this kind may be reported for seven years {law}, and that time ended on {day}.',
    es: 'Un dato negativo de este tipo se puede reportar durante siete años {law}, y ese plazo terminó el {day}.',
  },
  sevenAtLast: {
    en: 'A negative item of this kind may be reported for seven years {law}, and that time was over by {day} at the latest.',
    es: 'Un dato negativo de este tipo se puede reportar durante siete años {law}, y ese plazo terminó el {day} a más tardar.',
  },
  check: {
    en: "Check the date above against the company's records.",
    es: 'Compare la fecha de arriba con los registros de la empresa.',
  },
  stop: {
    en: 'Stop reporting this item, because its reporting period is over.',
    es: 'Deje de reportar este dato, porque su período de reporte terminó.',
  },
});

/**
 * An item too old to report: 15 U.S.C. 1681c(a)(4), (a)(5), (c)(1). The reason is called `statute_of_limitations`, but the time
 * limit for lawsuits never decides what a bureau may report, so a letter is written only once the later reporting date is over.
 */
export const tooOldRules: ReasonRules = {
  questions: tooOldQuestions,
  wordings: { ...wordings, ...timeToSueWordings, ...publicRecordWordings },
  refusal: tooOldRefusal,
  advice(dispute) {
    if (dispute.recipient === 'collector') return timeToSueAdvice(dispute);
    const { facts } = dispute;
    if (hasOwnClock(facts)) return publicRecordAdvice(dispute);
    return [
      advice('too_old.two_clocks'),
      advice('too_old.large_loans'),
      ...(answerOf(facts, 'delinquencySource') === 'memory' ? [advice('too_old.memory')] : []),
      ...(answerOf(facts, 'itemType') === 'collection' ? [advice('too_old.no_promises')] : []),
    ];
  },
  write(dispute) {
    if (dispute.recipient === 'collector') return timeToSueText(dispute);
    const own = fromTable(OWN_CLOCKS, answerOf(dispute.facts, 'itemType'));
    return (own?.write ?? tooOldText)(dispute);
  },
};

const otherRoutes = () => [
  reasonWay('reportDateWrong', 'incorrect_dates'),
  reasonWay('amountWrong', 'incorrect_amount'),
];

function tooOldRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts, today, recipient } = dispute;
  if (answerOf(facts, 'beingSued') === 'yes') return suedRefusal();
  if (recipient === 'collector') return timeToSueRefusal(dispute);
  const ownClock = fromTable(OWN_CLOCKS, answerOf(facts, 'itemType'));
  if (ownClock) return ownClock.refusal(dispute);
  const first = answerOf(facts, 'firstDelinquencyDate');
  if (answerOf(facts, 'itemType') === '' || !isCalendarDate(first) || first > today)
    return dateNeeded();
  if (answerOf(facts, 'broughtCurrent') === 'yes') return laterStart();
  return isObsolete(first, today) ? undefined : notYet(first, answerOf(facts, 'itemType'));
}

const suedRefusal = (): Refusal =>
  refusal('too_old.being_sued', [
    linkWay('findLegalAid', 'https://www.lawhelp.org/'),
    answerWay('changeAnswer', 'beingSued'),
  ]);

const dateNeeded = (): Refusal =>
  refusal('too_old.date_needed', [
    answerWay('giveDate', 'firstDelinquencyDate'),
    linkWay('freeReport', 'https://www.annualcreditreport.com/'),
  ]);

const laterStart = (): Refusal =>
  refusal('too_old.caught_up', [
    answerWay('giveLaterDate', 'firstDelinquencyDate'),
    answerWay('changeAnswer', 'broughtCurrent'),
  ]);

/** Items that a collector may be asking for. */
const COLLECTED: readonly string[] = ['collection', 'medical_collection', 'charge_off'];
const askCollector = () => recipientWay('collectorAsks', 'collector');

/** A single late payment has no 180 days before its seven years; the letter waits for the later date all the same. */
function notYet(first: CalendarDate, itemType: string): Refusal {
  const { earliestRemovable, latestRemovable } = obsolescence(first);
  const { notYet: said } = refusalSentences();
  const text = itemType === 'late_payment' ? said.single : said.account;
  return {
    code: 'too_old.not_yet',
    title: said.title,
    text: text(spokenDate(first), spokenDate(earliestRemovable), spokenDate(latestRemovable)),
    ways: [
      answerWay('checkDate', 'firstDelinquencyDate'),
      ...(COLLECTED.includes(itemType) ? [askCollector()] : []),
      ...otherRoutes(),
    ],
  };
}

const SOURCES: Readonly<Record<string, Phrase>> = {
  report: say.report,
  older_report: say.olderReport,
  statement: say.statement,
  creditor_letter: say.creditorLetter,
  memory: say.memory,
};

/** A letter that is only looked at before its time shows a blank here, never a date that is not over. */
const OPEN = { earliestRemovable: '', latestRemovable: '' };

/** 1681c(a)(4) with (c)(1) for collections and charge-offs; everything else falls under (a)(5). */
function reportingPeriod({ facts, today }: WritingCase): Phrase {
  const first = answerOf(facts, 'firstDelinquencyDate');
  const { earliestRemovable, latestRemovable } =
    isCalendarDate(first) && isObsolete(first, today) ? obsolescence(first) : OPEN;
  if (['collection', 'charge_off', 'medical_collection'].includes(answerOf(facts, 'itemType'))) {
    return say.collections({
      years: cite('obs.collections'),
      start: cite('obs.clockStart'),
      day: { date: latestRemovable },
    });
  }
  const law = cite('obs.other');
  // A single late payment has its own day; what else went unpaid may have been charged off, and counts from 180 days later.
  return answerOf(facts, 'itemType') === 'late_payment'
    ? say.seven({ law, day: { date: earliestRemovable } })
    : say.sevenAtLast({ law, day: { date: latestRemovable } });
}

function tooOldText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { again: noun } = ownWords(dispute);
  const isLate = answerOf(facts, 'itemType') === 'late_payment';
  const first = { date: answerOf(facts, 'firstDelinquencyDate') };
  const source = fromTable(SOURCES, answerOf(facts, 'delinquencySource'));
  return {
    claim: { short: say.short, said: say.claim({ noun }) },
    rows: [{ label: isLate ? say.lateDate : say.firstDate, value: first }],
    paragraphs: [
      {
        id: 'item-1-why',
        said: [
          isLate ? say.lateOn({ first }) : say.began({ noun, first }),
          ...(source ? [source] : []),
        ],
      },
    ],
    ownLaw: [reportingPeriod(dispute)],
    law: disputeLaw(dispute),
    requests: [say.check, say.stop, ...papersRequest(dispute)],
  };
}
