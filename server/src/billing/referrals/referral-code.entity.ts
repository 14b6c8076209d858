import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** The code with which a person invites others. */
export const ReferralCode = defineEntity({
  name: 'ReferralCode',
  tableName: 'referral_codes',
  properties: {
    accountId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    code: p.text().unique(),
  },
});
export type ReferralCode = InferEntity<typeof ReferralCode>;
