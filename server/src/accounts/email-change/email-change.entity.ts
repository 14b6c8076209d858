import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '../account.entity.ts';

/** A change of address under way. Both mailboxes confirm it; only the hashes of their tokens are kept, and at most one is open per account. */
export const EmailChange = defineEntity({
  name: 'EmailChange',
  tableName: 'email_changes',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    sessionId: p.uuid().nullable(),
    newEmail: p.text(),
    oldTokenHash: p.text().nullable().unique(),
    newTokenHash: p.text().nullable().unique(),
    oldConfirmedAt: p.datetime().nullable(),
    newConfirmedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
  uniques: [
    { name: 'email_changes_open_index', properties: ['accountId'], where: 'ended_at is null' },
  ],
  indexes: [{ properties: ['accountId', 'createdAt'] }, { properties: ['expiresAt'] }],
});
export type EmailChange = InferEntity<typeof EmailChange>;
