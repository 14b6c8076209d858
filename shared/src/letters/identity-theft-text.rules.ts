import { verificationRequest } from './collector-law.rules.ts';
import { answerOf, sentenceCase } from './fact-words.rules.ts';
import { statement, theftRows, whatHappened } from './identity-theft-story.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { lawFor } from './recipient-law.rules.ts';
import { cite, disputeLaw } from './shared-law.rules.ts';
import { ownWords } from './own-words.rules.ts';
import { sentences, type Wordings } from './wording.rules.ts';
import {
  asksForBlock,
  asksForRecords,
  collectsForAnother,
  hasAttachedIdentity,
  isTheftNotice,
} from './theft-papers.rules.ts';

/** What a letter after identity theft says: a block, an ordinary dispute, or a dispute with the company itself. */

export function theftText(dispute: WritingCase): ReasonText {
  if (dispute.recipient !== 'bureau') return companyText(dispute);
  return asksForBlock(dispute) ? blockText(dispute) : disputeText(dispute);
}

/** 15 U.S.C. 1681c-1: with a proof of identity in the packet, and the extended one with the report besides. */
function alertRequest(dispute: WritingCase): readonly string[] {
  const { facts, number } = dispute;
  if (number > 1 || !hasAttachedIdentity(dispute)) return [];
  switch (answerOf(facts, 'fraudAlert')) {
    case 'one_year':
      return [`Place an initial fraud alert on my file ${cite('idt.initialAlert')}.`];
    case 'seven_years':
      return [`Place an extended fraud alert on my file ${cite('idt.extendedAlert')}.`];
    default:
      return [];
  }
}

function blockText(dispute: WritingCase): ReasonText {
  const { facts, pick, several } = dispute;
  const part = answerOf(facts, 'theftKind') === 'used_account';
  return {
    subject: `Identity theft: please block ${several ? 'these items' : 'this item'} in my file`,
    opening: blockOpening(dispute),
    rows: theftRows(facts),
    paragraphs: [{ id: 'item-1-why', text: whatHappened(dispute) }, statement(dispute)],
    law: blockLaw(dispute),
    requests: [
      part
        ? pick('block-part', [
            'Block the part of this account that comes from the theft.',
            'Block what comes from the theft on this account, and only that.',
          ])
        : pick('block-item', [
            'Block this item, so that it no longer appears on my report.',
            'Block this item, so that my report no longer shows it.',
          ]),
      pick('block-tell', [
        'Tell the company that reported it about the theft and about the block I ask for.',
        'Let the company that reported it know of the theft and of the block I ask for.',
      ]),
      pick('block-confirm', [
        'Confirm the block to me in writing. If you decline it, please tell me why.',
        'Write to me when it is done. If you decline the block, please tell me why.',
        'Let me know in writing that you have done so, or, if you decline, please tell me why.',
      ]),
      ...alertRequest(dispute),
    ],
  };
}

const VICTIM: Wordings = [
  'I am a victim of identity theft.',
  'My identity was stolen.',
  'Someone stole my identity.',
  'My identity has been stolen.',
  'Someone has stolen my identity.',
  'A thief has used my identity.',
];

function blockOpening(dispute: WritingCase): string {
  const { pick, several } = dispute;
  const { item } = ownWords(dispute);
  return sentences(pick, 'opening', [
    VICTIM,
    several
      ? [
          'The items below come from that theft. Please block them.',
          'I ask you to block the items below, which come from it.',
          'Please block the items below. They come from that theft.',
        ]
      : [
          `I am asking you to block ${item}. It comes from that theft.`,
          `Please block ${item}, which comes from that theft.`,
          `From that theft comes ${item}. Please block it.`,
          `${sentenceCase(item)} comes from that theft, and I ask you to block it.`,
          `I ask you to block ${item}, because it comes from that theft.`,
        ],
  ]);
}

function blockLaw({ several }: WritingCase): readonly string[] {
  const company = several
    ? 'the companies that reported the items'
    : 'the company that reported the item';
  return [
    `With this letter you have the four things the Fair Credit Reporting Act asks for: proof of who I am, a copy of my identity theft report, ${several ? 'the items, and my statement about each' : 'the item, and my statement'}. The Act provides for a block no later than four business days after you receive them ${cite('idt.block')}.`,
    `It also requires you to let ${company} know ${cite('idt.notifyFurnisher')}. If you decline ${several ? 'a' : 'the'} block or lift it later, the Act requires you to tell me promptly ${cite('idt.decline')}.`,
    `If you do not block ${several ? 'an' : 'the'} item, please treat this letter as a dispute and investigate it ${cite('cra.reinvestigate')}.`,
  ];
}

