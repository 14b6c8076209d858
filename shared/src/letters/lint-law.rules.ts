import { disputeReasonLabels, type DisputeReason } from './dispute-reason.ts';
import { forbiddenAuthorities } from './forbidden-authorities.ts';
import { isAllowedLaw, isOfPaper, type CitedLaw } from './legal-citation.rules.ts';
import type { LetterBlock, LintFinding } from './letter-document.ts';
import type { StatuteKey } from './statutes.ts';

/** Law that a letter must not name: outside the rule table's list, or one of the authorities that only harm. */

export interface Place {
  readonly start: number;
  readonly end: number;
}

export function overlaps(one: Place, others: readonly Place[]): boolean {
  return others.some((other) => one.start < other.end && other.start < one.end);
}

export function within(one: Place, others: readonly Place[]): boolean {
  return others.some((other) => other.start <= one.start && one.end <= other.end);
}

export function lawFindings(
  block: LetterBlock,
  text: string,
  laws: readonly CitedLaw[],
  allowed: ReadonlySet<StatuteKey>,
  reason: DisputeReason,
): readonly LintFinding[] {
  return laws
    .filter((law) => !isAllowedLaw(law, allowed))
    .map((law) => {
      const isTheft = law.section === '15 USC 1681c-2' || law.section === '15 USC 1681c-1';
      const isDamages = /^15 USC 1681[nop]$/.test(law.section);
      const known = forbiddenAuthorities.find(
        ({ pattern }) => text.slice(law.start, law.end).search(pattern) >= 0,
      );
      const message = isTheft
        ? 'That section is for identity theft, with your report and a proof of identity in the envelope.'
        : isDamages
          ? 'That section is about lawsuits. It does not belong in a dispute.'
          : (known?.reason ??
            `That law does not fit a letter to a bureau with the reason "${disputeReasonLabels[reason]}".`);
      return {
        code: 'law.not_for_this_letter',
        severity: 'block',
        message,
        ...bracketed(block, text, law),
      };
    });
}

/** A citation alone in brackets can go without harm to its sentence; anywhere else the person has to reword. */
function bracketed(block: LetterBlock, text: string, place: Place) {
  const before = /\s?\(\s*$/.exec(text.slice(0, place.start))?.[0];
  const after = /^\s*\)/.exec(text.slice(place.end))?.[0];
  if (before === undefined || after === undefined) {
    return { blockId: block.id, start: place.start, end: place.end };
  }
  return {
    blockId: block.id,
    start: place.start - before.length,
    end: place.end + after.length,
    fix: { label: 'Take it out', replacement: '' },
  };
}

interface Excuses {
  readonly laws: readonly Place[];
  readonly names: readonly Place[];
  /** The disputed item is itself a court case and has to be called by its name. */
  readonly isCourtRecord: boolean;
}

const BUREAU_NAME = /Equifax|Experian|Trans ?Union/iu;

export function authorityFindings(
  block: LetterBlock,
  text: string,
  { laws, names, isCourtRecord }: Excuses,
): readonly LintFinding[] {
  const found: LintFinding[] = [];
  for (const { code, pattern, reason } of forbiddenAuthorities) {
    for (const match of text.matchAll(pattern)) {
      const [words] = match;
      const place = { start: match.index, end: match.index + words.length };
      if (overlaps(place, laws) || within(place, names) || overlaps(place, found)) continue;
      if (code === 'case_name' && isCourtRecord && !BUREAU_NAME.test(words)) continue;
      if (/^(?:sec|§)/iu.test(words) && isOfPaper(text.slice(place.end))) continue;
      found.push({
        code: `law.${code}`,
        severity: 'block',
        message: reason,
        ...bracketed(block, text, place),
      });
    }
  }
  return found;
}
