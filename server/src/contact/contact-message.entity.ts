import type { ContactSubject } from '@creditfix/shared/contact';
import type { Language, MessageStatus } from '@creditfix/shared/kernel';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A message to support. Who wrote it and what it says is sealed; `emailKey` is a keyed fingerprint of the writer's address. */
export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary(),
    emailKey: p.text().index(),
    subject: p.text().$type<ContactSubject>(),
    sealedMessage: p.text(),
    /** Its writer was sent a word of thanks. */
    acknowledged: p.boolean(),
    /** In which it was written. */
    language: p.text().$type<Language>(),
    status: p.text().$type<MessageStatus>(),
    /** The member of the staff whose it is. */
    assignedTo: p.uuid().nullable(),
    /** When it was answered first. */
    answeredAt: p.datetime().nullable(),
    /** Counts the changes of its thread, so that of two made at once one is refused. */
    version: p.integer(),
    createdAt: p.datetime(),
    /** When its writer wrote last: this message, or a reply. */
    wroteAt: p.datetime().index(),
    /** Since when its writer has waited for an answer; null once one has left. */
    waitsSince: p.datetime().nullable(),
  },
  indexes: [
    { name: 'contact_messages_status_index', properties: ['status', 'wroteAt', 'id'] },
    {
      name: 'contact_messages_assigned_index',
      properties: ['assignedTo', 'status', 'wroteAt', 'id'],
      where: 'assigned_to is not null',
    },
  ],
});
export type ContactMessage = InferEntity<typeof ContactMessage>;
