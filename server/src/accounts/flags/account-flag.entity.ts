import type { FlagRule } from '@creditfix/shared/accounts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '../account.entity.ts';

/** What a rule noticed about an account, until staff clear it. One open flag per rule. */
export const AccountFlag = defineEntity({
  name: 'AccountFlag',
  tableName: 'account_flags',
  properties: {
    id: p.uuid().primary(),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id').deleteRule('cascade'),
    rule: p.text().$type<FlagRule>(),
    /** What was seen, without names or addresses. */
    detail: p.text(),
    raisedAt: p.datetime(),
    clearedAt: p.datetime().nullable(),
    /** The member of the staff who cleared it. */
    clearedBy: p.uuid().nullable(),
    clearedNote: p.text().nullable(),
  },
  uniques: [
    {
      name: 'account_flags_open_index',
      properties: ['accountId', 'rule'],
      where: 'cleared_at is null',
    },
  ],
  indexes: [
    { properties: ['accountId', 'raisedAt'] },
    {
      properties: ['raisedAt'],
      columns: [{ name: 'raisedAt', sort: 'desc' }],
      where: 'cleared_at is null',
    },
  ],
});
export type AccountFlag = InferEntity<typeof AccountFlag>;
