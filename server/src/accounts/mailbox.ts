import { canonicalMailbox } from '@creditfix/shared/accounts';
import domains from 'disposable-email-domains/index.json' with { type: 'json' };
import parents from 'disposable-email-domains/wildcard.json' with { type: 'json' };
import type { Vault } from '#server/platform/vault/index.ts';

/** The keyed fingerprint of the mailbox behind an address, as `accounts.mailbox_key` keeps it. */
export function mailboxKey(vault: Vault, email: string): string {
  return vault.fingerprint('mailbox', canonicalMailbox(email));
}

/** Mail services that throw an address away after use, from a public list that errs on both sides: it may raise a flag, no more. */

const exact: ReadonlySet<string> = new Set(domains as readonly string[]);
/** Whatever stands before these is theirs too. */
const withSubdomains: ReadonlySet<string> = new Set(parents as readonly string[]);

/** @param email in lower case */
export function isDisposableEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (exact.has(domain)) return true;
  const labels = domain.split('.');
  return labels.some((_, index) => withSubdomains.has(labels.slice(index).join('.')));
}
