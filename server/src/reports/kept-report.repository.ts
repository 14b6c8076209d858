import type { EntityManager } from '#server/platform/database/index.ts';
import { KeptReport } from './kept-report.entity.ts';

/** A kept report as a list shows it. */
export type KeptReportRow = Awaited<ReturnType<typeof findKeptReports>>[number];

const SUMMARY = ['id', 'bureau', 'reportDate', 'accounts', 'createdAt'] as const;

/** All kept reports of a person, newest first, without their facts. */
export async function findKeptReports(em: EntityManager, accountId: string) {
  return await em.find(
    KeptReport,
    { accountId },
    { fields: SUMMARY, orderBy: { createdAt: 'desc', id: 'asc' }, disableIdentityMap: true },
  );
}

/** @returns null if that person keeps no such report */
export async function findKeptFacts(em: EntityManager, accountId: string, id: string) {
  return await em.findOne(
    KeptReport,
    { id, accountId },
    { fields: ['id', 'sealedFacts'], disableIdentityMap: true },
  );
}

export async function addKeptReport(em: EntityManager, row: KeptReport): Promise<void> {
  await em.insert(KeptReport, row);
}

/** @returns false if that person keeps no such report */
export async function deleteKeptReport(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<boolean> {
  return (await em.nativeDelete(KeptReport, { id, accountId })) === 1;
}

/** What a deleted account has kept. */
export async function deleteKeptReportsOf(em: EntityManager, accountId: string): Promise<void> {
  await em.nativeDelete(KeptReport, { accountId });
}

/** Whatever was kept before that instant. */
export async function deleteOldKeptReports(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(KeptReport, { createdAt: { $lt: before } });
}
