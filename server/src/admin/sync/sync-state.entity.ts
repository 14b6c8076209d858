import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One row: the epoch of the change log and how far it was tidied. */
export const SyncState = defineEntity({
  name: 'SyncState',
  tableName: 'sync_state',
  properties: {
    one: p.boolean().primary().default(true),
    epoch: p.text(),
    place: p.text(),
    month: p.text(),
    goneUsers: p.text().columnType('xid8').defaultRaw("'0'"),
    goneLetters: p.text().columnType('xid8').defaultRaw("'0'"),
    tidied: p.text().columnType('xid8').defaultRaw("'0'"),
  },
  checks: [{ name: 'sync_state_one_check', expression: 'one' }],
});
export type SyncState = InferEntity<typeof SyncState>;
