import { ownWords } from './own-words.rules.ts';
import type { ReasonText, WritingCase } from './reason-rules.ts';
import { sentences, type Wordings } from './wording.rules.ts';

/** How a letter ends: the copies, where the answer goes, and thanks. */

/** Asks for the result in writing; a rule may have a closing of its own. */
export function closingOf(dispute: WritingCase, { closing }: ReasonText): string {
  const { pick, recipient, several } = dispute;
  if (closing !== undefined && !several) return closing;
  const { home } = ownWords(dispute);
  const isBureau = recipient === 'bureau';
  const asksFirst = pick('closing-order', ['results', 'update']) === 'update';
  return sentences(pick, 'closing', [
    copiesEnclosed(dispute),
    recipient === 'collector' ? NO_ADMISSION : undefined,
    isBureau && asksFirst ? UPDATE : undefined,
    isBureau ? results(home) : result(home),
    isBureau && !asksFirst ? UPDATE : undefined,
    MISSING,
    THANKS,
  ]);
}

const COUNTS = ['', '', 'two ', 'three ', 'four ', 'five ', 'six ', 'seven ', 'eight ', 'nine '];

/** Nothing where nothing is enclosed. */
export function copiesEnclosed({ copies }: Pick<WritingCase, 'copies'>): Wordings | undefined {
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
const NO_ADMISSION: Wordings = [
  'This letter admits no debt.',
  'Nothing here admits a debt.',
  'My letter does not admit any debt.',
  'No debt is admitted here.',
  'I do not admit any debt.',
  'Nothing above admits a debt.',
  'This is no admission of a debt.',
  'None of this admits a debt.',
];

/** The street stands last: what follows it is short, so that no two people close alike. */
const results = (home: string): Wordings => [
  `Please send the results in writing to ${home}.`,
  `When you have results, please write to me at ${home}.`,
  `Please mail the results in writing to ${home}.`,
  `Please write to me at ${home} with the results.`,
  `I would like the results in writing, at ${home}.`,
  `Please send me the results in writing, at ${home}.`,
  `Please answer me in writing at ${home} with the results.`,
  `Please let me have the results in writing at ${home}.`,
];

const result = (home: string): Wordings => [
  `Please send me the result in writing at ${home}.`,
  `When you have a result, please write to me at ${home}.`,
  `Please mail the result in writing to ${home}.`,
  `Please write to me at ${home} with the result.`,
  `I would like the result in writing, at ${home}.`,
  `Please let me have the result in writing at ${home}.`,
  `Please answer me in writing at ${home} with the result.`,
  `Please tell me the result in writing, at ${home}.`,
];

const UPDATE: Wordings = [
  'If anything changes, please add an updated copy of my report.',
  'Please add an updated copy of my report if anything changes.',
  'I would like an updated copy of my report after a change.',
  'If something changes, please send the updated report as well.',
  'After any change, please send me the updated report too.',
  'Please include the updated report if you change something.',
  'If you change something, please send me an updated report.',
  'I would like to have the updated report after any change.',
];

const MISSING: Wordings = [
  'If anything is missing, please write to me.',
  'Please write to me if you need more.',
  'If you need more, please write to me.',
  'Should you need more, please write to me.',
  'If you have a question, please write.',
  'Please ask by mail if something is unclear.',
  'Please let me know what else you need.',
  'If something is unclear, please write to me.',
];

export const THANKS: Wordings = [
  'Thank you.',
  'Thank you very much.',
  'Thanks for your help.',
  'Thanks for your time.',
];

/** For letters that ask for an answer rather than for a result. */
export function answerClosing(dispute: WritingCase): string {
  const { home } = ownWords(dispute);
  return sentences(dispute.pick, 'closing', [
    copiesEnclosed(dispute),
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
