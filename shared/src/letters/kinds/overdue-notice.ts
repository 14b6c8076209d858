import type { FieldFault } from '../../kernel/index.ts';
import { AddressSource } from '../contract/dispute-request.schema.ts';
import type { Phrase, Refusal, Advice } from '../contract/letter-document.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { advice } from '../facts/gate-words.ts';
import { isBureau } from '../facts/own-words.rules.ts';
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
  askingClosing,
  complaintAdvice,
  disputedEarlier,
  disputedRows,
  earlierRows,
  inOrder,
  noDisputeRefusal,
  notArrivedRefusal,
  tooEarlyRefusal,
} from './common.rules.ts';
import { arrivalQuestions, earlierQuestions, followUpGroups } from './common.questions.ts';
import { overdueNoticeQuestionsMessages as words } from './messages.ts';
import { type AnswerDue, answerDue, canBeInTheMail } from '../law/follow-up-clock.rules.ts';
import { cite, correctionDuty, correctionLaw } from '../law/law-sentences.ts';

/** What step 2 asks where no answer came in time: everything that the due date hangs on. Content table. */

const { earlier } = followUpGroups;
const isArrived: NonNullable<QuestionDefinition['when']> = (answers) =>
  answers['arrived'] === 'yes';

const overdueNoticeQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  ...arrivalQuestions,
  {
    key: 'afterFreeReport',
    group: earlier,
    kind: 'choice',
    required: true,
    recipients: ['bureau'],
    nationwideOnly: true,
    when: isArrived,
    ...words.afterFreeReport,
    options: choices(words.afterFreeReport.options, ['no', 'yes', 'not_sure']),
  },
  {
    key: 'informationAddedOn',
    group: earlier,
    kind: 'date',
    required: false,
    when: isArrived,
    ...words.informationAddedOn,
  },
];

