import { spoken } from '../../kernel/index.ts';
import {
  type LetterBlock,
  type LetterDocument,
  type LintFinding,
  type LetterInput,
  blockText,
} from '../contract/letter-document.ts';
import { isFollowUp } from '../contract/letter-purpose.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import { disputeCases, questionsFor } from '../kinds/purposes.rules.ts';
import { remembered } from '../facts/text-reading.rules.ts';
import { foldText, inLatinLetters } from '../lint/lint-characters.rules.ts';
import { lintLetter } from '../lint/lint-letter.rules.ts';
import { differingAmount, differingDate, figuresBeside } from './differing-facts.rules.ts';
import { contextOf, disputesOf, isOfOtherKind, withoutStories } from './disputed.rules.ts';
import {
  type Family,
  familyOf,
  isAskedAnyway,
  tellsOfOtherKind,
  topicOf,
  waysOn,
} from './families.rules.ts';
import { isForeign, isVague, namesNobody } from './language.rules.ts';
import { judgeMessages as en } from '../contract/messages.ts';
import { judgeMessages as es } from '../contract/messages.es.ts';
import { readSentence } from './clauses.rules.ts';
import { claimsIn } from './own-claims.rules.ts';
import { type Dispute, kindsByName } from './own-claims.table.ts';
import { passagesOf, sentencesOf } from './passages.rules.ts';
import {
  type LearnedWeights,
  scoreOf,
  type Senses,
  traitsOf,
  type Weights,
} from './traits.rules.ts';

/**
 * Reads every sentence that the person wrote beside their answers. A stop is untrue or would hurt the letter; a question is for the
 * person to answer by changing words or answers.
 */

const messages = () => spoken({ en, es });

export interface Reading {
  /** To ask about what resembles words that contradicted an answer, too. They are large: a browser leaves that to the server. */
  readonly weights?: LearnedWeights;
}

/** The letter read as an editor would, and the person's own words beside their answers. */
export function readLetter(
  document: LetterDocument,
  input: LetterInput,
  { weights }: Reading = {},
): readonly LintFinding[] {
  const found = lintLetter(document, input);
  const stops = found.filter(({ severity }) => severity === 'block');
  // One place, one word about it: a sentence that the linter stops needs no second note.
  const isStopped = ({ blockId, start, end }: LintFinding) =>
    stops.some((stop) => stop.blockId === blockId && start < stop.end && stop.start < end);
  return [
    ...found,
    ...judgeWords(document, input, weights).filter((finding) => !isStopped(finding)),
  ];
}

/** Nobody reads more at once, and what is still there shows when these are mended. */
const MOST = 40;

function judgeWords(
  document: LetterDocument,
  input: LetterInput,
  weights: LearnedWeights | undefined,
): readonly LintFinding[] {
  const found: LintFinding[] = [];
  for (const text of ownTextsIn(document, input)) {
    for (const judgement of judged(text, weights)) {
      if (found.length >= MOST) return found;
      if (isChanged(judgement.words, document, input)) continue;
      const finding = findingAbout(document, text, judgement);
      if (finding) found.push(finding);
    }
  }
  return found;
}

/** What was understood and asked, at the place of the words; undefined for a letter without a paragraph. */
export function findingAbout(
  document: LetterDocument,
  text: OwnText,
  judgement: Judgement,
): LintFinding | undefined {
  const place = placeOf(document, text, judgement.words);
  return (
    place && {
      code: `words.${judgement.family}`,
      severity: judgement.severity,
      ...place,
      message: said(judgement),
      ...waysOn(judgement, text.about.facts),
    }
  );
}

/** True for words of an answer that the person has since changed in the letter: what stands there instead is judged by itself. */
function isChanged(
  words: string,
  { blocks }: LetterDocument,
  { edits = [] }: LetterInput,
): boolean {
  const stands = (text: string) => text.replace(/\s+/gu, ' ').includes(words.replace(/\s+/gu, ' '));
  return (
    edits.some(({ replaced }) => stands(replaced)) &&
    !blocks.some((block) => block.kind !== 'facts' && stands(blockText(block)))
  );
}

