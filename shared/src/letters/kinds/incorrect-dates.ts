import { type CalendarDate, type FieldFault, isCalendarDate } from '../../kernel/index.ts';
import { answerOf, quotedWords } from '../facts/fact-words.rules.ts';
import { advice, answerWay, faultWords, refusal, templateWay } from '../facts/gate-words.ts';
import type { Phrase } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { isBureau, ownWords } from '../facts/own-words.rules.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';
import { cite, lawFor, papersRequest, sharedRequests } from '../law/law-sentences.ts';
import { isDelinquencyDate, isLater, isObsolete, obsolescence } from '../law/obsolescence.rules.ts';
import {
  incorrectDatesQuestions,
  daysBetween,
  impossibleDates,
  lateMonthsFaults,
  lateMonthsRefusal,
  lateMonthsText,
  lateMonthsWordings,
} from './incorrect-dates.questions.ts';

const dateKinds = wordsOf('date_kind', {
  date: { en: 'date', es: 'fecha', gender: 'f' },
  opened: { en: 'date opened', es: 'fecha de apertura', gender: 'f' },
  closed: { en: 'date closed', es: 'fecha de cierre', gender: 'f' },
  first_delinquency: {
    en: 'date of first delinquency',
    es: 'fecha del primer atraso',
    gender: 'f',
  },
  charge_off: {
    en: 'date of the charge-off',
    es: 'fecha de la cancelación como pérdida',
    gender: 'f',
  },
  last_payment: { en: 'date of the last payment', es: 'fecha del último pago', gender: 'f' },
  named: { en: '"{name}" date', es: 'fecha "{name}"', gender: 'f' },
});

