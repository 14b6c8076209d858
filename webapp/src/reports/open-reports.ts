import { calendarDateAt } from '@creditfix/shared/kernel';
import { Bureau } from '@creditfix/shared/letters';
import {
  besideEachOther,
  mayHurt,
  newestOfEach,
  valueOf,
  type CreditReport,
  type Finding,
  type ReportAnswers,
  type RuleId,
  type Tradeline,
  type TradelineField,
} from '@creditfix/shared/reports';
import type { Found } from './likely-errors.ts';
import type { PersonAnswers } from './report.atoms.ts';

/** What the page shows of all reports that are open: the newest of each agency, with what is worth a question. */

export interface ComparedReport {
  readonly report: CreditReport;
  /** The day of the report, or of reading it where it names none: `YYYY-MM-DD`. */
  readonly reportDate: string;
  /** Older ones of the same agency and layout, the newest first. */
  readonly earlier: readonly CreditReport[];
}

export interface OpenReport extends ComparedReport {
  readonly findings: readonly AskedFinding[];
  /** It is being looked at for the first time. */
  readonly isPending: boolean;
}

export interface AskedFinding {
  readonly key: string;
  readonly bureau: Bureau;
  readonly finding: Finding;
}

interface Beside {
  /** Reports of which the account keeps the facts. */
  readonly kept: readonly CreditReport[];
  /** `YYYY-MM-DD`, for a report without a date. */
  readonly today: string;
}

/** The newest report of each agency, beside those that it can be held against. */
export function comparedReports(
  reports: readonly CreditReport[],
  { kept, today }: Beside,
): ComparedReport[] {
  const order = Object.values(Bureau);
  const newest = newestOfEach(reports).toSorted(
    (a, b) => order.indexOf(a.newest.bureau) - order.indexOf(b.newest.bureau),
  );
  return newest.map(({ newest: report, earlier: opened }) => {
    const { bureau, layout } = report;
    const reportDate = valueOf(report.date) ?? today;
    // One that was opened and kept is one report.
    const before = kept.filter(
      (one) =>
        one.bureau === bureau &&
        one.layout === layout &&
        (valueOf(one.date) ?? '') < reportDate &&
        !opened.some((other) => valueOf(other.date) === valueOf(one.date)),
    );
    return { report, reportDate, earlier: newestFirst([...opened, ...before]) };
  });
}

export function openReports(compared: readonly ComparedReport[], found: Found): OpenReport[] {
  return compared.map((one) => {
    const { bureau } = one.report;
    const findings = found.get(one.report);
    return {
      ...one,
      isPending: findings === undefined,
      findings: (findings ?? []).map((finding) => ({
        key: [bureau, finding.rule, finding.about.join(), finding.values['field']]
          .filter(Boolean)
          .join(' '),
        bureau,
        finding,
      })),
    };
  });
}

export function answersFor(
  { bankruptcy, dischargedOn, about }: PersonAnswers,
  bureau: Bureau,
): ReportAnswers {
  return {
    ...about[bureau],
    ...(bankruptcy === 'discharged' && dischargedOn ? { dischargedOn } : {}),
    ...(bankruptcy === 'dismissed' ? { bankruptcyDismissed: true } : {}),
  };
}

function newestFirst(reports: readonly CreditReport[]): readonly CreditReport[] {
  return reports.toSorted((a, b) => ((valueOf(a.date) ?? '') < (valueOf(b.date) ?? '') ? 1 : -1));
}

/** One account as one or several agencies tell it. */
export interface Account {
  readonly key: string;
  readonly entries: readonly AccountEntry[];
  /** Fields that should be the same everywhere, and are not. */
  readonly differing: readonly TradelineField[];
  readonly hurts: boolean;
  readonly inCollections: boolean;
}

export interface AccountEntry {
  readonly bureau: Bureau;
  readonly tradeline: Tradeline;
}

/** @returns all accounts, those first that may hurt */
export function accountsOf(compared: readonly ComparedReport[]): readonly Account[] {
  const all = new Map(
    compared.flatMap(({ report: { bureau, tradelines } }) =>
      tradelines.map((tradeline) => [tradeline, { bureau, tradeline }] as const),
    ),
  );
  const groups = new Map(
    besideEachOther(compared.map(({ report }) => report)).flatMap((group) =>
      group.tradelines.map((tradeline) => [tradeline, group] as const),
    ),
  );
  const accounts = [...all.values()].flatMap((entry): Account[] => {
    const group = groups.get(entry.tradeline);
    // It stands where the first of its agencies has it.
    if (group && group.tradelines[0] !== entry.tradeline) return [];
    const entries = group?.tradelines.flatMap((tradeline) => all.get(tradeline) ?? []) ?? [entry];
    return [
      {
        key: `${entry.bureau} ${entry.tradeline.id}`,
        entries,
        differing: group?.differing ?? [],
        hurts: entries.some(({ tradeline }) => mayHurt(tradeline)),
        inCollections: entries.some(({ tradeline }) => isCollection(tradeline)),
      },
    ];
  });
  return [...accounts.filter(({ hurts }) => hurts), ...accounts.filter(({ hurts }) => !hurts)];
}

/** One question, about one account, of whichever agencies' reports it arises. */
export interface AskedOnce {
  readonly key: string;
  readonly asked: readonly AskedFinding[];
}

/** @returns the questions; those of what is merely different come last, and after them what leaves by itself */
export function askedOnce(
  open: readonly OpenReport[],
  accounts: readonly Account[],
): readonly AskedOnce[] {
  const accountOf = new Map(
    accounts.flatMap(({ key, entries }) =>
      entries.map(({ bureau, tradeline }) => [`${bureau} ${tradeline.id}`, key] as const),
    ),
  );
  const keyOf = ({ bureau, finding: { rule, about, values }, key }: AskedFinding) => {
    const account = accountOf.get(`${bureau} ${about[0]}`);
    return account ? `${rule} ${values['field'] ?? ''} ${account}` : key;
  };
  const groups = Map.groupBy(
    open.flatMap(({ findings }) => findings),
    keyOf,
  );
  const all = [...groups].map(([key, asked]): AskedOnce => ({ key, asked }));
  const last: readonly (RuleId | undefined)[] = ['bureaus_differ', 'leaves_soon'];
  const placeOf = ({ asked: [first] }: AskedOnce) => last.indexOf(first?.finding.rule);
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function isCollection({ inCollections, facts }: Tradeline): boolean {
  return inCollections || /\bcollection\b/i.test(valueOf(facts.accountType) ?? '');
}

/** Where it is the person's today: in the evening it is tomorrow elsewhere. */
export const todayHere = (): string =>
  calendarDateAt(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
