import { spoken } from '../../kernel/index.ts';
import { blockText } from '../contract/edit.rules.ts';
import type { LetterBlock, LetterDocument, LintFinding } from '../contract/letter-document.ts';
import type { LetterInput } from '../contract/letter-input.ts';
import { isFollowUp } from '../contract/letter-purpose.ts';
import type { DisputeFacts } from '../contract/question.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import { disputeCases, questionsFor } from '../kinds/purposes.rules.ts';
import { foldText, inLatinLetters } from '../lint/lint-fold.rules.ts';
import { lintLetter } from '../lint/lint-letter.rules.ts';
import { differingAmount, differingDate } from './differing-facts.rules.ts';
import { isForeign } from './language.rules.ts';
import { judgeMessages as en } from './messages.ts';
import { judgeMessages as es } from './messages.es.ts';
import { readSentence, type Sentence } from './clauses.rules.ts';
import { claimIn } from './own-claims.rules.ts';
import type { Dispute } from './own-claims.table.ts';
import { type LearnedWeights, scoreOf, traitsOf } from './traits.rules.ts';
import { isVague, namesNobody } from './vague.rules.ts';

/**
 * Reads every sentence that the person wrote beside their answers. A stop is untrue or would hurt the letter; a question is for the
 * person to answer by changing words or answers.
 */

const messages = () => spoken({ en, es });

type Family = keyof typeof en.families;

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
  const cases = disputeCases(input.disputeDetails, input.date, input.attached);
  const found: LintFinding[] = [];
  for (const text of ownTextsOf(document, input, cases)) {
    for (const judgement of judged(text, weights)) {
      const { family, severity, words } = judgement;
      if (found.length >= MOST) return found;
      if (isChanged(words, document, input)) continue;
      const place = placeOf(document, text, words);
      if (place)
        found.push({
          code: `words.${family}`,
          severity,
          ...place,
          message: said(family, words),
          ...waysOn(judgement, text.about.facts),
        });
    }
  }
  return found;
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
interface OwnText {
  readonly text: string;
  readonly about: DisputeCase;
  /** The only block it can be in, where it is known. */
  readonly blockId?: string;
  /** A name holds no sentence, and what the report or a notice says is not the person's own claim. */
  readonly kind: 'story' | 'why' | 'creditor' | 'quoted';
}

/** Answers that repeat what a report or a notice says, and names. */
const QUOTED: readonly string[] = [
  'shownNow',
  'shouldShow',
  'resultWords',
  'noticeReason',
  'noticeAsks',
];