const { say, wordings } = wordsOf('incorrect_dates', {
  shortDates: { en: 'wrong dates', es: 'fechas equivocadas' },
  shortDate: { en: 'wrong {kind}', es: '{kind} equivocada' },
  shortLate: { en: 'not {late} in {month}', es: 'sin {late} en {month}' },
  late: { en: '{days} days late', es: '{days} días de atraso' },
  late120: { en: '120 days or more late', es: '120 días o más de atraso' },
  claimDates: {
    en: 'The dates that {report} shows for this {noun} are wrong.',
    es: 'Las fechas que {report} muestra para {este noun} están mal.',
  },
  claimDate: {
    en: '{Report} shows {shown} as the {kind} for this {noun}, but the right date is {right}.',
    es: '{Report} muestra el {shown} como {kind} para {este noun}, pero lo correcto es el {right}.',
  },
  claimOpened: {
    en: '{Report} says that this {noun} was opened on {shown}, but the right date is {right}.',
    es: '{Report} dice que {este noun} se abrió el {shown}, pero lo correcto es el {right}.',
  },
  claimClosed: {
    en: '{Report} says that this {noun} was closed on {shown}, but the right date is {right}.',
    es: '{Report} dice que {este noun} se cerró el {shown}, pero lo correcto es el {right}.',
  },
  claimLate: {
    en: 'The payment history marks {month} as {late}, which is wrong.',
    es: 'El historial de pagos marca {month} con {late}, y no es correcto.',
  },
  wrong: { en: 'What is wrong', es: 'Qué está mal' },
  rowDates: { en: 'The dates are wrong', es: 'Las fechas están mal' },
  shows: { en: 'The report shows', es: 'El informe muestra' },
  should: { en: 'It should show', es: 'Debería mostrar' },
  which: { en: 'Which date', es: 'Qué fecha' },
  rowKind: { en: '{Kind}', es: '{Kind}' },
  rowLate: { en: '{Month}: {late}', es: '{Month}: {late}' },
  due: { en: 'Payment due', es: 'El pago vencía el' },
  made: { en: 'Payment made', es: 'Pago hecho el' },
  paid: {
    en: 'The payment was due on {due}, and I made it on {paid}.',
    es: 'El pago vencía el {due}, y lo hice el {paid}.',
  },
  onTime: { en: 'It was on time.', es: 'Llegó a tiempo.' },
  lessThan: {
    en: 'That is less than {days} days after the due date.',
    es: 'Eso es menos de {days} días después del vencimiento.',
  },
  this: { en: 'this', es: 'esto' },
  rightDate: { en: 'the right date', es: 'la fecha correcta' },
  statement: {
    en: 'An account statement shows {what}.',
    es: 'Un estado de cuenta muestra {what}.',
  },
  bankRecord: {
    en: 'My bank records show {what}.',
    es: 'Mis registros bancarios muestran {what}.',
  },
  olderReport: {
    en: 'An older credit report shows {what}.',
    es: 'Un informe de crédito anterior muestra {what}.',
  },
  creditorLetter: {
    en: 'A letter from the company shows {what}.',
    es: 'Una carta de la empresa muestra {what}.',
  },
  contract: { en: 'The contract shows {what}.', es: 'El contrato muestra {what}.' },
  memory: {
    en: 'I am giving the date from memory, so please check it.',
    es: 'Doy la fecha de memoria, así que compruébela, por favor.',
  },
  checkDates: {
    en: 'Check the dates against {records}.',
    es: 'Compare las fechas con {records}.',
  },
  correctDatesBureau: {
    en: 'Correct each date that is wrong, and tell me in writing which dates {records} show.',
    es: 'Corrija cada fecha que esté mal y dígame por escrito qué fechas muestran {records}.',
  },
  correctDatesCompany: {
    en: 'Correct each date that is wrong with every credit bureau you report to, and tell me in writing which dates {records} show.',
    es: 'Corrija cada fecha que esté mal con cada agencia de crédito a la que usted reporta y dígame por escrito qué fechas muestran {records}.',
  },
  askDay: {
    en: 'Ask the company when it received this payment.',
    es: 'Pregunte a la empresa cuándo recibió este pago.',
  },
  checkDay: {
    en: 'Check when you received this payment.',
    es: 'Compruebe cuándo recibió usted este pago.',
  },
  correctMarkBureau: {
    en: 'Correct the mark for {month} to match the day I paid, or remove the mark if it cannot be verified.',
    es: 'Corrija la marca de {month} según el día en que pagué, o elimine la marca si no se puede verificar.',
  },
  correctMarkCompany: {
    en: 'Correct the mark for {month} with every credit bureau you report to, so that it matches the day I paid. If the mark cannot be verified, remove it.',
    es: 'Corrija la marca de {month} con cada agencia de crédito a la que usted reporta, según el día en que pagué. Si la marca no se puede verificar, elimínela.',
  },
  clock: {
    en: 'This date matters. For an account that went to collection or was charged off, the reporting period begins 180 days after the delinquency that led to it {law}.',
    es: 'Esta fecha importa. Para una cuenta que pasó a cobranza o se canceló como pérdida, el período de reporte empieza 180 días después del atraso que llevó a ello {law}.',
  },
  over: {
    en: 'The period is seven years {law}. Counted from the right date, it ended on {day}.',
    es: 'El período es de siete años {law}. Contado desde la fecha correcta, terminó el {day}.',
  },
  delinquency: {
    en: 'For a collection or charge-off, the law requires you to report the month and year in which the delinquency began {law}.',
    es: 'Para una cobranza o una cancelación como pérdida, la ley le exige reportar el mes y el año en que empezó el atraso {law}.',
  },
  checkDate: {
    en: 'Check this date against {records}.',
    es: 'Compare esta fecha con {records}.',
  },
  correctFirstBureau: {
    en: 'Correct the date to {right}. If you can verify neither date, tell me in writing which date {records} show.',
    es: 'Corrija la fecha al {right}. Si no puede verificar ninguna de las dos fechas, dígame por escrito qué fecha muestran {records}.',
  },
  correctFirstCompany: {
    en: 'Correct the date to {right} with every credit bureau you report to. If you can verify neither date, tell me in writing which date {records} show.',
    es: 'Corrija la fecha al {right} con cada agencia de crédito a la que usted reporta. Si no puede verificar ninguna de las dos fechas, dígame por escrito qué fecha muestran {records}.',
  },
  correctBureau: {
    en: 'Correct the date to {right}, or take the date out if it cannot be verified.',
    es: 'Corrija la fecha al {right}, o quite la fecha si no se puede verificar.',
  },
  correctCompany: {
    en: 'Correct the date to {right} with every credit bureau you report to, or take the date out if it cannot be verified.',
    es: 'Corrija la fecha al {right} con cada agencia de crédito a la que usted reporta, o quite la fecha si no se puede verificar.',
  },
  stop: {
    en: 'Once the date is confirmed, stop reporting the item, because its reporting period is over.',
    es: 'Una vez confirmada la fecha, deje de reportar el dato, porque su período de reporte terminó.',
  },
});

