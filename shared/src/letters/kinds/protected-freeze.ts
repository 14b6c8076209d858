import { type FieldFault, isCalendarDate } from '../../kernel/index.ts';
import type { Phrase, Refusal, Advice } from '../contract/letter-document.ts';
import { answerOf, asPhrase, shownWords, yearsBefore } from '../facts/fact-words.rules.ts';
import {
  advice,
  answerWay,
  faultWords,
  linkWay,
  refusal,
  templateWay,
} from '../facts/gate-words.ts';
import { numberEnd } from '../facts/own-words.rules.ts';
import {
  type DisputeCase,
  type LetterRow,
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  answerLimits,
  choices,
} from '../facts/reason-rules.ts';
import { fromTable, wordsOf } from '../facts/sentence.ts';
import { cite } from '../law/law-sentences.ts';
import { protectedFreezeQuestionsMessages as words } from './messages.ts';
import {
  confirm,
  later,
  missingPapers,
  neededPapersHint,
  ownIdentity,
  protectionText,
  changeAnswer,
} from './common.rules.ts';
import { enclosuresQuestion } from './common.questions.ts';

/** What step 2 asks for the freeze of a child or another protected person. Content table. */

const protectedFreezeQuestions: readonly QuestionDefinition[] = [
  {
    key: 'protectedAs',
    group: words.groups.who,
    kind: 'choice',
    required: true,
    ...words.protectedAs,
    options: choices(words.protectedAs.options, ['parent', 'child_guardian', 'guardian', 'other']),
  },
  {
    key: 'protectedName',
    group: words.groups.person,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.protectedName,
  },
  {
    key: 'protectedBorn',
    group: words.groups.person,
    kind: 'date',
    required: true,
    ...words.protectedBorn,
  },
  {
    key: 'protectedSsnEnd',
    group: words.groups.person,
    kind: 'text',
    required: false,
    maxLength: 11,
    ...words.protectedSsnEnd,
  },
  {
    key: 'livesWithMe',
    group: words.groups.person,
    kind: 'yes_no',
    required: true,
    ...words.livesWithMe,
  },
  {
    key: 'protectedAddress',
    group: words.groups.person,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    when: (answers) => answers['livesWithMe'] === 'no',
    ...words.protectedAddress,
  },
  enclosuresQuestion(
    ['authority_proof', 'photo_id', 'identity_proof', 'protected_identity', 'proof_of_address'],
    words.copiesWhy,
    neededPapersHint,
  ),
];

const { say, wordings } = wordsOf('protected_freeze', {
  subject: {
    en: 'Request for a security freeze for {name}',
    es: 'Petición de un congelamiento de seguridad para {name}',
  },
  parent: {
    en: 'I am the parent and representative of {name}, who is under 16.',
    es: 'Soy madre o padre y representante de {name}, menor de 16 años.',
  },
  childGuardian: {
    en: 'I am the legal guardian and representative of {name}, who is under 16.',
    es: 'Soy tutor o tutora legal y representante de {name}, menor de 16 años.',
  },
  guardian: {
    en: 'By order of a court I act for {name}, and I am writing as the representative.',
    es: 'Por orden de un tribunal actúo en nombre de {name}, y escribo como representante.',
  },
  ask: {
    en: 'Please place a security freeze on the credit file of {name}.',
    es: 'Ponga un congelamiento de seguridad en el expediente de crédito de {name}, por favor.',
  },
  title: { en: 'The person to protect', es: 'La persona que se protege' },
  name: { en: 'Person to protect', es: 'Persona que se protege' },
  born: { en: 'Their date of birth', es: 'Fecha de nacimiento de esa persona' },
  ssn: {
    en: 'Their Social Security number',
    es: 'Número de Seguro Social de esa persona',
  },
  address: { en: 'Their address', es: 'Dirección de esa persona' },
  sameAddress: { en: 'The same as mine', es: 'La misma que la mía' },
  law: {
    en: 'The Fair Credit Reporting Act provides this freeze, free of charge, for a person under 16 or one with a guardian or conservator, when a representative asks for it and proves both identities and the right to act {law}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) prevé este congelamiento sin costo para quien tiene menos de 16 años o para quien tiene un tutor o curador, cuando lo pide un representante que prueba las dos identidades y su derecho a actuar {law}.',
  },
  place: {
    en: 'Place the security freeze on the file of {name}.',
    es: 'Ponga el congelamiento de seguridad en el expediente de {name}.',
  },
  create: {
    en: 'If you have no file yet, create the record that the freeze needs.',
    es: 'Si todavía no tiene un expediente, cree el registro que el congelamiento necesita.',
  },
});