const { say, wordings } = wordsOf('overdue_notice', {
  subjectBureau: {
    en: 'No results yet: my dispute of an item on my credit report',
    es: 'Todavía sin resultados: mi disputa de un dato en mi informe de crédito',
  },
  subjectCompany: {
    en: 'No result yet: my direct dispute of an account that you report',
    es: 'Todavía sin resultado: mi disputa directa de una cuenta que usted reporta',
  },
  subjectBureauItems: {
    en: 'No results yet: my dispute of several items on my credit report',
    es: 'Todavía sin resultados: mi disputa de varios datos en mi informe de crédito',
  },
  subjectCompanyItems: {
    en: 'No result yet: my direct dispute of several accounts that you report',
    es: 'Todavía sin resultado: mi disputa directa de varias cuentas que usted reporta',
  },
  disputedItems: {
    en: 'I disputed the items below in my letter of {day}.',
    es: 'Disputé los datos de abajo en mi carta del {day}.',
  },
  disputedAccounts: {
    en: 'I disputed what you report about the accounts below in my letter of {day}.',
    es: 'Disputé lo que usted reporta sobre las cuentas de abajo en mi carta del {day}.',
  },
  tracked: {
    en: 'Its tracking number is {number}.',
    es: 'Su número de seguimiento es {number}.',
  },
  delivered: {
    en: 'That letter was delivered to you on {day}, and I have not received the results.',
    es: 'Esa carta se le entregó el {day}, y no he recibido los resultados.',
  },
  deliveredCompany: {
    en: 'That letter was delivered to you on {day}, and I have not received a result.',
    es: 'Esa carta se le entregó el {day}, y no he recibido un resultado.',
  },
  due: { en: 'Answer due by', es: 'Respuesta a más tardar el' },
  timeOver: {
    en: 'The time that the law gives for the results is over.',
    es: 'El plazo que la ley da para los resultados ya terminó.',
  },
  added: {
    en: 'I sent you more information, which arrived on {added}. That can give you up to 15 more days, and I have counted them.',
    es: 'Le envié más información, que llegó el {added}. Eso puede darle hasta 15 días más, y los he contado.',
  },
  addedOver: {
    en: 'The 30 days that began with the delivery and the 15 more days were over by {end}.',
    es: 'Contados desde la entrega, los 30 días y los 15 adicionales terminaron para el {end}.',
  },
  over: {
    en: 'The {days} days that began with the delivery were over by {end}.',
    es: 'Los {days} días que empezaron con la entrega terminaron para el {end}.',
  },
  law: {
    en: 'The Fair Credit Reporting Act gives me the right to a free and reasonable investigation, normally within 30 days of the day you receive the dispute {investigate}. The results have to be sent to me in writing within five business days after you finish {results}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) me da derecho a una investigación gratuita y razonable, normalmente dentro de los 30 días desde el día en que usted recibe la disputa {investigate}. Los resultados se me deben enviar por escrito dentro de los cinco días hábiles después de que usted termine {results}.',
  },
  extra: {
    en: 'More information within the first 30 days can add up to 15 days {law}.',
    es: 'Más información dentro de los primeros 30 días puede agregar hasta 15 días {law}.',
  },
  companyLaw: {
    en: 'The Fair Credit Reporting Act requires you to investigate a direct dispute and to tell me the result within the time that a credit bureau would have {period}, which is normally 30 days from the day you receive it {time}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) le exige investigar una disputa directa y decirme el resultado dentro del plazo que tendría una agencia de crédito {period}, que normalmente es de 30 días desde el día en que la recibe {time}.',
  },
  fromReport: {
    en: 'I sent my dispute to the address that my credit report shows for you {law}.',
    es: 'Envié mi disputa a la dirección de usted que muestra mi informe de crédito {law}.',
  },
  fromCompany: {
    en: 'I sent my dispute to the address you have named for disputes {law}.',
    es: 'Envié mi disputa a la dirección que usted ha indicado para disputas {law}.',
  },
  toBusiness: {
    en: 'I knew of no address of yours for disputes, so I wrote to your business address {law}.',
    es: 'No conocía una dirección suya para disputas, así que escribí a su dirección comercial {law}.',
  },
  finish: {
    en: 'Finish the investigation of this item, if it is still open.',
    es: 'Termine la investigación de este dato, si sigue abierta.',
  },
  finishItems: {
    en: 'Finish the investigation of the items above, as far as it is still open.',
    es: 'Termine la investigación de los datos de arriba, en lo que siga abierta.',
  },
  correct: {
    en: 'Correct or delete what is inaccurate or incomplete, or what you cannot verify.',
    es: 'Corrija o elimine lo que sea inexacto o incompleto, o lo que no pueda verificar.',
  },
  send: {
    en: 'Send me the results in writing, with a copy of my updated report if you change anything.',
    es: 'Envíeme los resultados por escrito, con una copia de mi informe actualizado si cambia algo.',
  },
  finishCompany: {
    en: 'Finish investigating my dispute, if it is still open.',
    es: 'Termine de investigar mi disputa, si sigue abierta.',
  },
  correctCompany: {
    en: 'If what you report is wrong or incomplete, send a correction to every credit bureau you reported it to.',
    es: 'Si lo que reporta está mal o incompleto, envíe una corrección a cada agencia de crédito a la que lo reportó.',
  },
  sendCompany: { en: 'Tell me the result in writing.', es: 'Dígame el resultado por escrito.' },
});

/**
 * No results although the time is over. The letter counts the days from the delivery and asks for the results; it neither
 * threatens nor says that silence means anything. While a day of the time is left it is not written.
 */
export const overdueNoticeRules: ReasonRules = {
  questions: overdueNoticeQuestions,
  wordings,
  faults: overdueFaults,
  refusal: overdueRefusal,
  advice: overdueAdvice,
  write: overdueText,
};

function overdueFaults(dispute: DisputeCase): readonly FieldFault[] {
  // Several items share the days of one letter, which are asked for once.
  if (dispute.number > 1) return [];
  return [
    ...inOrder(dispute, 'earlierDate', 'deliveredOn'),
    ...inOrder(dispute, 'deliveredOn', 'informationAddedOn'),
  ];
}

function overdueRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts, recipient, today, details } = dispute;
  const due = answerDue(facts, recipient, details.agency);
  return (
    noDisputeRefusal(dispute) ??
    notArrivedRefusal(dispute) ??
    (due && today <= due.on ? tooEarlyRefusal(due.on) : undefined)
  );
}

function overdueAdvice({ facts, recipient, today, details }: DisputeCase): readonly Advice[] {
  const due = answerDue(facts, recipient, details.agency);
  return [
    ...(due && canBeInTheMail(due, recipient, today) ? [advice('overdue_notice.in_the_mail')] : []),
    ...(recipient === 'furnisher' && details.recipientAddress?.source === 'business'
      ? [advice('overdue_notice.address')]
      : []),
    complaintAdvice(),
  ];
}

