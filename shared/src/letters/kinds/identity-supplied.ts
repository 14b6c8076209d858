import type { FieldFault } from '../../kernel/index.ts';
import type { Phrase, Refusal, Advice } from '../contract/letter-document.ts';
import type { DisputeFacts } from '../contract/question.ts';
import { answerOf, isEnclosed } from '../facts/fact-words.rules.ts';
import { advice, faultWords, refusal } from '../facts/gate-words.ts';
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
  namedClosing,
  changeAnswer,
  dateRow,
  disputeInstead,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
} from './common.rules.ts';
import { identitySuppliedQuestionsMessages as words } from './messages.ts';
import {
  enclosuresQuestion,
  blockRequestedQuestion,
  earlierQuestions,
  followUpGroups,
  noticeDateQuestion,
} from './common.questions.ts';
import { followsBlockRequest } from '../law/follow-up-rows.ts';
import { cite, investigationLaw } from '../law/law-sentences.ts';

/** What step 2 asks where the bureau wants to know who wrote. Content table. */

const { answer, statement } = followUpGroups;

const identitySuppliedQuestions: readonly QuestionDefinition[] = [
  ...earlierQuestions,
  { ...blockRequestedQuestion, reasons: ['identity_theft'], recipients: ['bureau'] },
  noticeDateQuestion(words.noticeOn),
  {
    key: 'whyAsked',
    group: answer,
    kind: 'choice',
    required: true,
    ...words.whyAsked,
    options: choices(words.whyAsked.options, ['identity', 'third_party', 'both']),
  },
  {
    key: 'sentMyself',
    group: statement,
    kind: 'yes_no',
    required: true,
    ...words.sentMyself,
  },
  enclosuresQuestion(
    ['photo_id', 'identity_proof', 'proof_of_address', 'name_proof', 'other_papers'],
    words.copiesWhy,
  ),
];

const { say, wordings } = wordsOf('identity_supplied', {
  subject: {
    en: 'Proof of who I am, for my dispute of an item on my credit report',
    es: 'Prueba de quién soy, para mi disputa de un dato en mi informe de crédito',
  },
  blockSubject: {
    en: 'Identity theft: proof of who I am, for my request to block an item in my file',
    es: 'Robo de identidad: prueba de quién soy, para mi petición de bloquear un dato en mi expediente',
  },
  asked: {
    en: 'On {day} I asked you to block {item}, because it comes from identity theft.',
    es: 'El {day} le pedí que bloqueara {item}, porque viene de un robo de identidad.',
  },
  identity: {
    en: 'Your letter of {day} asks who I am.',
    es: 'Su carta del {day} pregunta quién soy.',
  },
  thirdParty: {
    en: 'Your letter of {day} says that someone else may have sent my letter.',
    es: 'Su carta del {day} dice que quizás mi carta la envió otra persona.',
  },
  both: {
    en: 'Your letter of {day} asks who I am and whether I wrote to you myself.',
    es: 'Su carta del {day} pregunta quién soy y si le escribí yo.',
  },
  letter: { en: 'Your letter', es: 'Su carta' },
  myself: { en: 'I am sending this dispute myself.', es: 'Esta disputa la envío yo.' },
  requestMyself: {
    en: 'I am sending this request myself.',
    es: 'Esta petición la envío yo.',
  },
  sent: {
    en: 'My earlier letter included my identity theft report and my statement.',
    es: 'Mi carta anterior incluía mi informe de robo de identidad y mi declaración.',
  },
  blockLaw: {
    en: 'The Fair Credit Reporting Act provides for a block no later than four business days after you have four things: proof of who I am, my identity theft report, which item it is, and my statement {law}.',
    es: 'La Ley de Informe Justo de Crédito (FCRA) prevé un bloqueo a más tardar cuatro días hábiles después de que usted tenga cuatro cosas: una prueba de quién soy, mi informe de robo de identidad, de qué dato se trata y mi declaración {law}.',
  },
  signed: {
    en: 'This is my own letter about {name}, with my signature.',
    es: 'Esta es mi propia carta sobre {name}, con mi firma.',
  },
  photo: {
    en: 'I have enclosed copies of my photo ID and proof of address.',
    es: 'He adjuntado copias de mi identificación con foto y de una prueba de mi dirección.',
  },
  proof: {
    en: 'I have enclosed copies of a proof of who I am and a proof of address.',
    es: 'He adjuntado copias de una prueba de quién soy y de una prueba de mi dirección.',
  },
  match: {
    en: 'Match me to my file with these copies.',
    es: 'Use estas copias para relacionarme con mi expediente.',
  },
  goOn: {
    en: 'Continue the investigation of this item.',
    es: 'Continúe la investigación de este dato.',
  },
  blockNow: {
    en: 'Block the item, as my earlier letter asked.',
    es: 'Bloquee el dato, como lo pidió mi carta anterior.',
  },
  missing: {
    en: 'If you still cannot match me to my file, tell me in writing what is missing.',
    es: 'Si todavía no puede relacionarme con mi expediente, dígame por escrito qué falta.',
  },
});