/** What the person wrote, with the item that it is about. */
export interface OwnText {
  readonly text: string;
  readonly about: DisputeCase;
  /** The only block it can be in, where it is known. */
  readonly blockId?: string;
  /** A name holds no sentence, a list of entries tells nothing, and what the report or a notice says is not the person's own claim. */
  readonly kind: 'story' | 'why' | 'list' | 'creditor' | 'company' | 'quoted';
}

/** Answers that repeat what a report or a notice says, and lists of names. */
const QUOTED: readonly string[] = [
  'shownNow',
  'shouldShow',
  'resultWords',
  'noticeReason',
  'noticeAsks',
  'toldOthers',
  'toldEmployers',
];

/** Other companies that the debt belongs to or came from. */
const COMPANIES: readonly string[] = ['originalCreditor', 'loanHolder'];

/** Answers that name entries or details: the rules read them, and the weights know nothing of them. */
const LISTS: readonly string[] = ['theftPart', 'theirEntries', 'theirDetails'];

/** What was typed where a question asks for words. */
function typedAnswers(about: DisputeCase): readonly OwnText[] {
  const { details, facts, number, shortForm } = about;
  if (shortForm) return [];
  return questionsFor({ ...details, further: number > 1 }, facts)
    .filter(({ kind }) => kind === 'text' || kind === 'long_text')
    .map(({ key, kind, required }): OwnText => {
      const text = facts[key] ?? '';
      if (LISTS.includes(key)) return { text, about, kind: 'list' };
      if (COMPANIES.includes(key)) return { text, about, kind: 'company' };
      const isStory = kind === 'long_text' && !QUOTED.includes(key);
      return { text, about, kind: isStory ? (required ? 'why' : 'story') : 'quoted' };
    });
}

export function ownTextsIn(document: LetterDocument, input: LetterInput): readonly OwnText[] {
  const { edits = [], disputeDetails, date, attached } = input;
  const cases = disputeCases(disputeDetails, date, attached);
  const answers = cases.flatMap((about): readonly OwnText[] => {
    const { details, shortForm } = about;
    const details1 = details.followUp ? '' : (details.customDetails ?? '');
    return [
      { text: details.creditorName, about, kind: 'creditor' },
      {
        text: details1,
        about,
        kind: shortForm && details.disputeReason === 'other' ? 'why' : 'story',
      },
      ...typedAnswers(about),
    ];
  });
  const edited = edits.flatMap(({ blockId, replaced, text }): readonly OwnText[] => {
    const block = document.blocks.find(({ id }) => id === blockId);
    const item = Number(/^item-(\d+)-/.exec(blockId)?.[1] ?? 1);
    const about = cases.find(({ number }) => number === item) ?? cases[0];
    if (!block || !about || block.kind === 'facts' || blockText(block) === replaced) return [];
    const kept = new Set(sentencesOf(replaced));
    return sentencesOf(text)
      .filter((sentence) => !kept.has(sentence))
      .map((sentence): OwnText => ({ text: sentence, about, blockId, kind: 'story' }));
  });
  return [...answers, ...edited].filter(({ text }) => text.trim() !== '');
}

/** Why a typed signature is no name: it demands, threatens, claims an order or a law, or speaks to a program. */
export function claimInSignature(typedName: string): string | undefined {
  const claim = claimsIn(sentenceIn(typedName), new Set()).find(({ isExcused }) => !isExcused);
  return claim?.severity === 'block' ? said({ family: claim.family, words: typedName }) : undefined;
}

export interface Judgement {
  readonly family: Family;
  readonly severity: 'block' | 'warn';
  /** As the person wrote them. */
  readonly words: string;
  /** No rule found it: the weights did, or a language model. */
  readonly isGuess?: true;
}

function judged(
  { text, about, kind }: OwnText,
  weights: LearnedWeights | undefined,
): readonly Judgement[] {
  const disputes = disputesOf(about);
  if (kind === 'creditor' || kind === 'company') {
    if (kind === 'creditor' && namesNobody(text))
      return [{ family: 'vague', severity: 'block', words: text }];
    // A name is asked about: a private company may have a public word in it.
    return kindsByName
      .filter(({ beside, name }) => disputes.has(beside) && name.test(text))
      .map(({ family }): Judgement => ({ family, severity: 'warn', words: text }));
  }
  const found = passagesOf(sentencesOf(text)).flatMap((passage) =>
    judgedPassage(passage, { about, disputes, kind, weights }),
  );
  return (kind === 'why' || kind === 'list') &&
    !isFollowUp(about.purpose) &&
    disputes.has('any_dispute') &&
    found.every(({ isGuess }) => isGuess) &&
    isVague(text)
    ? [{ family: 'vague', severity: 'warn', words: text }]
    : found;
}

