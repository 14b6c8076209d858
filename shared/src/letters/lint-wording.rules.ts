import { bannedPhrases } from './banned-phrases.ts';
import type { DisputeReason } from './dispute-reason.ts';
import { blockText } from './edit.rules.ts';
import { numbersIn, type NumberKind } from './fact-numbers.rules.ts';
import type { LetterBlock, LetterDocument, LintFinding } from './letter-document.ts';
import { overlaps, within, type Place } from './lint-law.rules.ts';
import { readingGrade, wordCount } from './reading-level.rules.ts';

/** What the words themselves give away: threats, numbers from nowhere, length and difficulty. */

export function phraseFindings(
  block: LetterBlock,
  text: string,
  reason: DisputeReason,
  names: readonly Place[],
): readonly LintFinding[] {
  const found = bannedPhrases
    // Rows repeat the report, capital letters and all: style is no matter there.
    .filter(({ severity }) => severity === 'block' || block.kind !== 'facts')
    .filter(({ only, except }) => (only?.includes(reason) ?? true) && !except?.includes(reason))
    .flatMap(({ code, severity, pattern, message, instead }) =>
      [...text.matchAll(pattern)]
        .map((match) => ({
          code,
          severity: block.kind === 'facts' && !STOPS_ROWS.test(code) ? ('warn' as const) : severity,
          message,
          blockId: block.id,
          start: match.index,
          end: match.index + match[0].length,
          ...(instead === undefined
            ? {}
            : { fix: { label: `Write "${instead}"`, replacement: instead } }),
        }))
        .filter((finding) => !within(finding, names)),
    );
  const stops = found.filter(({ severity }) => severity === 'block');
  // One place, one word about it: the grave one.
  return found.filter((finding) => finding.severity === 'block' || !overlaps(finding, stops));
}

/** A row may repeat any wording of the report, but no private number and no blank. */
const STOPS_ROWS = /^(?:privacy|unfinished)\./;

const NUMBER_MESSAGES: Readonly<Record<NumberKind, string>> = {
  date: 'This date is not among your answers. Please check that it is right.',
  amount: 'This amount is not among your answers. Please check that it is right.',
  percent: 'This percentage is not among your answers. Please check that it is right.',
  number: 'This number is not among your answers. Please check that it is right.',
};

export function numberFindings(
  block: LetterBlock,
  text: string,
  laws: readonly Place[],
  known: ReadonlySet<string>,
): readonly LintFinding[] {
  return numbersIn(text)
    .filter((token) => !known.has(token.value) && !overlaps(token, laws))
    .map(({ kind, start, end }) => ({
      code: `fact.unknown_${kind}`,
      severity: 'warn',
      blockId: block.id,
      start,
      end,
      message: NUMBER_MESSAGES[kind],
    }));
}

const HIGHEST_GRADE = 9;
const MOST_WORDS = 800;

export function wholeFindings(document: LetterDocument): readonly LintFinding[] {
  const prose = document.blocks
    .filter((block) => block.kind !== 'facts')
    .map((block) => ({ block, text: blockText(block) }));
  const [first] = prose;
  if (!first) return [];
  const whole = prose.map(({ text }) => text).join('\n');
  const about = (code: string, message: string, on: { block: LetterBlock; text: string }) => ({
    code,
    severity: 'warn' as const,
    blockId: on.block.id,
    start: 0,
    end: on.text.length,
    message,
  });
  const most = (measure: (text: string) => number) =>
    prose.reduce((top, each) => (measure(each.text) > measure(top.text) ? each : top), first);
  const last = prose.at(-1) ?? first;
  return [
    ...(wordCount(whole) > MOST_WORDS
      ? [
          about(
            'length.long',
            'The letter is long. One or two pages are read more carefully.',
            most(wordCount),
          ),
        ]
      : []),
    ...(readingGrade(whole) > HIGHEST_GRADE
      ? [
          about(
            'style.hard_to_read',
            'Shorter sentences and plainer words would make this easier to read.',
            most((text) => (wordCount(text) < 15 ? 0 : readingGrade(text))),
          ),
        ]
      : []),
    ...(document.blocks.some((block) => block.role === 'request' && block.kind === 'list')
      ? []
      : [about('missing.request', 'The letter no longer says what you ask for.', last)]),
    ...(/\bin writing\b/iu.test(whole)
      ? []
      : [about('missing.written_results', 'Please ask for the results in writing.', last)]),
  ];
}
