import type { Phrase, Refusal, Sentence } from '../contract/letter-document.ts';
import {
  answerOf,
  asPhrase,
  asSentence,
  sentenceCase,
  tooShort,
} from '../facts/fact-words.rules.ts';
import { advice, answerWay, reasonWay, refusal } from '../facts/gate-words.ts';
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
import { cite, disputeLaw, papersRequest } from '../law/law-sentences.ts';
import {
  enclosureQuestion,
  questionGroups,
  reportQuestions,
  storyQuestion,
} from './common.questions.ts';
import { mixedFileQuestionsMessages as words } from './messages.ts';

/** What step 2 asks where a report holds what belongs to another person. No company is named: the file as a whole is wrong. Content table. */

const { wrong, happened } = questionGroups;

const mixedFileQuestions: readonly QuestionDefinition[] = [
  ...reportQuestions,
  {
    key: 'identityUsed',
    group: wrong,
    kind: 'choice',
    required: true,
    ...words.identityUsed,
    options: choices(words.identityUsed.options, ['no', 'yes', 'not_sure']),
  },
  {
    key: 'otherName',
    group: wrong,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.otherName,
  },
  {
    key: 'otherBorn',
    group: wrong,
    kind: 'text',
    required: false,
    maxLength: 20,
    ...words.otherBorn,
  },
  {
    key: 'otherIs',
    group: wrong,
    kind: 'choice',
    required: true,
    ...words.otherIs,
    options: choices(words.otherIs.options, ['relative', 'stranger', 'not_known']),
  },
  {
    key: 'theirEntries',
    group: happened,
    kind: 'long_text',
    required: true,
    maxLength: answerLimits.longText,
    ...words.theirEntries,
  },
  {
    key: 'theirDetails',
    group: happened,
    kind: 'long_text',
    required: false,
    maxLength: 400,
    ...words.theirDetails,
  },
  {
    key: 'agreedToPay',
    group: happened,
    kind: 'yes_no',
    required: true,
    ...words.agreedToPay,
  },
  enclosureQuestion(['name_proof', 'mix_up_papers', 'older_report']),
  storyQuestion,
];

const { say, wordings } = wordsOf('mixed_file', {
  subject: {
    en: "Dispute: another person's information is mixed into my file",
    es: 'Disputa: mi expediente está mezclado con datos de otra persona',
  },
  short: {
    en: "mixed with another person's file",
    es: 'mezclado con el expediente de otra persona',
  },
  opening: {
    en: 'I dispute the information on {report} that belongs to another person.',
    es: 'Disputo los datos en {report} que pertenecen a otra persona.',
  },
  claim: {
    en: 'My file has been mixed with that of {name}. Please separate the two.',
    es: 'Mi expediente se mezcló con el de {name}. Sepárelos, por favor.',
  },
  claimBorn: {
    en: 'My file has been mixed with that of {name} (born {born}). Please separate the two.',
    es: 'Mi expediente se mezcló con el de {name} (nacimiento: {born}). Sepárelos, por favor.',
  },
  title: { en: 'Two different people', es: 'Dos personas distintas' },
  other: { en: 'The other person', es: 'La otra persona' },
  born: { en: 'Born, as my report shows it', es: 'Nacimiento, según mi informe' },
  wrong: { en: 'What is wrong', es: 'Qué está mal' },
  row: {
    en: 'Entries that are not mine are in my file',
    es: 'En mi expediente hay datos que no son míos',
  },
  relative: {
    en: 'The other person is a relative of mine. We are two people with two credit histories.',
    es: 'La otra persona es un familiar mío. Somos dos personas con dos historiales de crédito.',
  },
  stranger: {
    en: 'I do not know the other person.',
    es: 'No conozco a la otra persona.',
  },
  entries: { en: 'These entries are not mine:', es: 'Estos registros no son míos:' },
  details: {
    en: 'These personal details are not mine:',
    es: 'Estos datos personales no son míos:',
  },
  neverSigned: {
    en: 'I never signed for any of these accounts or agreed to pay them.',
    es: 'Nunca firmé por ninguna de estas cuentas ni acepté pagarlas.',
  },
  accuracy: {
    en: 'The Fair Credit Reporting Act requires reasonable procedures to assure the maximum possible accuracy of a report about me {law}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) exige procedimientos razonables para asegurar la mayor exactitud posible de un informe sobre mí {law}.',
  },
  compare: {
    en: 'Compare each entry on my report with my full name, date of birth, Social Security number and addresses, and not with the name alone.',
    es: 'Compare cada registro de mi informe con mi nombre completo, mi fecha de nacimiento, mi número de Seguro Social y mis direcciones, y no solo con el nombre.',
  },
  remove: {
    en: 'Remove from my file every entry and personal detail that cannot be verified as mine.',
    es: 'Elimine de mi expediente cada registro y cada dato personal que no se pueda verificar como mío.',
  },
  separate: {
    en: "Separate my file from the other person's, so that the two are not combined again.",
    es: 'Separe mi expediente del de la otra persona, para que no se vuelvan a combinar.',
  },
  forward: {
    en: 'Send each company that reported one of these entries all relevant information, including the papers I enclose, and not just a code.',
    es: 'Envíe a cada empresa que reportó uno de estos registros toda la información pertinente, incluidos los documentos que adjunto, y no solo un código.',
  },
});