/** What a passage stands beside. */
interface Beside extends Pick<OwnText, 'about' | 'kind'> {
  readonly disputes: ReadonlySet<Dispute>;
  readonly weights: LearnedWeights | undefined;
}

/** The rules say what there is, and the weights, where they are at hand, whether it is sure, to be asked about, or nothing. */
function judgedPassage(passage: readonly string[], beside: Beside): readonly Judgement[] {
  const { about, disputes, kind, weights } = beside;
  const ruled = passage.flatMap((words) => ruledSentence(words, beside));
  const isWeighed = disputes.has('any_dispute') || disputes.has('goodwill');
  if (!weights || kind === 'quoted' || kind === 'list' || !isWeighed) return firstOfEach(ruled);
  const foreign = ruled.filter(({ family }) => family === 'language');
  if (foreign.length > 0) return foreign;
  const { score, topic, likeliest } = weighed(passage, { about, disputes, weights });
  const stops = firstOfEach(ruled.filter(({ severity }) => severity === 'block'));
  const bar = isPlain(passage.join(' ')) ? weights.threshold : weights.sure;
  if (stops.length > 0 && score > bar) return stops;
  // Beside a denial an admission is an admission still.
  const alone = ({ words }: Judgement) => weighed([words], { about, disputes, weights }).score;
  const admitted = passage.length < 2 ? [] : stops.map((stop) => ({ stop, score: alone(stop) }));
  const sure = admitted.filter((each) => each.score > weights.sure);
  if (sure.length > 0) return sure.map(({ stop }) => stop);
  const likely = admitted.filter((each) => each.score > weights.threshold);
  if (score <= weights.threshold && likely.length > 0)
    return likely.map(({ stop }) => ({ ...stop, severity: 'warn' }));
  if (score <= weights.threshold)
    return firstOfEach(ruled.filter((each) => isAskedAnyway(each, weights.threshold - score))).map(
      (each) => ({ ...each, severity: 'warn' }),
    );
  const asked = ruled.find(({ family }) => topicOf(family) === topic);
  if (asked) return [{ ...asked, severity: 'warn' }];
  // Words about somebody else are what a mixed file is about.
  const isItsMatter =
    about.purpose === 'mixed_file'
      ? score <= weights.sure
      : isOfOtherKind(about) && tellsOfOtherKind(sentenceIn(likeliest), weights.senses);
  if (topic === 'manner' && isItsMatter)
    return firstOfEach(ruled.filter((each) => isAskedAnyway(each, Infinity)));
  const family = familyOf(topic, sentenceIn(likeliest), { about, known: weights.senses });
  // How a sum comes about is told with other sums.
  if (kind === 'why' && family === 'figures') return [];
  return [{ family, severity: 'warn', words: likeliest, isGuess: true }];
}

/** So few words alone tell no story that could turn a rule's finding round, and give weights little to go by. */
const isPlain = (words: string) => words.trim().split(/\s+/).length <= 7;

const WHOLE_COUNTS = 0.3;

/** By the passage, since a sentence may take back the one before, and by its likeliest sentence, which a longer story hides. */
function weighed(
  passage: readonly string[],
  { about, disputes, weights }: Omit<Beside, 'kind' | 'weights'> & { readonly weights: Weights },
) {
  const whole = scoreOf(
    traitsIn(passage.join(' '), { about, disputes, known: weights.senses }),
    weights,
  );
  const [first = ''] = passage;
  if (passage.length < 2) return { ...whole, likeliest: first };
  const [most] = passage
    .map((words) => ({
      words,
      ...scoreOf(traitsIn(words, { about, disputes, known: weights.senses }), weights),
    }))
    .toSorted((one, other) => other.score - one.score);
  return {
    score: WHOLE_COUNTS * whole.score + (1 - WHOLE_COUNTS) * (most?.score ?? whole.score),
    topic: most?.topic ?? whole.topic,
    likeliest: most?.words ?? first,
  };
}

