import { isCalendarDate } from '../../kernel/index.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import {
  advice,
  answerWay,
  linkWay,
  reasonWay,
  recipientWay,
  refusal,
  templateWay,
} from '../facts/gate-words.ts';
import type { Refusal, Advice } from '../contract/letter-document.ts';
import { isObsolete } from '../law/obsolescence.rules.ts';
import { ownWords } from '../facts/own-words.rules.ts';
import type { DisputeCase, ReasonText, WritingCase } from '../facts/reason-rules.ts';
import { answerClosing } from './common.rules.ts';
import { cite } from '../law/law-sentences.ts';
import { wordsOf } from '../facts/sentence.ts';

/**
 * The same reason toward a debt collector: not how long a bureau may report, but whether the time to sue has run out (12 CFR
 * 1006.26(b)). The letter only asks. It claims no state's time limit, admits nothing and promises nothing, since a payment or a
 * written admission can start that time again.
 */

const { say, wordings } = wordsOf('time_to_sue', {
  subject: {
    en: 'Question about a debt that you report',
    es: 'Pregunta sobre una deuda que usted reporta',
  },
  opening: { en: 'I am writing about {item}.', es: 'Escribo sobre {item}.' },
  question: {
    en: 'I have one question and ask you to answer it in writing.',
    es: 'Tengo una pregunta y le pido que la responda por escrito.',
  },
  noAdmission: {
    en: 'I am only asking. Nothing in this letter admits the debt or promises a payment.',
    es: 'Solo pregunto. Nada en esta carta admite la deuda ni promete un pago.',
  },
  law: {
    en: 'A debt collector may not sue, or threaten to sue, over a debt once the time to sue has run out {law}.',
    es: 'Un cobrador de deudas no puede demandar, ni amenazar con demandar, por una deuda cuyo plazo para demandar ya terminó {law}.',
  },
  tell: {
    en: 'Tell me in writing whether the time to sue over this debt has run out, and from which date you count.',
    es: 'Dígame por escrito si el plazo para demandar por esta deuda ya terminó, y desde qué fecha cuenta.',
  },
  stopContact: {
    en: 'Apart from that answer, stop contacting me about this debt {law}.',
    es: 'Aparte de esa respuesta, deje de contactarme por esta deuda {law}.',
  },
});

export const timeToSueWordings = wordings;

const toBureau = () => recipientWay('toBureau', 'bureau');
const verification = () => templateWay('aboutDebt', 'debt-verification');
const legalAid = () => linkWay('findLegalAid', 'https://www.lawhelp.org/');

const NO_TIME_LIMIT: Readonly<Record<string, () => Refusal>> = {
  student_loan_federal: () =>
    refusal('time_to_sue.federal_student_loan', [
      reasonWay('amountWrong', 'incorrect_amount'),
      reasonWay('dateWrong', 'incorrect_dates'),
      answerWay('changeItemType', 'itemType'),
    ]),
  judgment: () =>
    refusal('time_to_sue.judgment', [legalAid(), answerWay('changeItemType', 'itemType')]),
};

const paidLately = (): Refusal =>
  refusal('time_to_sue.paid_lately', [
    verification(),
    legalAid(),
    answerWay('changeAnswer', 'paidLately'),
  ]);

const tooOldForReports = (): Refusal =>
  refusal('time_to_sue.too_old_for_reports', [
    toBureau(),
    verification(),
    answerWay('checkDate', 'firstDelinquencyDate'),
  ]);

const dateNeeded = (): Refusal =>
  refusal('time_to_sue.date_needed', [
    answerWay('giveDate', 'firstDelinquencyDate'),
    linkWay('freeReport', 'https://www.annualcreditreport.com/'),
  ]);

export function timeToSueRefusal({ facts, today }: DisputeCase): Refusal | undefined {
  const none = NO_TIME_LIMIT[answerOf(facts, 'itemType')];
  if (none) return none();
  const first = answerOf(facts, 'firstDelinquencyDate');
  if (!isCalendarDate(first) || first > today) return dateNeeded();
  if (isObsolete(first, today)) return tooOldForReports();
  return answerOf(facts, 'paidLately') === 'yes' ? paidLately() : undefined;
}

export function timeToSueAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('time_to_sue.no_payment'),
    advice('time_to_sue.depends'),
    ...(answerOf(facts, 'stopContact') === 'yes' ? [advice('time_to_sue.stop_contact')] : []),
  ];
}

export function timeToSueText(dispute: WritingCase): ReasonText {
  const { item } = ownWords(dispute);
  return {
    subject: say.subject,
    opening: [say.opening({ item }), say.question],
    rows: [],
    paragraphs: [{ id: 'item-1-why', said: [say.noAdmission] }],
    law: [say.law({ law: cite('coll.timeToSue') })],
    requests: [
      say.tell,
      ...(answerOf(dispute.facts, 'stopContact') === 'yes'
        ? [say.stopContact({ law: cite('coll.stopContact') })]
        : []),
    ],
    closing: answerClosing(dispute),
  };
}
