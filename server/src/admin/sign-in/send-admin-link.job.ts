import { LOGIN_LINK_MINUTES } from '@creditfix/shared/accounts';
import { emailLink } from '#server/accounts/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { EmailDraft, Mailer } from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { roleOf } from '../staff/staff-roles.ts';
import type { AdminSettings } from '../admin.parts.ts';

export const sendAdminLinkJob = defineJob<{ linkId: string }>({
  queue: 'send-admin-link',
  // Somebody looks at their mailbox: as soon as the mail server is back, until the link is over.
  retries: 300,
  retryDelaySeconds: 2,
  longestDelaySeconds: 4,
  sideBySide: true,
});

/**
 * Emails an administrator link, for a browser or for the desktop app. Every request gets as far as this job, whoever asked; only here it is seen whose address it
 * was, so that neither the answer nor its time tells.
 */
export async function sendAdminLink(
  parts: {
    readonly database: Database;
    readonly clock: Clock;
    readonly mailer: Mailer;
    readonly vault: Vault;
    readonly administrators: AdminSettings;
  },
  linkId: string,
): Promise<void> {
  await emailLink(parts, linkId, {
    path: '/admin/auth/verify',
    draft: adminLinkEmail,
    isFor: async (em, email) => (await roleOf(em, parts.administrators, email)) !== undefined,
  });
}

/** The email with the administrator link. */
export function adminLinkEmail(url: string): EmailDraft {
  return {
    subject: 'Your administrator login link',
    preview: `It opens the administrator area once, for ${LOGIN_LINK_MINUTES} minutes.`,
    heading: 'Sign in as an administrator',
    blocks: [
      {
        kind: 'text',
        text: 'This link opens the administrator area of Credit Fix, where you see the accounts of our customers.',
      },
      { kind: 'button', label: 'Sign in as an administrator', url },
      {
        kind: 'text',
        text: `It works once, for ${LOGIN_LINK_MINUTES} minutes. If you ask for another link, this one stops working.`,
      },
      {
        kind: 'quiet',
        text: 'Did you not ask for this? Then do not open the link, and tell whoever runs the service: somebody tried to sign in as you.',
      },
    ],
    reason:
      'You get this email because somebody entered your address at the administrator login of Credit Fix.',
  };
}