/**
 * 15 U.S.C. 1681c-1(j): for a person under 16, or one with a guardian or conservator. The representative signs in their own name, and the
 * envelope holds the proof of their authority and of both identities.
 */
export const protectedFreezeRules: ReasonRules = {
  questions: protectedFreezeQuestions,
  wordings,
  faults: (dispute) => [
    ...personFaults(dispute),
    ...missingPapers(dispute, [['authority_proof'], ownIdentity, ['protected_identity']]),
  ],
  refusal: representativeRefusal,
  advice: protectedAdvice,
  write: protectedText,
};

const MOST_YEARS = 16;
const OLDEST_YEARS = 120;
const LAST_FOUR = /^\d{4}$/;

function personFaults({ facts, today }: DisputeCase): readonly FieldFault[] {
  const born = answerOf(facts, 'protectedBorn');
  const end = answerOf(facts, 'protectedSsnEnd');
  const { protectedSsnEnd, protectedBornLongAgo } = faultWords();
  return [
    ...(end !== '' && !LAST_FOUR.test(end)
      ? [{ path: 'disputeDetails.facts.protectedSsnEnd', message: protectedSsnEnd }]
      : []),
    ...(isCalendarDate(born) && born < yearsBefore(today, OLDEST_YEARS)
      ? [{ path: 'disputeDetails.facts.protectedBorn', message: protectedBornLongAgo }]
      : []),
  ];
}

function representativeRefusal({ facts, today }: DisputeCase): Refusal | undefined {
  const as = answerOf(facts, 'protectedAs');
  if (as === 'other') {
    return refusal('protected_freeze.other', [
      linkWay('bureauContacts', 'https://www.identitytheft.gov/creditbureaucontacts'),
      changeAnswer('protectedAs'),
    ]);
  }
  const born = answerOf(facts, 'protectedBorn');
  // On the sixteenth birthday they are no longer under 16.
  const isUnder = !isCalendarDate(born) || born > yearsBefore(today, MOST_YEARS);
  return as === 'guardian' || as === '' || isUnder
    ? undefined
    : refusal('protected_freeze.not_under_16', [
        answerWay('changeDate', 'protectedBorn'),
        answerWay('changeAnswer', 'protectedAs'),
        templateWay('freezeOwnFile', 'security-freeze'),
      ]);
}

function protectedAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('protected_freeze.each_agency'),
    ...(answerOf(facts, 'protectedAs') === 'parent'
      ? [advice('protected_freeze.certificate')]
      : []),
    advice('protected_freeze.stays'),
  ];
}

const REPRESENTATIVES = {
  parent: say.parent,
  child_guardian: say.childGuardian,
  guardian: say.guardian,
} as const;

function protectedText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const name = shownWords(answerOf(facts, 'protectedName'));
  const as = fromTable<(slots: { readonly name: string }) => Phrase>(
    REPRESENTATIVES,
    answerOf(facts, 'protectedAs'),
  );
  return protectionText(dispute, {
    subject: say.subject({ name }),
    title: say.title,
    opening: [...(as ? [as({ name })] : []), say.ask({ name })],
    rows: personRows(facts, name),
    law: [say.law({ law: cite('freeze.protected') })],
    requests: [say.place({ name }), say.create, confirm, later],
  });
}

function personRows(facts: DisputeCase['facts'], name: string): readonly LetterRow[] {
  const [born, end] = [answerOf(facts, 'protectedBorn'), answerOf(facts, 'protectedSsnEnd')];
  const elsewhere = asPhrase(answerOf(facts, 'protectedAddress'));
  return [
    { label: say.name, value: name },
    ...(born ? [{ label: say.born, value: { date: born } }] : []),
    ...(end ? [{ label: say.ssn, value: numberEnd({ end }) }] : []),
    ...(answerOf(facts, 'livesWithMe') === 'yes'
      ? [{ label: say.address, value: say.sameAddress }]
      : []),
    ...(elsewhere ? [{ label: say.address, value: elsewhere }] : []),
  ];
}
