import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A file whose row is gone. The line is written in that row's transaction and goes after the file. */
export const RemovedFile = defineEntity({
  name: 'RemovedFile',
  tableName: 'removed_files',
  properties: {
    key: p.text().primary(),
    removedAt: p.datetime(),
  },
});
export type RemovedFile = InferEntity<typeof RemovedFile>;
