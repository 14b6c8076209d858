import { addYears } from '../../kernel/index.ts';
import type { Phrase, Refusal, Advice } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { advice, answerWay, reasonWay, refusal } from '../facts/gate-words.ts';
import { isNationwide } from '../facts/own-words.rules.ts';
import {
  type DisputeCase,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  choices,
} from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import { cite, disputeLaw, papersRequest } from '../law/law-sentences.ts';
import { announcedPolicy, policyRequest } from '../law/medical-law.ts';
import { isOldPaidLien, REPORTING_YEARS } from '../law/obsolescence.rules.ts';
import { questionGroups } from './common.questions.ts';
import { publicRecordQuestionsMessages as words } from './messages.ts';

/**
 * Judgments and tax liens. The three nationwide agencies have announced that they show neither civil judgments (since July 2017) nor tax
 * liens (since April 2018): a practice of theirs, and no law. The law counts seven years for a paid lien, 15 U.S.C. 1681c(a)(3); for
 * judgments 1681c(a)(2) can take longer, so none is counted.
 */

const isLien = (answers: DisputeFacts) => answers['itemType'] === 'tax_lien';

export const publicRecordQuestions: readonly QuestionDefinition[] = [
  {
    key: 'recordKind',
    group: questionGroups.wrong,
    kind: 'choice',
    required: true,
    recipients: ['bureau'],
    when: (answers) => answers['itemType'] === 'judgment',
    ...words.recordKind,
    options: choices(words.recordKind.options, ['civil_judgment', 'lawsuit', 'arrest']),
  },
  {
    key: 'lienPaid',
    group: questionGroups.happened,
    kind: 'yes_no',
    required: true,
    recipients: ['bureau'],
    when: isLien,
    ...words.lienPaid,
  },
  {
    key: 'lienPaidDate',
    group: questionGroups.happened,
    kind: 'date',
    required: true,
    recipients: ['bureau'],
    when: (answers) => isLien(answers) && answers['lienPaid'] === 'yes',
    ...words.lienPaidDate,
  },
];

const { say, wordings } = wordsOf('public_record', {
  shortOld: { en: 'too old to be reported', es: 'demasiado antiguo para reportarse' },
  shortPolicy: {
    en: 'a kind of record you no longer show',
    es: 'un tipo de registro que usted ya no muestra',
  },
  claimOld: {
    en: 'This tax lien was paid more than seven years ago.',
    es: 'Este gravamen fiscal se pagó hace más de siete años.',
  },
  claimLien: {
    en: 'My report still shows a tax lien.',
    es: 'Mi informe todavía muestra un gravamen fiscal.',
  },
  claimJudgment: {
    en: 'My report still shows a civil judgment.',
    es: 'Mi informe todavía muestra una sentencia civil.',
  },
  paidOn: { en: 'Paid on', es: 'Pagado el' },
  period: {
    en: 'A paid tax lien may be reported for seven years from the day it was paid {law}.',
    es: 'Un gravamen fiscal pagado se puede reportar durante siete años desde el día del pago {law}.',
  },
  ended: {
    en: 'Counted from {paid}, the seven years ended on {day}.',
    es: 'Contados desde el {paid}, los siete años terminaron el {day}.',
  },
  check: {
    en: 'Check this record with the office it came from.',
    es: 'Compruebe este registro con la oficina de la que vino.',
  },
  stop: {
    en: 'Stop reporting this tax lien, because its reporting period is over.',
    es: 'Deje de reportar este gravamen fiscal, porque su período de reporte terminó.',
  },
});

export const publicRecordWordings = wordings;

/** True where the three have said that they show no such record. */
function isNoLongerShown(dispute: DisputeCase): boolean {
  const { facts } = dispute;
  return (
    isNationwide(dispute) &&
    (answerOf(facts, 'itemType') === 'tax_lien' ||
      answerOf(facts, 'recordKind') === 'civil_judgment')
  );
}

export function publicRecordRefusal(dispute: DisputeCase): Refusal | undefined {
  if (isOldPaidLien(dispute) || isNoLongerShown(dispute)) return undefined;
  const ways = [reasonWay('recordWrong', 'other'), answerWay('changeItemType', 'itemType')];
  return answerOf(dispute.facts, 'itemType') === 'tax_lien'
    ? refusal('too_old.tax_lien', [answerWay('checkDate', 'lienPaidDate'), ...ways])
    : refusal('too_old.public_record', ways);
}

export function publicRecordAdvice(dispute: DisputeCase): readonly Advice[] {
  return isNoLongerShown(dispute) ? [advice('too_old.announced')] : [];
}

export function publicRecordText(dispute: WritingCase): ReasonText {
  const isOld = isOldPaidLien(dispute);
  const isShownNoMore = isNoLongerShown(dispute);
  const isTaxLien = answerOf(dispute.facts, 'itemType') === 'tax_lien';
  const paid = answerOf(dispute.facts, 'lienPaidDate');
  return {
    claim: claimOf(isOld, isTaxLien),
    rows: paid ? [{ label: say.paidOn, value: { date: paid } }] : [],
    paragraphs: [],
    ...(isShownNoMore ? { policy: announcedPolicy([isTaxLien ? 'taxLiens' : 'judgments']) } : {}),
    ownLaw: isOld
      ? [
          say.period({ law: cite('obs.paidLien') }),
          say.ended({ paid: { date: paid }, day: { date: addYears(paid, REPORTING_YEARS) } }),
        ]
      : [],
    law: disputeLaw(dispute),
    requests: [
      say.check,
      ...(isOld ? [say.stop] : []),
      ...(isShownNoMore ? [policyRequest] : []),
      ...papersRequest(dispute),
    ],
  };
}

function claimOf(isOld: boolean, isTaxLien: boolean): { short: Phrase; said: Phrase } {
  if (isOld) return { short: say.shortOld, said: say.claimOld };
  return { short: say.shortPolicy, said: isTaxLien ? say.claimLien : say.claimJudgment };
}
