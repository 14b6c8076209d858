import type { FieldFault } from '../kernel/index.ts';
import { answerOf, dateWords, isEnclosed } from './fact-words.rules.ts';
import { faultWords } from './fault-words.ts';
import {
  changeAnswer,
  dateRow,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
} from './follow-up-words.rules.ts';
import { advice, refusal } from './gate-words.ts';
import { identitySuppliedQuestions } from './identity-supplied.questions.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import { ownWords } from './own-words.rules.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { investigationLaw } from './shared-law.rules.ts';
import { fromTable, sentences, type Wordings } from './wording.rules.ts';

/**
 * Who writes, shown with enclosures and the person's own word. 15 U.S.C. 1681i asks for no proof of identity, so the letter does not
 * say that one is owed; it sends one because that gets the dispute going again. The word is given only by whom it is true.
 */
export const identitySuppliedRules: ReasonRules = {
  questions: identitySuppliedQuestions,
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
    return refusal('identity_supplied.not_myself', [changeAnswer('sentMyself')]);
  }
  return noDisputeRefusal(dispute);
}

function identityAdvice(): readonly Advice[] {
  return [advice('identity_supplied.copies_only')];
}

const ASKED: Readonly<Record<string, (day: string) => Wordings>> = {
  identity: (day) => [
    `Your letter of ${day} asks who I am.`,
    `With your letter of ${day} you ask who I am.`,
    `On ${day} you asked me to show who I am.`,
    `You wrote on ${day} and asked who I am.`,
  ],
  third_party: (day) => [
    `Your letter of ${day} says that someone else may have sent it.`,
    `On ${day} you wrote that it may be from someone else.`,
    `You wrote on ${day} that someone else may have sent it.`,
    `By your letter of ${day} you think that it may not be from me.`,
  ],
  both: (day) => [
    `Your letter of ${day} asks who I am, and if I wrote myself.`,
    `On ${day} you asked who I am, and if the letter is from me.`,
    `You wrote on ${day} and asked who I am, and if I sent it.`,
    `With your letter of ${day} you ask who I am, and who sent it.`,
  ],
};

const HERE: Wordings = [
  'Here is my answer.',
  'This letter answers that.',
  'My answer follows.',
  'Please see my answer below.',
  'I answer it with this letter.',
];

function identityText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  const day = dateWords(answerOf(facts, 'noticeOn'));
  const asked = fromTable(ASKED, answerOf(facts, 'whyAsked')) ?? ASKED['identity'];
  return {
    subject: 'Proof of who I am, for my dispute of an item on my credit report',
    opening: sentences(pick, 'identity-opening', [disputedEarlier(dispute), asked?.(day), HERE]),
    rows: [...earlierRows(dispute), ...dateRow(dispute, 'noticeOn', 'Your letter')],
    paragraphs: [{ id: 'item-1-why', text: statementText(dispute) }],
    law: [investigationLaw(dispute)],
    requests: [
      pick('identity-go-on', [
        'Match me to my file with these copies.',
        'Use these copies to match me to my file.',
      ]),
      pick('identity-investigate', [
        'Go on with the investigation of this item.',
        'Continue the investigation of this item.',
        'Investigate this item, as I asked in my earlier letter.',
      ]),
      pick('identity-missing', [
        'If you still cannot match me to my file, tell me in writing what is missing.',
        'Tell me in writing what is missing, if you still cannot match me to my file.',
      ]),
    ],
  };
}

/** The statement is in the same words each time: it is what the person ticked. */
function statementText(dispute: WritingCase): string {
  const { facts, pick } = dispute;
  const { name } = ownWords(dispute);
  const proof = isEnclosed(facts, 'photo_id') ? 'photo ID' : 'proof of who I am';
  return sentences(pick, 'identity-statement', [
    ['I am sending this dispute myself.'],
    [
      `It is my own letter about ${name}, and I sign it.`,
      `I sign this letter about ${name} with my own name.`,
      `What I write about ${name} is from me, and I sign it.`,
      `My letters about ${name} are my own.`,
    ],
    [
      `I enclose copies of my ${proof} and proof of address.`,
      `Copies of my ${proof} and proof of address are enclosed.`,
      `Enclosed are copies of my ${proof} and proof of address.`,
      `With this letter you get copies of my ${proof} and proof of address.`,
    ],
  ]);
}
