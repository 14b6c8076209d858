import type { Enclosure } from '@creditfix/shared/documents';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** A document that a person keeps to enclose. Its pages are sealed files whose keys follow from its id. */
export const Document = defineEntity({
  name: 'Document',
  tableName: 'documents',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    kind: p.text().$type<Enclosure>(),
    /** The row is there before its first file and after its last: a crash never leaves a file that nobody knows of. */
    status: p.text().$type<'storing' | 'ready' | 'removing'>(),
    pages: p.integer(),
    bytes: p.integer(),
    /** Over all pages in order. */
    sha256: p.text(),
    createdAt: p.datetime(),
    /** When a letter last enclosed it. */
    usedAt: p.datetime().nullable(),
    /** The answer of a dispute that goes on: until when it stays at least. */
    keptUntil: p.datetime().nullable(),
  },
  indexes: [
    {
      properties: ['accountId', 'createdAt'],
      columns: [{ name: 'accountId' }, { name: 'createdAt', sort: 'desc' }],
    },
    { name: 'documents_unready_index', properties: ['createdAt'], where: "status <> 'ready'" },
    {
      name: 'documents_last_use_index',
      expression:
        'create index documents_last_use_index on documents (coalesce(used_at, created_at))',
    },
  ],
});
export type Document = InferEntity<typeof Document>;
