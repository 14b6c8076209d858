import type { ExportKind } from '@creditfix/shared/admin';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** Which rows changed in which transaction, for replicas to follow. It only gains rows. */
export const SyncChange = defineEntity({
  name: 'SyncChange',
  tableName: 'sync_changes',
  properties: {
    kind: p.text().$type<ExportKind>().primary(),
    xid: p.text().columnType('xid8').primary(),
    number: p.bigint('number').primary().autoincrement().columnType('bigint').generated('identity'),
    rowId: p.uuid(),
    deleted: p.boolean(),
    changedAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ name: 'sync_changes_row_id_index', properties: ['rowId', 'xid', 'kind'] }],
  indexes: [{ name: 'sync_changes_gone_index', properties: ['changedAt'], where: 'deleted' }],
});
export type SyncChange = InferEntity<typeof SyncChange>;
