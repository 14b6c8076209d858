import type { FlagRule } from '@creditfix/shared/accounts';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';

/** Puts an account before an administrator's eyes. While a flag of that rule is open, another one adds nothing. */
export async function raiseFlag(
  em: EntityManager,
  flag: {
    readonly accountId: string;
    readonly rule: FlagRule;
    /** What was seen, without names or addresses. */
    readonly detail: string;
    readonly at: Date;
  },
): Promise<void> {
  await em.execute(
    `insert into account_flags (id, account_id, rule, detail, raised_at) values (?, ?, ?, ?, ?)
     on conflict (account_id, rule) where cleared_at is null do nothing`,
    [randomUUID(), flag.accountId, flag.rule, flag.detail, flag.at],
  );
}
