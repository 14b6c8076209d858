import type { LetterBlock, LintFinding } from '../contract/letter-document.ts';
import { type Place, findingWords } from './lint-law.rules.ts';
import { factPlaces } from './fact-numbers.rules.ts';
import { wordCount } from './words.rules.ts';

/** What the editor offers to write instead; where no words will do, it offers to leave the sentence out. */

const CLOSES = /(?<![.!?…])[.!?…]+["')\]]*(?=\s|$)|\n/gu;
const ABBREVIATION =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Inc|Co|Corp|Ltd|Jr|Sr|St|No|vs?|[Ss]ecs?|[Pp]t|\p{L})|U\.S|C\.F|P\.O|N\.A|U\.S\.C|C\.F\.R)\.$/u;

/** No abbreviation is longer, and the sign before it decides whether it is a word of its own. */
const LONGEST_ABBREVIATION = 10;

interface Stop {
  /** Where the words end, and where the next sentence may begin. */
  readonly at: number;
  readonly next: number;
}

/** A text is asked about once for each finding in it: its sentences are looked for the first time only. */
let lastRead: { readonly text: string; readonly stops: readonly Stop[] } = { text: '', stops: [] };

function stopsOf(text: string): readonly Stop[] {
  if (lastRead.text === text) return lastRead.stops;
  const stops: Stop[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(CLOSES)) {
    const next = index + sign.length;
    const before = text.slice(Math.max(from, next - LONGEST_ABBREVIATION), next);
    if (sign === '.' && ABBREVIATION.test(before)) continue;
    stops.push({ at: sign === '\n' ? index : next, next });
    from = next;
  }
  lastRead = { text, stops };
  return stops;
}

/** The sentence around a place; in a list, the whole item. */
export function sentenceAt(text: string, { start, end }: Place): Place {
  const stops = stopsOf(text);
  const from = stops[firstAfter(stops, start) - 1]?.next ?? 0;
  const stop = stops[firstAfter(stops, Math.max(start, end - 1))];
  return trimmed(text, from, stop?.at ?? text.length);
}

/** The index of the first stop that comes after that place. */
function firstAfter(stops: readonly Stop[], place: number): number {
  let [low, high] = [0, stops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle]?.next ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}

function trimmed(text: string, start: number, end: number): Place {
  const inside = text.slice(start, end);
  return {
    start: start + (inside.length - inside.trimStart().length),
    end: end - (inside.length - inside.trimEnd().length),
  };
}

const LONGEST_SENTENCE = 30;
/** Thirty words of any length would be more work than a sentence is worth. */
const LONGEST_SENTENCE_CHARACTERS = 500;
const NOT_OFFERED =
  /^(?:unfinished|privacy|character|fact|missing|length|style\.(?:re_aging|third_party|lawsuit|guarantee|hard_to_read|shouting|final_notice))/;

/**
 * A finding with a fix where a safe one exists. A sentence that also holds a name, a number or a date is never offered for
 * removal: the person has to say what is to become of it.
 */
export function withOfferedFix(
  finding: LintFinding,
  block: LetterBlock,
  text: string,
  flagged: readonly Place[],
): LintFinding {
  if (finding.fix || block.kind === 'facts' || NOT_OFFERED.test(finding.code)) return finding;
  if (finding.code === 'demand.deletion') {
    const milder = milderDemand(text, finding);
    if (milder) return { ...finding, ...milder };
  }
  const sentence = sentenceAt(text, finding);
  const words = text.slice(sentence.start, sentence.end);
  if (words.length > LONGEST_SENTENCE_CHARACTERS || wordCount(words) > LONGEST_SENTENCE)
    return finding;
  const covered = [...flagged, finding];
  const others = factPlaces(words)
    .map(({ start, end }) => ({ start: start + sentence.start, end: end + sentence.start }))
    .filter((place) => !covered.some((each) => each.start < place.end && place.start < each.end));
  if (others.length > 0) return finding;
  const { takeLineOut, takeSentenceOut } = findingWords();
  const label = block.kind === 'list' ? takeLineOut : takeSentenceOut;
  return { ...finding, ...withoutLine(block, text, sentence, label) };
}

/** Lines of a list must not run into each other when one of them goes. */
function withoutLine(block: LetterBlock, text: string, { start, end }: Place, label: string) {
  if (block.kind !== 'list') return { start, end, fix: { label, replacement: '' } };
  const from = text.lastIndexOf('\n', start - 1);
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next + 1;
  if (from < 0) return { start: 0, end: to, fix: { label, replacement: next < 0 ? '' : ' ' } };
  return { start: from, end: to, fix: { label, replacement: next < 0 ? ' ' : '\n' } };
}

const REPORT =
  '(?: (?:from|off|on) (?:my|the|your|their|our) (?:\\p{L}+ ){0,2}(?:reports?|files?|records?|systems?))?';
const AT_ONCE =
  '(?:,? (?:at once|immediately|now|right away|promptly|today|by law|as soon as possible))?';
const PASSIVE_END = /\b(?:be|get)\b.*$/iu;
const AFTER_PASSIVE = new RegExp(`^${REPORT}${AT_ONCE}(?=\\s*(?:[.!;]|$))`, 'iu');
const ACTIVE = new RegExp(
  `^(?:(?:so|therefore|then|again|and),? )?(?:I \\p{L}+ (?:that )?)?(?:now )?you\\b(?: \\p{L}+|'re|,|’re){0,8}? (?:delete|remove|erase|expunge) (?<what>it|this|that|them|these|those|(?:this|the|that|these|those|my) (?:\\p{L}+ ){0,3}(?:items?|accounts?|entry|entries|debts?|inquiry|inquiries|collections?|charge-offs?|records?|payments?))${REPORT}${AT_ONCE}[.!]*$`,
  'iu',
);

/** What 15 U.S.C. 1681i(a)(5)(A) really says, in place of a demand, where the sentence stays a sentence. */
function milderDemand(text: string, { start, end }: Place) {
  const words = text.slice(start, end);
  const tail = AFTER_PASSIVE.exec(text.slice(end))?.[0];
  if (tail !== undefined && PASSIVE_END.test(words) && /^(?:must|shall|ha|need)/iu.test(words)) {
    return offer(
      start,
      end + tail.length,
      'should be corrected, or deleted if it cannot be verified',
    );
  }
  const sentence = sentenceAt(text, { start, end });
  const what = ACTIVE.exec(text.slice(sentence.start, sentence.end))?.groups?.['what'];
  if (what === undefined) return undefined;
  const many = /^(?:them|these|those)\b|(?:s|ies)$/iu.test(what) && !/^(?:this)$/iu.test(what);
  const it = many ? 'them' : 'it';
  return offer(
    sentence.start,
    sentence.end,
    `Please correct ${what.toLowerCase()}, or delete ${it} if you cannot verify ${it}.`,
  );
}

function offer(start: number, end: number, replacement: string) {
  return { start, end, fix: { label: findingWords().write(replacement), replacement } };
}
