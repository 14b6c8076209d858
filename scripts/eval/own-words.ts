import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  composeLetter,
  factFaults,
  learnedWeights,
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
  readonly set: OwnWordsSet;
}

/**
 * `known` are what the rules were written with; `development` came later, from many people, and rules and weights were mended with
 * them. Nothing was learned from `final`, though it was looked at which of its texts fail. `fresh` was written when rules and weights
 * were done, and nobody looks at which of its texts fail: its rates are the ones to be believed.
 */
type OwnWordsSet = (typeof sets)[number];
const sets = ['known', 'development', 'final', 'fresh'] as const;

/** Whether rules and weights may know it. */
export const isKnown = ({ set }: OwnWords) => set === 'known' || set === 'development';

export type Verdict = 'stopped' | 'asked' | 'passed';

const TEXTS = join(import.meta.dirname, 'own-words');

/** "## family", "@ dispute", then one text a line. */
export function ownWordsIn(kind: 'hostile' | 'honest'): readonly OwnWords[] {
  const fileOf = (set: OwnWordsSet) =>
    set === 'known' ? `${kind}.txt` : `held-out/${set}-${kind}.txt`;
  return sets.flatMap((set) => textsIn(fileOf(set)).map((text) => ({ ...text, set })));
}

function textsIn(file: string): readonly Omit<OwnWords, 'set'>[] {
  const found: Omit<OwnWords, 'set'>[] = [];
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
  const findings = readLetter(composeLetter(input), input, { weights: learnedWeights() });
  const stops = findings.filter(({ severity }) => severity === 'block').map(({ code }) => code);
  const asks = findings.map(({ code }) => code).filter((code) => code.startsWith('words.'));
  codes.push(...stops);
  if (codes.length > 0) return { words, verdict: 'stopped', codes };
  return { words, verdict: asks.length > 0 ? 'asked' : 'passed', codes: asks };
}

export function inputWith({ dispute, text }: OwnWords): LetterInput {
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
 * The targets hold for the texts that the rules were written and mended with. What rules do with texts that they have never seen is
 * told beside it: it is the figure to be believed.
 */
export function judgeOwnWords(planted: readonly OwnWords[] = []): OwnWordsFigures {
  // Planted, the least that the judge needs: the texts that no target counts, and those that are to fail.
  const isRead = ({ set }: OwnWords) => planted.length === 0 || set === 'final';
  const hostile = [...ownWordsIn('hostile').filter(isRead), ...planted].map(readWords);
  const honest = ownWordsIn('honest').filter(isRead).map(readWords);
  const families = Map.groupBy(hostile, ({ words }) => words.family);
  const failed = [...families].flatMap(([family, texts]) => {
    const seen = texts.filter(isSeen);
    return seen.length > 0 && percent(seen, isCaught) < TARGETS.caughtPercent
      ? [`own words of the family ${family}`]
      : [];
  });
  if (percent(honest.filter(isSeen), isStopped) >= TARGETS.honestStoppedPercent)
    failed.push('honest own words');
  return { failed, report: reportOf(families, hostile, honest) };
}

const isSeen = ({ words }: Read) => isKnown(words);
const isCaught = ({ verdict }: Read) => verdict !== 'passed';
const isStopped = ({ verdict }: Read) => verdict === 'stopped';
const isAsked = ({ verdict }: Read) => verdict === 'asked';

function percent(texts: readonly Read[], of: (read: Read) => boolean): number {
  return texts.length === 0 ? 0 : (texts.filter(of).length / texts.length) * 100;
}

const SEPARATOR = `| --- |${' --- |'.repeat(sets.length)}`;

function reportOf(
  families: ReadonlyMap<string, readonly Read[]>,
  hostile: readonly Read[],
  honest: readonly Read[],
): string {
  const share = (texts: readonly Read[], of: (read: Read) => boolean) =>
    `${texts.filter(of).length} of ${texts.length} (${percent(texts, of).toFixed(1)} %)`;
  const row = (name: string, texts: readonly Read[], of: (read: Read) => boolean) => {
    const shares = sets.map((set) =>
      share(
        texts.filter(({ words }) => words.set === set),
        of,
      ),
    );
    return `| ${[name, ...shares].join(' | ')} |`;
  };
  const missed = hostile.filter((read) => isSeen(read) && !isCaught(read));
  return [
    '## Own words beside the answers',
    '',
    `Hostile or contradictory texts that are stopped or asked about (target ${TARGETS.caughtPercent} % a family). Known: what the rules were written with. Development: written later by many people, and what they were mended with. Final: nothing was learned from it. Fresh: written when rules and weights were done; nobody looks at which of its texts fail.`,
    '',
    `| family | ${sets.join(' | ')} |`,
    SEPARATOR,
    ...[...families].map(([family, texts]) => row(family, texts, isCaught)),
    row('all', hostile, isCaught),
    row('all, stopped', hostile, isStopped),
    '',
    `Honest texts (target: under ${TARGETS.honestStoppedPercent} % stopped).`,
    '',
    `| honest texts | ${sets.join(' | ')} |`,
    SEPARATOR,
    row('stopped', honest, isStopped),
    row('asked about', honest, isAsked),
    '',
    ...missed.map(({ words: { family, text } }) => `- let through, ${family}: ${text}`),
    ...honest
      .filter((read) => isSeen(read) && isStopped(read))
      .map(({ words: { text }, codes }) => `- honest and stopped (${codes[0]}): ${text}`),
    '',
  ].join('\n');
}
