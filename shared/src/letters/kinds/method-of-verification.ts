import type { FieldFault } from '../../kernel/index.ts';
import type { Refusal, Advice } from '../contract/letter-document.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { advice } from '../facts/gate-words.ts';
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
  dateRow,
  deletedRefusal,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
  quotedRow,
} from './common.rules.ts';
import {
  QUOTE_LENGTH,
  deliveredQuestion,
  earlierQuestions,
  followUpGroups,
} from './common.questions.ts';
import { methodOfVerificationQuestionsMessages as words } from './messages.ts';
import { cite } from '../law/law-sentences.ts';

/** What step 2 asks where the answer says that the item stays. Content table. */

const { answer } = followUpGroups;

const methodOfVerificationQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  deliveredQuestion,
  {
    key: 'resultsOn',
    group: answer,
    kind: 'date',
    required: true,
    ...words.resultsOn,
  },
  {
    key: 'resultSays',
    group: answer,
    kind: 'choice',
    required: true,
    ...words.resultSays,
    options: choices(words.resultSays.options, ['verified', 'changed', 'deleted']),
  },
  {
    key: 'resultWords',
    group: answer,
    kind: 'text',
    required: false,
    maxLength: QUOTE_LENGTH,
    ...words.resultWords,
  },
];

const { say, wordings } = wordsOf('method_of_verification', {
  subject: {
    en: 'Request to describe how you checked an item',
    es: 'Petición de que describa cómo verificó un dato',
  },
  verified: {
    en: 'Your results of {day} say that it stays as it is.',
    es: 'Sus resultados del {day} dicen que queda como está.',
  },
  changed: {
    en: 'Your results of {day} changed it, but it is still not right.',
    es: 'Sus resultados del {day} lo cambiaron, pero todavía no es correcto.',
  },
  ask: {
    en: 'Please tell me how you checked it.',
    es: 'Dígame, por favor, cómo lo verificó.',
  },
  results: { en: 'Your results', es: 'Sus resultados' },
  resultWords: { en: 'What the results say', es: 'Lo que dicen los resultados' },
  why: {
    en: 'I still disagree, and I would like to know what was compared and who was asked.',
    es: 'Sigo sin estar de acuerdo, y quisiera saber qué se comparó y a quién se preguntó.',
  },
  law: {
    en: 'Now that I have the results, the Fair Credit Reporting Act gives me the right to a description of the procedure within 15 days of the day you receive this request {procedure}. It includes the business name and address of each company you contacted, and its phone number if reasonably available {named}.',
    es: 'Ahora que tengo los resultados, la Ley de Informe Justo de Crédito (FCRA) me da derecho a una descripción del procedimiento dentro de los 15 días desde el día en que usted reciba esta petición {procedure}. Incluye el nombre y la dirección comercial de cada empresa que contactó, y su teléfono si está razonablemente disponible {named}.',
  },
  describe: {
    en: 'Describe the procedure you used to find out whether this item is accurate and complete.',
    es: 'Describa el procedimiento que usó para saber si este dato es exacto y completo.',
  },
  name: {
    en: 'Name each company that you contacted about it, with its business address and, if reasonably available, its phone number.',
    es: 'Nombre a cada empresa que contactó al respecto, con su dirección comercial y, si está razonablemente disponible, su teléfono.',
  },
});

/**
 * How an item was checked that stays on the report: 15 U.S.C. 1681i(a)(6)(B)(iii) and (7). A right to a description, and to
 * nothing else: neither to papers nor to a deletion. After a quick deletion under (a)(8) there is no such right.
 */
export const methodOfVerificationRules: ReasonRules = {
  questions: methodOfVerificationQuestions,
  wordings,
  faults: procedureFaults,
  refusal: procedureRefusal,
  advice: procedureAdvice,
  write: procedureText,
};

function procedureFaults(dispute: DisputeCase): readonly FieldFault[] {
  return [
    ...inOrder(dispute, 'earlierDate', 'deliveredOn'),
    ...inOrder(dispute, 'earlierDate', 'resultsOn'),
  ];
}

function procedureRefusal(dispute: DisputeCase): Refusal | undefined {
  if (answerOf(dispute.facts, 'resultSays') === 'deleted') {
    return deletedRefusal();
  }
  return noDisputeRefusal(dispute);
}

function procedureAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('method_of_verification.no_new_check'),
    ...(answerOf(facts, 'resultSays') === 'changed'
      ? [advice('method_of_verification.changed')]
      : []),
  ];
}

function procedureText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const day = { date: answerOf(facts, 'resultsOn') };
  return {
    subject: say.subject,
    opening: [
      disputedEarlier(dispute),
      answerOf(facts, 'resultSays') === 'changed' ? say.changed({ day }) : say.verified({ day }),
      say.ask,
    ],
    rows: [
      ...earlierRows(dispute),
      ...dateRow(dispute, 'resultsOn', say.results),
      ...quotedRow(dispute, 'resultWords', say.resultWords),
    ],
    paragraphs: [{ id: 'item-1-why', said: [say.why] }],
    law: [say.law({ procedure: cite('cra.procedure'), named: cite('cra.procedureNotice') })],
    requests: [say.describe, say.name],
    closing: answerClosing(dispute),
  };
}
