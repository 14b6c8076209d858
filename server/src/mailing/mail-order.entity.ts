import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Letter } from '#server/letters/index.ts';

/** A mailing that is paid by itself and waits for that: it becomes the mailpiece of the same id. */
export const MailOrder = defineEntity({
  name: 'MailOrder',
  tableName: 'mail_orders',
  properties: {
    id: p.uuid().primary(),
    letterId: () =>
      p.manyToOne(Letter).mapToPk().fieldName('letter_id').deleteRule('cascade').index(),
    accountId: p.uuid().index(),
    /** Addresses, kind of mail and price as they were agreed to, and from where. */
    sealedOrder: p.text(),
    createdAt: p.datetime(),
    /** When it became a mailpiece, or was given up. */
    endedAt: p.datetime().nullable(),
  },
});
export type MailOrder = InferEntity<typeof MailOrder>;
