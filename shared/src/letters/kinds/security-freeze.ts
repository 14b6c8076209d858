import { type FieldFault, isCalendarDate } from '../../kernel/index.ts';
import type { Phrase, Advice } from '../contract/letter-document.ts';
import { answerOf, isEnclosed } from '../facts/fact-words.rules.ts';
import { advice, faultWords } from '../facts/gate-words.ts';
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
import { cite } from '../law/law-sentences.ts';
import { securityFreezeQuestionsMessages as words } from './messages.ts';
import {
  confirm,
  later,
  missingPapers,
  neededPapersHint,
  ownIdentity,
  protectionText,
} from './common.rules.ts';
import { enclosuresQuestion } from './common.questions.ts';

/** What step 2 asks for a security freeze. Content table. */

const isLift = (answers: Readonly<Record<string, string>>) => answers['freezeAction'] === 'lift';

const securityFreezeQuestions: readonly QuestionDefinition[] = [
  {
    key: 'freezeAction',
    group: words.group,
    kind: 'choice',
    required: true,
    ...words.freezeAction,
    options: choices(words.freezeAction.options, ['place', 'lift', 'remove']),
  },
  {
    key: 'liftFrom',
    group: words.group,
    kind: 'date',
    required: true,
    mayBeFuture: true,
    when: isLift,
    ...words.liftFrom,
  },
  {
    key: 'liftUntil',
    group: words.group,
    kind: 'date',
    required: true,
    mayBeFuture: true,
    when: isLift,
    ...words.liftUntil,
  },
  enclosuresQuestion(
    ['photo_id', 'identity_proof', 'proof_of_address'],
    words.copiesWhy,
    neededPapersHint,
  ),
];

const { say, wordings } = wordsOf('security_freeze', {
  subjectPlace: {
    en: 'Request to place a security freeze on my file',
    es: 'Petición de poner un congelamiento de seguridad en mi expediente',
  },
  subjectLift: {
    en: 'Request to lift the security freeze on my file for a time',
    es: 'Petición de levantar por un tiempo el congelamiento de seguridad de mi expediente',
  },
  subjectRemove: {
    en: 'Request to remove the security freeze from my file',
    es: 'Petición de quitar el congelamiento de seguridad de mi expediente',
  },
  openingPlace: {
    en: 'Please place a security freeze on the file that you keep about me. I am asking for this myself.',
    es: 'Ponga un congelamiento de seguridad en el expediente que usted tiene sobre mí, por favor. Hago esta petición por mi cuenta.',
  },
  openingLift: {
    en: 'Please lift the security freeze on the file that you keep about me, only for the days below. I am asking for this myself.',
    es: 'Levante el congelamiento de seguridad del expediente que usted tiene sobre mí, por favor, solo por los días de abajo. Hago esta petición por mi cuenta.',
  },
  openingRemove: {
    en: 'Please remove the security freeze from the file that you keep about me. I am asking for this myself.',
    es: 'Quite el congelamiento de seguridad del expediente que usted tiene sobre mí, por favor. Hago esta petición por mi cuenta.',
  },
  freeze: { en: 'Security freeze', es: 'Congelamiento de seguridad' },
  place: { en: 'Place it', es: 'Ponerlo' },
  lift: { en: 'Lift it for a time', es: 'Levantarlo por un tiempo' },
  remove: { en: 'Remove it', es: 'Quitarlo' },
  firstDay: { en: 'First day without it', es: 'Primer día sin él' },
  lastDay: { en: 'Last day without it', es: 'Último día sin él' },
  lawPlace: {
    en: 'The Fair Credit Reporting Act gives me the right to a security freeze, free of charge, when I ask for it and prove who I am {law}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) me da el derecho a un congelamiento de seguridad, sin costo, cuando lo pido y pruebo quién soy {law}.',
  },
  lawEnd: {
    en: 'The Fair Credit Reporting Act gives me the right to have a security freeze lifted or removed, free of charge, when I ask for it and prove who I am {law}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) me da el derecho a que un congelamiento de seguridad se levante o se quite, sin costo, cuando lo pido y pruebo quién soy {law}.',
  },
  doPlace: {
    en: 'Place the security freeze on my file.',
    es: 'Ponga el congelamiento de seguridad en mi expediente.',
  },
  doLift: {
    en: 'Lift the security freeze from {first} through {last}, and put it back after that.',
    es: 'Levante el congelamiento de seguridad desde el {first} hasta el {last}, y vuelva a ponerlo después.',
  },
  doRemove: {
    en: 'Remove the security freeze from my file.',
    es: 'Quite el congelamiento de seguridad de mi expediente.',
  },
  fee: {
    en: 'Tell me beforehand if there is a fee.',
    es: 'Avíseme antes si hay algún cargo.',
  },
});

