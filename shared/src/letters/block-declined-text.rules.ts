import { answerOf, dateWords } from './fact-words.rules.ts';
import { dateRow, earlierRows, quotedRow } from './follow-up-words.rules.ts';
import { answerClosing } from './letter-closing.rules.ts';
import { ownWords } from './own-words.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { cite } from './shared-law.rules.ts';
import { fromTable, sentences, type Wordings } from './wording.rules.ts';

/** What the letter about a block says: what was sent, what came back, and what the bureau is to tell. */

export function blockText(dispute: WritingCase): ReasonText {
  const { facts, pick } = dispute;
  const { item } = ownWords(dispute);
  const day = dateWords(answerOf(facts, 'earlierDate'));
  const came = fromTable(CAME, answerOf(facts, 'blockAnswer')) ?? CAME['none'];
  return {
    subject: 'Identity theft: my request to block an item in my file',
    opening: sentences(pick, 'block-opening', [
      [
        `On ${day} I asked you to block ${item}.`,
        `In my letter of ${day} I asked you to block ${item}.`,
        `My letter of ${day} asked for a block of ${item}.`,
        `I wrote to you on ${day} and asked you to block ${item}.`,
      ],
      [
        'It comes from identity theft.',
        'The item comes from identity theft.',
        'That item is from identity theft.',
        'It is there because of identity theft.',
      ],
      came?.(dateWords(answerOf(facts, 'noticeOn'))),
    ]),
    rows: [
      ...earlierRows(dispute),
      ...dateRow(dispute, 'noticeOn', 'Your letter'),
      ...quotedRow(dispute, 'noticeReason', 'The reason you gave'),
    ],
    paragraphs: [{ id: 'item-1-why', text: sentences(pick, 'block-sent', sent(dispute)) }],
    law: blockLaw(dispute),
    requests: requestsOf(dispute),
    closing: answerClosing(dispute),
  };
}

const CAME: Readonly<Record<string, (day: string) => Wordings>> = {
  none: () => [
    'I have heard nothing since, and it is still on my report.',
    'No answer has come, and my report still shows it.',
    'It is still on my report, and no answer has come.',
    'My report still shows it, and I have heard nothing.',
    'You have not answered, and my report shows it still.',
    'I have no answer, and the item is still there.',
  ],
  declined: (day) => [
    `Your letter of ${day} declines the block.`,
    `On ${day} you wrote that you decline the block.`,
    `With your letter of ${day} you decline the block.`,
    `You declined the block with your letter of ${day}.`,
  ],
  lifted: (day) => [
    `You blocked it, and your letter of ${day} takes the block back.`,
    `It was blocked, until your letter of ${day} took the block back.`,
    `On ${day} you wrote that the block is taken back.`,
    `With your letter of ${day} the block was taken back.`,
  ],
  back: () => [
    'You blocked it, and now it is back on my report.',
    'It was blocked, and now my report shows it again.',
    'You blocked it, but my report shows it again.',
    'It was blocked, but now it is on my report again.',
  ],
};

/** All four elements, as the earlier letter had them: the person has said so. */
function sent(dispute: WritingCase): readonly Wordings[] {
  const { name } = ownWords(dispute);
  return [
    [
      'With my earlier letter you got my identity theft report.',
      'My identity theft report came with my earlier letter.',
      'My earlier letter held my identity theft report.',
      'My identity theft report was in my earlier letter.',
    ],
    [
      `It named the item of ${name}.`,
      `The letter named the entry of ${name}.`,
      `That letter told you of the entry of ${name}.`,
      `It was about the entry of ${name}.`,
    ],
    [
      'A proof of who I am and my statement were with it.',
      'My statement and a proof of who I am were with it.',
      'It also held my statement and a proof of who I am.',
      'I added a proof of who I am and my statement.',
    ],
  ];
}

function blockLaw({ facts, pick }: WritingCase): readonly string[] {
  const isSilent = answerOf(facts, 'blockAnswer') === 'none';
  return [
    ...(isSilent
      ? [
          pick('law-block', [
            `The Fair Credit Reporting Act provides for a block no later than four business days after you receive these four things ${cite('idt.block')}.`,
            `Under the Fair Credit Reporting Act, a block is due within four business days after you receive these four things ${cite('idt.block')}.`,
          ]),
        ]
      : []),
    isSilent
      ? pick('law-decline', [
          `If you decline the block, you are to tell me promptly, as you would for a deleted item that comes back ${cite('idt.declineNotice')}.`,
          `Should you decline the block, I am to be told promptly, as for a deleted item that comes back ${cite('idt.declineNotice')}.`,
        ])
      : pick('law-decline', [
          `When you decline or take back a block, the Fair Credit Reporting Act requires you to tell me promptly. You are to do so as for a deleted item that comes back ${cite('idt.declineNotice')}.`,
          `Under the Fair Credit Reporting Act I am to be told promptly when a block is declined or taken back, as for a deleted item that comes back ${cite('idt.declineNotice')}.`,
        ]),
  ];
}

/** The reason is asked for and not claimed: the Act requires a notice, and names no reasons for it. */
function requestsOf({ facts, pick }: WritingCase): readonly string[] {
  const isSilent = answerOf(facts, 'blockAnswer') === 'none';
  const hasReason = answerOf(facts, 'noticeReason') !== '';
  return [
    isSilent
      ? pick('block-now', [
          'Block the item, or send me the notice that you decline to.',
          'Block the item. If you decline, send me the notice of it.',
        ])
      : pick('block-again', [
          'Look at my request again, and tell me if you now block the item.',
          'Look at my request once more. Tell me if the item is blocked now.',
        ]),
    hasReason
      ? pick('block-reason', [
          'Tell me what would answer the reason you gave.',
          'Let me know what you need to settle the reason you gave.',
        ])
      : pick('block-reason', [
          'I would also like to know the reason, if you do not block it.',
          'If you do not block it, I would be glad to know the reason.',
        ]),
    pick('block-missing', [
      'If a paper is missing, tell me in writing which one.',
      'Tell me in writing if a paper is missing, and which one.',
    ]),
  ];
}
