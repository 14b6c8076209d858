import type { MailEventKind } from '@creditfix/shared/mailing';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Mailpiece } from './mailpiece.entity.ts';

/** What happened to a mailpiece. The same event of the same source is kept once. */
export const MailEvent = defineEntity({
  name: 'MailEvent',
  tableName: 'mail_events',
  properties: {
    id: p.uuid().primary(),
    number: p.bigint('number').autoincrement().columnType('bigint').generated('identity'),
    mailpieceId: () =>
      p.manyToOne(Mailpiece).mapToPk().fieldName('mailpiece_id').deleteRule('cascade'),
    /** Who says so and what: the same again is the same event. */
    sourceKey: p.text(),
    kind: p.text().$type<MailEventKind>(),
    at: p.datetime(),
    location: p.text().nullable(),
    /** The carrier's own name of it, never free text. */
    note: p.text().nullable(),
    recordedAt: p.datetime(),
  },
  uniques: [{ properties: ['mailpieceId', 'sourceKey'] }],
});
export type MailEvent = InferEntity<typeof MailEvent>;
