import type { DataOf } from '@creditfix/shared/kernel';
import type { privacyEndpoints } from '@creditfix/shared/privacy';
import { findConsents } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';

/** What is kept of a person, in counts, and what they agreed to. */
export async function whatIsKept(
  em: EntityManager,
  vault: Vault,
  accountId: string,
): Promise<DataOf<typeof privacyEndpoints.whatIsKept>> {
  const [counts] = await em.execute<
    { letters: number; drafts: number; copies: number; payments: number }[]
  >(
    `select (select count(*)::int from letters where account_id = a.id and status <> 'preparing') as letters,
        (select count(*)::int from letter_drafts where account_id = a.id and signed_at is null) as drafts,
        (select count(*)::int from documents where account_id = a.id and status = 'ready') as copies,
        (select count(*)::int from payments where account_id = a.id) as payments
      from accounts a where a.id = ?`,
    [accountId],
  );
  const consents = await findConsents(em, vault, accountId);
  return {
    letters: counts?.letters ?? 0,
    drafts: counts?.drafts ?? 0,
    copies: counts?.copies ?? 0,
    payments: counts?.payments ?? 0,
    consents: consents.map(({ kind, version, at }) => ({ kind, version, at })),
  };
}
