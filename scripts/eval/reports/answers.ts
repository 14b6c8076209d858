import { readAnswer, valueOf, type BureauAnswer, type TextPage } from '@creditfix/shared/reports';
import { inventAnswer, type InventedAnswer } from './invented-answers.ts';

/** What was proposed from a bureau's letter, held against what it says. */
export interface AnswerTally {
  right: number;
  /** Shown with its lines, for the person to say; or not found. */
  notRead: number;
  wrong: number;
  /** Where the words leave a doubt, nothing may be proposed. */
  doubts: number;
  readonly examples: string[];
}

export type AnswerTallies = Map<string, AnswerTally>;

/** @param pages of the letter, as they were printed */
export function holdAnswerAgainst(
  tallies: AnswerTallies,
  invented: InventedAnswer,
  pages: readonly TextPage[],
): void {
  const { bureau, wording, date, disputed, says } = invented;
  const key = `${bureau} ${wording}`;
  const tally = tallies.get(key) ?? { right: 0, notRead: 0, wrong: 0, doubts: 0, examples: [] };
  tallies.set(key, tally);
  const read = readAnswer(pages, disputed);
  if (read && read.bureau !== bureau) wrong(tally, `${bureau} read as ${read.bureau}`);
  const day = read && valueOf(read.date);
  if (day !== undefined && day !== date) wrong(tally, `${date} read as ${day}`);
  for (const { id, company } of disputed) {
    const proposed = saidOf(read, id);
    const expected = says.get(id);
    if (proposed === expected && expected !== undefined) tally.right += 1;
    else if (proposed !== undefined) {
      wrong(tally, `${company}: ${expected ?? 'nothing'} read as ${proposed}`);
    } else if (expected === undefined) tally.doubts += 1;
    else tally.notRead += 1;
  }
}

function saidOf(read: BureauAnswer | undefined, id: string): string | undefined {
  return read?.items.find(({ item }) => item === id)?.says;
}

function wrong(tally: AnswerTally, example: string): void {
  tally.wrong += 1;
  if (tally.examples.length < 3) tally.examples.push(example);
}

export function inventedAnswers(count: number): InventedAnswer[] {
  return Array.from({ length: count }, (_, at) => inventAnswer(at + 1));
}
