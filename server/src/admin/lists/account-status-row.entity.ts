import type { Plan } from '@creditfix/shared/accounts';
import type { UserStatus } from '@creditfix/shared/admin';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '#server/accounts/index.ts';

/** What the staff's list of users filters and sorts by, kept by triggers. */
export const AccountStatusRow = defineEntity({
  name: 'AccountStatusRow',
  tableName: 'account_statuses',
  properties: {
    accountId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    email: p.text(),
    createdAt: p.datetime(),
    plan: p.text().$type<Plan>(),
    status: p.text().$type<UserStatus>(),
    openFlags: p.integer().default(0),
    isDeleted: p.boolean(),
  },
  indexes: [
    {
      name: 'account_statuses_list',
      properties: ['createdAt', 'accountId'],
      include: ['email', 'plan', 'status', 'openFlags'],
      where: 'not is_deleted',
    },
    {
      name: 'account_statuses_plan',
      properties: ['plan', 'createdAt', 'accountId'],
      include: ['openFlags'],
      where: 'not is_deleted',
    },
    {
      name: 'account_statuses_status',
      properties: ['status', 'createdAt', 'accountId'],
      include: ['openFlags'],
      where: 'not is_deleted',
    },
    {
      name: 'account_statuses_plan_status',
      properties: ['plan', 'status', 'createdAt', 'accountId'],
      include: ['openFlags'],
      where: 'not is_deleted',
    },
    {
      name: 'account_statuses_flagged',
      properties: ['createdAt', 'accountId'],
      include: ['email', 'plan', 'status'],
      where: 'not is_deleted and open_flags > 0',
    },
    {
      name: 'account_statuses_email',
      expression:
        'create index account_statuses_email on account_statuses (email text_pattern_ops) include (created_at, account_id, plan, status, open_flags) where not is_deleted',
    },
  ],
});
export type AccountStatusRow = InferEntity<typeof AccountStatusRow>;
