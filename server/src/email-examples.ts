import { accountsEmailExamples } from '#server/accounts/index.ts';
import {
  adminLinkEmail,
  exportFailedEmail,
  exportReadyEmail,
  viewedEmail,
} from '#server/admin/index.ts';
import { billingEmailExamples } from '#server/billing/index.ts';
import { contactEmailExamples } from '#server/contact/index.ts';
import { disputeEmailExamples } from '#server/disputes/index.ts';
import { letterReadyEmail, nudgeEmailExamples } from '#server/letters/index.ts';
import { mailingEmailExamples } from '#server/mailing/index.ts';
import type { EmailExample } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { deletedEmail } from '#server/privacy/index.ts';

const SITE = 'https://example.com';

/** Every email of the product with made-up content, for the preview page. */
export function emailExamples(): readonly EmailExample[] {
  return [
    ...accountsEmailExamples(),
    {
      kind: 'letter_ready',
      optional: true,
      draft: () =>
        letterReadyEmail({
          reference: 'CF-7KQ2-M9XD',
          dashboardUrl: pageAddress(SITE, '/dashboard'),
        }),
    },
    ...nudgeEmailExamples(SITE),
    ...mailingEmailExamples(SITE),
    ...disputeEmailExamples(SITE),
    ...billingEmailExamples(),
    ...contactEmailExamples(),
    {
      kind: 'account_deleted',
      draft: () =>
        deletedEmail({
          at: new Date('2026-11-21T15:00:00Z'),
          letters: 3,
          lettersUntil: '2033-10-02',
          payments: 2,
          paymentsUntil: '2033-11-05',
          flags: 1,
          subscriptionEnded: true,
          supportEmail: 'support@example.com',
        }),
    },
    {
      kind: 'admin_export_ready',
      draft: () =>
        exportReadyEmail(
          {
            kind: 'users',
            fileName: 'users_export_2026-11-23.csv',
            rows: 48210,
            until: new Date('2026-11-30T12:00:00Z'),
          },
          `${SITE}/admin/dashboard?tab=exports&download=0192f0c1-d3b4-4c7e-9a5b-00112233aabb`,
        ),
    },
    {
      kind: 'admin_export_failed',
      draft: () => exportFailedEmail('letters', 'disk_full', `${SITE}/admin/dashboard?tab=exports`),
    },
    {
      kind: 'staff_view',
      draft: () =>
        viewedEmail({
          at: new Date('2026-11-21T15:00:00Z'),
          reason: 'You wrote that the date to answer is missing.',
        }),
    },
    {
      kind: 'admin_login_link',
      draft: () =>
        adminLinkEmail(`${SITE}/admin/auth/verify?token=k3vU9sPq0fZ7wYxR2mT8bN4cL6hJ1dGa`),
    },
  ];
}
