import type { FieldFault } from '../../kernel/index.ts';
import type { Phrase, Refusal, Advice } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { advice, linkWay, reasonWay, refusal } from '../facts/gate-words.ts';
import { ownWords } from '../facts/own-words.rules.ts';
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
  changeAnswer,
  complaintAdvice,
  dateRow,
  earlierRows,
  inOrder,
  notArrivedRefusal,
  quotedRow,
  tooEarlyRefusal,
} from './common.rules.ts';
import { blockDeclinedQuestionsMessages as words } from './messages.ts';
import {
  enclosuresQuestion,
  QUOTE_LENGTH,
  arrivalQuestions,
  blockRequestedQuestion,
  earlierQuestions,
  followUpGroups,
  noticeDateQuestion,
} from './common.questions.ts';
import { blockDue } from '../law/follow-up-clock.rules.ts';
import { cite } from '../law/law-sentences.ts';

/** What step 2 asks where a block after identity theft did not come. Content table. */

const { answer } = followUpGroups;
const hasNotice: NonNullable<QuestionDefinition['when']> = (answers) =>
  ['declined', 'lifted'].includes(answers['blockAnswer'] ?? '');

const blockDeclinedQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  blockRequestedQuestion,
  ...arrivalQuestions,
  {
    key: 'blockAnswer',
    group: answer,
    kind: 'choice',
    required: true,
    ...words.blockAnswer,
    options: choices(words.blockAnswer.options, ['none', 'declined', 'lifted', 'back']),
  },
  noticeDateQuestion(words.noticeOn, { when: hasNotice }),
  {
    key: 'noticeReason',
    group: answer,
    kind: 'text',
    required: false,
    maxLength: QUOTE_LENGTH,
    when: hasNotice,
    ...words.noticeReason,
  },
  enclosuresQuestion(
    [
      'ftc_report',
      'police_report',
      'photo_id',
      'identity_proof',
      'proof_of_address',
      'other_papers',
    ],
    words.copiesWhy,
  ),
];

const { say, wordings } = wordsOf('block_declined', {
  subject: {
    en: 'Identity theft: my request to block an item in my file',
    es: 'Robo de identidad: mi petición de bloquear un dato en mi expediente',
  },
  asked: {
    en: 'On {day} I asked you to block {item}, because it comes from identity theft.',
    es: 'El {day} le pedí que bloqueara {item}, porque viene de un robo de identidad.',
  },
  none: {
    en: 'I have heard nothing since, and my report still shows it.',
    es: 'Desde entonces no he tenido noticias, y mi informe todavía lo muestra.',
  },
  declined: {
    en: 'Your letter of {day} declines the block.',
    es: 'Su carta del {day} rechaza el bloqueo.',
  },
  lifted: {
    en: 'You blocked it, but your letter of {day} takes the block back.',
    es: 'Usted lo bloqueó, pero su carta del {day} retira el bloqueo.',
  },
  back: {
    en: 'You blocked it, but now it is back on my report.',
    es: 'Usted lo bloqueó, pero ahora está otra vez en mi informe.',
  },
  letter: { en: 'Your letter', es: 'Su carta' },
  reason: { en: 'The reason you gave', es: 'El motivo que usted dio' },
  sent: {
    en: 'My earlier letter named the item listed as {name} and included my identity theft report, proof of who I am and my statement.',
    es: 'Mi carta anterior nombraba el dato que figura como {name} e incluía mi informe de robo de identidad, una prueba de quién soy y mi declaración.',
  },
  blockLaw: {
    en: 'The Fair Credit Reporting Act provides for a block no later than four business days after you receive these four things {law}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) prevé un bloqueo a más tardar cuatro días hábiles después de que usted reciba estas cuatro cosas {law}.',
  },
  declineLaw: {
    en: 'If you decline the block, you have to tell me promptly, in the way the Act sets for a deleted item that is put back {law}.',
    es: 'Si usted rechaza el bloqueo, debe avisarme sin demora, del modo que la Ley fija para un dato eliminado que se vuelve a poner {law}.',
  },
  declinedLaw: {
    en: 'When you decline or take back a block, the Fair Credit Reporting Act requires you to tell me promptly, in the way it sets for a deleted item that is put back {law}.',
    es: 'Cuando usted rechaza o retira un bloqueo, la Ley de Informe Justo de Crédito (FCRA) le exige avisarme sin demora, del modo que fija para un dato eliminado que se vuelve a poner {law}.',
  },
  blockNow: {
    en: 'Block the item, or send me the notice that you decline to.',
    es: 'Bloquee el dato o envíeme el aviso de que se niega a hacerlo.',
  },
  blockAgain: {
    en: 'Look at my request again, and tell me whether you now block the item.',
    es: 'Revise mi petición otra vez y dígame si ahora bloquea el dato.',
  },
  answerReason: {
    en: 'Tell me what would answer the reason you gave.',
    es: 'Dígame qué resolvería el motivo que usted dio.',
  },
  tellReason: {
    en: 'If you do not block it, please tell me the reason.',
    es: 'Si no lo bloquea, dígame el motivo, por favor.',
  },
  missing: {
    en: 'If a paper is missing, tell me in writing which one.',
    es: 'Si falta un documento, dígame por escrito cuál.',
  },
});

