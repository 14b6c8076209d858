import type { ExportFormat, ExportKind } from '@creditfix/shared/admin';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** An export that is made every week. */
export const WeeklyExport = defineEntity({
  name: 'WeeklyExport',
  tableName: 'weekly_exports',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade').index(),
    kind: p.text().$type<ExportKind>(),
    format: p.text().$type<ExportFormat>(),
    sealedFilter: p.text(),
    nextAt: p.datetime(),
    createdAt: p.datetime(),
  },
});
export type WeeklyExport = InferEntity<typeof WeeklyExport>;
