import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** An email of the local mailbox, which takes the place of a mail server. */
export const LocalEmail = defineEntity({
  name: 'LocalEmail',
  tableName: 'local_mail',
  properties: {
    id: p.uuid().primary(),
    number: p.bigint('number').autoincrement().columnType('bigint').generated('identity'),
    sealedMessage: p.text(),
    sentAt: p.datetime(),
  },
});
export type LocalEmail = InferEntity<typeof LocalEmail>;
