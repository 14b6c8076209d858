import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** How far a mailbox was looked through for replies; `id` is a keyed fingerprint of its name. */
export const ReadInbox = defineEntity({
  name: 'ReadInbox',
  tableName: 'contact_inboxes',
  properties: {
    id: p.text().primary(),
    /** Of the last email that was looked at, as the mailbox names it. */
    place: p.text().nullable(),
    /** Until then nobody else looks: one process is reading it, or it was away. Later, a process that was reading has died. */
    claimedUntil: p.datetime().nullable(),
    /** How often one after the other it could not be looked into. */
    failures: p.integer(),
  },
});
export type ReadInbox = InferEntity<typeof ReadInbox>;
