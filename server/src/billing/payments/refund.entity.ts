import type { RefundMaker, RefundStatus } from '@creditfix/shared/billing';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Payment } from './payment.entity.ts';

/** A refund of a payment, from the request to the provider's answer; one that was made at the provider begins with the answer. */
export const Refund = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    id: p.uuid().primary(),
    paymentId: () =>
      p.manyToOne(Payment).mapToPk().fieldName('payment_id').deleteRule('cascade').index(),
    amountCents: p.integer(),
    reason: p.text(),
    madeBy: p.text().$type<RefundMaker>(),
    status: p.text().$type<RefundStatus>(),
    /** The provider's name for it; null until it has answered. */
    providerId: p.text().nullable().unique(),
    createdAt: p.datetime(),
    /** When the provider was first asked for it. */
    askedAt: p.datetime().nullable(),
    doneAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'refunds_asked_index', properties: ['createdAt'], where: "status = 'asked'" }],
});
export type Refund = InferEntity<typeof Refund>;
