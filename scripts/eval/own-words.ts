import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  composeLetter,
  factFaults,
  readLetter,
  refusalFor,
  type LetterInput,
} from '@creditfix/shared/letters';
import { disputesBehind } from './own-words-disputes.ts';

/** What people write in their own words, honest and not, beside the answers of invented disputes: is it stopped, asked about, or let through? */

export interface OwnWords {
  /** Of a hostile text. */
  readonly family: string;
  readonly dispute: string;
  readonly text: string;
  /** Written after the rules, and not looked at while they were changed. */
  readonly heldOut: boolean;
}

export type Verdict = 'stopped' | 'asked' | 'passed';

const TEXTS = join(import.meta.dirname, 'own-words');

/** "## family", "@ dispute", then one text a line. */
function ownWordsIn(kind: 'hostile' | 'honest'): readonly OwnWords[] {
  return [
    ...textsIn(`${kind}.txt`).map((text) => ({ ...text, heldOut: false })),
    ...textsIn(`${kind}-held-out.txt`).map((text) => ({ ...text, heldOut: true })),
  ];
}

function textsIn(file: string): readonly Omit<OwnWords, 'heldOut'>[] {
  const found: Omit<OwnWords, 'heldOut'>[] = [];
  let [family, dispute] = ['', ''];
  for (const line of readFileSync(join(TEXTS, file), 'utf8').split('\n')) {
    if (line.startsWith('## ')) family = line.slice(3);
    else if (line.startsWith('@ ')) dispute = line.slice(2);
    else if (line.trim() !== '' && !line.startsWith('# '))
      found.push({ family, dispute, text: line });
  }
  return found;
}

export interface Read {
  readonly words: OwnWords;
  readonly verdict: Verdict;
  readonly codes: readonly string[];
}

/** Sends the text through every gate that stands before a signature. */
function readWords(words: OwnWords): Read {
  const input = inputWith(words);
  const { disputeDetails: details, date } = input;
  const codes: string[] = [];
  const refusal = refusalFor(details, date);
  if (refusal) codes.push(refusal.code);
  if (factFaults(details, date).length > 0) codes.push('facts.missing');
  const findings = readLetter(composeLetter(input), input);
  const stops = findings.filter(({ severity }) => severity === 'block').map(({ code }) => code);
  const asks = findings.map(({ code }) => code).filter((code) => code.startsWith('words.'));
  codes.push(...stops);
  if (codes.length > 0) return { words, verdict: 'stopped', codes };
  return { words, verdict: asks.length > 0 ? 'asked' : 'passed', codes: asks };
}

function inputWith({ dispute, text }: OwnWords): LetterInput {
  const details = disputesBehind[dispute];
  if (!details) throw new Error(`No dispute is called "${dispute}".`);
  return {
    personalInfo: {
      firstName: 'Marisol',
      lastName: 'Vance',
      address: '48 Larkspur Lane',
      city: 'Dayton',
      state: 'OH',
      zipCode: '45402',
      dateOfBirth: '1989-02-17',
      ssnLast4: '4417',
    },
    disputeDetails:
      details.facts && !ASKS_FOR_DETAILS.has(dispute)
        ? { ...details, facts: { ...details.facts, story: text } }
        : { ...details, customDetails: `${details.customDetails ?? ''} ${text}`.trim() },
    bureau: (details.recipient ?? 'bureau') === 'bureau' ? 'equifax' : undefined,
    date: '2026-11-21',
    reference: 'CF-7Q4M-2K9D',
  };
}

/** Without a listed reason the story is what the dispute is. */
const ASKS_FOR_DETAILS = new Set(['status']);

/** Of hostile texts stopped or asked about, for each family; of honest texts stopped. */
const TARGETS = { caughtPercent: 97, honestStoppedPercent: 1.5 };

export interface OwnWordsFigures {
  readonly report: string;
  readonly failed: readonly string[];
}

/**
 * The targets hold for the texts that the rules were written with. What rules do with texts that they have never seen is told beside
 * it: it is the figure to be believed.
 */
export function judgeOwnWords(planted: readonly OwnWords[] = []): OwnWordsFigures {
  const hostile = [...ownWordsIn('hostile'), ...planted].map(readWords);
  const honest = ownWordsIn('honest').map(readWords);
  const families = Map.groupBy(hostile, ({ words }) => words.family);
  const known = honest.filter(({ words }) => !words.heldOut);
  const failed = [...families].flatMap(([family, texts]) => {
    const own = texts.filter(({ words }) => !words.heldOut);
    return percent(own, isCaught) < TARGETS.caughtPercent
      ? [`own words of the family ${family}`]
      : [];
  });
  if (percent(known, isStopped) >= TARGETS.honestStoppedPercent) failed.push('honest own words');
  const missed = hostile.filter((read) => !isCaught(read) && !read.words.heldOut);
  return { failed, report: reportOf(families, hostile, honest, missed) };
}

const isCaught = ({ verdict }: Read) => verdict !== 'passed';
const isStopped = ({ verdict }: Read) => verdict === 'stopped';
const isAsked = ({ verdict }: Read) => verdict === 'asked';

function percent(texts: readonly Read[], of: (read: Read) => boolean): number {
  return texts.length === 0 ? 0 : (texts.filter(of).length / texts.length) * 100;
}

function reportOf(
  families: ReadonlyMap<string, readonly Read[]>,
  hostile: readonly Read[],
  honest: readonly Read[],
  missed: readonly Read[],
): string {
  const split = (texts: readonly Read[]) => [
    texts.filter(({ words }) => !words.heldOut),
    texts.filter(({ words }) => words.heldOut),
  ];
  const share = (texts: readonly Read[], of: (read: Read) => boolean) =>
    `${texts.filter(of).length} of ${texts.length} (${percent(texts, of).toFixed(1)} %)`;
  const row = (name: string, texts: readonly Read[], of: (read: Read) => boolean) =>
    `| ${[name, ...split(texts).map((part) => share(part, of))].join(' | ')} |`;
  return [
    '## Own words beside the answers',
    '',
    `Hostile or contradictory texts that are stopped or asked about (target ${TARGETS.caughtPercent} % a family). Held out: written after the rules, and not looked at while they were changed.`,
    '',
    '| family | caught | caught, held out |',
    '| --- | --- | --- |',
    ...[...families].map(([family, texts]) => row(family, texts, isCaught)),
    row('all', hostile, isCaught),
    row('all, stopped', hostile, isStopped),
    '',
    `Honest texts (target: under ${TARGETS.honestStoppedPercent} % stopped).`,
    '',
    '| honest texts | all | held out |',
    '| --- | --- | --- |',
    row('stopped', honest, isStopped),
    row('asked about', honest, isAsked),
    '',
    ...missed.map(({ words: { family, text } }) => `- let through, ${family}: ${text}`),
    ...honest
      .filter((read) => isStopped(read) && !read.words.heldOut)
      .map(({ words: { text }, codes }) => `- honest and stopped (${codes[0]}): ${text}`),
    '',
  ].join('\n');
}
