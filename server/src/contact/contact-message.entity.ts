import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A message to support. */
export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.uuid().primary(),
    emailKey: p.text(),
    subject: p.text(),
    sealedMessage: p.text(),
    acknowledged: p.boolean(),
    createdAt: p.datetime(),
    doneAt: p.datetime().nullable(),
    doneBy: p.uuid().nullable(),
  },
  indexes: [
    { properties: ['createdAt'] },
    { properties: ['emailKey'] },
    {
      name: 'contact_messages_open_index',
      properties: ['createdAt', 'id'],
      where: 'done_at is null',
    },
  ],
});
export type ContactMessage = InferEntity<typeof ContactMessage>;
