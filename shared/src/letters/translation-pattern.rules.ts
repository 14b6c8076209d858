import { readingNouns } from './translation-phrase.table.ts';

/** How an English wording with slots is found in a letter and said in Spanish; pure text work, the words are in tables. */

export interface ReadingPattern {
  readonly spanish: string;
  /** The wordings of the composer, `{slot}` where it puts something in. */
  readonly english: readonly string[];
}

export type ReadingPatterns = readonly ReadingPattern[];

export interface CompiledPattern {
  readonly spanish: string;
  readonly slots: readonly string[];
  /** What stands before the first slot and after the last: most patterns are told apart by these alone. */
  readonly head: string;
  readonly tail: string;
  readonly match: RegExp;
  /** Characters that stand outside the slots: how sure a match is. */
  readonly literal: number;
}

const LAW = '\\((?:[^()]|\\([^()]*\\))+\\)';
const NOUN = Object.keys(readingNouns)
  .toSorted((one, other) => other.length - one.length)
  .map((noun) => `[${noun.charAt(0)}${noun.charAt(0).toUpperCase()}]${noun.slice(1)}`)
  .join('|');
const BUREAU = 'Equifax|Experian|TransUnion';
const DATE = '[A-Z][a-z]+ \\d{1,2}, \\d{4}|_+';
const MONEY = '\\$[\\d,]+(?:\\.\\d\\d)?|_+';
const NAMED = '(?:[Tt]he|[Tt]his|[Yy]our) .+?';
/** What can be in a slot is known for these; the others take any words. Some bring their own white space or are empty. */
const KNOWN: Readonly<Record<string, string>> = {
  law: LAW,
  noun: NOUN,
  figure: NOUN,
  dateKind: `${NOUN}|"[^"]+"`,
  monthOf: '[A-Z][a-z]+ \\d{4}',
  days: '\\d+|_+',
  date: DATE,
  day: DATE,
  due: DATE,
  paid: DATE,
  on: DATE,
  over: DATE,
  right: DATE,
  latest: DATE,
  delivered: DATE,
  added: DATE,
  deleted: DATE,
  discharged: DATE,
  latestRemovable: DATE,
  money: MONEY,
  amount: MONEY,
  correct: MONEY,
  offer: MONEY,
  thisBalance: MONEY,
  shown: `${MONEY}|${DATE}`,
  sum: `${MONEY}|the amount`,
  report: `[Mm]y (?:credit )?report(?: of (?:${DATE}))?`,
  records: "your records|the company's records",
  item: NAMED,
  again: NAMED,
  account: NAMED,
  bureauOf: BUREAU,
  bureausOf: `(?:${BUREAU}|, )+`,
  ending: '(?: ending in \\S+| below)?',
  everywhere: '(?: at every credit bureau you report to)?',
  atBureaus: '(?:, at every credit bureau(?: you report to)?)?',
  review: '(?:review the papers I am sending and )?',
  rest: `(?: and to review the papers I am sending ${LAW})?`,
  way: '(?: by check| by bank transfer| by card| by money order| in cash)?',
  confirmed: '(?: \\(confirmation: .+?\\))?',
  reportNumber: '(?: \\(number .+?\\))?',
};

const SLOT = /\{([^{}]+)\}/g;

function slotSource(slot: string): string {
  // A citation is named by its key in the statute table.
  const known = slot.includes('.') ? LAW : KNOWN[slot.replace(/\d$/, '')];
  return `(${known ?? '.+?'})`;
}

export function compiled(patterns: ReadingPatterns): readonly CompiledPattern[] {
  return patterns.flatMap(({ spanish, english }) =>
    english.map((wording) => {
      const slots = [...wording.matchAll(SLOT)].map(([, slot = '']) => slot);
      const literals = wording.split(SLOT).filter((_, index) => index % 2 === 0);
      const source = literals
        .map((literal, index) => {
          const slot = slots[index];
          return escaped(literal) + (slot === undefined ? '' : slotSource(slot));
        })
        .join('');
      return {
        spanish,
        slots,
        head: literals[0] ?? '',
        tail: literals.at(-1) ?? '',
        match: new RegExp(`^${source}$`, 'u'),
        literal: literals.join('').length,
      };
    }),
  );
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

export interface Match {
  readonly pattern: CompiledPattern;
  readonly values: ReadonlyMap<string, string>;
}

/** A slot that stands twice must hold the same words both times. */
export function matched(text: string, pattern: CompiledPattern): Match | undefined {
  if (!text.startsWith(pattern.head) || !text.endsWith(pattern.tail)) return undefined;
  const found = pattern.match.exec(text);
  if (!found) return undefined;
  const values = new Map<string, string>();
  for (const [index, slot] of pattern.slots.entries()) {
    const value = found[index + 1] ?? '';
    if ((values.get(slot) ?? value) !== value) return undefined;
    values.set(slot, value);
  }
  return { pattern, values };
}

/** The Spanish of a match; `say` turns what is in a slot, given the article that the Spanish wants before it. */
export function saidInSpanish(
  { pattern, values }: Match,
  say: (value: string, article: string) => string,
): string {
  const text = pattern.spanish.replace(SLOT, (_, slot: string) => {
    const [name = '', article = ''] = slot.split(' ').toReversed();
    return say(values.get(name) ?? '', article);
  });
  // Two words that Spanish always draws together.
  return text.replace(/(?<!\p{L})(de|a) el (?=\p{Ll})/gu, (_, word: string) =>
    word === 'de' ? 'del ' : 'al ',
  );
}
