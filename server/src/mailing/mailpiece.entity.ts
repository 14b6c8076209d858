import type { MailCarrier, MailClass, MailStatus } from '@creditfix/shared/mailing';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Letter } from '#server/letters/index.ts';

/** One letter handed to a carrier, once. At most one per letter is under way. */
export const Mailpiece = defineEntity({
  name: 'Mailpiece',
  tableName: 'mailpieces',
  properties: {
    id: p.uuid().primary(),
    letterId: () =>
      p.manyToOne(Letter).mapToPk().fieldName('letter_id').deleteRule('cascade').index(),
    accountId: p.uuid(),
    carrier: p.text().$type<MailCarrier>(),
    mailClass: p.text().$type<MailClass>(),
    status: p.text().$type<MailStatus>(),
    priceCents: p.integer(),
    pages: p.integer(),
    sheets: p.integer(),
    packetSha256: p.text(),
    sealedAddresses: p.text(),
    /** Where it goes, for the days there; empty once the account is deleted. */
    toState: p.text(),
    test: p.boolean().default(false),
    createdAt: p.datetime(),
    sendAfter: p.datetime(),
    /** When the carrier was first asked to take it; null while that is certain not to have happened. */
    askedAt: p.datetime().nullable(),
    askedTimes: p.integer().default(0),
    leasedUntil: p.datetime().nullable(),
    cancelAskedAt: p.datetime().nullable(),
    carrierId: p.text().nullable().unique(),
    carrierCostCents: p.integer().nullable(),
    trackingNumber: p.text().nullable(),
    expectedOn: p.date().nullable(),
    mailedAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    deliveredOn: p.date().nullable(),
    endedAt: p.datetime().nullable(),
    /** Why it ended without arriving: see `mail-trouble.ts`. */
    trouble: p.text().nullable(),
    polledAt: p.datetime().nullable(),
    proofKey: p.text().nullable(),
    proofSha256: p.text().nullable(),
    receiptKey: p.text().nullable(),
    receiptSha256: p.text().nullable(),
    batchId: p.uuid().nullable(),
    /** The one that did not arrive and that staff had mailed again as this one, at no cost to the person: once. */
    againOf: p.uuid().nullable().unique(),
  },
  uniques: [
    {
      name: 'mailpieces_one_alive',
      properties: ['letterId'],
      where: "status in ('queued', 'mailed', 'in_transit', 'delivered')",
    },
  ],
  indexes: [
    {
      properties: ['accountId', 'createdAt'],
      columns: [{ name: 'accountId' }, { name: 'createdAt', sort: 'desc' }],
    },
    { name: 'mailpieces_waiting', properties: ['sendAfter'], where: "status = 'queued'" },
    {
      name: 'mailpieces_wanted_back',
      properties: ['cancelAskedAt'],
      where: 'cancel_asked_at is not null',
    },
    {
      name: 'mailpieces_under_way',
      expression:
        "create index mailpieces_under_way on mailpieces (coalesce(polled_at, created_at)) where status in ('queued', 'mailed', 'in_transit')",
    },
    { properties: ['trackingNumber'], where: 'tracking_number is not null' },
    { properties: ['batchId'], where: 'batch_id is not null' },
    {
      name: 'mailpieces_handed_over',
      properties: ['createdAt', 'id'],
      columns: [{ name: 'createdAt', sort: 'desc' }, { name: 'id' }],
      where: 'carrier_id is not null',
    },
    {
      name: 'mailpieces_print_numbers',
      properties: ['trackingNumber'],
      where: "carrier = 'print_queue' and tracking_number is not null",
    },
    { name: 'mailpieces_failed', properties: ['endedAt'], where: "status = 'failed'" },
  ],
});
export type Mailpiece = InferEntity<typeof Mailpiece>;
