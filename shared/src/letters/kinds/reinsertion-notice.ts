import type { FieldFault } from '../../kernel/index.ts';
import type { Refusal, Advice } from '../contract/letter-document.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { advice, refusal } from '../facts/gate-words.ts';
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
import {
  answerClosing,
  changeAnswer,
  complaintAdvice,
  dateRow,
  disputeInstead,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
  quotedRow,
} from './common.rules.ts';
import { reinsertionNoticeQuestionsMessages as words } from './messages.ts';
import {
  enclosuresQuestion,
  earlierQuestions,
  followUpGroups,
  noticeDateQuestion,
} from './common.questions.ts';
import { cite } from '../law/law-sentences.ts';

/** What step 2 asks where a deleted item is back. Content table. */

const { answer } = followUpGroups;

const reinsertionNoticeQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  {
    key: 'deletedAfter',
    group: answer,
    kind: 'choice',
    required: true,
    ...words.deletedAfter,
    options: choices(words.deletedAfter.options, ['dispute', 'other']),
  },
  {
    key: 'deletedOn',
    group: answer,
    kind: 'date',
    required: true,
    ...words.deletedOn,
    when: (answers) => answers['deletedAfter'] === 'dispute',
  },
  {
    key: 'seenAgainOn',
    group: answer,
    kind: 'date',
    required: true,
    ...words.seenAgainOn,
  },
  {
    key: 'seenWhere',
    group: answer,
    kind: 'text',
    required: true,
    maxLength: answerLimits.text,
    ...words.seenWhere,
  },
  {
    key: 'noticeCame',
    group: answer,
    kind: 'yes_no',
    required: true,
    ...words.noticeCame,
  },
  noticeDateQuestion(words.noticeOn, { when: (answers) => answers['noticeCame'] === 'yes' }),
  enclosuresQuestion(['marked_report_page', 'older_report', 'other_papers'], words.copiesWhy),
];

const { say, wordings } = wordsOf('reinsertion_notice', {
  subject: {
    en: 'A deleted item is back on my credit report',
    es: 'Un dato eliminado está de nuevo en mi informe de crédito',
  },
  deleted: {
    en: 'Your results of {deleted} say that it was deleted, but on {again} I saw it on my report again.',
    es: 'Sus resultados del {deleted} dicen que se eliminó, pero el {again} lo vi otra vez en mi informe.',
  },
  deletedBy: { en: 'Deleted in your results of', es: 'Eliminado en sus resultados del' },
  seen: { en: 'Seen again on', es: 'Visto otra vez el' },
  seenIn: { en: 'Seen in', es: 'Visto en' },
  notice: { en: 'Your notice', es: 'Su aviso' },
  noticeSays: {
    en: 'Your notice of {notice} says that it is back. I would still like to know how it came back.',
    es: 'Su aviso del {notice} dice que ha vuelto. Aun así quisiera saber cómo volvió.',
  },
  noNotice: {
    en: 'I have had no notice from you about this, and I would like to know how it came back.',
    es: 'No he recibido ningún aviso de usted al respecto, y quisiera saber cómo volvió.',
  },
  law: {
    en: 'Under the Fair Credit Reporting Act, an item that was deleted after a dispute may come back only if the company that reports it certifies that it is complete and accurate {law}. You then have to tell me in writing within five business days, name the company you contacted or that contacted you, and say that I may add a statement to my file.',
    es: 'Según la Ley de Informe Justo de Crédito (FCRA), un dato eliminado tras una disputa solo puede volver si la empresa que lo reporta certifica que es completo y exacto {law}. Entonces usted debe decírmelo por escrito dentro de los cinco días hábiles, nombrar a la empresa que contactó o que lo contactó, y decir que puedo agregar una declaración a mi expediente.',
  },
  certified: {
    en: 'Tell me whether the company certified that the item is complete and accurate.',
    es: 'Dígame si la empresa certificó que el dato es completo y exacto.',
  },
  name: {
    en: 'Name the company that you contacted, or that contacted you, with its business address and, if reasonably available, its phone number.',
    es: 'Nombre a la empresa que contactó, o que lo contactó, con su dirección comercial y, si está razonablemente disponible, su teléfono.',
  },
  takeOut: {
    en: 'If the company did not certify the item, take it out of my file again.',
    es: 'Si la empresa no certificó el dato, sáquelo otra vez de mi expediente.',
  },
});

/**
 * A deleted item is back: 15 U.S.C. 1681i(a)(5)(B). The rule is about information deleted under (a)(5)(A), after a dispute; an
 * item that went away in another way may come back, and is disputed like any other.
 */
export const reinsertionNoticeRules: ReasonRules = {
  questions: reinsertionNoticeQuestions,
  wordings,
  faults: reinsertionFaults,
  refusal: reinsertionRefusal,
  advice: reinsertionAdvice,
  write: reinsertionText,
};

function reinsertionFaults(dispute: DisputeCase): readonly FieldFault[] {
  return [
    ...inOrder(dispute, 'earlierDate', 'deletedOn'),
    ...inOrder(dispute, 'deletedOn', 'seenAgainOn'),
    ...inOrder(dispute, 'deletedOn', 'noticeOn'),
  ];
}

function reinsertionRefusal(dispute: DisputeCase): Refusal | undefined {
  if (answerOf(dispute.facts, 'deletedAfter') === 'other') {
    return refusal('reinsertion_notice.not_after_dispute', [
      disputeInstead(dispute.details.disputeReason, 'disputeAgain'),
      changeAnswer('deletedAfter'),
    ]);
  }
  return noDisputeRefusal(dispute);
}

function reinsertionAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    advice('reinsertion_notice.same_entry'),
    advice('reinsertion_notice.dispute_too'),
    ...(answerOf(facts, 'noticeCame') === 'no' ? [complaintAdvice()] : []),
  ];
}

function reinsertionText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const deleted = { date: answerOf(facts, 'deletedOn') };
  const again = { date: answerOf(facts, 'seenAgainOn') };
  return {
    subject: say.subject,
    opening: [disputedEarlier(dispute), say.deleted({ deleted, again })],
    rows: [
      ...earlierRows(dispute),
      ...dateRow(dispute, 'deletedOn', say.deletedBy),
      ...dateRow(dispute, 'seenAgainOn', say.seen),
      ...quotedRow(dispute, 'seenWhere', say.seenIn),
      ...dateRow(dispute, 'noticeOn', say.notice),
    ],
    paragraphs: [
      {
        id: 'item-1-why',
        said: [
          answerOf(facts, 'noticeCame') === 'yes'
            ? say.noticeSays({ notice: { date: answerOf(facts, 'noticeOn') } })
            : say.noNotice,
        ],
      },
    ],
    law: [say.law({ law: cite('cra.reinsertion') })],
    requests: [say.certified, say.name, say.takeOut],
    closing: answerClosing(dispute),
  };
}
