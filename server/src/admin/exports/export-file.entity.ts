import type { ExportFormat, ExportKind } from '@creditfix/shared/admin';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** Why there is no file. */
export type ExportTrouble = 'disk_full' | 'too_many_rows' | 'interrupted' | 'failed';

/** An exported file while it is made and kept. */
export const ExportFile = defineEntity({
  name: 'ExportFile',
  tableName: 'export_files',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    kind: p.text().$type<ExportKind>(),
    format: p.text().$type<ExportFormat>(),
    sealedFilter: p.text(),
    status: p.text().$type<'waiting' | 'making' | 'ready' | 'failed'>(),
    trouble: p.text().$type<ExportTrouble | 'none'>().default('none'),
    fileName: p.text(),
    rows: p.integer().nullable(),
    bytes: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    /** Whichever process makes it; the keys of its parts follow from it. */
    attempt: p.uuid().nullable(),
    /** How many files it consists of. */
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
