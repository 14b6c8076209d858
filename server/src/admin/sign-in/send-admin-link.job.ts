import { emailLink } from '#server/accounts/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Mailer } from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import type { AdminSettings } from '../admin.parts.ts';
import { adminLinkEmail } from './admin-link.email.ts';

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
    readonly administrators: AdminSettings;
  },
  linkId: string,
): Promise<void> {
  await emailLink(parts, linkId, {
    path: '/admin/auth/verify',
    draft: adminLinkEmail,
    isFor: (email) => parts.administrators.roles.has(email),
  });
}