/**
 * Who writes, shown with enclosures and the person's own word. 15 U.S.C. 1681i asks for no proof of identity, so the letter does not
 * say that one is owed; it sends one because that gets the dispute going again. The word is given only by whom it is true.
 */
export const identitySuppliedRules: ReasonRules = {
  questions: identitySuppliedQuestions,
  wordings,
  faults: identityFaults,
  refusal: identityRefusal,
  advice: identityAdvice,
  write: identityText,
};

function identityFaults(dispute: DisputeCase): readonly FieldFault[] {
  const { facts } = dispute;
  const hasBoth =
    isEnclosed(facts, 'photo_id', 'identity_proof') && isEnclosed(facts, 'proof_of_address');
  return [
    ...inOrder(dispute, 'earlierDate', 'noticeOn'),
    ...(hasBoth
      ? []
      : [
          {
            path: 'disputeDetails.facts.enclosures',
            message: faultWords().bothProofs,
          },
        ]),
  ];
}

function identityRefusal(dispute: DisputeCase): Refusal | undefined {
  if (answerOf(dispute.facts, 'sentMyself') === 'no') {
    return refusal('identity_supplied.not_myself', [
      disputeInstead(dispute.details.disputeReason, 'disputeItem'),
      changeAnswer('sentMyself'),
    ]);
  }
  return noDisputeRefusal(dispute);
}

function identityAdvice(): readonly Advice[] {
  return [advice('identity_supplied.copies_only')];
}

/** The statement is in the same words each time: it is what the person ticked. */
function identityText(dispute: WritingCase): ReasonText {
  const { facts } = dispute;
  const { item, name } = ownWords(dispute);
  const isBlock = followsBlockRequest(dispute);
  const day = { date: answerOf(facts, 'earlierDate') };
  return {
    subject: isBlock ? say.blockSubject : say.subject,
    opening: [isBlock ? say.asked({ item, day }) : disputedEarlier(dispute), askedFor(facts)],
    rows: [...earlierRows(dispute), ...dateRow(dispute, 'noticeOn', say.letter)],
    paragraphs: [
      {
        id: 'item-1-why',
        said: [
          isBlock ? say.requestMyself : say.myself,
          say.signed({ name }),
          ...(isBlock ? [say.sent] : []),
          isEnclosed(facts, 'photo_id') ? say.photo : say.proof,
        ],
      },
    ],
    law: [
      ...(isBlock ? [say.blockLaw({ law: cite('idt.block') })] : []),
      investigationLaw(dispute),
    ],
    requests: [say.match, isBlock ? say.blockNow : say.goOn, say.missing],
    closing: namedClosing,
  };
}

function askedFor(facts: DisputeFacts): Phrase {
  const day = { date: answerOf(facts, 'noticeOn') };
  switch (answerOf(facts, 'whyAsked')) {
    case 'third_party':
      return say.thirdParty({ day });
    case 'both':
      return say.both({ day });
    default:
      return say.identity({ day });
  }
}
