import { agencyName } from '../contract/agencies.ts';
import { bureaus } from '../contract/bureaus.ts';
import type { Advice } from '../contract/letter-document.ts';
import { answerOf, isEnclosed } from '../facts/fact-words.rules.ts';
import { advice } from '../facts/gate-words.ts';
import {
  type DisputeCase,
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  answerLimits,
} from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import { enclosuresNamed, thanks } from './common.rules.ts';
import { questionGroups, enclosuresQuestion, specialGroups } from './common.questions.ts';
import { fileDisclosureQuestionsMessages as words } from './messages.ts';
import { cite } from '../law/law-sentences.ts';

/** What step 2 asks for a file disclosure. Content table. */

const { file } = specialGroups;

const fileDisclosureQuestions: readonly QuestionDefinition[] = [
  {
    key: 'freeReportSeen',
    group: file,
    kind: 'yes_no',
    required: true,
    nationwideOnly: true,
    ...words.freeReportSeen,
  },
  {
    key: 'reportNumber',
    group: file,
    kind: 'text',
    required: false,
    maxLength: 40,
    ...words.reportNumber,
  },
  {
    key: 'hideSsn',
    group: file,
    kind: 'yes_no',
    required: false,
    ...words.hideSsn,
  },
  enclosuresQuestion(['photo_id', 'identity_proof', 'proof_of_address'], words.copiesWhy),
  {
    key: 'story',
    group: questionGroups.words,
    kind: 'long_text',
    required: false,
    maxLength: answerLimits.longText,
    ...words.story,
  },
];

const { say, wordings } = wordsOf('file_disclosure', {
  subject: {
    en: 'Request to see the information in my credit file',
    es: 'Petición de ver la información de mi expediente de crédito',
  },
  subjectFile: {
    en: 'Request to see the information in my file',
    es: 'Petición de ver la información de mi expediente',
  },
  toBureau: { en: 'To {bureau}:', es: 'A {bureau}:' },
  toWhom: { en: 'To whom it may concern:', es: 'A quien corresponda:' },
  opening: {
    en: 'Please send me my credit file. I am not disputing anything with this letter.',
    es: 'Envíeme mi expediente de crédito, por favor. Con esta carta no disputo nada.',
  },
  openingFile: {
    en: 'Please send me the file that you keep about me. I am not disputing anything with this letter.',
    es: 'Envíeme el expediente que usted tiene sobre mí, por favor. Con esta carta no disputo nada.',
  },
  title: { en: 'The entry I would like to understand', es: 'El registro que quisiera entender' },
  listedAs: { en: 'Listed as', es: 'Figura como' },
  entry: {
    en: 'I would like to know what you have about this entry and where the information came from.',
    es: 'Quisiera saber qué tiene usted sobre este registro y de dónde vino la información.',
  },
  law: {
    en: 'The Fair Credit Reporting Act gives me the right to see the information in my file, where it came from, and who has received my report {law}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) me da el derecho de ver la información de mi expediente, de dónde vino y quién ha recibido mi informe {law}.',
  },
  all: {
    en: 'Send me all the information in my file as of today.',
    es: 'Envíeme toda la información que hay hoy en mi expediente.',
  },
  sources: {
    en: 'Name the sources of that information.',
    es: 'Nombre las fuentes de esa información.',
  },
  recipients: {
    en: 'Name everyone who got my report: for employment in the past two years, and for any other purpose in the past year.',
    es: 'Nombre a todos los que recibieron mi informe: para un empleo, en los últimos dos años; para cualquier otro fin, en el último año.',
  },
  hideSsn: {
    en: 'Print only the last four digits of my Social Security number.',
    es: 'Imprima solo los últimos cuatro dígitos de mi número de Seguro Social.',
  },
  fee: {
    en: 'Please send the information in writing to my address above, and tell me beforehand if there is a fee.',
    es: 'Envíe la información por escrito a mi dirección de arriba, por favor, y avíseme antes si hay algún cargo.',
  },
});

/**
 * What a "609 letter" really is: a request to see the file, 15 U.S.C. 1681g(a). It asks for no deletion, no contract and no
 * signature, and it says that it is no dispute.
 */
export const fileDisclosureRules: ReasonRules = {
  questions: fileDisclosureQuestions,
  wordings,
  refusal: () => undefined,
  advice: disclosureAdvice,
  write: disclosureText,
};

function disclosureAdvice({ facts, details }: DisputeCase): readonly Advice[] {
  return [
    ...(details.agency || answerOf(facts, 'freeReportSeen') === 'yes'
      ? []
      : [{ ...advice('file_disclosure.free_report'), url: 'https://www.annualcreditreport.com/' }]),
    advice('file_disclosure.no_deletion'),
    ...(isEnclosed(facts, 'photo_id', 'identity_proof') && isEnclosed(facts, 'proof_of_address')
      ? []
      : [advice('file_disclosure.identification')]),
  ];
}

function disclosureText(dispute: WritingCase): ReasonText {
  const { facts, bureau, details } = dispute;
  const name = agencyName(details) ?? (bureau && bureaus[bureau].name);
  return {
    subject: details.agency ? say.subjectFile : say.subject,
    salutation: name ? say.toBureau({ bureau: name }) : say.toWhom,
    opening: [details.agency ? say.openingFile : say.opening],
    entry: { title: say.title, nameLabel: say.listedAs },
    rows: [],
    paragraphs: [{ id: 'item-1-why', said: [say.entry] }],
    law: [say.law({ law: cite('file.disclose') })],
    requests: [
      say.all,
      say.sources,
      say.recipients,
      ...(answerOf(facts, 'hideSsn') === 'yes' ? [say.hideSsn] : []),
    ],
    closing: [...enclosuresNamed(dispute), say.fee, thanks],
  };
}
