import { allMatches, remembered } from '../facts/text-reading.rules.ts';
import type { Citation } from '../contract/letter-document.ts';
import { statutes, type StatuteKey } from './statutes.ts';

/** Finds law in a text, however it is written, and says which law it is. */

export interface CitedLaw {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** `15 USC 1681i`, `12 CFR 1022.43`: the same however it was written. */
  readonly section: string;
  /** Subsections in order: `(a)(1)(A)` is `['a', '1', 'A']`. */
  readonly path: readonly string[];
}

const PATH = String.raw`((?:\s?\([A-Za-z0-9]{1,4}\))*)`;
const USC = String.raw`[Uu]\.?\s?[Ss]\.?\s?[Cc](?:ode)?\.?(?:[Aa]\.?)?`;
const CFR = String.raw`[Cc]\.?\s?[Ff]\.?\s?[Rr]\.?`;
const MARK = String.raw`(?:§{1,2}|[Ss]ections?|[Ss]ec(?:s|t)?\.?(?=\s*\d))`;

/** Not the cents of a sum of money, nor the end of a longer number. */
const NO_AMOUNT = String.raw`(?<![$\d.,]|\$ )`;
const PAPER =
  /^(?:\s?\([A-Za-z0-9]{1,4}\))*,? (?:of|in|from|on) (?:my|the|our|your|this|that|their|a) (?:\p{L}+ ){0,2}(?:contract|lease|agreement|card|cardholder|policy|loan|note|plan|terms|will|deed|decree|order|mortgage|settlement|handbook|manual|statement|application)\b/iu;

/** "section 612 of my contract": what follows a section number says that it is of no law. */
export function isOfPaper(after: string): boolean {
  return PAPER.test(after);
}

const HOME = String.raw`(?<!\b(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Rr]oom|[Rr]m|[Ll]ot|[Bb]ox|[Nn]o)\b\.?(?: is| was)? ?#?|[#\d-])`;
const STREET = String.raw`(?! (?:[NSEW]\.? )?\p{Lu}\p{L}* (?:St|Ave|Rd|Road|Dr|Lane|Ln|Blvd|Way|C(?:our)?t|Pl)(?:\b|\p{Ll}))`;
/** `15 U.S.C. § 1681i(a)`, `§ 1681i`, `section 1692g`, `1681s-2`; a bare number needs its letter, so that a house number is none. */
const CODE_SECTION = new RegExp(
  String.raw`(?:15\s?${USC}\s*(?:${MARK}\s*)?|${MARK}\s*)(16[789]\d(?:-?[A-Za-z])?(?:-\d{1,2})?)${PATH}|${HOME}\b(16[789]\d-?(?:[a-z]|[A-Z]${STREET})(?:-\d{1,2})?)\b${PATH}`,
  'gu',
);
/** `FCRA section 611`, `§ 605B`, `Section 609(a)`: the Act's own numbers; `605B` alone too, unless it is where someone lives. */
const ACT_SECTION = new RegExp(
  String.raw`(?:(?:FCRA|Fair Credit Reporting Act)[,\s]{1,12}(?:${MARK}\s*)?|${MARK}\s*)(6[0-2]\d(?: ?[A-C]|[a-c])?)\b${PATH}|(?:${HOME}\b(605[ABC])\b${STREET}|(?<=\b(?:[Uu]nder|[Pp]er|[Pp]ursuant to|[Ss]ee) )(605 ?[A-Ca-c])\b)${PATH}`,
  'gu',
);
/** `12 CFR 1022.43`, `§ 1006.34`; "§ 4.2" of a contract is none, nor is `$1006.34`. */
const REGULATION = new RegExp(
  String.raw`(?:\b(\d{1,2})\s?${CFR}\s*(?:[Pp]art\s*)?(?:${MARK}\s*)?(\d{1,4}(?:\.\d{1,4})?)|§{1,2}\s*(\d{3,4}(?:\.\d{1,4})?))${PATH}|${NO_AMOUNT}\b(10(?:06|22)\.\d{1,3})\b(?! dollars)${PATH}`,
  'gu',
);
const OTHER_CODE = new RegExp(
  String.raw`\b(\d{1,2})\s?${USC}\s*(?:${MARK}\s*)?(\d+[A-Za-z]*(?:-\d+)?)${PATH}`,
  'gu',
);

