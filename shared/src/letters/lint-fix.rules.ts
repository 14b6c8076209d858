import { findingWords } from './finding-words.ts';
import type { LetterBlock, LintFinding } from './letter-document.ts';
import type { Place } from './lint-law.rules.ts';
import { factPlaces } from './polish-hide.rules.ts';
import { wordCount } from './reading-level.rules.ts';

/** What the editor offers to write instead; where no words will do, it offers to leave the sentence out. */

const CLOSES = /[.!?…]+["')\]]*(?=\s|$)|\n/gu;
const ABBREVIATION =
  /(?:\b(?:Mr|Mrs|Ms|Dr|Inc|Co|Corp|Ltd|Jr|Sr|St|No|vs?|[Ss]ecs?|[Pp]t|\p{L})|U\.S|C\.F|P\.O|N\.A|U\.S\.C|C\.F\.R)\.$/u;

/** The sentence around a place; in a list, the whole item. */
export function sentenceAt(text: string, { start, end }: Place): Place {
  let from = 0;
  for (const match of text.matchAll(CLOSES)) {
    const stop = match.index + match[0].length;
    if (match[0] === '.' && ABBREVIATION.test(text.slice(from, stop))) continue;
    if (stop <= start) {
      from = stop;
      continue;
    }
    if (stop >= end) return trimmed(text, from, match[0] === '\n' ? match.index : stop);
  }
  return trimmed(text, from, text.length);
}

function trimmed(text: string, start: number, end: number): Place {
  const inside = text.slice(start, end);
  return {
    start: start + (inside.length - inside.trimStart().length),
    end: end - (inside.length - inside.trimEnd().length),
  };
}

const LONGEST_SENTENCE = 30;
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
  if (wordCount(words) > LONGEST_SENTENCE) return finding;
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
