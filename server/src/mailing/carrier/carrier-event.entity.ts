import type { MailEventKind } from '@creditfix/shared/mailing';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A callback of the carrier: verified, stored, then processed. */
export const CarrierEvent = defineEntity({
  name: 'CarrierEvent',
  tableName: 'carrier_events',
  properties: {
    id: p.text().primary(),
    type: p.text(),
    carrierId: p.text(),
    /** Null if it tells nothing that we follow. */
    kind: p.text().$type<MailEventKind>().nullable(),
    detail: p.text().nullable(),
    at: p.datetime(),
    location: p.text().nullable(),
    scanKey: p.text().nullable(),
    receivedAt: p.datetime(),
    processedAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['carrierId'] },
    {
      name: 'carrier_events_waiting_index',
      properties: ['receivedAt'],
      where: 'processed_at is null',
    },
    { properties: ['receivedAt'] },
  ],
});
export type CarrierEvent = InferEntity<typeof CarrierEvent>;
