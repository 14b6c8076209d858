import { defineEntity, p } from '@mikro-orm/core';

/** A message in the local mailbox: used only where no SMTP server is set, outside production. */
export const LocalMail = defineEntity({
  name: 'LocalMail',
  tableName: 'local_mail',
  properties: {
    id: p.uuid().primary(),
    sealedMessage: p.text(),
    sentAt: p.datetime(),
  },
});
