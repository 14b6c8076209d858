import type { FieldFault } from '../../kernel/index.ts';
import type { Phrase, Advice } from '../contract/letter-document.ts';
import { answerOf, quotedWords, shownWords } from '../facts/fact-words.rules.ts';
import { advice, faultWords } from '../facts/gate-words.ts';
import { ownWords } from '../facts/own-words.rules.ts';
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
import { disputeLaw } from '../law/law-sentences.ts';
import {
  enclosureQuestion,
  questionGroups,
  reportQuestions,
  storyQuestion,
} from './common.questions.ts';
import { personalInformationQuestionsMessages as words } from './messages.ts';

/** What step 2 asks about a wrong name, address or employer: no company stands behind these. Content table. */

const { wrong } = questionGroups;

const isNumber = (answers: Readonly<Record<string, string>>) => answers['detailKind'] === 'ssn';

const personalInformationQuestions: readonly QuestionDefinition[] = [
  ...reportQuestions,
  {
    key: 'detailKind',
    group: wrong,
    kind: 'choice',
    required: true,
    ...words.detailKind,
    options: choices(words.detailKind.options, [
      'name',
      'address',
      'birth_date',
      'ssn',
      'phone',
      'employer',
      'other',
    ]),
  },
  {
    key: 'detailFault',
    group: wrong,
    kind: 'choice',
    required: true,
    ...words.detailFault,
    options: choices(words.detailFault.options, ['wrong', 'not_mine', 'outdated']),
  },
  {
    key: 'shownNow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.shownNow,
  },
  {
    key: 'shouldShow',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    when: (answers) => answers['detailFault'] === 'wrong' && !isNumber(answers),
    ...words.shouldShow,
  },
  enclosureQuestion(['name_proof', 'identity_proof']),
  storyQuestion,
];

const { say, wordings } = wordsOf('personal_information', {
  subject: {
    en: 'Dispute of personal information in my file: {short}',
    es: 'Disputa de datos personales en mi expediente: {short}',
  },
  opening: {
    en: 'I dispute personal information on {report}.',
    es: 'Disputo datos personales en {report}.',
  },
  name: { en: 'name', es: 'nombre', gender: 'm' },
  address: { en: 'address', es: 'dirección', gender: 'f' },
  birthDate: { en: 'date of birth', es: 'fecha de nacimiento', gender: 'f' },
  ssn: { en: 'Social Security number', es: 'número de Seguro Social', gender: 'm' },
  phone: { en: 'phone number', es: 'número de teléfono', gender: 'm' },
  employer: { en: 'employer', es: 'empleador', gender: 'm' },
  other: { en: 'personal detail', es: 'dato personal', gender: 'm' },
  shortWrong: { en: 'wrong {detail}', es: 'error en {el detail}' },
  shortNotMine: { en: '{detail} that is not mine', es: '{detail} que no es de mi persona' },
  shortOutdated: { en: 'outdated {detail}', es: '{detail} sin actualizar' },
  claimWrong: {
    en: 'My {detail} is not shown correctly.',
    es: 'Mi {detail} no se muestra correctamente.',
  },
  claimNotMine: {
    en: 'The {detail} below is not mine and has never been mine.',
    es: '{El detail} de abajo no es de mi persona y nunca lo ha sido.',
  },
  claimOutdated: {
    en: 'The {detail} below is out of date.',
    es: '{El detail} de abajo ya no es actual.',
  },
  title: { en: 'Personal information', es: 'Datos personales' },
  detail: { en: 'Detail', es: 'Dato' },
  rowDetail: { en: '{Detail}', es: '{Detail}' },
  shows: { en: 'The report shows', es: 'El informe muestra' },
  should: { en: 'It should show', es: 'Debería mostrar' },
  origin: {
    en: 'Find out where this {detail} came from.',
    es: 'Averigüe de dónde vino {este detail}.',
  },
  correct: {
    en: 'Correct it to show "{should}".',
    es: 'Corríjalo para que muestre "{should}".',
  },
  correctNumber: {
    en: 'Correct it by the identification that I give above.',
    es: 'Corríjalo según la identificación que doy arriba.',
  },
  remove: {
    en: 'Remove it from my file if it cannot be verified as mine.',
    es: 'Elimínelo de mi expediente si no se puede verificar como mío.',
  },
  removeOld: {
    en: 'Remove it from my file, or no longer show it as current.',
    es: 'Elimínelo de mi expediente, o deje de mostrarlo como actual.',
  },
  look: {
    en: 'Check whether any account of another person came into my file with it.',
    es: 'Compruebe si con él entró en mi expediente alguna cuenta de otra persona.',
  },
});

