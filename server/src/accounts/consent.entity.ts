import type { ConsentKind } from '@creditfix/shared/accounts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from './account.entity.ts';

/** What a person agreed to, in which version, and from where. */
export const Consent = defineEntity({
  name: 'Consent',
  tableName: 'consents',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    kind: p.text().$type<ConsentKind>(),
    /** Of the text that was agreed to. */
    version: p.text(),
    at: p.datetime(),
    /** The network address and the browser that agreed. */
    sealedOrigin: p.text(),
  },
  indexes: [{ name: 'consents_account_id_index', properties: ['accountId', 'at'] }],
});
export type Consent = InferEntity<typeof Consent>;