/** A sentence gets one word about it, the gravest. */
function firstOfEach(found: readonly Judgement[]): readonly Judgement[] {
  return [...Map.groupBy(found, ({ words }) => words).values()].flatMap((all) => all.slice(0, 1));
}

/** All that the rules find in a sentence, the gravest first. */
function ruledSentence(words: string, { about, disputes, kind }: Beside): readonly Judgement[] {
  if (kind !== 'quoted' && isForeign(words))
    return [{ family: 'language', severity: 'block', words }];
  const claims = claimsIn(sentenceIn(words), disputes)
    .filter(({ isExcused, family }) => !isExcused && (kind !== 'quoted' || ALWAYS.includes(family)))
    .map(({ family, severity }): Judgement => ({ family, severity, words }));
  if (kind === 'quoted') return claims;
  const facts = withoutStories(about.facts);
  const context = contextOf(about, disputes);
  // How a sum comes about is told with other sums, and can be told again where the letter is edited.
  const sum = kind === 'story' ? differingAmount(words, context, facts) : undefined;
  const isTold = (told: string) =>
    typedAnswers(about).some((answer) => answer.kind === 'why' && answer.text.includes(told));
  if (sum !== undefined && !isTold(sum))
    return [...claims, { family: 'amount_differs', severity: 'warn', words }];
  if (differingDate(words, context, facts) !== undefined)
    return [...claims, { family: 'date_differs', severity: 'warn', words }];
  return claims;
}

const sentenceIn = remembered((words) => readSentence(inLatinLetters(foldText(words).text)));

/** What the weights know a passage by, beside the answers. */
function traitsIn(
  passage: string,
  { about, disputes, known }: Pick<Beside, 'about' | 'disputes'> & { readonly known: Senses },
): ReadonlySet<number> {
  const sentence = sentenceIn(passage);
  const claims = claimsIn(sentence, disputes);
  const figures = [
    ...figuresBeside(passage, withoutStories(about.facts)),
    ...(isVague(passage) ? ['says-nothing'] : []),
  ];
  return traitsOf({ sentence, context: contextOf(about, disputes), claims, figures }, known);
}

/** To learn weights from texts beside the answers of the first item. */
export function traitsBeside(
  passage: string,
  { disputeDetails, date, attached }: LetterInput,
  known: Senses,
): ReadonlySet<number> {
  const [about] = disputeCases(disputeDetails, date, attached);
  return about ? traitsIn(passage, { about, disputes: disputesOf(about), known }) : new Set();
}

/** How unlikely the text is an honest account, by weights that are being learned. */
export function scoreBeside(
  text: string,
  { disputeDetails, date, attached }: LetterInput,
  weights: Weights,
): number {
  const [about] = disputeCases(disputeDetails, date, attached);
  if (!about) return -Infinity;
  const disputes = disputesOf(about);
  return Math.max(
    ...passagesOf(sentencesOf(text)).map(
      (passage) => weighed(passage, { about, disputes, weights }).score,
    ),
  );
}

/** What must not even stand in a name or a quotation. */
const ALWAYS: readonly Family[] = ['machine'];

/** Where the words stand in the letter; at its first paragraph if they are in none as they were typed. */
function placeOf(document: LetterDocument, { blockId, about }: OwnText, words: string) {
  const [first] = document.blocks;
  const bare = words.replace(/(?<![.!?…])[.!?…]+$/u, '');
  const mine = document.blocks.filter(({ id }) => blockId === undefined || id === blockId);
  const inItem = (block: LetterBlock) =>
    about.number === 1
      ? !/^item-[2-9]-/.test(block.id)
      : block.id.startsWith(`item-${about.number}-`);
  for (const block of [...mine.filter(inItem), ...mine]) {
    const start = blockText(block).indexOf(bare);
    if (start >= 0) return { blockId: block.id, start, end: start + bare.length };
  }
  return first && { blockId: first.id, start: 0, end: blockText(first).length };
}

const LONGEST_SHOWN = 160;

/** What was understood, beside the words, and the one question. */
function said({ family, words, isGuess }: Omit<Judgement, 'severity'>): string {
  const { wrote, perhaps, families } = messages();
  const { understood, question } = families[family];
  const shown = words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN - 1)}…` : words;
  return [wrote(shown), ...(isGuess ? [perhaps] : []), understood, question].join(' ');
}
