import type { Bureau } from '../../letters/index.ts';
import {
  tradelineFields,
  valueOf,
  type CreditReport,
  type Fact,
  type Tradeline,
  type TradelineField,
} from '../contract/report.ts';
import { sameAccount } from './same-account.ts';
import { CHARGED_OFF, companyKey, highBalanceOf, viewOf } from './tradeline-view.ts';

export interface NewestReport {
  readonly newest: CreditReport;
  /** Older ones of the same agency, the newest first. Layouts name things differently, so only those of one are held against each other. */
  readonly earlier: readonly CreditReport[];
}

/** @returns the newest report of each agency, with those that it can be compared with */
export function newestOfEach(reports: readonly CreditReport[]): NewestReport[] {
  const byAge = reports.toSorted((a, b) =>
    (valueOf(a.date) ?? '') < (valueOf(b.date) ?? '') ? 1 : -1,
  );
  return [...new Set(byAge.map(({ bureau }) => bureau))].flatMap((bureau) => {
    const [newest, ...older] = byAge.filter((report) => report.bureau === bureau);
    if (!newest) return [];
    return [{ newest, earlier: older.filter(({ layout }) => layout === newest.layout) }];
  });
}

/** What became of each account since the last report of the same agency. */
export interface ReportChanges {
  readonly gone: readonly Tradeline[];
  readonly added: readonly Tradeline[];
  readonly changed: readonly ChangedTradeline[];
}

export interface ChangedTradeline {
  readonly now: Tradeline;
  readonly before: Tradeline;
  readonly fields: readonly TradelineField[];
}

/** What a furnisher reports again each month is no change worth a line. */
const EVERY_MONTH: readonly TradelineField[] = [
  'dateReported',
  'lastActivity',
  'lastPayment',
  'monthsReviewed',
];

/** @param now the newer report of the same agency */
export function compareWithLast(now: CreditReport, last: CreditReport): ReportChanges {
  const pairs = now.tradelines.map((tradeline) => ({
    now: tradeline,
    before: sameAccount(tradeline, last),
  }));
  const kept = new Set(pairs.flatMap(({ before }) => (before ? [before.id] : [])));
  return {
    gone: last.tradelines.filter(({ id }) => !kept.has(id)),
    added: pairs.flatMap(({ now: tradeline, before }) => (before ? [] : [tradeline])),
    changed: pairs.flatMap(({ now: tradeline, before }) => {
      const fields = before ? differing(tradeline, before) : [];
      return before && fields.length > 0 ? [{ now: tradeline, before, fields }] : [];
    }),
  };
}

function differing(a: Tradeline, b: Tradeline): TradelineField[] {
  return (Object.keys(tradelineFields) as TradelineField[]).filter(
    (field) => !EVERY_MONTH.includes(field) && differ(a.facts[field], b.facts[field]),
  );
}

/** What could not be read differs from nothing. */
function differ(a: Fact<unknown>, b: Fact<unknown>): boolean {
  if (a.state === 'unread' || b.state === 'unread') return false;
  return valueOf(a) !== valueOf(b);
}

/** One account as each agency tells it. Different is not wrong: furnishers report on different days. */
export interface SideBySide {
  readonly tradelines: readonly Tradeline[];
  /** Of fields that should be the same everywhere. */
  readonly differing: readonly TradelineField[];
}

const SAME_EVERYWHERE: readonly TradelineField[] = [
  'dateOpened',
  'creditLimit',
  'responsibility',
  'originalCreditor',
];

interface OfAgency {
  readonly bureau: Bureau;
  readonly tradeline: Tradeline;
}

/** @param reports one of each agency @returns accounts that at least two agencies have */
export function besideEachOther(reports: readonly CreditReport[]): SideBySide[] {
  const all = reports.flatMap(({ bureau, tradelines }) =>
    tradelines.map((tradeline): OfAgency => ({ bureau, tradeline })),
  );
  // The agencies mask account numbers at different ends, so that a name and the month of opening must do.
  const same = groupsOf(all, ({ facts }) => valueOf(facts.dateOpened)?.slice(0, 7));
  const found = new Set(same.flat());
  const rest = all.filter((one) => !found.has(one));
  // What has another day of opening is known by an amount that no other account of the company has.
  const alike = groupsOf(rest, (tradeline) => highBalanceOf(tradeline) || undefined);
  return [...same, ...alike]
    .map((group) => group.map(({ tradeline }) => tradeline))
    .map((tradelines) => ({ tradelines, differing: differingBetween(tradelines) }));
}

/** @returns those that several agencies have; two of one agency can't be told apart, and are no group */
function groupsOf(
  all: readonly OfAgency[],
  by: (tradeline: Tradeline) => string | number | undefined,
): OfAgency[][] {
  const keyed = all.flatMap((one) => {
    const [creditor, more] = [valueOf(one.tradeline.facts.creditor), by(one.tradeline)];
    return creditor && more !== undefined ? [{ one, key: `${companyKey(creditor)} ${more}` }] : [];
  });
  return [...Map.groupBy(keyed, ({ key }) => key).values()]
    .map((group) => group.map(({ one }) => one))
    .filter(
      (group) =>
        group.length > 1 && new Set(group.map(({ bureau }) => bureau)).size === group.length,
    );
}

