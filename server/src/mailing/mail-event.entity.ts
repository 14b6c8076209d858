import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { MailPiece } from './mail-piece.entity.ts';

/** What happened to a mailpiece. The same event of the same source is kept once. */
export const MailEvent = defineEntity({
  name: 'MailEvent',
  tableName: 'mail_events',
  properties: {
    id: p.uuid().primary(),
    number: p.bigint('number').autoincrement().columnType('bigint').generated('identity'),
    pieceId: () => p.manyToOne(MailPiece).mapToPk().fieldName('piece_id').deleteRule('cascade'),
    sourceKey: p.text(),
    kind: p.text(),
    at: p.datetime(),
    location: p.text().nullable(),
    note: p.text().nullable(),
    recordedAt: p.datetime(),
  },
  uniques: [{ properties: ['pieceId', 'sourceKey'] }],
});
export type MailEvent = InferEntity<typeof MailEvent>;
