import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Session } from '#server/accounts/index.ts';

/** A replica that may hold whole names and addresses, with the reason stated when it was begun. It ends with its session. */
export const SyncReplica = defineEntity({
  name: 'SyncReplica',
  tableName: 'sync_replicas',
  properties: {
    id: p.uuid().primary(),
    sessionId: () =>
      p.manyToOne(Session).mapToPk().fieldName('session_id').deleteRule('cascade').index(),
    reason: p.text(),
    begunAt: p.datetime(),
  },
});
export type SyncReplica = InferEntity<typeof SyncReplica>;
