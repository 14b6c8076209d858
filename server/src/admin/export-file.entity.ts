import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** An exported file while it is made and kept. */
export const ExportFile = defineEntity({
  name: 'ExportFile',
  tableName: 'export_files',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    kind: p.text(),
    format: p.text(),
    sealedFilter: p.text(),
    status: p.text(),
    trouble: p.text().default('none'),
    fileName: p.text(),
    rows: p.integer().nullable(),
    bytes: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    attempt: p.uuid().nullable(),
    parts: p.integer().default(0),
    createdAt: p.datetime(),
    keptUntil: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'export_files_account_id_index',
      properties: ['accountId', 'createdAt'],
      columns: [{ name: 'accountId' }, { name: 'createdAt', sort: 'desc' }],
    },
    { properties: ['createdAt'] },
  ],
});
export type ExportFile = InferEntity<typeof ExportFile>;
