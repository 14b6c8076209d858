import type { ContactSubject } from '@creditfix/shared/contact';
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
    createdAt: p.datetime().index(),
    doneAt: p.datetime().nullable(),
    /** The member of the staff who is done with it. */
    doneBy: p.uuid().nullable(),
  },
  indexes: [
    {
      name: 'contact_messages_open_index',
      properties: ['createdAt', 'id'],
      where: 'done_at is null',
    },
  ],
});
export type ContactMessage = InferEntity<typeof ContactMessage>;
