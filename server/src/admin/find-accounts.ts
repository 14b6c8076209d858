import { Plan, planAt } from '@creditfix/shared/accounts';
import type { adminEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { liveAccounts, openFlagsOf } from '#server/accounts/index.ts';
import { openGrantsOf, runningSubscriptionsOf } from '#server/billing/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { presentFlag } from './lists/find-users.ts';
import { pageOfUsers } from './lists/user-list.repository.ts';

/** Accounts as administrators see them, each with its plan and its open flags, in five queries however many there are. */

export type AdminAccount = DataOf<(typeof adminEndpoints)['findAccounts']>['accounts'][number];

const MOST_FOUND = 50;

/** Those whose address begins with the text, in any case; where asked so, only those with an open flag. Newest first. */
export async function findAccounts(
  em: EntityManager,
  search: { readonly beginning?: string | undefined; readonly flaggedOnly: boolean },
  now: Date,
): Promise<AdminAccount[]> {
  const found = await pageOfUsers(
    em,
    {
      filter: { search: search.beginning, flagged: search.flaggedOnly ? 'yes' : undefined },
      emailSearch: 'beginning',
    },
    { order: 'newest', after: undefined, offset: 0, limit: MOST_FOUND },
  );
  return await presentAccounts(
    em,
    found.map(({ id }) => id),
    now,
  );
}

/** One account; undefined if there is none. */
export async function findAccountRow(
  em: EntityManager,
  accountId: string,
  now: Date,
): Promise<AdminAccount | undefined> {
  return (await presentAccounts(em, [accountId], now)).at(0);
}

async function presentAccounts(
  em: EntityManager,
  ids: readonly string[],
  now: Date,
): Promise<AdminAccount[]> {
  const accounts = await liveAccounts(em, ids);
  const flags = Map.groupBy(await openFlagsOf(em, ids), ({ accountId }) => accountId);
  const subscriptions = await runningSubscriptionsOf(em, ids);
  const grants = await openGrantsOf(em, ids, now);
  return accounts.map((account) => {
    const isOwn = ({ accountId }: { readonly accountId: string }) => accountId === account.id;
    const grant = grants.find(isOwn);
    const granted = grant ? 'grant' : null;
    const plan = planAt(account.plan, account.planUntil ?? null, now);
    return {
      id: account.id,
      email: account.email,
      firstName: account.firstName ?? null,
      lastName: account.lastName ?? null,
      subscriptionTier: plan,
      // A subscription is named before a grant beside it: it is what costs money.
      source: plan === Plan.pro ? (subscriptions.some(isOwn) ? 'subscription' : granted) : null,
      grantEndsAt: grant?.endsAt?.toISOString() ?? null,
      createdAt: account.createdAt.toISOString(),
      flags: (flags.get(account.id) ?? []).map(presentFlag),
    };
  });
}
