import type { exportEndpoints } from '@creditfix/shared/admin';
import type { BodyOf } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import { filterInWords, rowsInWords } from './export-wish.ts';
import { recordAudit } from './record-audit.ts';

type Reported = BodyOf<typeof exportEndpoints.reportExports>['exports'];

/**
 * Puts exports that were made without the server into the audit log, each once however often it is reported.
 *
 * @returns how many of them were new
 */
export async function reportExports(
  em: EntityManager,
  reported: Reported,
  actorId: string,
  now: Date,
): Promise<number> {
  return await em.transactional(async (tx) => {
    const fresh: Reported[number][] = [];
    for (const each of reported) {
      const rows = await tx.execute<unknown[]>(
        'insert into offline_exports (id, noted_at) values (?, ?) on conflict do nothing returning id',
        [each.id, now],
      );
      if (rows.length === 1) fresh.push(each);
    }
    for (const { id, kind, rows, sha256, masked, filter, madeAt } of fresh) {
      const what = `${kind} ${masked ? 'masked' : 'unmasked'}, ${filterInWords(filter)}, ${rowsInWords(rows)}`;
      const detail = `${id} ${what}, sha256 ${sha256}, made ${madeAt}`;
      await recordAudit(tx, { actorId, action: 'export_offline', detail, at: now });
    }
    return fresh.length;
  });
}
