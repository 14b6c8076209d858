import { exportKeys } from './export-files.ts';
import { KEPT_DAYS, giveUpExport, type MakeExportParts } from './make-export.ts';
import { removeLater, removeNoted } from '#server/platform/files/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nothing takes so long: its job was lost. */
const LOST_AFTER_MS = 6 * HOUR_MS;

interface OldRow {
  readonly attempt: string | null;
  readonly parts: number;
}

/** Deletes exported files whose time is over, and gives up those that nobody is making any more. */
export async function purgeExports(parts: MakeExportParts): Promise<void> {
  const em = parts.database.fork();
  const now = parts.clock.now();
  const lost = await em.execute<{ id: string; attempt: string | null }[]>(
    `select id, attempt from export_files where status in ('waiting', 'making') and created_at < ?`,
    [new Date(now.getTime() - LOST_AFTER_MS)],
  );
  for (const { id, attempt } of lost) await giveUpExport(em, parts, id, attempt, 'interrupted');
  await em.transactional(async (tx) => {
    const old = await tx.execute<OldRow[]>(
      `delete from export_files where kept_until <= ? or (status = 'failed' and created_at <= ?)
       returning attempt, parts`,
      [now, new Date(now.getTime() - KEPT_DAYS * DAY_MS)],
    );
    for (const { attempt, parts: count } of old)
      if (attempt) await removeLater(tx, exportKeys(attempt, count), now);
  });
  await removeNoted(parts, now);
}
