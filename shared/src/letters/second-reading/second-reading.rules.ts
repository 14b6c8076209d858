import { z } from 'zod';
import type { LetterDocument, LintFinding } from '../contract/letter-document.ts';
import type { LetterInput } from '../contract/letter-input.ts';
import { contextOf, disputesOf } from '../judge/disputed.rules.ts';
import type { Family } from '../judge/families.rules.ts';
import { findingAbout, type OwnText, ownTextsIn } from '../judge/judge-words.rules.ts';
import { sentencesOf } from '../judge/passages.rules.ts';
import { wordCount } from '../lint/reading-level.rules.ts';
import { hideIdentifiers, restoreIdentifiers } from '../polish/polish-hide.rules.ts';
import type { Vocabulary } from '../polish/polish-telling.rules.ts';
import { askedFamilies, letterSays } from './second-reading.table.ts';

/**
 * A language model as a second judge of own words. It points at a sentence and names what it may be; what is then asked is ours. It
 * stops nothing, takes nothing back that the rules found, and writes no word that anybody reads.
 */

const families = Object.keys(askedFamilies) as readonly Family[];

/** Read loosely, entry by entry: one that is no use does not spoil the others. */
export const secondReadingAnswerSchema = z.object({
  questions: z.array(
    z.object({
      key: z.string(),
      quote: z.string(),
      family: z.string().meta({ enum: families }),
    }),
  ),
});

export type SecondReadingAnswer = z.output<typeof secondReadingAnswerSchema>;

interface TextToRead {
  readonly key: string;
  /** What the letter says of this item. */
  readonly about: string;
  /** With a mark in place of each name and number. */
  readonly text: string;
}

interface SecondReading {
  readonly texts: readonly TextToRead[];
  /** What stands behind each mark. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** In fewer words nobody contradicts anything. */
const FEWEST_WORDS = 3;

/** The person's own words as a model would be sent them. */
export function wordsToRead(
  document: LetterDocument,
  input: LetterInput,
  vocabulary: Vocabulary,
): SecondReading {
  const own = readTexts(document, input);
  const hidden = hideIdentifiers(
    own.map(({ text }, index) => ({ key: `${index + 1}`, text })),
    input,
    vocabulary,
  );
  const texts = hidden.words.flatMap(({ key, text }, index) => {
    const about = own[index]?.about;
    if (!about) return [];
    const says = letterSays[contextOf(about, disputesOf(about))] ?? letterSays['other'] ?? '';
    return [{ key, about: says, text }];
  });
  return { texts, tokens: hidden.tokens };
}

/** These characters and no others are sent. */
export function secondReadingQuestion(texts: readonly TextToRead[]): string {
  return JSON.stringify({ texts: texts.map(({ key, about, text }) => ({ key, about, text })) });
}

function readTexts(document: LetterDocument, input: LetterInput): readonly OwnText[] {
  return ownTextsIn(document, input).filter(
    ({ kind, text }) => (kind === 'story' || kind === 'why') && wordCount(text) >= FEWEST_WORDS,
  );
}

/** More at once nobody answers. */
const MOST_QUESTIONS = 8;
/** A shorter quotation stands in too many sentences to mean one. */
const FEWEST_QUOTED_WORDS = 2;

interface Asked {
  readonly document: LetterDocument;
  readonly input: LetterInput;
  readonly reading: SecondReading;
  /** What the rules found: a sentence that they stop or ask about needs no second word. */
  readonly found: readonly LintFinding[];
}

/** What of a model's answer is asked: one question for a sentence, in our words, and nothing about words that nobody wrote. */
export function secondQuestions(
  { questions }: SecondReadingAnswer,
  { document, input, reading: { texts, tokens }, found }: Asked,
): readonly LintFinding[] {
  const own = readTexts(document, input);
  const spoken = found.filter(
    ({ code, severity }) => severity === 'block' || code.startsWith('words.'),
  );
  const asked: LintFinding[] = [];
  for (const { key, quote, family } of questions) {
    if (asked.length >= MOST_QUESTIONS) break;
    const index = texts.findIndex((text) => text.key === key);
    const [sent, text] = [texts[index], own[index]];
    if (!sent || !text || !mayBeAsked(family, text)) continue;
    const words = quotedSentence(sent.text, quote, tokens);
    const finding =
      words === undefined
        ? undefined
        : findingAbout(document, text, { family, severity: 'warn', words, isGuess: true });
    if (finding && ![...spoken, ...asked].some((other) => overlap(other, finding)))
      asked.push(finding);
  }
  return asked;
}

function mayBeAsked(family: string, { about }: OwnText): family is Family {
  if (!Object.hasOwn(askedFamilies, family)) return false;
  const { beside } = askedFamilies[family as Family] ?? {};
  const disputes = disputesOf(about);
  return beside === undefined || beside.some((dispute) => disputes.has(dispute));
}

/** The whole sentence, as the person wrote it; undefined if the words quoted stand in none. */
function quotedSentence(
  sent: string,
  quote: string,
  tokens: ReadonlyMap<string, string>,
): string | undefined {
  const plain = (text: string) => text.replace(/\s+/gu, ' ').trim().toLowerCase();
  if (quote.length > sent.length || wordCount(quote) < FEWEST_QUOTED_WORDS) return undefined;
  const sentence = sentencesOf(sent).find((each) => plain(each).includes(plain(quote)));
  return sentence && restoreIdentifiers(sentence, tokens);
}

function overlap(one: LintFinding, other: LintFinding): boolean {
  return one.blockId === other.blockId && one.start < other.end && other.start < one.end;
}
