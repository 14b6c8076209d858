import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** The account's customer record at the payment provider. */
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
    /** MD5 of the address that the provider knows; null as soon as the account has another one, by a trigger. */
    emailMark: p.text().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      name: 'billing_customers_unknown_email_index',
      properties: ['accountId'],
      where: 'email_mark is null',
    },
  ],
});
export type BillingCustomer = InferEntity<typeof BillingCustomer>;
