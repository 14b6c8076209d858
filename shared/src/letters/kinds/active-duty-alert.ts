import type { Refusal, Advice } from '../contract/letter-document.ts';
import { answerOf, asPhrase, isEnclosed } from '../facts/fact-words.rules.ts';
import { advice, refusal, templateWay } from '../facts/gate-words.ts';
import type {
  DisputeCase,
  ReasonRules,
  ReasonText,
  WritingCase,
  QuestionDefinition,
} from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import { cite } from '../law/law-sentences.ts';
import { activeDutyAlertQuestionsMessages as words } from './messages.ts';
import {
  confirm,
  missingPapers,
  neededPapersHint,
  ownIdentity,
  protectionText,
  changeAnswer,
} from './common.rules.ts';
import { enclosuresQuestion } from './common.questions.ts';

/** What step 2 asks for an active duty alert. Content table. */

const activeDutyAlertQuestions: readonly QuestionDefinition[] = [
  {
    key: 'dutyAway',
    group: words.group,
    kind: 'yes_no',
    required: true,
    ...words.dutyAway,
  },
  {
    key: 'alertPhone',
    group: words.group,
    kind: 'text',
    required: false,
    maxLength: 30,
    ...words.alertPhone,
  },
  enclosuresQuestion(
    ['photo_id', 'identity_proof', 'duty_papers', 'proof_of_address'],
    words.copiesWhy,
    neededPapersHint,
  ),
];

const { say, wordings } = wordsOf('active_duty_alert', {
  subject: {
    en: 'Request for an active duty alert in my file',
    es: 'Petición de una alerta de servicio activo en mi expediente',
  },
  opening: {
    en: 'I am in military service on active duty, away from my usual duty station. Please place an active duty alert in my file.',
    es: 'Estoy en servicio militar activo, lejos de mi puesto habitual. Ponga una alerta de servicio activo en mi expediente, por favor.',
  },
  alert: { en: 'Alert', es: 'Alerta' },
  alertValue: {
    en: 'Active duty alert, for one year',
    es: 'Alerta de servicio activo, por un año',
  },
  phone: { en: 'Phone for checking with me', es: 'Teléfono para comprobar conmigo' },
  law: {
    en: 'The Fair Credit Reporting Act gives me the right to this alert when I ask for it and prove who I am {law}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) me da el derecho a esta alerta cuando la pido y pruebo quién soy {law}.',
  },
  place: {
    en: 'Place the active duty alert in my file for one year.',
    es: 'Ponga la alerta de servicio activo en mi expediente por un año.',
  },
  lists: {
    en: 'Leave me off lists for offers of credit or insurance that I did not ask for, for two years.',
    es: 'Déjeme fuera de las listas para ofertas de crédito o de seguros que no he pedido, por dos años.',
  },
  refer: {
    en: 'Pass the alert on to the other two nationwide credit bureaus.',
    es: 'Comunique la alerta a las otras dos agencias de crédito nacionales.',
  },
});

/**
 * 15 U.S.C. 1681c-1(c): for who is on active duty, or called to it from the reserves, and assigned away from their usual duty station
 * (1681a(q)(1)). One agency passes it on. The law lets a representative ask, too; that letter is not written here.
 */
export const activeDutyAlertRules: ReasonRules = {
  questions: activeDutyAlertQuestions,
  wordings,
  faults: (dispute) => missingPapers(dispute, [ownIdentity]),
  refusal: dutyRefusal,
  advice: dutyAdvice,
  write: alertText,
};

function dutyRefusal({ facts }: DisputeCase): Refusal | undefined {
  return answerOf(facts, 'dutyAway') === 'no'
    ? refusal('active_duty_alert.not_away', [
        templateWay('freezeOwnFile', 'security-freeze'),
        changeAnswer('dutyAway'),
      ])
    : undefined;
}

function dutyAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('active_duty_alert.one_is_enough'),
    ...(isEnclosed(facts, 'duty_papers') ? [] : [advice('active_duty_alert.orders')]),
    advice('active_duty_alert.renew'),
  ];
}

function alertText(dispute: WritingCase): ReasonText {
  const phone = asPhrase(answerOf(dispute.facts, 'alertPhone'));
  return protectionText(dispute, {
    subject: say.subject,
    opening: [say.opening],
    rows: [
      { label: say.alert, value: say.alertValue },
      ...(phone ? [{ label: say.phone, value: phone }] : []),
    ],
    law: [say.law({ law: cite('alert.activeDuty') })],
    requests: [say.place, say.lists, say.refer, confirm],
  });
}
