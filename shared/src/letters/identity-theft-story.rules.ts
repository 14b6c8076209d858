import {
  answerOf,
  asPhrase,
  asSentence,
  dateWords,
  isEnclosed,
  sentenceCase,
} from './fact-words.rules.ts';
import { ownWords } from './own-words.rules.ts';
import type { DisputeFacts } from './question.ts';
import type { WritingCase } from './reason-rules.ts';
import { fromTable, itemSentences, type Wordings } from './wording.rules.ts';

/** What happened, as a letter after identity theft tells it, and the statement that the law asks for. */

const DONE_ROWS: Readonly<Record<string, string>> = {
  new_account: 'Opened in my name by someone else',
  used_account: 'Used by someone else without my permission',
  applied: 'Credit applied for in my name by someone else',
};

export function theftRows(facts: DisputeFacts) {
  const done = fromTable(DONE_ROWS, answerOf(facts, 'theftKind'));
  const found = answerOf(facts, 'discoveryDate');
  return [
    { label: 'What happened', value: done ?? 'Identity theft' },
    ...(found ? [{ label: 'Found on', value: dateWords(found) }] : []),
  ];
}

export function whatHappened(dispute: WritingCase): string {
  const { facts, shortForm, noun } = dispute;
  if (shortForm) {
    return itemSentences(dispute, 'theft', [
      [
        `This ${noun} is due to identity theft.`,
        `This ${noun} comes from identity theft.`,
        `Identity theft is behind this ${noun}.`,
      ],
      ['I did not authorize it.', 'It was not authorized by me.', 'I never authorized it.'],
    ]);
  }
  const part = answerOf(facts, 'theftPart');
  return itemSentences(dispute, 'theft', [
    doneBy(dispute, answerOf(facts, 'theftKind')),
    part
      ? [
          `This is what comes from the theft: ${asSentence(part)}`,
          `From the theft comes this: ${asSentence(part)}`,
          `The theft is behind this: ${asSentence(part)}`,
          `What comes from the theft: ${asSentence(part)}`,
        ]
      : undefined,
    foundOut(dateWords(answerOf(facts, 'discoveryDate'))),
    answerOf(facts, 'thiefKnown') === 'known' ? KNOWN : UNKNOWN,
    NO_BENEFIT,
    reportSentence(dispute),
  ]);
}

function doneBy(dispute: WritingCase, kind: string): Wordings | undefined {
  const { name } = ownWords(dispute);
  const account = dispute.recipient === 'bureau' ? `the account listed as ${name}` : 'this account';
  switch (kind) {
    case 'new_account':
      return [
        `Someone opened ${account} in my name without my permission.`,
        `${sentenceCase(account)} was opened in my name without my permission.`,
        `I did not open ${account}, and I did not allow it.`,
        `Someone else opened ${account} without my permission.`,
        `My name was used to open ${account} without my permission.`,
        `I neither opened ${account} nor allowed it.`,
      ];
    case 'used_account':
      return [
        `Someone used ${account} without my permission.`,
        `${sentenceCase(account)} was used without my permission.`,
        `I gave nobody permission, and yet someone used ${account}.`,
        `Someone else made use of ${account}. I had not allowed it.`,
      ];
    case 'applied':
      return [
        'Someone applied for credit in my name without my permission.',
        'I did not apply for this credit, and I did not allow it.',
        'My name was used to apply for credit, without my permission.',
        'Someone else applied for credit in my name. I did not allow it.',
        'It was not I who applied for this credit, and I allowed nothing.',
      ];
    default:
      return undefined;
  }
}

const foundOut = (day: string): Wordings => [
  `I found out on ${day}.`,
  `I learned of it on ${day}.`,
  `I first knew of it on ${day}.`,
  `It was on ${day} that I found out.`,
  `I came to know of it on ${day}.`,
];

const KNOWN: Wordings = [
  'I know who did it, and I had not given permission.',
  'I know the person, and I gave no permission.',
  'I know who it was. I gave no permission.',
  'The person is known to me and had no permission.',
  'It was someone I know, without my permission.',
];

const UNKNOWN: Wordings = [
  'I do not know who did it.',
  'I do not know who it was.',
  'Who did it, I do not know.',
  'I cannot say who did it.',
  'The person is not known to me.',
  'Who it was is not known to me.',
  'I have no idea who did it.',
];

const NO_BENEFIT: Wordings = [
  'I received no goods, services or money from it.',
  'No goods, services or money came to me from it.',
  'I got no money from it, and no goods or services.',
  'From it I received no goods, services or money.',
  'It brought me no goods, no services and no money.',
  'I had no goods, services or money out of it.',
  'I have received no goods, services or money from it.',
];

/** One report covers the whole letter, so it is named once. */
function reportSentence({ facts, number }: WritingCase): Wordings | undefined {
  const ftc = asPhrase(answerOf(facts, 'ftcReportNumber'));
  const police = asPhrase(answerOf(facts, 'policeReportNumber'));
  const department = asPhrase(answerOf(facts, 'policeDepartment'));
  const reports = [
    ...(isEnclosed(facts, 'ftc_report')
      ? [`my FTC identity theft report${ftc ? ` (number ${ftc})` : ''}`]
      : []),
    ...(isEnclosed(facts, 'police_report')
      ? [
          `my police report${department ? ` from ${department}` : ''}${police ? ` (number ${police})` : ''}`,
        ]
      : []),
  ];
  const copies = reports.join(' and of ');
  return reports.length > 0 && number === 1
    ? [
        `A copy of ${copies} is enclosed.`,
        `I enclose a copy of ${copies}.`,
        `Enclosed is a copy of ${copies}.`,
      ]
    : undefined;
}

/** The statement of 15 U.S.C. 1681c-2(a)(4), which a report to the company carries too. */
export function statement(dispute: WritingCase) {
  const { item } = ownWords(dispute);
  const part = answerOf(dispute.facts, 'theftKind') === 'used_account';
  const what = part ? `part of ${item} that I name above` : `information about ${item}`;
  return {
    id: 'statement',
    text: itemSentences(dispute, 'statement', [
      [
        `I state that the ${what} does not relate to any transaction by me.`,
        `This is my statement: the ${what} does not relate to any transaction by me.`,
        `My statement is that the ${what} does not relate to any transaction by me.`,
      ],
    ]),
  };
}