/**
 * A wrong date or a month wrongly marked late. For a bureau 15 U.S.C. 1681i and 1681e(b), and 1681c(c)(1) where the date decides
 * how long the item stays; for the company 12 CFR 1022.43(a)(3), and 1681s-2(a)(5) for the first delinquency.
 */
export const incorrectDatesRules: ReasonRules = {
  questions: incorrectDatesQuestions,
  wordings: { ...dateKinds.wordings, ...wordings, ...lateMonthsWordings },
  faults: ({ facts }) => [
    ...sameDateFaults(facts),
    ...impossibleDates(facts),
    ...lateMonthsFaults(facts),
  ],
  refusal: (dispute) => lateRefusal(dispute) ?? lateMonthsRefusal(dispute.facts),
  advice: datesAdvice,
  write(dispute) {
    if (dispute.shortForm) return shortText(dispute);
    switch (answerOf(dispute.facts, 'whichDate')) {
      case 'late_month':
        return lateMonthText(dispute);
      case 'late_months':
        return lateMonthsText(dispute, [
          { id: 'item-1-source', said: sourceOf(dispute.facts, say.this) },
        ]);
      default:
        return singleDateText(dispute);
    }
  },
};

function sameDateFaults(facts: DisputeFacts): readonly FieldFault[] {
  const shown = answerOf(facts, 'dateShown');
  return shown !== '' && shown === answerOf(facts, 'dateCorrect')
    ? [fault('dateCorrect', faultWords().sameDate)]
    : [];
}

function fault(key: string, message: string): FieldFault {
  return { path: `disputeDetails.facts.${key}`, message };
}

/** A mark that fits the payment is accurate: a dispute would state an untruth (15 U.S.C. 1679b(a)). */
function lateRefusal({ facts }: DisputeCase) {
  const due = answerOf(facts, 'paymentDueDate');
  const paid = answerOf(facts, 'paymentMadeDate');
  if (answerOf(facts, 'whichDate') !== 'late_month' || due === '' || paid === '') return undefined;
  if (!(daysBetween(due, paid) >= Number(answerOf(facts, 'lateDays')))) return undefined;
  return refusal('dates.late_is_accurate', [
    answerWay('checkPaid', 'paymentMadeDate'),
    answerWay('checkDue', 'paymentDueDate'),
    templateWay('askFavor', 'goodwill-adjustment'),
  ]);
}

function datesAdvice({ facts }: DisputeCase) {
  const which = answerOf(facts, 'whichDate');
  const type = answerOf(facts, 'itemType');
  return [
    ...(which === 'opened' && (type === 'collection' || type === 'medical_collection')
      ? [advice('dates.collector_opened')]
      : []),
    ...(which === 'last_payment' ? [advice('dates.last_payment')] : []),
    ...(which === 'first_delinquency' && type !== 'student_loan_federal' && isLater(facts)
      ? [advice('dates.later_start')]
      : []),
    ...(answerOf(facts, 'dateSource') === 'memory' ? [advice('dates.memory')] : []),
    ...(type === 'student_loan_federal' && which === 'first_delinquency'
      ? [advice('dates.federal_loan')]
      : []),
  ];
}

function shortText(dispute: WritingCase): ReasonText {
  const { report, records, again: noun } = ownWords(dispute);
  const correction = isBureau(dispute) ? say.correctDatesBureau : say.correctDatesCompany;
  return {
    claim: { short: say.shortDates, said: say.claimDates({ report, noun }) },
    rows: [{ label: say.wrong, value: say.rowDates }],
    paragraphs: [],
    ...lawFor(dispute, { scope: 'direct.conduct' }),
    requests: [say.checkDates({ records }), correction({ records }), ...sharedRequests(dispute)],
  };
}

const SOURCES: Readonly<Record<string, (slots: { readonly what: Phrase }) => Phrase>> = {
  statement: say.statement,
  bank_record: say.bankRecord,
  older_report: say.olderReport,
  creditor_letter: say.creditorLetter,
  contract: say.contract,
  memory: () => say.memory,
};

function sourceOf(facts: DisputeFacts, what: Phrase): readonly Phrase[] {
  const source = fromTable(SOURCES, answerOf(facts, 'dateSource'));
  return source ? [source({ what })] : [];
}

