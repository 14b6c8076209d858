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
import { type Dispute, type OwnClaim, ownClaims } from './own-claims.table.ts';
import { plainWords } from './plain-words.rules.ts';
import { isVague, namesNobody } from './vague.rules.ts';

/**
 * Reads every sentence that the person wrote beside their answers. A stop is untrue or would hurt the letter; a question is for the
 * person to answer by changing words or answers.
 */

const messages = () => spoken({ en, es });

type Family = keyof typeof en.families;

/** The letter read as an editor would, and the person's own words beside their answers. */
export function readLetter(document: LetterDocument, input: LetterInput): readonly LintFinding[] {
  const found = lintLetter(document, input);
  const stops = found.filter(({ severity }) => severity === 'block');
  // One place, one word about it: a sentence that the linter stops needs no second note.
  const isStopped = ({ blockId, start, end }: LintFinding) =>
    stops.some((stop) => stop.blockId === blockId && start < stop.end && stop.start < end);
  return [...found, ...judgeWords(document, input).filter((finding) => !isStopped(finding))];
}

/** Nobody reads more at once, and what is still there shows when these are mended. */
const MOST = 40;

function judgeWords(document: LetterDocument, input: LetterInput): readonly LintFinding[] {
  const cases = disputeCases(input.disputeDetails, input.date, input.attached);
  const found: LintFinding[] = [];
  for (const text of ownTextsOf(document, input, cases)) {
    for (const { family, severity, words } of judged(text)) {
      if (found.length >= MOST) return found;
      if (isChanged(words, document, input)) continue;
      const place = placeOf(document, text, words);
      if (place)
        found.push({ code: `words.${family}`, severity, ...place, message: said(family, words) });
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

interface Judgement {
  readonly family: Family;
  readonly severity: 'block' | 'warn';
  /** As the person wrote them. */
  readonly words: string;
}

function judged({ text, about, kind }: OwnText): readonly Judgement[] {
  if (kind === 'creditor') {
    return namesNobody(text) ? [{ family: 'vague', severity: 'block', words: text }] : [];
  }
  const disputes = disputesOf(about);
  const found = sentencesOf(text).flatMap((sentence) =>
    judgedSentence(sentence, about, disputes, kind),
  );
  return kind === 'why' &&
    !isFollowUp(about.purpose) &&
    disputes.has('any_dispute') &&
    found.length === 0 &&
    isVague(text)
    ? [{ family: 'vague', severity: about.shortForm ? 'block' : 'warn', words: text }]
    : found;
}

function judgedSentence(
  words: string,
  about: DisputeCase,
  disputes: ReadonlySet<Dispute>,
  kind: OwnText['kind'],
): readonly Judgement[] {
  if (kind === 'story' && isForeign(words))
    return [{ family: 'language', severity: 'block', words }];
  const plain = plainWords(inLatinLetters(foldText(words).text));
  const claim = ownClaims.find(
    (each) =>
      (kind !== 'quoted' || ALWAYS.includes(each.family)) && isClaimed(each, plain, disputes),
  );
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
  return [];
}

/** What must not even stand in a name or a quotation. */
const ALWAYS: readonly Family[] = ['machine'];

function isClaimed(
  { about, pattern, ifOwn, unless }: OwnClaim,
  plain: string,
  disputes: ReadonlySet<Dispute>,
): boolean {
  if (about && !about.some((one) => disputes.has(one))) return false;
  if (plain.search(pattern) < 0 || (unless?.test(plain) ?? false)) return false;
  return !ifOwn || [...plain.matchAll(pattern)].some(({ index }) => isOwnWord(plain, index));
}

/** How far a denial and a witness are looked for. */
const BEFORE = 90;
const DENIED =
  /\b(?:not|never|no|nor|neither|nobody|none|nothing|without|if|whether|unless|like|as though)(?: \p{L}{1,30}){0,2} $/u;
const TOLD =
  /\b(?:they|he|she|someone|somebody|(?:the|a|an|their|your|this|its|bank|man|lady) \p{L}{1,30}|\p{L}{1,30} bank|bureau|agent|clerk|people)(?: \p{L}{1,30}){0,3} (?:say|says|said|saying|claims?|claimed|told|tell|tells|thinks?|thought|wrote|writes|insists?|insisted|shows?|wanted|asked|want)\b/u;

/** False where the sentence denies it just before, or somebody else is said to claim it. */
function isOwnWord(plain: string, index: number): boolean {
  const before = plain.slice(Math.max(0, index - BEFORE), index);
  const clause = before.slice(Math.max(before.lastIndexOf(' . '), before.lastIndexOf(' ; ')) + 1);
  const near = clause.slice(clause.lastIndexOf(' , ') + 1);
  return !DENIED.test(near) && !TOLD.test(clause);
}

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

/** What was understood, the words, the one question, and the ways on. */
function said(family: Family, words: string): string {
  const { wrote, ways, youCan, families } = messages();
  const { understood, question } = families[family];
  const shown = words.length > LONGEST_SHOWN ? `${words.slice(0, LONGEST_SHOWN - 1)}…` : words;
  const others = CHANGES_LETTER.includes(family)
    ? [ways.answer, ways.words, ways.kind]
    : [ways.words];
  return [wrote(shown), understood, question, youCan(others.join(', '), ways.none)].join(' ');
}

/** Where the answers or the kind of letter may be what is wrong. */
const CHANGES_LETTER: readonly Family[] = [
  'own_account',
  'theft_benefit',
  'not_settled',
  'not_paid_full',
  'amount_differs',
  'date_differs',
  'was_late',
  'was_not_late',
  'two_debts',
  'restarted',
  'federal_loan',
  'public_record',
  'admits_true',
  'divorce',
];
