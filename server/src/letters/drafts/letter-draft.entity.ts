import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** A letter that is being written. Its id becomes the letter's id once it is signed. */
export const LetterDraft = defineEntity({
  name: 'LetterDraft',
  tableName: 'letter_drafts',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    /** What the browser that started it calls it; it finds this draft again in the same account. */
    idempotencyKey: p.uuid().nullable(),
    revision: p.integer(),
    /** The furthest step of the generator that it was on: it never goes back, so that it can be counted. */
    reachedStep: p.smallint().default(1),
    sealedContent: p.text(),
    /** The letter as it was last shown for reading, and its hash: only this text can be signed. */
    sealedReview: p.text().nullable(),
    reviewedSha256: p.text().nullable(),
    /** What the language model made of the person's words; it counts only while the words are still those. */
    sealedPolish: p.text().nullable(),
    /** What it made in English of words in another language, and what of that the person confirmed. */
    sealedEnglish: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    signedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'letter_drafts_idempotency_key', properties: ['accountId', 'idempotencyKey'] }],
  indexes: [
    {
      properties: ['accountId', 'updatedAt'],
      columns: [{ name: 'accountId' }, { name: 'updatedAt', sort: 'desc' }],
    },
    { name: 'letter_drafts_open_index', properties: ['updatedAt'], where: 'signed_at is null' },
  ],
});
export type LetterDraft = InferEntity<typeof LetterDraft>;
