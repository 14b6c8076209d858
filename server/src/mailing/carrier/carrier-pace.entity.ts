import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** When a carrier may be asked next; it keeps all processes together under its rate limit. */
export const CarrierPace = defineEntity({
  name: 'CarrierPace',
  tableName: 'carrier_pace',
  properties: {
    carrier: p.text().primary(),
    nextAt: p.datetime(),
  },
});
export type CarrierPace = InferEntity<typeof CarrierPace>;
