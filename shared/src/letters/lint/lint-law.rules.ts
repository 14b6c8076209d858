import { allMatches, remembered } from '../facts/text-reading.rules.ts';
import {
  disputeReasonLabel,
  isSpecial,
  type LetterPurpose,
  type LetterRecipient,
  isFollowUp,
} from '../contract/letter-purpose.ts';
import { type ForbiddenAuthority, forbiddenAuthorities } from './forbidden-authorities.ts';
import {
  type CitedLaw,
  isAllowedLaw,
  isOfPaper,
  tableEntriesOf,
} from '../law/legal-citation.rules.ts';
import type { LetterBlock, LintFinding } from '../contract/letter-document.ts';
import { type Statute, statutes, type StatuteKey } from '../law/statutes.ts';
import { answerOf } from '../facts/fact-words.rules.ts';
import { type LegalMode, spoken } from '../../kernel/index.ts';
import type { DisputeCase } from '../facts/reason-rules.ts';
import { allowedStatutes } from '../law/rule-table.ts';
import {
  authoritiesMessages as authoritiesEs,
  findingsMessages as findingsEs,
  phrasesMessages as phrasesEs,
} from '../contract/messages.es.ts';
import {
  authoritiesMessages as authoritiesEn,
  findingsMessages as findingsEn,
  phrasesMessages as phrasesEn,
} from '../contract/messages.ts';

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
  kind: LetterKind,
): readonly LintFinding[] {
  return laws
    .filter((law) => !isAllowedLaw(law, kind.allowed))
    .map((law) => ({
      code: 'law.not_for_this_letter',
      severity: 'block',
      message: whyNot(law, text, kind),
      ...bracketed(block, text, law),
    }));
}

function whyNot(law: CitedLaw, text: string, kind: LetterKind): string {
  const said = findingWords().law;
  if (isFavor(kind)) return said.favor;
  if (law.section === '15 USC 1681c-2' || law.section === '15 USC 1681c-1') {
    return kind.recipient === 'bureau' ? said.theftWithPapers : said.theftToBureau;
  }
  if (/^15 USC 1681[nop]$/.test(law.section)) {
    return said.lawsuits;
  }
  return knownReason(law, text, kind) ?? bindingReason(law, kind) ?? said.notFor(letterWords(kind));
}

function knownReason(law: CitedLaw, text: string, kind: LetterKind): string | undefined {
  const words = text.slice(law.start, law.end);
  const known = forbiddenAuthorities.find(
    (authority) => !isFine(authority, kind) && words.search(authority.pattern) >= 0,
  );
  return known && authorityReason(known.code, kind.recipient);
}

/** Whom the law does bind, where that is somebody else. */
function bindingReason(law: CitedLaw, kind: LetterKind): string | undefined {
  const bound = new Set(tableEntriesOf(law).map((key) => statutes[key].binds));
  const [only] = bound;
  const reads: Readonly<Record<LetterKind['recipient'], readonly Statute['binds'][]>> = {
    bureau: ['bureau'],
    furnisher: ['furnisher', 'business'],
    collector: ['collector', 'furnisher', 'business'],
    inquirer: ['user_of_reports'],
  };
  if (bound.size !== 1 || only === undefined || reads[kind.recipient].includes(only))
    return undefined;
  const said = findingWords().law;
  return `${said.notFor(letterWords(kind))} ${said.binds[only]}`;
}

function letterWords({ recipient, purposes: [purpose] }: LetterKind): string {
  const said = findingWords().law;
  const letter = said.to[recipient];
  return purpose === undefined || isSpecial(purpose)
    ? said.ofThisKind(letter)
    : said.withReason(letter, disputeReasonLabel(purpose));
}

/** A citation alone in brackets can go without harm to its sentence; anywhere else the sentence has to change. */
function bracketed(block: LetterBlock, text: string, place: Place) {
  const before = /\s?\(\s*$/.exec(text.slice(Math.max(0, place.start - 4), place.start))?.[0];
  const after = /^\s*\)/.exec(text.slice(place.end, place.end + 4))?.[0];
  if (before === undefined || after === undefined) {
    return { blockId: block.id, start: place.start, end: place.end };
  }
  return {
    blockId: block.id,
    start: place.start - before.length,
    end: place.end + after.length,
    fix: { label: findingWords().takeOut, replacement: '' },
  };
}

