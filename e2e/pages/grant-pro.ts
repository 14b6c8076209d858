import { expect, type APIRequestContext } from 'playwright/test';
import { solveBotCheck } from './bot-check.ts';
import { newestLink } from './mailbox.ts';

/** Gives an account Pro as an administrator does, by the same calls; the screens for it have stories of their own. */
export async function grantPro(
  admin: APIRequestContext,
  { administrator, email }: { readonly administrator: string; readonly email: string },
): Promise<void> {
  const recaptchaToken = await solveBotCheck(admin);
  const data = { email: administrator, recaptchaToken };
  const asked = await admin.post('/api/admin/auth/request-login', { data });
  expect(asked.ok(), 'a link for the administrator is asked for').toBe(true);
  const { search } = new URL(await newestLink(admin, administrator));
  const used = await admin.get(`/api/admin/auth/verify${search}`);
  expect(used.ok(), 'the link for the administrator is used').toBe(true);
  const found = await admin.get('/api/admin/accounts', { params: { email } });
  const { accounts } = ((await found.json()) as { data: { accounts: { id: string }[] } }).data;
  const given = await admin.post(`/api/admin/accounts/${accounts[0]?.id ?? ''}/pro`, {
    data: { until: null, reason: 'A story' },
  });
  expect(given.ok(), `${email} is given Pro`).toBe(true);
}
