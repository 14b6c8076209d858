import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** An export that a desktop app made without the server and reported afterward. */
export const OfflineExport = defineEntity({
  name: 'OfflineExport',
  tableName: 'offline_exports',
  properties: {
    id: p.uuid().primary(),
    notedAt: p.datetime(),
  },
});
export type OfflineExport = InferEntity<typeof OfflineExport>;