function ownTextsOf(
  document: LetterDocument,
  { edits = [] }: LetterInput,
  cases: readonly DisputeCase[],
): readonly OwnText[] {
  const answers = cases.flatMap((about): readonly OwnText[] => {
    const { details, facts, number, shortForm } = about;
    const typed = shortForm
      ? []
      : questionsFor({ ...details, further: number > 1 }, facts)
          .filter(({ kind }) => kind === 'text' || kind === 'long_text')
          .map(({ key, kind, required }): OwnText => {
            const isStory = kind === 'long_text' && !QUOTED.includes(key);
            return {
              text: facts[key] ?? '',
              about,
              kind: isStory ? (required ? 'why' : 'story') : 'quoted',
            };
          });
    const details1 = details.followUp ? '' : (details.customDetails ?? '');
    return [
      { text: details.creditorName, about, kind: 'creditor' },
      {
        text: details1,
        about,
        kind: shortForm && details.disputeReason === 'other' ? 'why' : 'story',
      },
      ...typed,
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
  const sentence = readSentence(inLatinLetters(foldText(typedName).text));
  const claim = claimIn(sentence, new Set());
  return claim?.severity === 'block' ? said(claim.family, typedName) : undefined;
}

interface Judgement {
  readonly family: Family;
  readonly severity: 'block' | 'warn';
  /** As the person wrote them. */
  readonly words: string;
}

function judged(
  { text, about, kind }: OwnText,
  weights: LearnedWeights | undefined,
): readonly Judgement[] {
  if (kind === 'creditor') {
    return namesNobody(text) ? [{ family: 'vague', severity: 'block', words: text }] : [];
  }
  const disputes = disputesOf(about);
  const found = sentencesOf(text).flatMap((sentence) =>
    judgedSentence(sentence, { about, disputes, kind, weights }),
  );
  return kind === 'why' &&
    !isFollowUp(about.purpose) &&
    disputes.has('any_dispute') &&
    found.length === 0 &&
    isVague(text)
    ? [{ family: 'vague', severity: about.shortForm ? 'block' : 'warn', words: text }]
    : found;
}

/** What a sentence stands beside. */
interface Beside extends Pick<OwnText, 'about' | 'kind'> {
  readonly disputes: ReadonlySet<Dispute>;
  readonly weights: LearnedWeights | undefined;
}

function judgedSentence(
  words: string,
  { about, disputes, kind, weights }: Beside,
): readonly Judgement[] {
  if (kind === 'story' && isForeign(words))
    return [{ family: 'language', severity: 'block', words }];
  const sentence = readSentence(inLatinLetters(foldText(words).text));
  const claim = claimIn(sentence, disputes, kind === 'quoted' ? ALWAYS : undefined);
  if (claim) return [{ family: claim.family, severity: claim.severity, words }];
  if (kind === 'quoted') return [];
  const facts = withoutStories(about.facts);
  const isAmount = reasonOf(about) === 'incorrect_amount';
  const isDelinquency = facts['whichDate'] === 'first_delinquency';
  // How a sum comes about is told with other sums.
  if (kind === 'story' && differingAmount(words, disputes, facts, isAmount) !== undefined)
    return [{ family: 'amount_differs', severity: 'warn', words }];
  if (differingDate(words, disputes, facts, isDelinquency) !== undefined)
    return [{ family: 'date_differs', severity: 'warn', words }];
  return weights && resembles(sentence, disputes, weights)
    ? [{ family: 'unsure', severity: 'warn', words }]
    : [];
}

/** True for words like those that contradicted an answer before. */
function resembles(
  sentence: Sentence,
  disputes: ReadonlySet<Dispute>,
  weights: LearnedWeights,
): boolean {
  if (!disputes.has('any_dispute') && !disputes.has('goodwill')) return false;
  return scoreOf(traitsOf(sentence, disputes), weights) > weights.threshold;
}

/** What must not even stand in a name or a quotation. */
const ALWAYS: readonly Family[] = ['machine'];

/** Stories are what is judged: what they say is no answer to compare with. */
const STORIES = new Set([
  'story',
  'howComputed',
  'howKnownDetails',
  'mixUpDetails',
  'sameDebtWhy',
  'disputeDetails',
  'newInformation',
]);

function withoutStories(facts: DisputeFacts): DisputeFacts {
  return Object.fromEntries(Object.entries(facts).filter(([key]) => !STORIES.has(key)));
}

function reasonOf({ purpose, details }: DisputeCase) {
  return isFollowUp(purpose) ? details.disputeReason : purpose;
}

/** What the letter says of this item, so that the words can contradict it. */
function disputesOf(about: DisputeCase): ReadonlySet<Dispute> {
  const { facts } = about;
  const type = facts['itemType'] ?? '';
  const found = new Set<Dispute>();
  switch (reasonOf(about)) {
    case 'not_mine':
      found.add(type === 'hard_inquiry' || about.recipient === 'inquirer' ? 'inquiry' : 'not_mine');
      break;
    case 'identity_theft':
      found.add('theft');
      break;
    case 'paid_in_full':
      found.add(facts['fullOrSettled'] === 'settled' ? 'settled' : 'paid_full');
      break;
    case 'incorrect_dates':
      if (facts['whichDate'] === 'late_month') found.add('late_month');
      break;
    case 'goodwill':
      return new Set(['goodwill']);
    case 'duplicate':
      found.add('duplicate');
      break;
    case 'statute_of_limitations':
      found.add('too_old');
      break;
    case 'pay_for_delete':
    case 'file_disclosure':
      return found;
    default:
  }
  found.add('any_dispute');
  if (type !== '' && !type.startsWith('student_loan')) found.add('no_federal_loan');
  if (type !== '' && type !== 'judgment' && type !== 'bankruptcy') found.add('no_court_record');
  return found;
}

const END = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)|\n/gu;
const ABBREVIATED = /(?:^|[ (])(?:mr|mrs|ms|dr|st|no|inc|co|jr|sr|dept|\p{L})\.$/iu;
/** A sentence without an end is read in pieces, so that no text takes longer than its length. */
const LONGEST = 1_000;

/** A shorter one is read with the next, so that a text has few. */
const SHORTEST = 25;

function sentencesOf(text: string): readonly string[] {
  const found = new Set<string>();
  let from = 0;
  const take = (to: number) => {
    for (let at = from; at < to; at += LONGEST) {
      const sentence = text.slice(at, Math.min(to, at + LONGEST)).trim();
      if (/[\p{L}\p{N}]/u.test(sentence)) found.add(sentence);
    }
    from = to;
  };
  for (const { 0: sign, index } of text.matchAll(END)) {
    const end = index + sign.length;
    if (end - from < SHORTEST) continue;
    if (sign === '.' && ABBREVIATED.test(text.slice(Math.max(from, end - 8), end))) continue;
    take(end);
  }
  take(text.length);
  return [...found];
}

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
function said(family: Family, words: string): string {
  const { wrote, families } = messages();
  const { understood, question } = families[family];
  const shown = words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN - 1)}…` : words;
  return [wrote(shown), understood, question].join(' ');
}

/** Who asks is answered by "yes, I mean it"; a stop is untrue or would hurt the letter, and goes nowhere as it stands. */
function waysOn(
  { family, severity }: Judgement,
  facts: DisputeFacts,
): Pick<LintFinding, 'ways' | 'questionKey'> {
  const keep = severity === 'warn' ? (['keep'] as const) : [];
  const keys = contradictedAnswers[family];
  if (!keys) return { ways: [...keep, 'words', 'none'] };
  const questionKey = keys.find((key) => facts[key] !== undefined);
  const answer = questionKey === undefined ? [] : (['answer'] as const);
  return {
    ways: [...keep, ...answer, 'words', 'kind', 'none'],
    ...(questionKey === undefined ? {} : { questionKey }),
  };
}

/** Where the answers or the kind of letter may be what is wrong: the answers, the likeliest first. Content table. */
const contradictedAnswers: Partial<Record<Family, readonly string[]>> = {
  own_account: ['dealtWithCompany', 'applied', 'howKnown', 'notMyTransaction'],
  theft_benefit: ['gotBenefit', 'notMyTransaction'],
  not_settled: ['fullOrSettled'],
  not_paid_full: ['fullOrSettled', 'paidAmount'],
  amount_differs: ['amountCorrect', 'paidAmount', 'thisBalance'],
  date_differs: [
    'paidDate',
    'paymentMadeDate',
    'dateCorrect',
    'firstDelinquencyDate',
    'discoveryDate',
  ],
  was_late: ['paymentMadeDate', 'lateMonth'],
  was_not_late: ['lateIsTrue'],
  two_debts: ['entriesRelation'],
  restarted: ['broughtCurrent', 'firstDelinquencyDate'],
  federal_loan: ['itemType'],
  public_record: ['itemType'],
  admits_true: ['shouldShow', 'amountCorrect', 'dateCorrect', 'itemType'],
  divorce: ['howKnown', 'dealtWithCompany'],
  unsure: [
    'dealtWithCompany',
    'gotBenefit',
    'fullOrSettled',
    'paymentMadeDate',
    'entriesRelation',
    'broughtCurrent',
    'itemType',
  ],
};
