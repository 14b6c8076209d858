import { valueOf, type CreditReport, type Tradeline } from '../contract/report.ts';
import { companyKey } from './tradeline-view.ts';

/** The same account in another report of the same agency: creditor and ending, and the day it was opened where both say one. */
export function sameAccount(tradeline: Tradeline, report: CreditReport): Tradeline | undefined {
  const own = accountKey(tradeline);
  const opened = valueOf(tradeline.facts.dateOpened)?.slice(0, 7);
  const alike = own ? (accountsByKey(report).get(own) ?? []) : [];
  return alike.find((other) => {
    const otherOpened = valueOf(other.facts.dateOpened)?.slice(0, 7);
    return !opened || !otherOpened || opened === otherOpened;
  });
}

/** What an account is called by in every report of one agency; nothing where its name or number is missing. */
export function accountKey({ facts }: Tradeline): string | undefined {
  const creditor = valueOf(facts.creditor);
  const ending = valueOf(facts.accountNumber);
  return creditor && ending ? `${companyKey(creditor)} ${ending}` : undefined;
}

const accountsOfReport = new WeakMap<
  CreditReport,
  ReadonlyMap<string | undefined, readonly Tradeline[]>
>();

/** Each account of one report is looked up in another: hundreds of times the same report. */
function accountsByKey(report: CreditReport) {
  const known = accountsOfReport.get(report);
  if (known) return known;
  const made = Map.groupBy(report.tradelines, accountKey);
  accountsOfReport.set(report, made);
  return made;
}
