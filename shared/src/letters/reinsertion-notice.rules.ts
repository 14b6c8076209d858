import type { FieldFault } from '../kernel/index.ts';
import { answerOf, dateWords } from './fact-words.rules.ts';
import {
  changeAnswer,
  complaintAdvice,
  dateRow,
  disputeInstead,
  disputedEarlier,
  earlierRows,
  inOrder,
  noDisputeRefusal,
  quotedRow,
} from './follow-up-words.rules.ts';
import { advice, refusal } from './gate-words.ts';
import { answerClosing } from './letter-closing.rules.ts';
import type { Refusal } from './letter-document.ts';
import type { Advice } from './letter-input.ts';
import type { DisputeCase, ReasonRules, ReasonText, WritingCase } from './reason-rules.ts';
import { reinsertionNoticeQuestions } from './reinsertion-notice.questions.ts';
import { cite } from './shared-law.rules.ts';
import { sentences, type Wordings } from './wording.rules.ts';

/**
 * A deleted item is back: 15 U.S.C. 1681i(a)(5)(B). The rule is about information deleted under (a)(5)(A), after a dispute; an
 * item that went away in another way may come back, and is disputed like any other.
 */
export const reinsertionNoticeRules: ReasonRules = {
  questions: reinsertionNoticeQuestions,
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
  const { facts, pick } = dispute;
  const deleted = dateWords(answerOf(facts, 'deletedOn'));
  const again = dateWords(answerOf(facts, 'seenAgainOn'));
  return {
    subject: 'A deleted item is back on my credit report',
    opening: sentences(pick, 'reinsertion-opening', [
      disputedEarlier(dispute),
      [
        `Your results of ${deleted} say that it was deleted.`,
        `By your results of ${deleted} it was deleted.`,
        `You deleted it, by your results of ${deleted}.`,
        `With your results of ${deleted} it was taken out.`,
      ],
      [
        `On ${again} I saw it on my report again.`,
        `I saw it again on ${again}.`,
        `It was back when I looked on ${again}.`,
        `On ${again} it was there again.`,
      ],
    ]),
    rows: [
      ...earlierRows(dispute),
      ...dateRow(dispute, 'deletedOn', 'Deleted, by your results of'),
      ...dateRow(dispute, 'seenAgainOn', 'Seen again on'),
      ...quotedRow(dispute, 'seenWhere', 'Seen in'),
      ...dateRow(dispute, 'noticeOn', 'Your notice'),
    ],
    paragraphs: [{ id: 'item-1-why', text: sentences(pick, 'reinsertion-why', why(dispute)) }],
    law: [
      pick('law-certified', [
        `Under the Fair Credit Reporting Act, an item that was deleted after a dispute may be put back only on one condition. The company that reports it has to certify that it is complete and accurate ${cite('cra.reinsertion')}.`,
        `The Fair Credit Reporting Act lets an item that was deleted after a dispute come back only if the company that reports it certifies that it is complete and accurate ${cite('cra.reinsertion')}.`,
      ]),
      pick('law-told', [
        'You are then to tell me in writing within five business days. You are also to name the company you contacted, or that contacted you, and to say that I may add a statement to my file.',
        'Within five business days after that you are to let me know in writing. I am also to hear which company you contacted, or which contacted you, and that I may add a statement to my file.',
      ]),
    ],
    requests: requestsOf(dispute),
    closing: answerClosing(dispute),
  };
}

function why({ facts }: WritingCase): readonly Wordings[] {
  const notice = dateWords(answerOf(facts, 'noticeOn'));
  return answerOf(facts, 'noticeCame') === 'yes'
    ? [
        [
          `Your notice of ${notice} says that it is back.`,
          `You told me so in your notice of ${notice}.`,
          `I have your notice of ${notice} about it.`,
        ],
        [
          'I would still like to know how it came back.',
          'How it came back, I would still like to know.',
          'I still have a question about how it came back.',
        ],
      ]
    : [
        [
          'I have had no notice from you about it.',
          'No notice about it has come from you.',
          'I have had nothing in writing about it.',
          'Nothing in writing has come about it.',
        ],
        [
          'I would like to know how it came back.',
          'Please tell me how it came back.',
          'How did it come back?',
        ],
      ];
}

function requestsOf({ pick }: WritingCase): readonly string[] {
  return [
    pick('reinsertion-certified', [
      'Tell me if the company certified that the item is complete and accurate.',
      'Let me know if the company has certified the item as complete and accurate.',
    ]),
    pick('reinsertion-named', [
      'Name the company that you contacted, or that contacted you. Give its business address, and its phone number if that is reasonably available.',
      'Tell me which company you contacted, or which contacted you, with its business address. Add its phone number if that is reasonably available.',
    ]),
    pick('reinsertion-out', [
      'If the company did not certify the item, take it out of my file again.',
      'Take it out of my file again if the company did not certify it.',
    ]),
  ];
}
