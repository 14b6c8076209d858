import { expect, type APIRequestContext } from 'playwright/test';
import { becomeAdministrator } from './admin.ts';

/** Gives an account Pro as an administrator does, by the same calls; the screens for it have stories of their own. */
export async function grantPro(
  admin: APIRequestContext,
  { administrator, email }: { readonly administrator: string; readonly email: string },
): Promise<void> {
  await becomeAdministrator(admin, administrator);
  const found = await admin.get('/api/admin/accounts', { params: { email } });
  const { accounts } = ((await found.json()) as { data: { accounts: { id: string }[] } }).data;
  const given = await admin.post(`/api/admin/accounts/${accounts[0]?.id ?? ''}/pro`, {
    data: { until: null, reason: 'A story' },
  });
  expect(given.ok(), `${email} is given Pro`).toBe(true);
}
