import { isCalendarDate } from '../../kernel/index.ts';
import type { RecipientAddress } from '../../letters/index.ts';
import type { SourceLine } from '../contract/report.ts';
import type { TextPage } from '../contract/source.ts';
import { sourceOf } from '../reading/labels.ts';
import { linesOf, type TextLine } from '../reading/text-lines.ts';
import { readDate } from '../reading/values.ts';
import { UNSURE } from './picture-page.ts';

/**
 * What a debt collector's notice says, by the words of the model form (12 CFR 1006.34(d), appendix B): most notices use them, since the
 * form is a safe harbor. What is worded otherwise stays empty, and so does what was not read for certain.
 */

export const NoticeField = {
  company: 'company',
  street: 'street',
  city: 'city',
  state: 'state',
  zipCode: 'zipCode',
  reference: 'reference',
  originalCreditor: 'originalCreditor',
  accountEnding: 'accountEnding',
  noticeDate: 'noticeDate',
  /** 12 CFR 1006.34(b)(3). */
  itemizationDate: 'itemizationDate',
  amountThen: 'amountThen',
  amountNow: 'amountNow',
  /** The last day to dispute: 12 CFR 1006.34(b)(5). */
  disputeBy: 'disputeBy',
} as const;

export type NoticeField = keyof typeof NoticeField;

export interface NoticeFact {
  readonly field: NoticeField;
  /** Dates as `YYYY-MM-DD`, amounts as they are written in a letter: 2,284.56. */
  readonly value: string;
  readonly source: SourceLine;
}

interface Found {
  readonly value: string;
  readonly line: TextLine;
}

const SIGNS = [
  /\bdebt collector\b/i,
  /\btrying to collect a debt\b|\battempt to collect a debt\b/i,
  /\bdispute all or part of the debt\b/i,
  /\bTotal amount of the debt\b/i,
  /\bHow can you dispute the debt\b/i,
];

/** @returns undefined where it does not look like a collector's notice */
export function readNotice(page: TextPage): readonly NoticeFact[] | undefined {
  const lines = linesOf([page]);
  const text = lines.map((line) => line.text).join('\n');
  if (SIGNS.filter((sign) => sign.test(text)).length < 2) return undefined;
  const facts = { ...sentenceFacts(lines), ...addressFacts(lines) };
  return (Object.keys(NoticeField) as NoticeField[]).flatMap((field) => {
    const found = facts[field];
    return found && !found.value.includes(UNSURE)
      ? [{ field, value: found.value, source: sourceOf(found.line) }]
      : [];
  });
}

const DATE = String.raw`([A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}|\d{1,2}/\d{1,2}/\d{4})`;
const MONEY = String.raw`(\$\s?\d{1,3}(?:,\d{3}){0,3}\.\d{2})`;

interface Rule {
  readonly field: NoticeField;
  readonly pattern: RegExp;
  readonly kind: 'text' | 'date' | 'money';
}

