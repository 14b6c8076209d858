import type { FieldFault } from '../../kernel/index.ts';
import type { Refusal } from '../contract/letter-document.ts';
import { answerOf, asSentence, sentenceCase, tooShort } from '../facts/fact-words.rules.ts';
import { advice, faultWords } from '../facts/gate-words.ts';
import {
  type DisputeCase,
  type ReasonRules,
  type ReasonText,
  type WritingCase,
  type QuestionDefinition,
  answerLimits,
  choices,
} from '../facts/reason-rules.ts';
import { wordsOf } from '../facts/sentence.ts';
import { cite } from '../law/law-sentences.ts';
import {
  answerClosing,
  dateRow,
  deletedRefusal,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
} from './common.rules.ts';
import { earlierQuestions, followUpGroups } from './common.questions.ts';
import {
  consumerStatementQuestionsMessages as words,
  methodOfVerificationQuestionsMessages as resultWords,
} from './messages.ts';

/** What step 2 asks where a dispute was not settled and the person's own side is to stand in the file. Content table. */

const { answer } = followUpGroups;

const consumerStatementQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  {
    key: 'resultsOn',
    group: answer,
    kind: 'date',
    required: true,
    ...resultWords.resultsOn,
  },
  {
    key: 'resultSays',
    group: answer,
    kind: 'choice',
    required: true,
    ...resultWords.resultSays,
    options: choices(resultWords.resultSays.options, ['verified', 'changed', 'deleted']),
  },
  {
    key: 'statement',
    group: answer,
    kind: 'long_text',
    required: true,
    maxLength: answerLimits.longText,
    ...words.statement,
  },
];

const { say, wordings } = wordsOf('consumer_statement', {
  subject: {
    en: 'Statement of dispute to be added to my file',
    es: 'Declaración de disputa para agregar a mi expediente',
  },
  unsettled: {
    en: 'Your results of {day} did not settle the dispute.',
    es: 'Sus resultados del {day} no resolvieron la disputa.',
  },
  ask: {
    en: 'Please add my statement below to my file.',
    es: 'Agregue a mi expediente mi declaración de abajo, por favor.',
  },
  results: { en: 'Your results', es: 'Sus resultados' },
  lead: { en: 'My statement:', es: 'Mi declaración:' },
  law: {
    en: 'Where an investigation does not settle a dispute, the Fair Credit Reporting Act gives me the right to add a brief statement to my file {law}.',
    es: 'Cuando una investigación no resuelve una disputa, la Ley de Informe Justo de Crédito (FCRA) me da el derecho de agregar una breve declaración a mi expediente {law}.',
  },
  add: {
    en: 'Add the statement to my file, with the item it is about.',
    es: 'Agregue la declaración a mi expediente, junto al dato del que trata.',
  },
  show: {
    en: 'Show it, or a clear and accurate summary of it, with this item in later reports.',
    es: 'Muéstrela, o un resumen claro y exacto, junto a este dato en los informes posteriores.',
  },
  tell: { en: 'Tell me in writing when it is there.', es: 'Dígame por escrito cuándo esté allí.' },
});

/**
 * The person's own side in the file: 15 U.S.C. 1681i(b). An agency that helps to write it may limit it to 100 words, so no longer one is
 * sent.
 */
export const consumerStatementRules: ReasonRules = {
  questions: consumerStatementQuestions,
  wordings,
  faults: (dispute) => [
    ...inOrder(dispute, 'earlierDate', 'resultsOn'),
    ...tooShort(dispute.facts, 'statement'),
    ...tooManyWords(dispute),
  ],
  refusal: statementRefusal,
  advice: () => [advice('consumer_statement.weigh')],
  write: statementText,
};

const MOST_WORDS = 100;

function tooManyWords({ facts }: DisputeCase): readonly FieldFault[] {
  const count = answerOf(facts, 'statement').split(/\s+/).length;
  return count <= MOST_WORDS
    ? []
    : [
        {
          path: 'disputeDetails.facts.statement',
          message: faultWords().tooManyWords(MOST_WORDS),
        },
      ];
}

function statementRefusal(dispute: DisputeCase): Refusal | undefined {
  return answerOf(dispute.facts, 'resultSays') === 'deleted'
    ? deletedRefusal()
    : noDisputeRefusal(dispute);
}

function statementText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const statement = answerOf(facts, 'statement');
  return {
    subject: say.subject,
    opening: [
      disputedEarlier(dispute),
      say.unsettled({ day: { date: answerOf(facts, 'resultsOn') } }),
      say.ask,
    ],
    rows: [...earlierRows(dispute), ...dateRow(dispute, 'resultsOn', say.results)],
    paragraphs: [
      {
        id: 'item-1-statement',
        said: statement ? [say.lead, { own: sentenceCase(asSentence(statement)) }] : [],
      },
    ],
    law: [say.law({ law: cite('cra.statement') })],
    requests: [say.add, say.show, say.tell],
    closing: answerClosing(dispute),
  };
}
