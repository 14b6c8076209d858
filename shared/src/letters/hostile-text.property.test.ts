/* oxlint-disable no-extend-native, no-restricted-globals, creditfix/borders -- it listens where every search comes through, reads the patterns out of the sources, and measures time */
import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { saysAgreedToPay } from './gates/agreed-to-pay.rules.ts';
import { bannedPhrases } from './lint/banned-phrases.table.ts';
import { answerPhrases } from '../reports/answers/answer-phrases.table.ts';
import { composeLetter } from './compose/compose-letter.rules.ts';
import { letterLimits } from './contract/dispute-request.schema.ts';
import { factFaults } from './gates/fact-faults.rules.ts';
import { forbiddenAuthorities } from './lint/forbidden-authorities.ts';
import { adviceFor, refusalFor } from './gates/gate.rules.ts';
import { goldenCases } from './golden/golden-cases.ts';
import { type LetterEdit, type LetterInput, blockText } from './contract/letter-document.ts';
import { foldText } from './lint/lint-characters.rules.ts';
import { honestForAll } from './lint/lint-honest-sentences.fixture.ts';
import { stoppedForAll } from './lint/lint-stopped-sentences.fixture.ts';
import { everyWord } from './polish/every-word.fixture.ts';
import { hideIdentifiers } from './polish/polish-hide.rules.ts';
import { judgePolish } from './polish/polish-judge.rules.ts';
import { ownWords } from './polish/polish-own-words.rules.ts';
import { wordCount } from './lint/words.rules.ts';
import { readLetter } from './judge/judge-words.rules.ts';
import { learnedWeights } from './judge/traits.rules.ts';
import { itemIdentity, itemsOf } from './gates/repeat.rules.ts';

/** No text that a person can type may make another person wait: not through one pattern, and not through a whole letter. */

const PATTERN_MS = 20;
const LETTER_MS = 100;
/** A machine that is busy takes longer for every letter: then it may take so many times an ordinary one as long. */
const OF_ORDINARY = 3;
/** The first try finds the code cold; the best of them counts. */
const TRIES = 3;

/** Counted on this thread's own clock: what else the machine has to do is no fault of a pattern. */
function cpuMs(work: () => void): number {
  const { user, system } = process.threadCpuUsage();
  work();
  const after = process.threadCpuUsage();
  return (after.user - user + after.system - system) / 1_000;
}

function bestOf(work: () => void, enough: number): number {
  let best = Infinity;
  for (let tries = 0; tries < TRIES && best >= enough; tries += 1)
    best = Math.min(best, cpuMs(work));
  return best;
}

const filled = (unit: string, length: number = letterLimits.blockText) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Runs that patterns trip over: they begin everywhere, go on for long, and end as the pattern does not expect. */
const UNITS = [
  'A',
  'İ',
  'a',
  'Ж',
  'Aа',
  '́',
  'é',
  'A ',
  'İ ',
  'Aa ',
  'a-',
  "I'",
  'Mr. ',
  '1',
  '1 ',
  '1,',
  '1.1',
  '-1-',
  '$',
  '$ ',
  '(a)',
  '§ ',
  '15 U.S.C. ',
  '11/',
  '1. ',
  '19',
  '.',
  '. ',
  'a. ',
  '! ',
  '?"',
  "'",
  '"',
  '- ',
  '_',
  '(',
  '[[',
  '{{',
  '<',
  '\n',
  'a\n',
  ' ',
  'x@',
  'www.',
  'a@b.',
  '//a',
  '…',
  'A v. ',
  'aly ',
  'I am ',
  'the a ',
  'not ',
  'to me ',
  'I will ',
  'I will pay ',
  'once I agree to ',
];
const ENDS = ['x', ' v. A'];