/**
 * 15 U.S.C. 1681c-1(i): free, at the three nationwide agencies, for who proves who they are. By mail they have three business days to
 * place a freeze, (i)(2)(A)(ii); the screen says so, the letter only asks. Any other agency is only asked.
 */
export const securityFreezeRules: ReasonRules = {
  questions: securityFreezeQuestions,
  wordings,
  faults: (dispute) => [...dayFaults(dispute), ...missingPapers(dispute, [ownIdentity])],
  refusal: () => undefined,
  advice: freezeAdvice,
  write: freezeText,
};

function dayFaults({ facts, today }: DisputeCase): readonly FieldFault[] {
  const [first, last] = [answerOf(facts, 'liftFrom'), answerOf(facts, 'liftUntil')];
  if (!isCalendarDate(first) || !isCalendarDate(last)) return [];
  const fault = (key: string, message: string) => [
    { path: `disputeDetails.facts.${key}`, message },
  ];
  if (last < first) return fault('liftUntil', faultWords().liftEndsFirst);
  return first <= today ? fault('liftFrom', faultWords().liftTooSoon) : [];
}

function freezeAdvice({ facts, details }: DisputeCase): readonly Advice[] {
  const action = answerOf(facts, 'freezeAction');
  return [
    ...(action === 'place'
      ? [advice('security_freeze.each_agency'), advice('security_freeze.no_dispute')]
      : []),
    ...(action === 'lift' ? [advice('security_freeze.mail_takes_days')] : []),
    advice('security_freeze.whole_number'),
    ...(isEnclosed(facts, 'proof_of_address') ? [] : [advice('security_freeze.proof_of_address')]),
    ...(details.agency ? [advice('security_freeze.other_agency')] : []),
  ];
}

function freezeText(dispute: WritingCase): ReasonText {
  const { facts, details } = dispute;
  const { subject, opening, value, law, ask } = wordsFor(facts);
  return protectionText(dispute, {
    subject,
    opening: [opening],
    rows: [{ label: say.freeze, value }, ...dayRows(facts)],
    law: details.agency ? [] : [law({ law: cite('freeze.own') })],
    requests: [
      ask,
      confirm,
      ...(answerOf(facts, 'freezeAction') === 'place' ? [later] : []),
      ...(details.agency ? [say.fee] : []),
    ],
  });
}

function wordsFor(facts: DisputeCase['facts']): {
  readonly subject: Phrase;
  readonly opening: Phrase;
  readonly value: Phrase;
  readonly law: typeof say.lawPlace;
  readonly ask: Phrase;
} {
  switch (answerOf(facts, 'freezeAction')) {
    case 'lift': {
      const days = {
        first: { date: answerOf(facts, 'liftFrom') },
        last: { date: answerOf(facts, 'liftUntil') },
      };
      return {
        subject: say.subjectLift,
        opening: say.openingLift,
        value: say.lift,
        law: say.lawEnd,
        ask: say.doLift(days),
      };
    }
    case 'remove':
      return {
        subject: say.subjectRemove,
        opening: say.openingRemove,
        value: say.remove,
        law: say.lawEnd,
        ask: say.doRemove,
      };
    default:
      return {
        subject: say.subjectPlace,
        opening: say.openingPlace,
        value: say.place,
        law: say.lawPlace,
        ask: say.doPlace,
      };
  }
}

function dayRows(facts: DisputeCase['facts']): readonly LetterRow[] {
  const rows = [
    { label: say.firstDay, date: answerOf(facts, 'liftFrom') },
    { label: say.lastDay, date: answerOf(facts, 'liftUntil') },
  ];
  return rows
    .filter(({ date }) => date !== '')
    .map(({ label, date }) => ({ label, value: { date } }));
}