/**
 * A mixed file: 15 U.S.C. 1681i for what is in it, and 1681e(b) for how a report is put together. It goes to agencies alone, since a
 * company answers for its own entries only.
 */
export const mixedFileRules: ReasonRules = {
  questions: mixedFileQuestions,
  wordings,
  faults: ({ facts }) => tooShort(facts, 'theirEntries'),
  refusal: mixedFileRefusal,
  advice: ({ facts }) => [
    ...(answerOf(facts, 'identityUsed') === 'not_sure'
      ? [{ ...advice('not_mine.maybe_identity_theft'), url: 'https://www.identitytheft.gov/' }]
      : []),
    advice('mixed_file.identifiers'),
    advice('mixed_file.each_bureau'),
  ],
  write: mixedFileText,
};

function mixedFileRefusal({ facts }: DisputeCase): Refusal | undefined {
  if (answerOf(facts, 'identityUsed') === 'yes') {
    return refusal('not_mine.identity_theft', [
      reasonWay('toTheft', 'identity_theft'),
      answerWay('changeAnswer', 'identityUsed'),
    ]);
  }
  return answerOf(facts, 'agreedToPay') === 'yes'
    ? refusal('mixed_file.agreed_to_pay', [
        answerWay('changeEntries', 'theirEntries'),
        answerWay('changeAnswer', 'agreedToPay'),
      ])
    : undefined;
}

const WHO: Readonly<Record<string, Phrase>> = { relative: say.relative, stranger: say.stranger };

function mixedFileText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { dated: report } = ownWords(dispute);
  const name = asPhrase(answerOf(facts, 'otherName'));
  const claim = claimOf(dispute, name);
  const who = fromTable(WHO, answerOf(facts, 'otherIs'));
  return {
    subject: say.subject,
    opening: [say.opening({ report }), claim],
    claim: { short: say.short, said: claim },
    entry: { title: say.title },
    rows: otherRows(dispute, name),
    paragraphs: [
      { id: 'item-1-why', said: who ? [who] : [] },
      { id: 'item-1-entries', said: listed(dispute, 'theirEntries', say.entries) },
      { id: 'item-1-details', said: listed(dispute, 'theirDetails', say.details) },
      { id: 'item-1-signed', said: dispute.shortForm ? [] : [say.neverSigned] },
    ],
    ownLaw: [say.accuracy({ law: cite('cra.accuracy') })],
    law: disputeLaw(dispute),
    requests: [
      say.compare,
      say.remove,
      say.separate,
      ...(papersRequest(dispute).length > 0 ? [say.forward] : []),
    ],
  };
}

function claimOf({ facts }: WritingCase, name: string): Phrase {
  const born = asPhrase(answerOf(facts, 'otherBorn'));
  const other = name === '' ? say.other : name;
  return born === '' ? say.claim({ name: other }) : say.claimBorn({ name: other, born });
}

function otherRows({ facts }: WritingCase, name: string): readonly LetterRow[] {
  const born = asPhrase(answerOf(facts, 'otherBorn'));
  return [
    ...(name ? [{ label: say.other, value: name }] : []),
    ...(born ? [{ label: say.born, value: born }] : []),
    { label: say.wrong, value: say.row },
  ];
}

function listed({ facts }: WritingCase, key: string, lead: Phrase): readonly Sentence[] {
  const told = answerOf(facts, key);
  return told === '' ? [] : [lead, { own: sentenceCase(asSentence(told)) }];
}
