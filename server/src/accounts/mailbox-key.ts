import { canonicalMailbox } from '@creditfix/shared/accounts';
import type { Vault } from '#server/platform/vault/index.ts';

/** The keyed fingerprint of the mailbox behind an address, as `accounts.mailbox_key` keeps it. */
export function mailboxKey(vault: Vault, email: string): string {
  return vault.fingerprint('mailbox', canonicalMailbox(email));
}
