import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from './account.entity.ts';

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
    counter: p.bigint('number'),
    transports: p.text(),
    name: p.text(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
});
export type Passkey = InferEntity<typeof Passkey>;
