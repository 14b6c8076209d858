import { addYears, BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import type { OfferedCompany } from '@creditfix/shared/letters';
import {
  companiesOnReport,
  keptReportLimits,
  ReportProblems,
  type KeptFacts,
  type KeptReport as ShownReport,
} from '@creditfix/shared/reports';
import { randomUUID } from 'node:crypto';
import { lockAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Place } from '#server/platform/vault/index.ts';
import {
  addKeptReport,
  deleteKeptReport,
  deleteKeptReportsOf,
  deleteOldKeptReports,
  findKeptFacts,
  findKeptReports,
  type KeptReportRow,
} from './kept-report.repository.ts';
import type { ReportsParts } from './reports.parts.ts';

/** The facts of reports, kept for the person to compare the next one with, and for nobody else. */

type Parts = Pick<ReportsParts, 'clock' | 'vault'>;

const factsOf = (rowId: string): Place => ({ column: 'kept_reports.sealed_facts', rowId });

/**
 * Keeps a report. The same bureau and date again takes the place of the one before: it is the same report, read better.
 *
 * @throws Problem `reports.too_many`
 */
export async function keepReport(
  em: EntityManager,
  { clock, vault }: Parts,
  accountId: string,
  facts: KeptFacts,
): Promise<ShownReport> {
  const id = randomUUID();
  const row = {
    id,
    accountId,
    bureau: facts.bureau,
    reportDate: facts.date,
    accounts: facts.tradelines.length,
    sealedFacts: vault.sealJson(facts, factsOf(id)),
    createdAt: clock.now(),
  };
  await em.transactional(async (tx) => {
    // Of two at the same moment the second counts what the first has kept.
    await lockAccount(tx, accountId);
    const kept = await findKeptReports(tx, accountId);
    const same = kept.filter(
      ({ bureau, reportDate }) => bureau === row.bureau && (reportDate ?? null) === row.reportDate,
    );
    if (kept.length - same.length >= keptReportLimits.reports)
      throw ReportProblems.raise('reports.too_many');
    for (const one of same) await deleteKeptReport(tx, accountId, one.id);
    await addKeptReport(tx, row);
  });
  return presentReport(row);
}

export async function listReports(em: EntityManager, accountId: string): Promise<ShownReport[]> {
  return (await findKeptReports(em, accountId)).map(presentReport);
}

/**
 * Another person's report answers as if it did not exist.
 *
 * @throws Problem `reports.not_found`
 */
export async function openReport(
  em: EntityManager,
  { vault }: Pick<Parts, 'vault'>,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<KeptFacts> {
  const row = await findKeptFacts(em, accountId, id);
  if (!row) throw ReportProblems.raise('reports.not_found');
  return vault.openJson(row.sealedFacts, factsOf(row.id)) as KeptFacts;
}

/** @throws Problem `reports.not_found` */
export async function deleteReport(
  em: EntityManager,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<void> {
  if (!(await deleteKeptReport(em, accountId, id))) throw ReportProblems.raise('reports.not_found');
}

export interface GatheredReport {
  readonly id: string;
  readonly keptAt: string;
  readonly keptUntil: string;
  readonly facts: KeptFacts;
}

/** Everything that is kept of a person's reports, for the person to take along. */
export async function gatherReports(
  em: EntityManager,
  parts: Pick<Parts, 'vault'>,
  accountId: string,
): Promise<readonly GatheredReport[]> {
  const gathered: GatheredReport[] = [];
  for (const row of await findKeptReports(em, accountId)) {
    const { keptAt, keptUntil } = presentReport(row);
    const facts = await openReport(em, parts, { accountId, id: row.id });
    gathered.push({ id: row.id, keptAt, keptUntil, facts });
  }
  return gathered;
}

/** Three times all three bureaus: older addresses are more likely to be old ones. */
const READ_FOR_COMPANIES = 9;

/** The companies that a person's kept reports name with an address, those of the newest report first. */
export async function reportedCompanies(
  em: EntityManager,
  parts: Pick<Parts, 'vault'>,
  accountId: string,
): Promise<readonly OfferedCompany[]> {
  const companies: OfferedCompany[] = [];
  for (const { id } of (await findKeptReports(em, accountId)).slice(0, READ_FOR_COMPANIES))
    companies.push(...companiesOnReport(await openReport(em, parts, { accountId, id })));
  return companies;
}

/** Nothing of it outlives the account. */
export async function forgetReports(tx: EntityManager, accountId: string): Promise<void> {
  await deleteKeptReportsOf(tx, accountId);
}

/** Deletes what was kept for as long as the person was told. */
export async function purgeReports(em: EntityManager, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - keptReportLimits.years);
  await deleteOldKeptReports(em, before);
}

function presentReport({
  id,
  bureau,
  reportDate,
  accounts,
  createdAt,
}: KeptReportRow): ShownReport {
  const keptOn = calendarDateAt(createdAt, BUSINESS_TIME_ZONE);
  return {
    id,
    bureau,
    reportDate: reportDate ?? null,
    accounts,
    keptAt: createdAt.toISOString(),
    keptUntil: addYears(keptOn, keptReportLimits.years),
  };
}