/** Section numbers of the Act and where they are in title 15. */
const ACT_NUMBERS: Readonly<Record<string, string>> = {
  '602': '1681',
  '603': '1681a',
  '604': '1681b',
  '605': '1681c',
  '605A': '1681c-1',
  '605B': '1681c-2',
  '606': '1681d',
  '607': '1681e',
  '608': '1681f',
  '609': '1681g',
  '610': '1681h',
  '611': '1681i',
  '612': '1681j',
  '613': '1681k',
  '614': '1681l',
  '615': '1681m',
  '616': '1681n',
  '617': '1681o',
  '618': '1681p',
  '619': '1681q',
  '620': '1681r',
  '621': '1681s',
  '622': '1681s-1',
  '623': '1681s-2',
};

export const citedLaw: (text: string) => readonly CitedLaw[] = remembered((text) => {
  const found: CitedLaw[] = [];
  const taken = new Uint8Array(text.length);
  const add = (match: RegExpExecArray, section: string, path: string) => {
    const words = match[0].trimEnd();
    if (/^(?:§|sec)/i.test(words) && isOfPaper(text.slice(match.index + words.length))) return;
    const [start, end] = [match.index, match.index + words.length];
    if (taken.subarray(start, end).includes(1)) return;
    taken.fill(1, start, end);
    found.push({ start, end, words, section, path: pathOf(path) });
  };
  for (const match of allMatches(text, CODE_SECTION)) {
    const section = (match[1] ?? match[3] ?? '').toLowerCase();
    add(match, `15 USC ${section.replace(/^(\d+)-(?=[a-z])/, '$1')}`, match[2] ?? match[4] ?? '');
  }
  for (const match of allMatches(text, ACT_SECTION)) {
    const number = (match[1] ?? match[3] ?? match[4] ?? '').replace(' ', '').toUpperCase();
    const path = match[2] ?? match[5] ?? '';
    add(match, ACT_NUMBERS[number] ? `15 USC ${ACT_NUMBERS[number]}` : match[0], path);
  }
  for (const [match, title, section, path] of all(OTHER_CODE, text)) {
    add(match, `${title} USC ${section?.toLowerCase()}`, path ?? '');
  }
  for (const [match, title, cited, marked, path, bare, barePath] of all(REGULATION, text)) {
    const section = cited ?? marked ?? bare ?? '';
    add(
      match,
      `${title ?? TITLE_OF_PART[section.slice(0, 4)] ?? ''} CFR ${section}`.trim(),
      path ?? barePath ?? '',
    );
  }
  return found.toSorted((one, other) => one.start - other.start);
});

/** Regulations V and F are known without their title. */
const TITLE_OF_PART: Readonly<Record<string, string>> = { '1006': '12', '1022': '12' };

function all(pattern: RegExp, text: string) {
  return allMatches(text, pattern).map((match) => [match, ...match.slice(1)] as const);
}

function pathOf(text: string): readonly string[] {
  return [...text.matchAll(/\(([A-Za-z0-9]{1,4})\)/g)].map((match) => match[1] ?? '');
}

interface TableSection {
  readonly key: StatuteKey;
  readonly section: string;
  readonly path: readonly string[];
}

const TABLE: readonly TableSection[] = (Object.keys(statutes) as StatuteKey[]).map((key) => {
  const [section = '', ...path] = statutes[key].section.split(/[()]+/).filter(Boolean);
  return { key, section, path };
});

/** The citations of a block: only law that is in the statute table, with its words as they stand. */
export function citationsIn(text: string): readonly Citation[] {
  const seen = new Set<string>();
  return citedLaw(text).flatMap((law) => {
    const entry = TABLE.find(
      ({ section, path }) => section === law.section && path.join() === law.path.join(),
    );
    if (!entry || seen.has(law.words)) return [];
    seen.add(law.words);
    return [{ statute: entry.key, words: law.words }];
  });
}

/** The entries of the statute table that the law is, or belongs to. */
export function tableEntriesOf(law: CitedLaw): readonly StatuteKey[] {
  return TABLE.filter(({ section }) => section === law.section).map(({ key }) => key);
}

/**
 * True if the law is one that the letter may name: a listed provision, a part of it, or the section around it. The Act as a
 * whole is in order wherever any law is.
 */
export function isAllowedLaw(law: CitedLaw, allowed: ReadonlySet<StatuteKey>): boolean {
  if (law.section === '15 USC 1681' && law.path.length === 0) return allowed.size > 0;
  return TABLE.some(
    ({ key, section, path }) =>
      allowed.has(key) &&
      section === law.section &&
      path.slice(0, law.path.length).every((part, index) => part === law.path[index]),
  );
}
