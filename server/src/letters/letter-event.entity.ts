import type { LetterEventKind } from '@creditfix/shared/letters';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One line of a letter's trail: who did what to which text, from where. Append-only; the database refuses updates. */
export const LetterEvent = defineEntity({
  name: 'LetterEvent',
  tableName: 'letter_events',
  properties: {
    id: p.uuid().primary(),
    /** Whose letter or draft it is: a trail is that of an account and a letter. */
    accountId: p.uuid(),
    letterId: p.uuid(),
    kind: p.text().$type<LetterEventKind>(),
    at: p.datetime(),
    documentSha256: p.text().nullable(),
    /** Address and browser of the person who did it. */
    sealedOrigin: p.text(),
    number: p.bigint('number').autoincrement().columnType('bigint').generated('identity'),
  },
  indexes: [
    { name: 'letter_events_account_id_letter_id_at', properties: ['accountId', 'letterId', 'at'] },
    // The hourly work looks for those of some days.
    { name: 'letter_events_downloaded', properties: ['at'], where: "kind = 'downloaded'" },
  ],
});
export type LetterEvent = InferEntity<typeof LetterEvent>;