/** No pages of a report: an ordinary dispute of 15 U.S.C. 1681i, without a word of a block. */
function disputeText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  return {
    rows: theftRows(facts),
    paragraphs: [{ id: 'item-1-why', text: whatHappened(dispute) }],
    law: disputeLaw(dispute),
    requests: [
      pick('theft-ask', [
        'Ask the company what shows that I made or allowed this.',
        'Find out from the company what shows that I made or allowed this.',
        'Have the company show what makes it think that I made or allowed this.',
      ]),
      answerOf(facts, 'theftKind') === 'used_account'
        ? pick('theft-part', [
            'Correct or remove the part that cannot be verified as mine.',
            'If the part named above cannot be verified as mine, correct or remove it.',
          ])
        : pick('theft-remove', [
            'If it cannot be verified as mine, remove it from my file.',
            'Remove it from my file if it cannot be verified as mine.',
            'Take it off my file, unless it can be verified as mine.',
          ]),
      ...alertRequest(dispute),
    ],
  };
}

/** 15 U.S.C. 1681s-2(a)(6)(B) and 1681g(e) for the company, 1681m(g) for a collector, each only with what it needs. */
function companyText(dispute: WritingCase): ReasonText {
  const { facts, several, recipient } = dispute;
  const what = recipient === 'collector' ? 'debt' : 'account';
  return {
    subject: `Identity theft: dispute of ${several ? `${what}s` : `this ${what}`}`,
    opening: companyOpening(dispute, what),
    rows: theftRows(facts),
    paragraphs: [
      { id: 'item-1-why', text: whatHappened(dispute) },
      ...(isTheftNotice(dispute) ? [statement(dispute)] : []),
    ],
    ...companyLaw(dispute),
    requests: [...companyRequests(dispute), ...verificationRequest(dispute)],
  };
}

function companyOpening(dispute: WritingCase, what: string): string {
  const { pick, several } = dispute;
  const { item } = ownWords(dispute);
  return sentences(pick, 'opening', [
    VICTIM,
    several
      ? [
          `The ${what}s below come from that theft, and I dispute them.`,
          `I dispute the ${what}s below, which come from it.`,
          `I dispute the ${what}s below. They come from that theft.`,
        ]
      : [
          `I dispute ${item}, which comes from that theft.`,
          `I dispute ${item}. It comes from that theft.`,
          `${sentenceCase(item)} comes from that theft, and I dispute it.`,
          `I am disputing ${item}, because it comes from that theft.`,
          `From that theft comes ${item}, and I dispute it.`,
        ],
  ]);
}

/** What the company owes the victim of a thief it dealt with stands last: it is no part of the dispute (15 U.S.C. 1681g(e)). */
function companyLaw(dispute: WritingCase): Pick<ReasonText, 'ownLaw' | 'law'> {
  const { ownLaw, law } = lawFor(dispute, {
    scope: 'direct.liability',
    own: companyTheftLaw(dispute),
  });
  return { ...(ownLaw ? { ownLaw } : {}), law: [...law, ...recordsLaw(dispute)] };
}

function recordsLaw(dispute: WritingCase): readonly string[] {
  return dispute.recipient === 'furnisher' && asksForRecords(dispute)
    ? [
        `A business that dealt with the thief is to give the victim copies of its records, free of charge, within 30 days of a written request with proof of identity ${cite('idt.records')}.`,
      ]
    : [];
}

function companyTheftLaw(dispute: WritingCase): readonly string[] {
  const { several } = dispute;
  const noun = dispute.recipient === 'collector' ? 'debt' : 'account';
  const what = several ? `these ${noun}s` : `this ${noun}`;
  const they = several ? 'they are' : 'it is';
  return [
    ...(isTheftNotice(dispute)
      ? [
          `My identity theft report comes with this letter. Now that you have it, you may not go on reporting ${what} under my name, unless you learn that ${they} correct ${cite('furn.theftReport')}.`,
        ]
      : []),
    ...(dispute.recipient === 'collector' && collectsForAnother(dispute)
      ? [
          `If you collect for another company, you are to tell it that ${what} may come from identity theft, and to give me what I would get in any dispute ${cite('idt.collector')}.`,
        ]
      : []),
  ];
}

function companyRequests(dispute: WritingCase): readonly string[] {
  const { facts, recipient, pick } = dispute;
  return [
    pick('theft-ask', [
      'Tell me what shows that I made or allowed this.',
      'Let me know what shows that I made or allowed this.',
      'Show me what says that I made or allowed this.',
    ]),
    answerOf(facts, 'theftKind') === 'used_account'
      ? pick('theft-part', [
          'If nothing does, correct the part named above at every credit bureau.',
          'If nothing does, correct the part that I name above at every credit bureau.',
        ])
      : pick('theft-stop', [
          'If nothing does, stop reporting it under my name. Tell every credit bureau you reported it to.',
          'If nothing does, stop reporting it under my name, and tell every credit bureau you reported it to.',
        ]),
    ...(recipient === 'collector' && collectsForAnother(dispute)
      ? [
          'If you collect for another company, tell it about the theft.',
          'Send me the information you have about the debt.',
        ]
      : []),
    ...(recipient === 'furnisher' && asksForRecords(dispute)
      ? [
          pick('theft-records', [
            'Send me copies of the application and of the transactions.',
            'Let me have copies of the application and of the transactions.',
          ]),
        ]
      : []),
  ];
}
