import type { Plan } from '@creditfix/shared/accounts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A person who has signed in at least once. Email and name stay searchable; everything else about them is sealed. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.uuid().primary(),
    email: p.text().unique(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    plan: p.text().$type<Plan>(),
    createdAt: p.datetime(),
    lastLoginAt: p.datetime().nullable(),
  },
});
export type Account = InferEntity<typeof Account>;
