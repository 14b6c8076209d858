import {
  purposeOf,
  type DisputeDetails,
  type LetterBlock,
  type LetterDocument,
} from '@creditfix/shared/letters';
import type { Outcome } from './checks.ts';

/** How much two people's letters for the same reason are alike: a bureau may take letters that share long runs for a mill's. */

/** A run of more than this many words in common counts. */
export const LONGEST_SHARED_RUN = 12;

export interface Likeness {
  /** "not_mine to a bureau" */
  readonly row: string;
  readonly pairs: number;
  readonly alike: number;
  /** One run of words that two letters share, so that it can be fixed. */
  readonly example?: string;
}

export function likeness(outcomes: readonly Outcome[]): readonly Likeness[] {
  const rows = Map.groupBy(
    outcomes.filter(({ kind }) => kind === 'written'),
    rowOf,
  );
  return [...rows].map(([row, letters]) => compare(row, letters.map(runsOf)));
}

export function rowOf({ dispute }: Outcome): string {
  const { disputeDetails } = dispute.input;
  return `${purposeOf(disputeDetails)} to ${disputeDetails.recipient ?? 'bureau'}`;
}

function compare(row: string, letters: readonly ReadonlySet<string>[]): Likeness {
  let [pairs, alike] = [0, 0];
  let example: string | undefined;
  for (const [index, one] of letters.entries()) {
    for (const other of letters.slice(index + 1)) {
      pairs += 1;
      const shared = [...one].find((run) => other.has(run));
      if (shared === undefined) continue;
      alike += 1;
      example ??= shared;
    }
  }
  return { row, pairs, alike, ...(example === undefined ? {} : { example }) };
}

function runsOf({ document, dispute }: Outcome): ReadonlySet<string> {
  const runs = new Set<string>();
  const answers = ownAnswers(dispute.input.disputeDetails);
  for (const text of document ? ownProse(document) : []) {
    for (const part of withoutAnswers(wordsOf(text).join(' '), answers)) {
      const words = part.split(' ').filter(Boolean);
      for (let start = 0; start + LONGEST_SHARED_RUN < words.length; start += 1) {
        runs.add(words.slice(start, start + LONGEST_SHARED_RUN + 1).join(' '));
      }
    }
  }
  return runs;
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$'’-]+/gu) ?? [];
}

/** What the made-up people say in their own words comes from a small stock, and says nothing about our wording. */
function ownAnswers({ facts = {}, moreItems = [] }: DisputeDetails): readonly string[] {
  return [facts, ...moreItems.map((item) => item.facts ?? {})]
    .flatMap((answers) => Object.values(answers))
    .map((answer) => wordsOf(answer).join(' '))
    .filter((answer) => answer.split(' ').length > 4);
}

function withoutAnswers(text: string, answers: readonly string[]): readonly string[] {
  return answers.reduce<readonly string[]>(
    (parts, answer) => parts.flatMap((part) => part.split(answer)),
    [text],
  );
}

/** The law and what it lets a person ask for are the same for everybody. */
function ownProse({ blocks }: LetterDocument): readonly string[] {
  const own = (block: LetterBlock) => ['opening', 'item', 'closing'].includes(block.role);
  return blocks.flatMap((block) => (own(block) && block.kind === 'paragraph' ? [block.text] : []));
}