interface Excuses {
  readonly laws: readonly Place[];
  readonly names: readonly Place[];
}

const BUREAU_NAME = /Equifax|Experian|Trans ?Union/iu;

export function authorityFindings(
  block: LetterBlock,
  text: string,
  { laws, names }: Excuses,
  kind: LetterKind,
): readonly LintFinding[] {
  const found: LintFinding[] = [];
  const taken = new Uint8Array(text.length);
  for (const { start, end } of laws) taken.fill(1, start, end);
  for (const { authority, matches } of authoritiesIn(text)) {
    if (isFine(authority, kind)) continue;
    for (const match of matches) {
      const [words] = match;
      const place = { start: match.index, end: match.index + words.length };
      if (taken.subarray(place.start, place.end).includes(1) || within(place, names)) continue;
      if (authority.code === 'case_name' && kind.isCourtRecord && !BUREAU_NAME.test(words))
        continue;
      if (/^(?:sec|§)/iu.test(words) && isOfPaper(text.slice(place.end))) continue;
      const finding: LintFinding = {
        code: `law.${authority.code}`,
        severity: 'block',
        message: authorityReason(authority.code, kind.recipient),
        ...bracketed(block, text, place),
      };
      taken.fill(1, finding.start, finding.end);
      found.push(finding);
    }
  }
  return found;
}

const authoritiesIn = remembered((text) =>
  forbiddenAuthorities
    .map((authority) => ({ authority, matches: allMatches(text, authority.pattern) }))
    .filter(({ matches }) => matches.length > 0),
);

function isFine({ fineTo, fineFor }: ForbiddenAuthority, kind: LetterKind): boolean {
  if (!fineTo?.includes(kind.recipient) || isFavor(kind)) return false;
  return fineFor === undefined || kind.purposes.some((purpose) => fineFor.includes(purpose));
}

/** What the linter has to know of a letter before it reads a word: whom it goes to, what it is for, which law it may name. */
export interface LetterKind {
  readonly recipient: LetterRecipient;
  /** Of each item. */
  readonly purposes: readonly LetterPurpose[];
  /** The same, with the dispute behind a follow-up in its place. */
  readonly disputes: readonly LetterPurpose[];
  readonly allowed: ReadonlySet<StatuteKey>;
  /** The disputed item is itself a court case and has to be called by its name. */
  readonly isCourtRecord: boolean;
}

export function kindOf(
  cases: readonly [DisputeCase, ...DisputeCase[]],
  legalMode?: LegalMode,
): LetterKind {
  return {
    recipient: cases[0].recipient,
    purposes: cases.map(({ purpose }) => purpose),
    disputes: cases.map(({ purpose, details }) =>
      isFollowUp(purpose) ? details.disputeReason : purpose,
    ),
    allowed: allowedStatutes(cases, legalMode),
    isCourtRecord: cases.some(({ facts }) =>
      ['judgment', 'bankruptcy', 'tax_lien', 'child_support'].includes(answerOf(facts, 'itemType')),
    ),
  };
}

/** Letters that ask for a favor name no law at all. */
function isFavor({ purposes }: LetterKind): boolean {
  return purposes.some((purpose) => purpose === 'goodwill' || purpose === 'pay_for_delete');
}

/** What the linter says, in the reader's language; what it offers to put into the letter is English and is in its rules. */
export const findingWords = () => spoken({ en: findingsEn, es: findingsEs });

export function phraseMessage(key: keyof typeof phrasesEn): string {
  return spoken({ en: phrasesEn, es: phrasesEs })[key];
}

export function authorityReason(
  code: keyof typeof authoritiesEn,
  recipient: LetterRecipient,
): string {
  const said: { readonly reason: string } & Partial<Record<LetterRecipient, string>> = spoken({
    en: authoritiesEn,
    es: authoritiesEs,
  })[code];
  return said[recipient] ?? said.reason;
}
