import { canonicalMailbox } from '@creditfix/shared/accounts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Vault } from '#server/platform/vault/index.ts';

/** The keyed fingerprint of the mailbox behind an address, as `accounts.mailbox_key` keeps it. */
export function mailboxKey(vault: Vault, email: string): string {
  return vault.fingerprint('mailbox', canonicalMailbox(email));
}

/** Mail services that throw an address away after use, from a public list that errs on both sides: it may raise a flag, no more. */

const packaged = createRequire(import.meta.url);

/**
 * The lists as they are written, `"example.com",` in a line each. They are searched as text: to read 120,000 names, and to put them into a
 * set, took a tenth of the time in which a server starts.
 */
let lists: { readonly exact: string; readonly withSubdomains: string } | undefined;

function listed(name: 'index' | 'wildcard'): string {
  return readFileSync(packaged.resolve(`disposable-email-domains/${name}.json`), 'utf8');
}

/** @param email in lower case */
export function isDisposableEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // Whatever stands before a name of the second list is theirs too.
  lists ??= { exact: listed('index'), withSubdomains: listed('wildcard') };
  const { exact, withSubdomains } = lists;
  if (exact.includes(JSON.stringify(domain))) return true;
  const labels = domain.split('.');
  return labels.some((_, index) =>
    withSubdomains.includes(JSON.stringify(labels.slice(index).join('.'))),
  );
}