function lateMonthText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const month = { month: answerOf(facts, 'lateMonth') };
  const days = answerOf(facts, 'lateDays');
  const late = days === '120' ? say.late120 : say.late({ days });
  const due = answerOf(facts, 'paymentDueDate');
  const paid = answerOf(facts, 'paymentMadeDate');
  const correction = isBureau(dispute) ? say.correctMarkBureau : say.correctMarkCompany;
  return {
    claim: { short: say.shortLate({ late, month }), said: say.claimLate({ month, late }) },
    rows: [
      { label: say.shows, value: say.rowLate({ month, late }) },
      { label: say.due, value: { date: due } },
      { label: say.made, value: { date: paid } },
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        said: [
          say.paid({ due: { date: due }, paid: { date: paid } }),
          ...inTime(due, paid, days),
          ...sourceOf(facts, say.this),
        ],
      },
    ],
    ...lawFor(dispute, { scope: 'direct.conduct' }),
    requests: [
      isBureau(dispute) ? say.askDay : say.checkDay,
      correction({ month }),
      ...papersRequest(dispute),
      ...sharedRequests(dispute),
    ],
  };
}

function inTime(due: CalendarDate, paid: CalendarDate, days: string): readonly Phrase[] {
  if (paid === '' || !(daysBetween(due, paid) < Number(days))) return [];
  return [paid <= due ? say.onTime : say.lessThan({ days })];
}

/** What the right date means for the item's time on the report; a later date is never argued against the person. */
function reportingPeriod({ facts, today, recipient }: WritingCase): {
  isOver: boolean;
  law: readonly Phrase[];
} {
  const correct = answerOf(facts, 'dateCorrect');
  const counts = recipient === 'bureau' && isDelinquencyDate({ facts });
  const isOver = counts && isCalendarDate(correct) && isObsolete(correct, today);
  if (!counts || (isLater(facts) && !isOver)) return { isOver, law: [] };
  const start = say.clock({ law: cite('obs.clockStart') });
  if (!isOver) return { isOver, law: [start] };
  const day = { date: obsolescence(correct).latestRemovable };
  return { isOver, law: [start, say.over({ law: cite('obs.collections'), day })] };
}

/** The duty of the company to report the right start of the delinquency. */
function delinquencyLaw(dispute: WritingCase): readonly Phrase[] {
  return !isBureau(dispute) && isDelinquencyDate(dispute)
    ? [say.delinquency({ law: cite('furn.delinquencyDate') })]
    : [];
}

function kindOf(facts: DisputeFacts): Phrase {
  const which = answerOf(facts, 'whichDate');
  if (which === 'other') {
    return dateKinds.say.named({ name: quotedWords(answerOf(facts, 'otherDateName')) });
  }
  const { named: _named, ...kinds } = dateKinds.say;
  return fromTable<Phrase>(kinds, which) ?? kinds.date;
}

/** An account is opened and closed; a debt is not. */
function claimOf({ facts, recipient }: WritingCase) {
  const which = recipient === 'collector' ? '' : answerOf(facts, 'whichDate');
  if (which === 'opened') return say.claimOpened;
  return which === 'closed' ? say.claimClosed : say.claimDate;
}

function singleDateText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { report, records, again: noun } = ownWords(dispute);
  const kind = kindOf(facts);
  const shown = { date: answerOf(facts, 'dateShown') };
  const right = { date: answerOf(facts, 'dateCorrect') };
  const period = reportingPeriod(dispute);
  return {
    claim: {
      short: say.shortDate({ kind }),
      said: claimOf(dispute)({ report, shown, kind, noun, right }),
    },
    rows: [
      { label: say.which, value: say.rowKind({ kind }) },
      { label: say.shows, value: shown },
      { label: say.should, value: right },
    ],
    paragraphs: [{ id: 'item-1-why', said: sourceOf(facts, say.rightDate) }],
    ...lawFor(dispute, {
      scope: 'direct.conduct',
      own: [...period.law, ...delinquencyLaw(dispute)],
    }),
    requests: [
      say.checkDate({ records }),
      correctionOf(dispute, right),
      ...(period.isOver ? [say.stop] : []),
      ...papersRequest(dispute),
      ...sharedRequests(dispute),
    ],
  };
}

/** The date that decides how long an item stays is never to be taken out. */
function correctionOf(dispute: WritingCase, right: { readonly date: string }): Phrase {
  const { records } = ownWords(dispute);
  if (answerOf(dispute.facts, 'whichDate') === 'first_delinquency') {
    const first = isBureau(dispute) ? say.correctFirstBureau : say.correctFirstCompany;
    return first({ right, records });
  }
  return isBureau(dispute) ? say.correctBureau({ right }) : say.correctCompany({ right });
}
