import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** The account's customer record at the payment provider. `emailMark` tells which address the provider knows. */
export const BillingCustomer = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customers',
  properties: {
    accountId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    customerId: p.text().unique(),
    emailMark: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type BillingCustomer = InferEntity<typeof BillingCustomer>;
