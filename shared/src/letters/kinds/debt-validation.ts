import { type CalendarDate, type FieldFault, addDays, isCalendarDate } from '../../kernel/index.ts';
import type { Refusal, Advice } from '../contract/letter-document.ts';
import { answerOf, arrivesByMail, spokenDateWords } from '../facts/fact-words.rules.ts';
import {
  advice,
  adviceSentences,
  answerWay,
  faultWords,
  refusal,
  templateWay,
} from '../facts/gate-words.ts';
import { ownWords } from '../facts/own-words.rules.ts';
import {
  type DisputeCase,
  type LetterRow,
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  choices,
} from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import {
  answerClosing,
  claimedRows,
  disputeStatement,
  keepPrivate,
  noAdmission,
  originalCreditorRefusal,
  suedAdvice,
  theftAdvice,
} from './common.rules.ts';
import {
  collectorQuestions,
  beingSuedQuestion,
  debtDisputeQuestions,
  debtStoryQuestion,
  enclosuresQuestion,
  specialGroups,
} from './common.questions.ts';
import { debtValidationQuestionsMessages as words } from './messages.ts';
import { cite } from '../law/law-sentences.ts';

/** What step 2 asks for a dispute within the validation period. Content table. */

const { company, notice } = specialGroups;

const debtValidationQuestions: readonly QuestionDefinition[] = [
  ...collectorQuestions(company),
  beingSuedQuestion,
  {
    key: 'noticeState',
    group: notice,
    kind: 'choice',
    required: true,
    ...words.noticeState,
    options: choices(words.noticeState.options, ['with_date', 'no_date', 'none']),
  },
  {
    key: 'disputeBy',
    group: notice,
    kind: 'date',
    mayBeFuture: true,
    required: true,
    when: (answers) => answers['noticeState'] === 'with_date',
    ...words.disputeBy,
  },
  {
    key: 'noticeReceived',
    group: notice,
    kind: 'date',
    required: true,
    when: (answers) => answers['noticeState'] === 'no_date',
    ...words.noticeReceived,
  },
  {
    key: 'noticeDate',
    group: notice,
    kind: 'date',
    required: false,
    when: (answers) => ['with_date', 'no_date'].includes(answers['noticeState'] ?? ''),
    ...words.noticeDate,
  },
  {
    key: 'sentBy',
    group: notice,
    kind: 'choice',
    required: false,
    when: (answers) => ['with_date', 'no_date'].includes(answers['noticeState'] ?? ''),
    ...words.sentBy,
    options: choices(words.sentBy.options, ['mail', 'at_once']),
  },
  {
    key: 'amountClaimed',
    group: notice,
    kind: 'money',
    required: true,
    ...words.amountClaimed,
  },
  ...debtDisputeQuestions,
  enclosuresQuestion(
    ['creditor_letter', 'payment_proof', 'settlement_letter', 'other_papers'],
    words.copiesWhy,
  ),
  debtStoryQuestion,
];

const { say, wordings } = wordsOf('debt_validation', {
  subject: {
    en: 'Dispute of a debt and request for verification',
    es: 'Disputa de una deuda y petición de verificación',
  },
  opening: {
    en: 'I received your notice about {item}, and I am writing within the time I have to dispute it.',
    es: 'Recibí su aviso sobre {item}, y escribo dentro del plazo que tengo para disputarla.',
  },
  title: { en: 'The debt', es: 'La deuda' },
  company: { en: 'Your company', es: 'Su empresa' },
  noticeDate: { en: 'Date of your notice', es: 'Fecha de su aviso' },
  noticeReceived: { en: 'Notice received', es: 'Aviso recibido' },
  disputeBy: { en: 'Time to dispute ends', es: 'El plazo para disputar termina el' },
  law: {
    en: 'When a person disputes a debt in writing within this time, the Fair Debt Collection Practices Act requires the collector to stop collecting it until it has mailed the verification of the debt or a copy of a judgment {verify}. The same holds when a person asks for the name and address of the original creditor, as I do here {rule}.',
    es: 'Cuando una persona disputa una deuda por escrito dentro de este plazo, la Ley de Prácticas Justas en el Cobro de Deudas (FDCPA) exige al cobrador dejar de cobrarla hasta que haya enviado por correo la verificación de la deuda o una copia de una sentencia {verify}. Lo mismo vale cuando una persona pide el nombre y la dirección del acreedor original, como hago aquí {rule}.',
  },
  reporting: {
    en: 'A collector that passes on information about a disputed debt also has to say that it is disputed {law}.',
    es: 'Un cobrador que transmite información sobre una deuda disputada también tiene que decir que está disputada {law}.',
  },
  stop: {
    en: 'Stop collecting this debt until you have mailed me the verification.',
    es: 'Deje de cobrar esta deuda hasta que me haya enviado la verificación por correo.',
  },
  papers: {
    en: 'Send me the verification, with the papers that connect me to the debt.',
    es: 'Envíeme la verificación, con los documentos que me relacionan con la deuda.',
  },
  amount: {
    en: 'Show me how the amount is made up, with the interest, fees, payments and credits that were added or taken off.',
    es: 'Muéstreme cómo se compone el monto, con los intereses, cargos, pagos y créditos que se sumaron o restaron.',
  },
  creditor: {
    en: 'Tell me the name and address of the original creditor.',
    es: 'Dígame el nombre y la dirección del acreedor original.',
  },
  reported: {
    en: 'If you report the debt to a credit bureau, report it as disputed.',
    es: 'Si reporta la deuda a una agencia de crédito, repórtela como disputada.',
  },
});