/**
 * A wrong name, address or employer: 15 U.S.C. 1681i. For agencies alone, since 12 CFR 1022.43(b)(1)(i) leaves identifying information
 * out of what a company has to investigate.
 */
export const personalInformationRules: ReasonRules = {
  questions: personalInformationQuestions,
  wordings,
  faults: ({ facts }) => wholeNumberFaults(facts),
  refusal: () => undefined,
  advice: detailAdvice,
  write: detailText,
};

/** Nine digits written as on the card; the letter needs the last four at most. */
const SSN = /(?<!\d)\d{3}[-./ ]?\d{2}[-./ ]?\d{4}(?!\d)/;

function wholeNumberFaults(facts: DisputeCase['facts']): readonly FieldFault[] {
  if (answerOf(facts, 'detailKind') !== 'ssn' || !SSN.test(answerOf(facts, 'shownNow'))) return [];
  return [{ path: 'disputeDetails.facts.shownNow', message: faultWords().wholeSsn }];
}

function detailAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('other.personal_information'),
    ...(answerOf(facts, 'detailFault') === 'not_mine'
      ? [advice('personal_information.stranger')]
      : []),
  ];
}

const DETAILS: Readonly<Record<string, Phrase>> = {
  name: say.name,
  address: say.address,
  birth_date: say.birthDate,
  ssn: say.ssn,
  phone: say.phone,
  employer: say.employer,
};

function detailText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { dated: report } = ownWords(dispute);
  const detail = fromTable(DETAILS, answerOf(facts, 'detailKind')) ?? say.other;
  const { short, said } = claimOf(facts, detail);
  return {
    subject: say.subject({ short }),
    opening: [say.opening({ report }), said],
    claim: { short, said },
    entry: { title: say.title },
    rows: detailRows(dispute, detail),
    paragraphs: [],
    law: disputeLaw(dispute),
    requests: [say.origin({ detail }), ...changeRequests(dispute)],
  };
}

function claimOf(facts: DisputeCase['facts'], detail: Phrase): { short: Phrase; said: Phrase } {
  switch (answerOf(facts, 'detailFault')) {
    case 'not_mine':
      return { short: say.shortNotMine({ detail }), said: say.claimNotMine({ detail }) };
    case 'outdated':
      return { short: say.shortOutdated({ detail }), said: say.claimOutdated({ detail }) };
    default:
      return { short: say.shortWrong({ detail }), said: say.claimWrong({ detail }) };
  }
}

function detailRows({ facts, shortForm }: WritingCase, detail: Phrase): readonly LetterRow[] {
  const row = { label: say.detail, value: say.rowDetail({ detail }) };
  if (shortForm) return [row];
  const should = answerOf(facts, 'shouldShow');
  return [
    row,
    { label: say.shows, value: shownWords(answerOf(facts, 'shownNow')) },
    ...(should ? [{ label: say.should, value: quotedWords(should) }] : []),
  ];
}

function changeRequests({ facts }: WritingCase): readonly Phrase[] {
  switch (answerOf(facts, 'detailFault')) {
    case 'not_mine':
      return [say.remove, say.look];
    case 'outdated':
      return [say.removeOld];
    default: {
      const should = answerOf(facts, 'shouldShow');
      return [should ? say.correct({ should: quotedWords(should) }) : say.correctNumber];
    }
  }
}
