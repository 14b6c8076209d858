import { AccountProblems, Plan, type SignedInUser, planAt } from '@creditfix/shared/accounts';
import type { Language } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { presentUser } from './account.presenter.ts';
import { mailboxKey } from './mailbox-key.ts';

/** Whose account a proved address or passkey leads to. */
export interface FoundAccount {
  readonly id: string;
  readonly email: string;
  readonly user: SignedInUser;
}

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly plan: string;
  readonly plan_until: Date | string | null;
}

const COLUMNS = 'id, email, first_name, last_name, plan, plan_until';

/**
 * The account of an address that was just proved. Two first sign-ins at once meet in one row, by one statement. Who
 * invited a person, and the language they came with, count only when the account begins.
 */
export async function findOrCreateAccount(
  tx: EntityManager,
  { vault }: { readonly vault: Vault },
  person: {
    readonly email: string;
    readonly referral: string | null;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<FoundAccount> {
  const { email, referral, language, now } = person;
  const rows = await tx.execute<AccountRow[]>(
    `insert into accounts (id, email, plan, created_at, last_login_at, mailbox_key, invited_with, language)
     values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (email) do update set last_login_at = excluded.last_login_at,
       mailbox_key = coalesce(accounts.mailbox_key, excluded.mailbox_key)
     where accounts.deleted_at is null
     returning ${COLUMNS}`,
    [
      ...[randomUUID(), email, Plan.free, now, now],
      ...[mailboxKey(vault, email), referral, language],
    ],
  );
  const found = foundAccount(rows, now);
  if (!found) throw AccountProblems.raise('accounts.link_invalid');
  return found;
}

/** Notes the sign-in of an account that a passkey proved; undefined where the account is gone. */
export async function signInAccount(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<FoundAccount | undefined> {
  const rows = await tx.execute<AccountRow[]>(
    `update accounts set last_login_at = ? where id = ? and deleted_at is null returning ${COLUMNS}`,
    [now, accountId],
  );
  return foundAccount(rows, now);
}

function foundAccount([row]: AccountRow[], now: Date): FoundAccount | undefined {
  if (!row) return undefined;
  const user = presentUser({
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    plan: planAt(row.plan, row.plan_until === null ? null : new Date(row.plan_until), now),
  });
  return { id: row.id, email: row.email, user };
}
