import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A passkey as a staff second factor. It belongs to an address of the settings, not to an account: anyone who holds the mailbox could delete the account. */
export const AdminPasskey = defineEntity({
  name: 'AdminPasskey',
  tableName: 'admin_passkeys',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    credentialId: p.text().unique(),
    publicKey: p.text(),
    counter: p.bigint('number'),
    transports: p.text(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['email'] }],
});
export type AdminPasskey = InferEntity<typeof AdminPasskey>;
