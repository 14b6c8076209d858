import { allMatches, remembered } from '../facts/text-reading.rules.ts';
import { type BannedPhrase, bannedPhrases } from './banned-phrases.table.ts';
import { numbersIn } from './fact-numbers.rules.ts';
import {
  type LetterBlock,
  type LetterDocument,
  type LintFinding,
  blockText,
} from '../contract/letter-document.ts';
import { sentenceAt } from './lint-fix.rules.ts';
import {
  type Place,
  overlaps,
  within,
  type LetterKind,
  findingWords,
  phraseMessage,
} from './lint-law.rules.ts';
import { readingGrade, wordCount } from './words.rules.ts';

/** What the words themselves give away: threats, numbers from nowhere, length and difficulty. */

export function phraseFindings(
  block: LetterBlock,
  text: string,
  kind: LetterKind,
  names: readonly Place[],
): readonly LintFinding[] {
  // Few texts need it, and a long one only once.
  let known: Speech | undefined;
  const speech = () => (known ??= speechIn(text));
  const found = phrasesIn(text)
    // Rows repeat the report, capital letters and all: style is no matter there.
    .filter(({ phrase }) => phrase.severity === 'block' || block.kind !== 'facts')
    .filter(({ phrase }) => isFor(phrase, kind))
    .map(({ phrase, match }) => findingOf(phrase, match, block, { text, speech }))
    .filter((finding) => !within(finding, names));
  const stops = found.filter(({ severity }) => severity === 'block');
  // One place, one word about it: the grave one.
  return found.filter((finding) => finding.severity === 'block' || !overlaps(finding, stops));
}

const phrasesIn = remembered((text) =>
  bannedPhrases.flatMap((phrase) =>
    allMatches(text, phrase.pattern).map((match) => ({ phrase, match })),
  ),
);

function isFor({ to, only, except, unlessAllowed }: BannedPhrase, kind: LetterKind): boolean {
  if (to && !to.includes(kind.recipient)) return false;
  const { purposes, disputes } = kind;
  if (only && ![...purposes, ...disputes].some((purpose) => only.includes(purpose))) return false;
  if (except && disputes.every((purpose) => except.includes(purpose))) return false;
  return unlessAllowed === undefined || !kind.allowed.has(unlessAllowed);
}

function findingOf(
  { code, says = code, severity, instead }: BannedPhrase,
  match: RegExpExecArray,
  block: LetterBlock,
  { text, speech }: { readonly text: string; readonly speech: () => Speech },
): LintFinding {
  const [words] = match;
  const place = { start: match.index, end: match.index + words.length };
  const soft =
    (block.kind === 'facts' && !STOPS_ROWS.test(code)) ||
    (severity === 'block' && SPEECH.test(code) && isReported(text, place, speech()));
  const replacement = typeof instead === 'function' ? instead(words) : instead;
  return {
    code,
    severity: soft ? 'warn' : severity,
    message: phraseMessage(says),
    blockId: block.id,
    ...place,
    ...(replacement === undefined
      ? {}
      : { fix: { label: findingWords().write(replacement), replacement } }),
  };
}

/** A row may repeat any wording of the report, but no private number and no blank. */
const STOPS_ROWS = /^(?:privacy|unfinished)\./;

/** What a person may truthfully tell that others said. */
const SPEECH = /^(?:demand|claim|threat|promise)\./;
/** Both look back from the verb, of which there are few, and never far: a subject is some words long. */
const REPORTED =
  /(?<=\b(?:they|he|she|someone|somebody|nobody|(?:the|a|an|their|your|this|that|its|one) (?:[\p{L}'-]{1,40} ){0,3}[\p{L}'-]{1,40}|[\p{Lu}][\p{L}'&-]{1,40})(?: (?:has|have|had|also|then|once|never|only|just|even|\p{L}{1,20}ly|on the phone|in writing)){0,3} )(?:said|says|say|told|tells|tell|wrote|writes|promised|promises|agreed|confirmed|explained|claimed|claims|stated|threatened|warned|admitted|thought|thinks|meant)\b/giu;
/** These do not count as others: with them the letter speaks for itself. */
const NO_WITNESS =
  /(?<=\b(?:law|act|fcra|fdcpa|statute|regulation|rule|code|section|court|judge|lawyer|attorney|counsel|article|website|internet|cfpb|ftc|government|letter)s?(?: \p{L}{1,40}){0,2} )(?:said|says|say|told|tells|tell|wrote|writes|stated|confirmed|explained)\b/giu;

interface Speech {
  /** Where the verbs end with which others are said to have spoken, and those with which the law is. */
  readonly others: readonly number[];
  readonly law: readonly number[];
}

function speechIn(text: string): Speech {
  const ends = (pattern: RegExp) =>
    allMatches(text, pattern).map(({ 0: verb, index }) => index + verb.length);
  return { others: ends(REPORTED), law: ends(NO_WITNESS) };
}

/** "The bank said it must be removed" tells what happened; "the law says" does not. */
function isReported(text: string, place: Place, { others, law }: Speech): boolean {
  if (others.length === 0) return false;
  const { start } = sentenceAt(text, place);
  const isBefore = (end: number) => start < end && end <= place.start;
  return others.some(isBefore) && !law.some(isBefore);
}

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
      message: findingWords().unknown[kind],
    }));
}

const HIGHEST_GRADE = 9;
const MOST_WORDS = 800;
/** A further item brings its own story. */
const WORDS_PER_ITEM = 250;

export function wholeFindings(document: LetterDocument, items = 1): readonly LintFinding[] {
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
  const most = (measure: (text: string) => number) => {
    const measured = prose.map((each) => ({ each, value: measure(each.text) }));
    return measured.reduce((top, one) => (one.value > top.value ? one : top)).each;
  };
  const last = prose.at(-1) ?? first;
  return [
    ...(wordCount(whole) > MOST_WORDS + WORDS_PER_ITEM * (items - 1)
      ? [about('length.long', findingWords().long, most(wordCount))]
      : []),
    ...(readingGrade(whole) > HIGHEST_GRADE
      ? [
          about(
            'style.hard_to_read',
            findingWords().hardToRead,
            most((text) => (wordCount(text) < 15 ? 0 : readingGrade(text))),
          ),
        ]
      : []),
    ...(document.blocks.some((block) => block.role === 'request' && block.kind === 'list')
      ? []
      : [about('missing.request', findingWords().noRequest, last)]),
    ...(/\bin writing\b|\bwrite to me\b/iu.test(whole)
      ? []
      : [
          {
            ...about('missing.written_results', findingWords().askInWriting, last),
            ...(last.block.kind === 'paragraph'
              ? added(last.text, 'Please answer me in writing.')
              : {}),
          },
        ]),
  ];
}

/** A sentence more at the end of the paragraph. */
export function added(text: string, sentence: string) {
  return {
    fix: { label: findingWords().add(sentence), replacement: `${text.trim()} ${sentence}`.trim() },
  };
}
