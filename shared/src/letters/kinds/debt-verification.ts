import type { Phrase, Refusal, Advice } from '../contract/letter-document.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { advice, answerWay, refusal, templateWay } from '../facts/gate-words.ts';
import { ownWords } from '../facts/own-words.rules.ts';
import {
  type DisputeCase,
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
import { debtVerificationQuestionsMessages as words } from './messages.ts';
import { cite } from '../law/law-sentences.ts';

/** What step 2 asks for a dispute with a collector outside the validation period. Content table. */

const groups = specialGroups;

const debtVerificationQuestions: readonly QuestionDefinition[] = [
  ...collectorQuestions(groups.company),
  beingSuedQuestion,
  {
    key: 'noticeState',
    group: groups.notice,
    kind: 'choice',
    required: true,
    ...words.noticeState,
    options: choices(words.noticeState.options, [
      'over',
      'in_time',
      'never',
      'report_only',
      'not_known',
    ]),
  },
  {
    key: 'amountClaimed',
    group: groups.notice,
    kind: 'money',
    required: false,
    ...words.amountClaimed,
  },
  ...debtDisputeQuestions,
  {
    key: 'contact',
    group: groups.dispute,
    kind: 'choice',
    required: true,
    ...words.contact,
    options: choices(words.contact.options, ['any', 'mail_only', 'stop']),
  },
  enclosuresQuestion(
    ['creditor_letter', 'payment_proof', 'settlement_letter', 'other_papers'],
    words.copiesWhy,
  ),
  debtStoryQuestion,
];

const { say, wordings } = wordsOf('debt_verification', {
  subject: {
    en: 'Dispute of a debt and request for information',
    es: 'Disputa de una deuda y petición de información',
  },
  opening: { en: 'I am writing about {item}.', es: 'Escribo sobre {item}.' },
  ask: {
    en: 'Please mark the debt as disputed and tell me more about it.',
    es: 'Marque la deuda como disputada, por favor, y deme más información.',
  },
  title: { en: 'The debt', es: 'La deuda' },
  company: { en: 'Your company', es: 'Su empresa' },
  foundOnly: {
    en: 'I never heard from you, and found the debt on my credit report.',
    es: 'Nunca tuve noticias de usted, y encontré la deuda en mi informe de crédito.',
  },
  law: {
    en: 'The Fair Debt Collection Practices Act requires a collector that passes on information about a disputed debt to say that it is disputed {law}.',
    es: 'La Ley de Prácticas Justas en el Cobro de Deudas (FDCPA) exige que un cobrador que transmite información sobre una deuda disputada diga que está disputada {law}.',
  },
  notice: {
    en: 'The Act also provides for a notice about the debt within five days of the first contact {law}, and a federal rule says what belongs in it {rule}. I have not received one.',
    es: 'La Ley prevé además un aviso sobre la deuda dentro de los cinco días del primer contacto {law}, y una norma federal dice qué debe contener {rule}. Yo no he recibido ninguno.',
  },
  stopLaw: {
    en: 'A person may ask a collector in writing to stop further contact {law}, and a federal rule says the same {rule}. With this letter I do.',
    es: 'Una persona puede pedir por escrito a un cobrador que deje de contactarla {law}, y una norma federal dice lo mismo {rule}. Con esta carta lo pido.',
  },
  mediumLaw: {
    en: 'A federal rule bars a collector from using a way of contact that a person has asked it not to use {law}.',
    es: 'Una norma federal prohíbe que un cobrador use un medio de contacto que una persona le ha pedido no usar {law}.',
  },
  mark: {
    en: 'Mark this debt as disputed whenever you report it.',
    es: 'Marque esta deuda como disputada cada vez que la reporte.',
  },
  sendNotice: { en: 'Send me the notice about the debt.', es: 'Envíeme el aviso sobre la deuda.' },
  papers: {
    en: 'Send me copies of the papers that connect me to the debt.',
    es: 'Envíeme copias de los documentos que me relacionan con la deuda.',
  },
  amount: {
    en: 'Tell me the name of the original creditor and how the amount is made up.',
    es: 'Dígame el nombre del acreedor original y cómo se compone el monto.',
  },
  close: {
    en: 'If your records do not show that I am responsible for the debt, stop reporting it and close your file.',
    es: 'Si sus registros no muestran que soy responsable de la deuda, deje de reportarla y cierre el expediente.',
  },
  stop: {
    en: 'Stop contacting me about this debt, apart from a written answer to this letter.',
    es: 'Deje de contactarme por esta deuda, salvo para responder por escrito a esta carta.',
  },
  mailOnly: {
    en: 'Write to me only by mail, and do not call, text or email me.',
    es: 'Escríbame solo por correo postal, y no me llame ni me envíe mensajes de texto o correos electrónicos.',
  },
});

/**
 * A dispute with a collector when the validation period is over or unknown. The debt has to be marked as disputed (15 U.S.C.
 * 1692e(8)) and contact can be stopped (1692c(c)); everything else is a request that the collector is free to refuse.
 */
export const debtVerificationRules: ReasonRules = {
  questions: debtVerificationQuestions,
  wordings,
  refusal: verificationRefusal,
  advice: verificationAdvice,
  write: verificationText,
};

function verificationRefusal(dispute: DisputeCase): Refusal | undefined {
  const original = originalCreditorRefusal(
    dispute,
    'collector.original_creditor.verification',
    templateWay('directDispute', '623-direct-dispute'),
  );
  if (original) return original;
  if (answerOf(dispute.facts, 'noticeState') !== 'in_time') return undefined;
  return refusal('debt_verification.in_time', [
    templateWay('validationLetter', 'debt-validation'),
    answerWay('changeAnswer', 'noticeState'),
  ]);
}

function verificationAdvice(dispute: DisputeCase): readonly Advice[] {
  const { facts } = dispute;
  const waits = ['never', 'report_only'].includes(answerOf(facts, 'noticeState'));
  return [
    advice('debt_verification.request'),
    advice('debt_verification.bureau_too'),
    ...(waits ? [advice('debt_verification.notice_may_come')] : []),
    ...(answerOf(facts, 'contact') === 'stop' ? [advice('debt_verification.stop_contact')] : []),
    ...suedAdvice(dispute),
    ...theftAdvice(dispute),
    keepPrivate(),
  ];
}

function verificationText(dispute: WritingCase): ReasonText {
  const { item } = ownWords(dispute);
  const state = answerOf(dispute.facts, 'noticeState');
  const isNever = state === 'never';
  const notice = say.notice({ law: cite('coll.notice'), rule: cite('coll.noticeContents') });
  return {
    subject: say.subject,
    opening: [say.opening({ item }), say.ask],
    entry: { title: say.title, nameLabel: say.company },
    rows: claimedRows(dispute),
    paragraphs: [
      {
        id: 'item-1-why',
        said: [...disputeStatement(dispute), ...(state === 'report_only' ? [say.foundOnly] : [])],
      },
    ],
    afterWords: [{ id: 'item-1-no-admission', said: [noAdmission] }],
    law: [
      say.law({ law: cite('coll.reporting') }),
      ...(isNever ? [notice] : []),
      ...contactLaw(dispute),
    ],
    requests: [
      say.mark,
      ...(isNever ? [say.sendNotice] : []),
      say.papers,
      say.amount,
      say.close,
      ...contactRequest(dispute),
    ],
    closing: answerClosing(dispute),
  };
}

/** The person's choice alone: without it the letter does not touch contact at all. */
function contactLaw({ facts }: WritingCase): readonly Phrase[] {
  switch (answerOf(facts, 'contact')) {
    case 'stop':
      return [say.stopLaw({ law: cite('coll.stopContact'), rule: cite('coll.stopContactRule') })];
    case 'mail_only':
      return [say.mediumLaw({ law: cite('coll.medium') })];
    default:
      return [];
  }
}

function contactRequest({ facts }: DisputeCase): readonly Phrase[] {
  switch (answerOf(facts, 'contact')) {
    case 'stop':
      return [say.stop];
    case 'mail_only':
      return [say.mailOnly];
    default:
      return [];
  }
}
