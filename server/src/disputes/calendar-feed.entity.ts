import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** A person's secret calendar address. */
export const CalendarFeed = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feeds',
  properties: {
    accountId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    tokenHash: p.text().unique(),
    sealedToken: p.text(),
    createdAt: p.datetime(),
  },
});
export type CalendarFeed = InferEntity<typeof CalendarFeed>;
