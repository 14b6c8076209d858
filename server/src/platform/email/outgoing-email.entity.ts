import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** An email that was decided on. The same `key` is the same news and is sent once; its content goes once it is sent. */
export const OutgoingEmail = defineEntity({
  name: 'OutgoingEmail',
  tableName: 'outgoing_emails',
  properties: {
    id: p.uuid().primary(),
    key: p.text().unique(),
    kind: p.text(),
    accountId: p.uuid().nullable(),
    sealedMessage: p.text().nullable(),
    status: p.text(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    claimedUntil: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['createdAt'] },
    { properties: ['accountId'], where: 'account_id is not null' },
  ],
});
export type OutgoingEmail = InferEntity<typeof OutgoingEmail>;
