import { AccountProblems, Plan, type SignedInUser, planAt } from '@creditfix/shared/accounts';
import type { Language } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { Account } from '../account.entity.ts';
import { presentUser } from '../account.presenter.ts';
import { signInAccount, signInAddress } from '../account.repository.ts';
import { mailboxKey } from '../mailbox.ts';

/** Whose account a proved address or passkey leads to. */
export interface FoundAccount {
  readonly id: string;
  readonly email: string;
  readonly user: SignedInUser;
  /** True where this sign-in has made it. */
  readonly isNew: boolean;
}

/**
 * The account of an address that was just proved. Who invited a person, and the language they came with, count only when the
 * account begins.
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
  const account = await signInAddress(tx, {
    id: randomUUID(),
    email,
    plan: Plan.free,
    createdAt: now,
    mailboxKey: mailboxKey(vault, email),
    invitedWith: referral,
    language,
  });
  if (!account) throw AccountProblems.raise('accounts.link_invalid');
  return foundAccount(account, now);
}

/** Notes the sign-in of an account that a passkey proved; undefined if the account is gone. */
export async function findProvedAccount(
  tx: EntityManager,
  accountId: string,
  now: Date,
): Promise<FoundAccount | undefined> {
  const account = await signInAccount(tx, accountId, now);
  return account && foundAccount(account, now);
}

function foundAccount(
  account: Pick<
    Account,
    'id' | 'email' | 'firstName' | 'lastName' | 'plan' | 'planUntil' | 'createdAt'
  >,
  now: Date,
): FoundAccount {
  const { id, email, firstName, lastName } = account;
  const plan = planAt(account.plan, account.planUntil ?? null, now);
  const isNew = account.createdAt.getTime() === now.getTime();
  return { id, email, user: presentUser({ email, firstName, lastName, plan }), isNew };
}
