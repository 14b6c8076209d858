import type { EmailExample } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import {
  addressChangedEmail,
  addressTakenEmail,
  approveChangeEmail,
  confirmChangeEmail,
} from './email-change.email.ts';
import { loginLinkEmail } from './login-link.email.ts';
import { newSignInEmail } from './new-sign-in.email.ts';
import { passkeyAddedEmail, passkeyRemovedEmail } from './passkey.email.ts';

const TOKEN = 'k3vU9sPq0fZ7wYxR2mT8bN4cL6hJ1dGaEoViXyWzQrs';
const link = (path: string) => pageAddress('https://example.com', `${path}?token=${TOKEN}`);
const newEmail = 'anna.example@example.org';

/** The emails of this feature with made-up content. */
export function accountsEmailExamples(): readonly EmailExample[] {
  return [
    { kind: 'login_link', draft: () => loginLinkEmail(link('/auth/verify')) },
    {
      kind: 'new_sign_in',
      draft: () =>
        newSignInEmail({
          device: 'Firefox on Windows',
          at: new Date('2026-11-21T15:00:00Z'),
        }),
    },
    {
      kind: 'email_change_approve',
      draft: () => approveChangeEmail({ newEmail, url: link('/account/confirm-email') }),
    },
    {
      kind: 'email_change_confirm',
      draft: () => confirmChangeEmail({ url: link('/account/confirm-email') }),
    },
    { kind: 'email_change_taken', draft: () => addressTakenEmail() },
    { kind: 'email_changed_old', draft: () => addressChangedEmail({ newEmail, to: 'old' }) },
    { kind: 'email_changed_new', draft: () => addressChangedEmail({ newEmail, to: 'new' }) },
    { kind: 'passkey_added', draft: () => passkeyAddedEmail('My phone') },
    { kind: 'passkey_removed', draft: () => passkeyRemovedEmail('My phone') },
  ];
}
