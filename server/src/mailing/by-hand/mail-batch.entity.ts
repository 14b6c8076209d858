import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** Letters that staff printed and posted together. */
export const MailBatch = defineEntity({
  name: 'MailBatch',
  tableName: 'mail_batches',
  properties: {
    id: p.uuid().primary(),
    number: p.bigint('number').autoincrement().columnType('bigint').generated('identity'),
    madeBy: p.uuid(),
    createdAt: p.datetime(),
  },
});
export type MailBatch = InferEntity<typeof MailBatch>;
