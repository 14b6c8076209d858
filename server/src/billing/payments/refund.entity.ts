import type { RefundStatus } from '@creditfix/shared/billing';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Payment } from './payment.entity.ts';

/** A refund of a payment, from the request to the provider's answer. */
export const Refund = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    id: p.uuid().primary(),
    paymentId: () =>
      p.manyToOne(Payment).mapToPk().fieldName('payment_id').deleteRule('cascade').index(),
    amountCents: p.integer(),
    reason: p.text(),
    status: p.text().$type<RefundStatus>(),
    /** The provider's name for it; null until it has answered. */
    providerId: p.text().nullable(),
    createdAt: p.datetime(),
    /** When the provider was first asked for it. */
    askedAt: p.datetime().nullable(),
    doneAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['providerId'], where: 'provider_id is not null' },
    { name: 'refunds_asked_index', properties: ['createdAt'], where: "status = 'asked'" },
  ],
});
export type Refund = InferEntity<typeof Refund>;
