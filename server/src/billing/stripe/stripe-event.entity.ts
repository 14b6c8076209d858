import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** An event of the payment provider, stored before it is looked at. */
export const StripeEvent = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  properties: {
    id: p.text().primary(),
    type: p.text(),
    /** What the event is about; empty if it names nothing. */
    objectId: p.text(),
    /** When the provider made it. */
    createdAt: p.datetime(),
    receivedAt: p.datetime(),
    processedAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['receivedAt'] },
    {
      name: 'stripe_events_waiting_index',
      properties: ['receivedAt'],
      where: 'processed_at is null',
    },
  ],
});
export type StripeEvent = InferEntity<typeof StripeEvent>;
