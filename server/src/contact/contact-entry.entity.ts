import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ContactMessage } from './contact-message.entity.ts';

/** What was added to a message to support: an answer that left by email, what its writer answered to that, or a note of the staff. */
export const ContactEntry = defineEntity({
  name: 'ContactEntry',
  tableName: 'contact_entries',
  properties: {
    id: p.uuid().primary(),
    messageId: () =>
      p.manyToOne(ContactMessage).mapToPk().fieldName('message_id').deleteRule('cascade'),
    /** The version of the message that it made: one version is one entry at most. */
    number: p.integer(),
    kind: p.text().$type<'answer' | 'note' | 'reply'>(),
    sealedText: p.text(),
    /** The member of the staff; nobody of them wrote a reply. */
    writtenBy: p.uuid().nullable(),
    /** A keyed fingerprint of the email's own id, so that a reply is taken once. */
    emailKey: p.text().nullable(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ['messageId', 'number'] }, { properties: ['messageId', 'emailKey'] }],
});
export type ContactEntry = InferEntity<typeof ContactEntry>;
