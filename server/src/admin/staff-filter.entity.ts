import type { ExportKind } from '@creditfix/shared/admin';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** A search that a member of the staff saved. It is sealed because it may hold somebody's address. */
export const StaffFilter = defineEntity({
  name: 'StaffFilter',
  tableName: 'staff_filters',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    kind: p.text().$type<ExportKind>(),
    name: p.text(),
    sealedQuery: p.text(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['accountId', 'kind', 'name'] }],
});
export type StaffFilter = InferEntity<typeof StaffFilter>;
