import { addYears, isCalendarDate, spokenDate } from '../../kernel/index.ts';
import type { Refusal } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { answerWay, reasonWay, refusal, refusalSentences } from '../facts/gate-words.ts';
import {
  type DisputeCase,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  choices,
} from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import { disputeLaw, papersRequest } from '../law/law-sentences.ts';
import { REPORTING_YEARS } from '../law/obsolescence.rules.ts';
import { questionGroups } from './common.questions.ts';
import { federalLoanQuestionsMessages as words } from './messages.ts';

/**
 * A default on a federal student loan that is too old, or was ended by rehabilitation. For loans of the older program (FFEL) the time
 * runs from the latest of three days, 20 U.S.C. 1080a(f); its text is not confirmed, so no letter cites it: the days are told, and the
 * agency is asked to check whether the time is over. For Direct and Perkins loans no letter says so at all.
 */

const { wrong, happened } = questionGroups;

const isFederal = (answers: DisputeFacts) => answers['itemType'] === 'student_loan_federal';
const isOlderProgram = (answers: DisputeFacts) =>
  isFederal(answers) && answers['loanProgram'] === 'ffel';

export const federalLoanQuestions: readonly QuestionDefinition[] = [
  {
    key: 'loanProgram',
    group: wrong,
    kind: 'choice',
    required: true,
    recipients: ['bureau'],
    when: isFederal,
    ...words.loanProgram,
    options: choices(words.loanProgram.options, ['ffel', 'direct', 'perkins', 'not_sure']),
  },
  {
    key: 'claimPaidOn',
    group: happened,
    kind: 'date',
    required: true,
    recipients: ['bureau'],
    when: isOlderProgram,
    ...words.claimPaidOn,
  },
  {
    key: 'defaultReportedOn',
    group: happened,
    kind: 'date',
    required: true,
    recipients: ['bureau'],
    when: isOlderProgram,
    ...words.defaultReportedOn,
  },
  {
    key: 'defaultedAgain',
    group: happened,
    kind: 'yes_no',
    required: true,
    recipients: ['bureau'],
    when: isOlderProgram,
    ...words.defaultedAgain,
  },
];

export const rehabilitatedQuestion: QuestionDefinition = {
  key: 'rehabilitatedOn',
  group: happened,
  kind: 'date',
  required: true,
  when: (answers) => answers['errorKind'] === 'rehabilitated',
  ...words.rehabilitatedOn,
};

const { say, wordings } = wordsOf('federal_loan', {
  short: { en: 'default too old to be reported', es: 'incumplimiento demasiado antiguo' },
  claim: {
    en: 'The default on this student loan goes back more than seven years.',
    es: 'El incumplimiento de este préstamo estudiantil es de hace más de siete años.',
  },
  program: { en: 'Loan program', es: 'Programa del préstamo' },
  ffel: {
    en: 'Federal Family Education Loan (FFEL)',
    es: 'Préstamo federal del programa FFEL',
  },
  claimPaid: { en: 'Claim paid to the lender', es: 'Reclamo pagado al prestamista' },
  reported: { en: 'Default first reported', es: 'Incumplimiento reportado por primera vez' },
  why: {
    en: "The lender's claim was paid on {paid}, and the default was first reported on {reported}. I have not defaulted on this loan again.",
    es: 'El reclamo del prestamista se pagó el {paid}, y el incumplimiento se reportó por primera vez el {reported}. No he vuelto a incumplir con este préstamo.',
  },
  check: {
    en: 'Check these dates with the holder of the loan.',
    es: 'Compruebe estas fechas con el titular del préstamo.',
  },
  stop: {
    en: 'Stop reporting the default, because more than seven years have passed since both days.',
    es: 'Deje de reportar el incumplimiento, porque han pasado más de siete años desde los dos días.',
  },
  shortRehabilitated: {
    en: 'default ended by rehabilitation',
    es: 'incumplimiento ya rehabilitado',
  },
  claimRehabilitated: {
    en: 'I completed the rehabilitation of this loan on {day}, so it is no longer in default.',
    es: 'Completé la rehabilitación de este préstamo el {day}, así que ya no está en incumplimiento.',
  },
  removeDefault: {
    en: 'Correct the entry to show "{should}", and remove the record of the default. I do not ask you to remove the loan.',
    es: 'Corrija el registro para que muestre "{should}" y elimine la constancia del incumplimiento. No pido que elimine el préstamo.',
  },
  removeDefaultCompany: {
    en: 'Correct the entry to show "{should}", and have every credit bureau you report to remove the record of the default.',
    es: 'Corrija el registro para que muestre "{should}" y haga que cada agencia de crédito a la que usted reporta elimine la constancia del incumplimiento.',
  },
});

export const federalLoanWordings = wordings;
export const { shortRehabilitated, claimRehabilitated, removeDefault, removeDefaultCompany } = say;

export function federalLoanRefusal({ facts, today }: DisputeCase): Refusal | undefined {
  const others = [
    reasonWay('reportDateWrong', 'incorrect_dates'),
    reasonWay('amountWrong', 'incorrect_amount'),
  ];
  if (answerOf(facts, 'loanProgram') !== 'ffel') {
    return refusal('too_old.federal_student_loan', [
      ...others,
      answerWay('changeAnswer', 'loanProgram'),
      answerWay('changeItemType', 'itemType'),
    ]);
  }
  if (answerOf(facts, 'defaultedAgain') === 'yes') {
    return refusal('too_old.defaulted_again', [
      ...others,
      answerWay('changeAnswer', 'defaultedAgain'),
    ]);
  }
  const last = latestOf(facts);
  if (last !== undefined && today > addYears(last, REPORTING_YEARS)) return undefined;
  if (last === undefined || last > today) {
    return refusal('too_old.federal_dates', [answerWay('giveDate', 'claimPaidOn'), ...others]);
  }
  const { federalNotYet: said } = refusalSentences();
  return {
    code: 'too_old.not_yet',
    title: said.title,
    text: said.text(spokenDate(last), spokenDate(addYears(last, REPORTING_YEARS))),
    ways: [answerWay('checkDate', 'claimPaidOn'), ...others],
  };
}

/** The later of the two days; nothing while one of them is open. */
function latestOf(facts: DisputeFacts): string | undefined {
  const days = ['claimPaidOn', 'defaultReportedOn'].map((key) => answerOf(facts, key));
  return days.every((day) => isCalendarDate(day)) ? days.toSorted().at(-1) : undefined;
}

export function federalLoanText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const paid = { date: answerOf(facts, 'claimPaidOn') };
  const reported = { date: answerOf(facts, 'defaultReportedOn') };
  return {
    claim: { short: say.short, said: say.claim },
    rows: [
      { label: say.program, value: say.ffel },
      { label: say.claimPaid, value: paid },
      { label: say.reported, value: reported },
    ],
    paragraphs: [{ id: 'item-1-why', said: [say.why({ paid, reported })] }],
    law: disputeLaw(dispute),
    requests: [say.check, say.stop, ...papersRequest(dispute)],
  };
}
