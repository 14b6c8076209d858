import { isCalendarDate } from '../../kernel/index.ts';
import { answerOf, asSentence, sentenceCase } from '../facts/fact-words.rules.ts';
import { advice } from '../facts/gate-words.ts';
import type {
  DisputeCase,
  LetterParagraph,
  ReasonRules,
  ReasonText,
  WritingCase,
  QuestionDefinition,
} from '../facts/reason-rules.ts';
import type { Phrase } from '../contract/letter-document.ts';
import { wordsOf } from '../facts/sentence.ts';
import { cite } from '../law/law-sentences.ts';
import {
  answerClosing,
  dateRow,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
} from './common.rules.ts';
import { earlierQuestions, followUpGroups } from './common.questions.ts';
import { notifyRecipientsQuestionsMessages as words } from './messages.ts';

/** What step 2 asks where an item was deleted and those who saw it are to hear of it. Content table. */

const { answer } = followUpGroups;

const notifyRecipientsQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  {
    key: 'resultsOn',
    group: answer,
    kind: 'date',
    required: true,
    ...words.resultsOn,
  },
  {
    key: 'toldOthers',
    group: answer,
    kind: 'long_text',
    required: true,
    maxLength: 400,
    ...words.toldOthers,
  },
  {
    key: 'toldEmployers',
    group: answer,
    kind: 'long_text',
    required: false,
    maxLength: 400,
    ...words.toldEmployers,
  },
];

const { say, wordings } = wordsOf('notify_recipients', {
  subject: {
    en: 'Request to notify recipients of my report that an item was deleted',
    es: 'Petición de avisar a quienes recibieron mi informe que se eliminó un dato',
  },
  deleted: {
    en: 'Your results of {day} say that it was deleted.',
    es: 'Sus resultados del {day} dicen que se eliminó.',
  },
  ask: {
    en: 'Please notify the companies below, which received my report while the item was on it.',
    es: 'Avise, por favor, a las empresas de abajo, que recibieron mi informe mientras el dato estaba en él.',
  },
  results: { en: 'Deleted in your results of', es: 'Eliminado en sus resultados del' },
  others: {
    en: 'These companies got my report in the last six months:',
    es: 'Estas empresas recibieron mi informe en los últimos seis meses:',
  },
  employers: {
    en: 'These got it for employment in the last two years:',
    es: 'Estas lo recibieron para un empleo en los últimos dos años:',
  },
  law: {
    en: 'After a deletion, the Fair Credit Reporting Act requires you to notify those I name who got my report for employment in the last two years, or for another purpose in the last six months {law}.',
    es: 'Después de una eliminación, la Ley de Informe Justo de Crédito (FCRA) le exige avisar a quienes yo nombre que recibieron mi informe para un empleo en los últimos dos años, o para otro fin en los últimos seis meses {law}.',
  },
  notify: {
    en: 'Notify each of them that the item was deleted.',
    es: 'Avise a cada una de que el dato se eliminó.',
  },
  confirm: {
    en: 'Tell me in writing whom you notified, and when.',
    es: 'Dígame por escrito a quién avisó y cuándo.',
  },
  fee: {
    en: 'Tell me beforehand if there is a fee.',
    es: 'Avíseme antes si hay algún cargo.',
  },
});

/**
 * Those who had the report hear of the deletion: 15 U.S.C. 1681i(d). It is free within 30 days of the notice of the results, 1681j(f)(1)(B);
 * after that the letter asks to be told of a fee.
 */
export const notifyRecipientsRules: ReasonRules = {
  questions: notifyRecipientsQuestions,
  wordings,
  faults: (dispute) => inOrder(dispute, 'earlierDate', 'resultsOn'),
  refusal: noDisputeRefusal,
  advice: (dispute) => [
    advice('notify_recipients.who'),
    ...(isFree(dispute) ? [] : [advice('notify_recipients.fee')]),
  ],
  write: notifyText,
};

const FREE_DAYS = 30;
const DAY_MS = 86_400_000;

function isFree({ facts, today }: DisputeCase): boolean {
  const results = answerOf(facts, 'resultsOn');
  if (!isCalendarDate(results)) return true;
  return (Date.parse(today) - Date.parse(results)) / DAY_MS <= FREE_DAYS;
}

function notifyText(dispute: WritingCase): ReasonText {
  return {
    subject: say.subject,
    opening: [
      disputedEarlier(dispute),
      say.deleted({ day: { date: answerOf(dispute.facts, 'resultsOn') } }),
      say.ask,
    ],
    rows: [...earlierRows(dispute), ...dateRow(dispute, 'resultsOn', say.results)],
    paragraphs: [
      named(dispute, 'toldOthers', say.others),
      named(dispute, 'toldEmployers', say.employers),
    ],
    law: [say.law({ law: cite('cra.notifyRecipients') })],
    requests: [say.notify, say.confirm, ...(isFree(dispute) ? [] : [say.fee])],
    closing: answerClosing(dispute),
  };
}

function named({ facts }: WritingCase, key: string, lead: Phrase): LetterParagraph {
  const told = answerOf(facts, key);
  return {
    id: `item-1-${key.toLowerCase()}`,
    said: told ? [lead, { own: sentenceCase(asSentence(told)) }] : [],
  };
}
