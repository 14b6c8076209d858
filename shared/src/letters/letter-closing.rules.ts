import { ownWords } from './own-words.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { sentences, type Wordings } from './wording.rules.ts';

/** How a letter ends: the enclosures, where the answer goes, and thanks. */

/** Asks for the result in writing; a rule may have a closing of its own. */
export function closingOf(dispute: WritingCase, { closing }: ReasonText): string {
  const { pick, recipient, several } = dispute;
  if (closing !== undefined && !several) return closing;
  const { home, name } = ownWords(dispute);
  const entry = several ? 'anything' : `the entry of ${name}`;
  const isBureau = recipient === 'bureau';
  const asksFirst = pick('closing-order', ['results', 'update']) === 'update';
  return sentences(pick, 'closing', [
    enclosuresNamed(dispute),
    recipient === 'collector' ? noAdmission(name) : undefined,
    isBureau && asksFirst ? update(entry) : undefined,
    isBureau ? results(home) : result(home),
    isBureau && !asksFirst ? update(entry) : undefined,
    MISSING,
    THANKS,
  ]);
}

const COUNTS = ['', '', 'two ', 'three ', 'four ', 'five ', 'six ', 'seven ', 'eight ', 'nine '];

/** Nothing if nothing is enclosed. */
export function enclosuresNamed({ copies }: Pick<WritingCase, 'copies'>): Wordings | undefined {
  if (copies === 0) return undefined;
  const what = copies === 1 ? 'copy' : `${COUNTS[copies] ?? ''}copies`;
  const are = copies === 1 ? 'is' : 'are';
  return [
    `I have enclosed the ${what} listed below.`,
    `The ${what} listed below ${are} enclosed.`,
    `My ${what} ${are} enclosed and listed below.`,
    `I enclose the ${what} listed below.`,
    `I am sending the ${what} listed below.`,
    `You will find my ${what} enclosed.`,
    `Enclosed ${are} the ${what} listed below.`,
    `I am enclosing the ${what} listed below.`,
  ];
}

/** A payment or an admission can start the time for lawsuits again. */
const noAdmission = (name: string): Wordings => [
  `This letter to ${name} admits no debt.`,
  `Nothing I write to ${name} admits a debt.`,
  `My letter to ${name} does not admit any debt.`,
  `No debt is admitted by this letter to ${name}.`,
  `I write to ${name} without admitting any debt.`,
  `Nothing in this letter to ${name} admits a debt.`,
  `By writing to ${name} I do not admit any debt.`,
];

/** The street stands last: what follows it is short, so that no two people close alike. */
const results = (home: string): Wordings => [
  `Please send the results in writing to ${home}.`,
  `With the results, please write to me at ${home}.`,
  `Please mail the results in writing to ${home}.`,
  `Please write to me at ${home} with the results.`,
  `I would like the results in writing at ${home}.`,
  `Please send me the results in writing, at ${home}.`,
  `Please answer me in writing at ${home} with the results.`,
  `Please give me the results in writing at ${home}.`,
];

const result = (home: string): Wordings => [
  `Please send me the result in writing at ${home}.`,
  `With the result, please write to me at ${home}.`,
  `Please mail the result in writing to ${home}.`,
  `Please write to me at ${home} with the result.`,
  `I would like the result in writing, at ${home}.`,
  `Please give me the result in writing at ${home}.`,
  `Please answer me in writing at ${home} with the result.`,
  `Please tell me the result in writing, at ${home}.`,
];

const update = (entry: string): Wordings => [
  `If you change ${entry}, please send me an updated report.`,
  `Please send me an updated report if you change ${entry}.`,
  `I would like an updated report if you change ${entry}.`,
  `If ${entry} changes, please add an updated report.`,
  `Please add an updated report if ${entry} changes.`,
  `I would like an updated report if ${entry} changes.`,
  `If ${entry} changes, I would like an updated report.`,
  `Please include an updated report if you change ${entry}.`,
];

const MISSING: Wordings = [
  'If anything is missing, please write me.',
  'Please write me if you need more.',
  'If you need more, please write me.',
  'Please write if anything is missing.',
  'If you have a question, please write.',
  'If anything is unclear, please write me.',
  'Please write if anything is unclear.',
  'Please write if you have a question.',
];

export const THANKS: Wordings = [
  'Thank you.',
  'Many thanks.',
  'Thanks in advance.',
  'Thanks for reading.',
];

/** For letters that ask for an answer rather than for a result. */
export function answerClosing(dispute: WritingCase): string {
  const { home } = ownWords(dispute);
  return sentences(dispute.pick, 'closing', [
    enclosuresNamed(dispute),
    [
      `Please send me your answer in writing at ${home}.`,
      `Please answer me in writing at ${home}.`,
      `Please mail your answer in writing to ${home}.`,
      `Please write to me at ${home} with your answer.`,
      `I would like your answer in writing, at ${home}.`,
      `Please let me have your answer in writing at ${home}.`,
    ],
    THANKS,
  ]);
}