/**
 * A block after identity theft that was declined, taken back or never came: 15 U.S.C. 1681c-2(c)(2) gives a right to be told,
 * promptly and in writing. Reasons are asked for and not claimed. Without a request that had all four elements there is no word
 * of a block.
 */
export const blockDeclinedRules: ReasonRules = {
  questions: blockDeclinedQuestions,
  wordings,
  faults: blockFaults,
  refusal: blockRefusal,
  advice: blockAdvice,
  write: blockText,
};

function blockFaults(dispute: DisputeCase): readonly FieldFault[] {
  return [
    ...inOrder(dispute, 'earlierDate', 'deliveredOn'),
    ...inOrder(dispute, 'earlierDate', 'noticeOn'),
  ];
}

function blockRefusal(dispute: DisputeCase): Refusal | undefined {
  const { facts, details, today } = dispute;
  if (details.disputeReason !== 'identity_theft' || answerOf(facts, 'blockRequested') === 'no') {
    return noBlockRequested();
  }
  // An answer that has come is no matter of days.
  if (answerOf(facts, 'blockAnswer') !== 'none') return undefined;
  const due = blockDue(facts);
  return notArrivedRefusal(dispute) ?? (due && today <= due ? tooEarlyRefusal(due) : undefined);
}

const noBlockRequested = (): Refusal =>
  refusal('block_declined.not_requested', [
    reasonWay('askForBlock', 'identity_theft'),
    linkWay('makeReport', 'https://www.identitytheft.gov/'),
    changeAnswer('blockRequested'),
  ]);

function blockAdvice({ facts }: DisputeCase): readonly Advice[] {
  return [
    ...(answerOf(facts, 'blockAnswer') === 'none' ? [] : [advice('block_declined.may_decline')]),
    complaintAdvice(),
  ];
}

function blockText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { item, name } = ownWords(dispute);
  return {
    subject: say.subject,
    opening: [
      say.asked({ item, day: { date: answerOf(facts, 'earlierDate') } }),
      answerThatCame(facts),
    ],
    rows: [
      ...earlierRows(dispute),
      ...dateRow(dispute, 'noticeOn', say.letter),
      ...quotedRow(dispute, 'noticeReason', say.reason),
    ],
    // All four elements, as the earlier letter had them: the person has said so.
    paragraphs: [{ id: 'item-1-why', said: [say.sent({ name })] }],
    law: blockLaw(dispute),
    requests: requestsOf(dispute),
    closing: answerClosing(dispute),
  };
}

function answerThatCame(facts: DisputeFacts): Phrase {
  const day = { date: answerOf(facts, 'noticeOn') };
  switch (answerOf(facts, 'blockAnswer')) {
    case 'declined':
      return say.declined({ day });
    case 'lifted':
      return say.lifted({ day });
    case 'back':
      return say.back;
    default:
      return say.none;
  }
}

function blockLaw({ facts }: WritingCase): readonly Phrase[] {
  const law = cite('idt.declineNotice');
  return answerOf(facts, 'blockAnswer') === 'none'
    ? [say.blockLaw({ law: cite('idt.block') }), say.declineLaw({ law })]
    : [say.declinedLaw({ law })];
}

/** The reason is asked for and not claimed: the Act requires a notice, and names no reasons for it. */
function requestsOf({ facts }: WritingCase): readonly Phrase[] {
  return [
    answerOf(facts, 'blockAnswer') === 'none' ? say.blockNow : say.blockAgain,
    answerOf(facts, 'noticeReason') === '' ? say.tellReason : say.answerReason,
    say.missing,
  ];
}