/** Matched against a line, or against it and the next, since sentences run on. */
const RULES: readonly Rule[] = [
  {
    field: 'company',
    kind: 'text',
    pattern: /(?:^|[.!] )([A-Z][\w&.,'’ -]{2,60}) is a debt collector\b/,
  },
  {
    field: 'originalCreditor',
    kind: 'text',
    pattern: /\bdebt that you\s+owe to ([A-Z][\w&.,'’ -]{2,60}?)\. /,
  },
  {
    field: 'accountEnding',
    kind: 'text',
    pattern: /\baccount number(?: ending in)?:? ?[Xx*-]*(\d{4})\b/i,
  },
  {
    field: 'reference',
    kind: 'text',
    pattern:
      /\b(?:Reference|Ref|File)(?: (?:number|no\.?|#))?: ?#?([A-Z\d][A-Z\d-]{3,20})(?![\w-])/i,
  },
  {
    field: 'itemizationDate',
    kind: 'date',
    pattern: new RegExp(String.raw`\bAs of ${DATE},? you owed\b`),
  },
  {
    field: 'amountThen',
    kind: 'money',
    pattern: new RegExp(String.raw`\bAs of .{6,20},? you owed:?\s+${MONEY}$`),
  },
  {
    field: 'amountNow',
    kind: 'money',
    pattern: new RegExp(String.raw`\bTotal amount of the debt now:?\s+${MONEY}$`),
  },
  {
    field: 'disputeBy',
    kind: 'date',
    pattern: new RegExp(String.raw`\bCall or write to us by ${DATE},? to dispute\b`),
  },
];

function sentenceFacts(lines: readonly TextLine[]): Partial<Record<NoticeField, Found>> {
  const facts: Partial<Record<NoticeField, Found>> = {};
  for (const { field, kind, pattern } of RULES) {
    const single = foundBy({ kind, pattern }, lines, 1);
    // An amount stands on the line of its words; with the next one it would be another's.
    const found =
      single.size > 0 || kind === 'money' ? single : foundBy({ kind, pattern }, lines, 2);
    const [only] = found.values();
    // Two values for one question: neither is sure.
    if (only && found.size === 1) facts[field] = only;
  }
  const dated = dateOnTop(lines);
  return { ...facts, ...(dated && { noticeDate: dated }) };
}

/** @param together so many lines, through which a sentence may run */
function foundBy(
  { kind, pattern }: Pick<Rule, 'kind' | 'pattern'>,
  lines: readonly TextLine[],
  together: 1 | 2,
): Map<string, Found> {
  return new Map(
    lines.flatMap((line, at) => {
      const text = plain(
        lines
          .slice(at, at + together)
          .map((one) => one.text)
          .join(' '),
      );
      const match = pattern.exec(text)?.[1];
      const value = match && written(kind, match);
      return value ? [[value, { value, line }] as const] : [];
    }),
  );
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function written(kind: Rule['kind'], text: string): string | undefined {
  if (kind === 'money') return text.replaceAll(/[$\s]/g, '');
  if (kind === 'text') return text.trim();
  const date = readDate(text.replace('.', ''));
  return date && isCalendarDate(date) ? date : undefined;
}

/** The day of the letter stands alone on a line, above the sentences. */
function dateOnTop(lines: readonly TextLine[]): Found | undefined {
  const alone = new RegExp(String.raw`^(?:Date:? )?${DATE}$`);
  const top = lines.slice(0, TOP_LINES).flatMap((line) => {
    const value = alone.exec(plain(line.text))?.[1];
    const date = value && written('date', value);
    return date ? [{ value: date, line }] : [];
  });
  return top.length === 1 ? top[0] : undefined;
}

const TOP_LINES = 16;

const CITY = /^([A-Z][A-Za-z.'’ -]{1,40}),? ([A-Z]{2}),? (\d{5}(?:-\d{4})?)$/;
const STREET = /^(?:P\.?\s?O\.? ?Box \d{1,8}|\d{1,6} [A-Z\d][\w.,#'’ -]{3,50})$/i;

type AddressPart = Extract<NoticeField, keyof RecipientAddress>;

/** The collector's address is the one below its name; the person's own stands below theirs. */
function addressFacts(
  lines: readonly TextLine[],
): Partial<Record<Exclude<AddressPart, 'name'>, Found>> {
  const rule = RULES.find(({ field }) => field === 'company');
  const [company, ...others] = rule ? foundBy(rule, lines, 1).keys() : [];
  if (company === undefined || others.length > 0) return {};
  for (const [at, line] of lines.entries()) {
    const own = line.segments.find(({ text }) => sameName(text, company));
    if (!own) continue;
    const below = lines.slice(at + 1, at + 4).map((next) => ({
      line: next,
      text: next.segments.find(({ x }) => Math.abs(x - own.x) < ALIGNED)?.text ?? '',
    }));
    const [street, city] = below;
    const place = CITY.exec(plain(city?.text ?? ''));
    if (!street || !city || !STREET.test(plain(street.text)) || !place) continue;
    const part = (value: string | undefined): Found => ({
      value: value ?? UNSURE,
      line: city.line,
    });
    return {
      street: { value: plain(street.text), line: street.line },
      city: part(place[1]),
      state: part(place[2]),
      zipCode: part(place[3]),
    };
  }
  return {};
}

const ALIGNED = 8;

function sameName(text: string, company: string): boolean {
  const letters = (name: string) => name.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return letters(text) === letters(company) && letters(company).length > 3;
}
