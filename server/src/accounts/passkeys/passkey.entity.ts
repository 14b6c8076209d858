import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '../account.entity.ts';

/** A passkey that a person signs in with. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.uuid().primary(),
    accountId: () =>
      p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade').index(),
    credentialId: p.text().unique(),
    publicKey: p.text(),
    /** How often it was used, as its authenticator counts; many always say 0. */
    counter: p.bigint('number'),
    /** How the authenticator is reached, separated by commas: `internal,hybrid`. */
    transports: p.text(),
    /** What the person, or else the browser, calls it. */
    name: p.text(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});
export type Passkey = InferEntity<typeof Passkey>;