function differingBetween(tradelines: readonly Tradeline[]): TradelineField[] {
  const fields = SAME_EVERYWHERE.filter((field) => {
    const values = tradelines.flatMap(({ facts }) => valueOf<unknown>(facts[field]) ?? []);
    const texts = values.map((value) => spelled(value));
    // Where one agency prints the month alone, a day in it is the same.
    const shortest = Math.min(...texts.map(({ length }) => length));
    const same = field === 'dateOpened' ? texts.map((text) => text.slice(0, shortest)) : texts;
    return new Set(same).size > 1;
  });
  const standings = tradelines.flatMap((tradeline) => standingOf(tradeline) ?? []);
  return new Set(standings).size > 1 ? [...fields, 'status'] : fields;
}

/** Each agency has words of its own for a status: only what they mean is held against each other. */
function standingOf(tradeline: Tradeline): 'given_up' | 'late' | 'good' | undefined {
  const { isGivenUp, saysDaysPastDue, saysCurrent } = viewOf(tradeline);
  if (isGivenUp) return 'given_up';
  if (saysDaysPastDue) return 'late';
  return saysCurrent ? 'good' : undefined;
}

function spelled(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replaceAll(/ account$/g, '')
    .trim();
}

/** A field on which the agencies can't both be right about one and the same day, with what each of them says. */
export interface Disagreement {
  readonly field: TradelineField;
  /** What each says, in words that can be held against each other; missing where it says nothing or nothing clear. */
  readonly says: ReadonlyMap<Tradeline, string>;
}

/** @param tradelines one account as each agency tells it @returns what is worth a question, and not merely different */
export function disagreements(tradelines: readonly Tradeline[]): Disagreement[] {
  const said = (field: TradelineField, says: (tradeline: Tradeline) => string | undefined) => {
    const all = tradelines.flatMap((one): [Tradeline, string][] => {
      const text = says(one);
      return text === undefined ? [] : [[one, text]];
    });
    return { field, says: new Map(all) };
  };
  const isOneReport = reportedTogether(tradelines);
  // A day more or less is how the agencies write it down.
  const opened = said('dateOpened', ({ facts }) => valueOf(facts.dateOpened)?.slice(0, 7));
  if (new Set(opened.says.values()).size > 1 && !isSurelyOne(tradelines)) return [];
  return [
    opened,
    // A limit changes, and one of $0 is how some write that there is none.
    ...(isOneReport
      ? [
          said('creditLimit', ({ facts }) =>
            valueOf(facts.creditLimit)?.toString().replace(/^0$/, ''),
          ),
        ]
      : []),
    said('responsibility', ({ facts }) => roleIn(valueOf(facts.responsibility) ?? '')),
    ...(isOneReport || neverUndone(tradelines) ? [said('status', standingByWords)] : []),
  ]
    .map(({ field, says }) => ({
      field,
      says: new Map([...says].filter(([, text]) => text !== '')),
    }))
    .filter(({ says }) => new Set(says.values()).size > 1);
}

/** Days between two monthly reports: what is closer together is one of them, sent to each agency on its own day. */
const ONE_REPORT_DAYS = 27;

function reportedTogether(tradelines: readonly Tradeline[]): boolean {
  const days = tradelines.map(({ facts }) => Date.parse(valueOf(facts.dateReported) ?? ''));
  // A day that is missing may be any day.
  return Math.max(...days) - Math.min(...days) <= ONE_REPORT_DAYS * 86_400_000;
}

/** Where only the months of opening differ, two accounts of one company may look alike: something else has to be the same. */
function isSurelyOne([first, ...others]: readonly Tradeline[]): boolean {
  const alike: readonly TradelineField[] = ['accountNumber', 'balance', 'creditLimit'];
  return others.every((other) =>
    alike.some((field) => {
      const value = first && valueOf<unknown>(first.facts[field]);
      return Boolean(value) && value === valueOf<unknown>(other.facts[field]);
    }),
  );
}

/** A charge-off that was reported first and is no longer one later: nothing of a month's course explains that. */
function neverUndone(tradelines: readonly Tradeline[]): boolean {
  const dayOf = ({ facts }: Tradeline) => valueOf(facts.dateReported);
  const inStanding = (standing: string) =>
    tradelines.filter((tradeline) => standingByWords(tradeline) === standing).map(dayOf);
  const [givenUp, good] = [inStanding('given_up'), inStanding('good')];
  return givenUp.every((before) => before && good.every((after) => after && before <= after));
}

/** By its status alone: an agency that shows fewer months than another shows less of the past. */
function standingByWords(tradeline: Tradeline): string | undefined {
  const { saysCurrent, isAdverse, isCollector } = viewOf(tradeline);
  const status = valueOf(tradeline.facts.status) ?? '';
  if (isCollector || CHARGED_OFF.test(status)) return 'given_up';
  // Who was late one day and paid the next is both in one month.
  return saysCurrent && !isAdverse ? 'good' : undefined;
}

const ROLES: readonly (readonly [RegExp, string])[] = [
  [/\bauthori[sz]ed\b/i, 'authorized user'],
  [/\bjoint/i, 'joint'],
  [/\bindividual\b/i, 'individual'],
];

function roleIn(responsibility: string): string | undefined {
  return ROLES.find(([pattern]) => pattern.test(responsibility))?.[1];
}
