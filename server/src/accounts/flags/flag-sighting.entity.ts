import type { FlagRule } from '@creditfix/shared/accounts';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Account } from '../account.entity.ts';

/** What counts toward a flag until there is enough of it. The same thing seen twice is one sighting. */
export const FlagSighting = defineEntity({
  name: 'FlagSighting',
  tableName: 'flag_sightings',
  properties: {
    accountId: () =>
      p
        .manyToOne(Account)
        .mapToPk()
        .fieldName('account_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .primary(),
    rule: p.text().$type<FlagRule>().primary(),
    /** What was seen: the id of a letter. */
    subjectId: p.uuid().primary(),
    seenAt: p.datetime(),
  },
  indexes: [{ properties: ['seenAt'] }],
});
export type FlagSighting = InferEntity<typeof FlagSighting>;