/** The law, and what is asked for, are the same for one item and for several. */
function overdueText(dispute: WritingCase): ReasonText {
  const { facts, recipient, details } = dispute;
  const due = answerDue(facts, recipient, details.agency);
  const isToBureau = isBureau(dispute);
  return {
    ...(dispute.several ? saidOnce(dispute, due) : saidOfOne(dispute, due)),
    law: isToBureau ? bureauLaw(due) : furnisherLaw(dispute),
    requests: isToBureau
      ? [dispute.several ? say.finishItems : say.finish, say.correct, say.send]
      : [say.finishCompany, say.correctCompany, say.sendCompany],
    closing: askingClosing(dispute),
  };
}

type Said = Pick<ReasonText, 'subject' | 'opening' | 'rows' | 'paragraphs'>;

function saidOfOne(dispute: WritingCase, due: AnswerDue | undefined): Said {
  return {
    subject: isBureau(dispute) ? say.subjectBureau : say.subjectCompany,
    opening: [disputedEarlier(dispute), delivered(dispute)],
    rows: [
      ...earlierRows(dispute),
      ...(due && isDayNamed(due) ? [{ label: say.due, value: { date: due.on } }] : []),
    ],
    paragraphs: due ? [{ id: 'item-1-why', said: countedDays(dispute, due) }] : [],
  };
}

/** One letter was delivered once: what holds for all of its items opens the notice, and each item is only named. */
function saidOnce(dispute: WritingCase, due: AnswerDue | undefined): Said {
  const { facts } = dispute;
  const day = { date: answerOf(facts, 'earlierDate') };
  const number = answerOf(facts, 'trackingNumber');
  const isToBureau = isBureau(dispute);
  return {
    subject: isToBureau ? say.subjectBureauItems : say.subjectCompanyItems,
    opening: [
      isToBureau ? say.disputedItems({ day }) : say.disputedAccounts({ day }),
      ...(number === '' ? [] : [say.tracked({ number })]),
      delivered(dispute),
      ...(due ? countedDays(dispute, due) : []),
    ],
    rows: disputedRows(dispute),
    paragraphs: [],
  };
}

function delivered(dispute: WritingCase): Phrase {
  const day = { date: answerOf(dispute.facts, 'deliveredOn') };
  return isBureau(dispute) ? say.delivered({ day }) : say.deliveredCompany({ day });
}

/** Of the time that a free annual report gives an agency no letter speaks; that it is over holds for each time there is. */
function countedDays({ facts }: WritingCase, due: AnswerDue): readonly Phrase[] {
  const end = { date: due.on };
  switch (due.because) {
    case 'annual':
    case 'not_sure':
      return [say.timeOver];
    case 'added':
      return [
        say.added({ added: { date: answerOf(facts, 'informationAddedOn') } }),
        say.addedOver({ end }),
      ];
    case 'ordinary':
      return [say.over({ days: String(due.days), end })];
  }
}

/** The date alone would tell of the 45 days as well. */
function isDayNamed({ because }: AnswerDue): boolean {
  return because === 'ordinary' || because === 'added';
}

function bureauLaw(due: AnswerDue | undefined): readonly Phrase[] {
  return [
    say.law({ investigate: cite('cra.reinvestigate'), results: cite('cra.results') }),
    // Why more than 30 days were counted.
    ...(due?.because === 'added' ? [say.extra({ law: cite('cra.extend15') })] : []),
    correctionLaw(),
  ];
}

function furnisherLaw(dispute: WritingCase): readonly Phrase[] {
  const period = cite('furn.directPeriod');
  return [
    say.companyLaw({ period, time: cite('direct.investigate') }),
    ...sentTo(dispute),
    correctionDuty(),
  ];
}

/** 12 CFR 1022.43(c): the time runs only for a dispute that went to the right address. */
function sentTo({ details }: WritingCase): readonly Phrase[] {
  const law = cite('direct.address');
  switch (details.recipientAddress?.source) {
    case AddressSource.report:
      return [say.fromReport({ law })];
    case AddressSource.company:
      return [say.fromCompany({ law })];
    case AddressSource.business:
      return [say.toBusiness({ law })];
    default:
      return [];
  }
}