/** The words that a pattern is made of. */
function wordsOf({ source }: RegExp): readonly string[] {
  const bare = source.replace(/\\[pP]\{[^}]*\}|\\u[0-9A-F]{4}|\\./gu, ' ');
  return [...new Set(bare.match(/[A-Za-z'’]+/gu) ?? [])];
}

function* runsFor(pattern: RegExp): Generator<string> {
  for (const [index, unit] of UNITS.entries()) yield filled(unit) + ENDS[index % ENDS.length];
  // Eight of them, from all over the pattern: the mixed runs below take the others.
  const all = wordsOf(pattern);
  const own = all.filter((_, index) => index % Math.ceil(all.length / 8) === 0);
  for (const [index, word] of own.entries()) {
    yield filled(`${word} `);
    yield filled(word);
    yield filled(`${word.slice(0, -1)} `);
    yield `${word} ${filled('aly ')}`;
    yield filled(`${word} ${own[(index + 1) % own.length]} `);
  }
}

function search(pattern: RegExp, text: string): void {
  if (!pattern.global) pattern.test(text);
  else for (const _ of text.matchAll(pattern));
}

/** The first run that takes a pattern too long. */
function slowRun(pattern: RegExp, runs: Iterable<string> = runsFor(pattern)): string | undefined {
  for (const run of runs) {
    const ms = bestOf(() => search(pattern, run), PATTERN_MS);
    if (ms >= PATTERN_MS)
      return `${ms.toFixed(0)} ms for ${run.slice(0, 20)}… ${pattern.source.slice(0, 120)}`;
  }
  return undefined;
}

const SOURCES = join(import.meta.dirname, '../../..');

/** Every pattern that is written out in the sources of the server and of what it shares: a new one is held without being named. */
function writtenPatterns(): readonly RegExp[] {
  const files = globSync('{shared,server}/src/**/*.ts', { cwd: SOURCES }).filter(
    (file) => !/\.(?:test|fixture|setup|table)\.ts$/.test(file),
  );
  const found: RegExp[] = [];
  const note = (key: string, value: unknown): unknown => {
    if (key === 'regex') {
      const { pattern, flags } = value as { readonly pattern: string; readonly flags: string };
      found.push(new RegExp(pattern, flags));
    }
    return typeof value === 'bigint' ? String(value) : value;
  };
  for (const file of files) {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    JSON.stringify(parseAst(text, { lang: 'ts' }), note);
  }
  return found;
}

/** Those that are put together, and those rebuilt for each letter: noted while some letters are read. */
function patternsAtWork(): readonly RegExp[] {
  const seen = [...bannedPhrases, ...forbiddenAuthorities, ...answerPhrases].map(
    ({ pattern }) => pattern,
  );
  // Every search comes through here, whatever began it.
  const exec = RegExp.prototype.exec;
  RegExp.prototype.exec = function noted(text) {
    seen.push(this);
    return exec.call(this, text);
  };
  try {
    for (const { input } of goldenCases.filter((_, index) => index % 9 === 0)) readWholly(input);
  } finally {
    RegExp.prototype.exec = exec;
  }
  return seen;
}

function readWholly(input: LetterInput): void {
  const { disputeDetails: details, date, attached } = input;
  const edited = { ...input, edits: editsOf(input, () => stoppedForAll.join(' ')) };
  readLetter(composeLetter(edited), edited);
  factFaults(details, date, attached);
  refusalFor(details, date, attached);
  adviceFor(details, date, attached);
  itemsOf(details).map(itemIdentity);
  const { words, tokens } = hideIdentifiers(ownWords(details), input, everyWord);
  for (const { key, text } of words)
    judgePolish({ plain: text, hidden: text, polished: text, tokens, input, key });
}

/** Every paragraph written again, until a letter holds no more. */
function editsOf(input: LetterInput, write: (length: number) => string): readonly LetterEdit[] {
  let left: number = letterLimits.editedText;
  return composeLetter(input)
    .blocks.filter(({ kind }) => kind !== 'facts')
    .flatMap((block): LetterEdit[] => {
      const length = Math.min(left, letterLimits.blockText);
      left -= length;
      if (length === 0) return [];
      const text = write(length).slice(0, length);
      return [{ blockId: block.id, replaced: blockText(block), text }];
    });
}

const each = (patterns: readonly RegExp[]) => [
  ...new Map(patterns.map((pattern) => [String(pattern), new RegExp(pattern)])).values(),
];

describe('a pattern that is matched against what people write', () => {
  const patterns = each([...writtenPatterns(), ...patternsAtWork()]);

  it('is one of many', () => {
    expect(patterns.length).toBeGreaterThan(400);
  });

  it('takes no longer for a hostile text than for another', () => {
    expect(patterns.flatMap((pattern) => slowRun(pattern) ?? [])).toEqual([]);
  });

  it('takes no longer for its own words in any order', () => {
    const some = fc.constantFrom(...patterns).chain((pattern) =>
      fc.record({
        pattern: fc.constant(pattern),
        unit: fc
          .array(fc.constantFrom(...wordsOf(pattern), ...UNITS), { minLength: 1, maxLength: 7 })
          .map((parts) => parts.join(' ')),
        end: fc.constantFrom(...ENDS),
      }),
    );
    fc.assert(
      fc.property(some, ({ pattern, unit, end }) => {
        expect(slowRun(pattern, [filled(`${unit} `) + end])).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  it('would be noticed without a bound', () => {
    const unbounded =
      /\p{Lu}[\p{L}.'’&-]*(?: \p{Lu}[\p{L}.'’&-]*){0,4}(?<!Equifax|Experian|Trans ?Union),? (?:(?:v\.?|vs\.) |vs (?=Equifax|Experian|Trans ?Union))\p{Lu}/gu;
    expect(slowRun(unbounded, [filled('İ', letterLimits.blockText / 2)])).toContain('ms for İİ');
  });
});

/** Read word by word, without a pattern. */
describe('what is read word by word', () => {
  const readers = { saysAgreedToPay, foldText, wordCount };
  const words =
    'I cosigned guaranteed signed for my agreed to pay opened this account owe it is mine';
  const own = 'they say if the cosigner fui aval firme por mi debo esta cuenta es mia no did not';
  const units = [...UNITS, ...`${words} ${own}`.split(' ').map((word) => `${word} `), words, own];

  it.each(Object.entries(readers))('takes no longer for a hostile text: %s', (_, read) => {
    const slow = units.filter((unit) => {
      const text = filled(unit);
      return bestOf(() => void read(text, false), PATTERN_MS) >= PATTERN_MS;
    });
    expect(slow).toEqual([]);
  });
});

describe('the largest letter that is taken', () => {
  const rows = goldenCases.filter(({ name }) =>
    ['bureau--other', 'collector--debt-validation'].includes(name),
  );
  const units = [
    'İ',
    'Aа',
    'é',
    'A ',
    'İ ',
    'a\n',
    '1 ',
    '. ',
    '§ ',
    'A v. ',
    'Mr. ',
    'aly ',
    "'",
    'I am ',
    'GLBA ',
    'slander a ',
    'slander said ',
    'I enclose the lease ',
    'I paid it. ',
    '(a)',
    '15 U.S.C. 1681i ',
    'I cosigned it for ',
    'they say it is mine ',
  ];

  /** Every answer and every paragraph full. */
  function largestLetter(fill: (length: number) => string, given: LetterInput): LetterInput {
    const { disputeDetails: details } = given;
    const item = { ...details, customDetails: fill(letterLimits.customDetails) };
    const moreItems = Array.from({ length: letterLimits.moreItems }, () => item);
    const input = { ...given, disputeDetails: { ...item, moreItems } };
    return { ...input, edits: editsOf(input, fill) };
  }

  function readingOf(fill: (length: number) => string, given: LetterInput): () => void {
    const large = largestLetter(fill, given);
    const document = composeLetter(large);
    return () => void readLetter(document, large, { weights: learnedWeights() });
  }

  let told = 0;
  /** No sentence comes twice: what was read a moment ago is remembered. */
  function honestStory(length: number): string {
    let story = '';
    while (story.length < length)
      for (const sentence of honestForAll) story += `On visit ${(told += 1)}: ${sentence} `;
    return story.slice(0, length);
  }

  it.each(rows)('is read in time: $name', ({ input }) => {
    const ordinary = () => cpuMs(readingOf(honestStory, input));
    const limitMs = () =>
      Math.max(LETTER_MS, OF_ORDINARY * Math.min(...Array.from({ length: TRIES }, ordinary)));
    const usualMs = limitMs();
    const slow = units.flatMap((unit) => {
      const ms = bestOf(
        readingOf((length) => filled(unit, length), input),
        usualMs,
      );
      // What takes longer is held against what an ordinary one takes at that moment.
      const limit = ms < usualMs ? usualMs : limitMs();
      return ms < limit ? [] : [`${ms.toFixed(0)} ms for ${unit}, not ${limit.toFixed(0)}`];
    });
    expect(slow).toEqual([]);
  });
});
