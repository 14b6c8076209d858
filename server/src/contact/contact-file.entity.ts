import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ContactEntry } from './contact-entry.entity.ts';
import { ContactMessage } from './contact-message.entity.ts';

/** A file that came with a reply, or goes along with an answer; until that is sent it belongs to no entry. */
export const ContactFile = defineEntity({
  name: 'ContactFile',
  tableName: 'contact_files',
  properties: {
    id: p.uuid().primary(),
    messageId: () =>
      p.manyToOne(ContactMessage).mapToPk().fieldName('message_id').deleteRule('cascade'),
    entryId: () =>
      p.manyToOne(ContactEntry).mapToPk().fieldName('entry_id').deleteRule('cascade').nullable(),
    sealedName: p.text(),
    ending: p.text().$type<'pdf' | 'png' | 'jpg'>(),
    bytes: p.integer(),
    createdAt: p.datetime(),
  },
  indexes: [
    { properties: ['messageId'] },
    { properties: ['entryId'] },
    {
      name: 'contact_files_unsent_index',
      properties: ['createdAt'],
      where: 'entry_id is null',
    },
  ],
});
export type ContactFile = InferEntity<typeof ContactFile>;