/**
 * A dispute within the validation period: 15 U.S.C. 1692g(b), 12 CFR 1006.38. Collection stops until verification is mailed; the
 * law sets no day for the answer and asks for no signed contract, and the letter claims neither.
 */
export const debtValidationRules: ReasonRules = {
  questions: debtValidationQuestions,
  wordings,
  faults: periodFaults,
  refusal: validationRefusal,
  advice: validationAdvice,
  write: validationText,
};

/** 15 U.S.C. 1692g(a)(3): counted from receipt where the notice names no date. */
const PERIOD_DAYS = 30;
/** A notice gives the 30 days and some for the mail; much more is a slip of the pen. */
const LONGEST_DAYS = 90;
const SOON_DAYS = 10;

/** The last day to dispute; undefined while the answers do not tell. */
function lastDay({ facts }: DisputeCase): CalendarDate | undefined {
  const printed = answerOf(facts, 'disputeBy');
  if (isCalendarDate(printed)) return printed;
  const received = answerOf(facts, 'noticeReceived');
  return isCalendarDate(received) ? addDays(received, PERIOD_DAYS) : undefined;
}

function periodFaults({ facts, today }: DisputeCase): readonly FieldFault[] {
  const printed = answerOf(facts, 'disputeBy');
  return isCalendarDate(printed) && printed > addDays(today, LONGEST_DAYS)
    ? [
        {
          path: 'disputeDetails.facts.disputeBy',
          message: faultWords().disputeByFarAhead,
        },
      ]
    : [];
}

function validationRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts, today } = dispute;
  const original = originalCreditorRefusal(
    dispute,
    'collector.original_creditor.validation',
    templateWay('directDispute', '623-direct-dispute'),
  );
  if (original) return original;
  if (answerOf(facts, 'noticeState') === 'none') return noNotice();
  const last = lastDay(dispute);
  if (last === undefined) return undefined;
  if (last < today) return periodOver(facts['noticeState'] === 'no_date');
  if (arrivesByMail(last, today) || answerOf(facts, 'sentBy') === 'at_once') return undefined;
  return refusal('debt_validation.too_late_for_mail', [
    answerWay('sendAtOnce', 'sentBy'),
    toVerification(),
  ]);
}

const toVerification = () => templateWay('verificationLetter', 'debt-verification');

const noNotice = (): Refusal =>
  refusal('debt_validation.no_notice', [
    toVerification(),
    answerWay('changeAnswer', 'noticeState'),
  ]);

function periodOver(counted: boolean): Refusal {
  return refusal('debt_validation.period_over', [
    toVerification(),
    answerWay('changeDate', counted ? 'noticeReceived' : 'disputeBy'),
  ]);
}

function validationAdvice(dispute: DisputeCase): readonly Advice[] {
  const last = lastDay(dispute);
  return [
    ...(last !== undefined && last >= dispute.today && last <= addDays(dispute.today, SOON_DAYS)
      ? [
          {
            code: 'debt_validation.soon_over',
            text: adviceSentences().soonOver(spokenDateWords(last)),
          },
        ]
      : []),
    advice('debt_validation.no_deadline'),
    ...suedAdvice(dispute),
    ...theftAdvice(dispute),
    keepPrivate(),
  ];
}

function validationText(dispute: WritingCase): ReasonText {
  const { item } = ownWords(dispute);
  return {
    subject: say.subject,
    opening: [say.opening({ item })],
    entry: { title: say.title, nameLabel: say.company },
    rows: [...claimedRows(dispute), ...noticeRows(dispute)],
    paragraphs: [{ id: 'item-1-why', said: disputeStatement(dispute) }],
    afterWords: [{ id: 'item-1-no-admission', said: [noAdmission] }],
    law: [
      say.law({ verify: cite('coll.verify'), rule: cite('coll.verifyRule') }),
      say.reporting({ law: cite('coll.reporting') }),
    ],
    requests: [say.stop, say.papers, say.amount, say.creditor, say.reported],
    closing: answerClosing(dispute),
  };
}

function noticeRows({ facts }: DisputeCase): readonly LetterRow[] {
  return [
    { label: say.noticeDate, value: { date: answerOf(facts, 'noticeDate') } },
    { label: say.noticeReceived, value: { date: answerOf(facts, 'noticeReceived') } },
    { label: say.disputeBy, value: { date: answerOf(facts, 'disputeBy') } },
  ].filter(({ value }) => value.date !== '');
}
