import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/**
 * An email that was decided on. The same `key` is the same news and is sent once. What it said stays sealed as long as its row does:
 * drawn again from facts it would be what we write today, not what they got.
 */
export const OutgoingEmail = defineEntity({
  name: 'OutgoingEmail',
  tableName: 'outgoing_emails',
  properties: {
    id: p.uuid().primary(),
    key: p.text().unique(),
    /** `receipt`, `letter_ready` … */
    kind: p.text(),
    /** Whose account it is about, where its reader is known to be the owner. */
    accountId: p.uuid().nullable(),
    sealedMessage: p.text().nullable(),
    /** Its text stays after it was sent; not where it opens something, or where nobody's account it is about. */
    keepsText: p.boolean(),
    status: p.text().$type<'queued' | 'sent' | 'failed' | 'bounced'>(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    /** Until then one job is sending it; later, that job has died. */
    claimedUntil: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['createdAt'] },
    { name: 'outgoing_emails_queued', properties: ['createdAt'], where: "status = 'queued'" },
    { properties: ['accountId'], where: 'account_id is not null' },
  ],
});
export type OutgoingEmail = InferEntity<typeof OutgoingEmail>;
