import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
} from './pages/accessibility.ts';
import { openUser, signInAsAdmin } from './pages/admin.ts';
import { anAdministrator } from './pages/administrators.ts';
import { signIn } from './pages/sign-in.ts';
import { writeToSupport } from './pages/support.ts';

async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectLegibleInTheDark(page);
  await expectNoSidewaysScroll(page);
}

test('whoever helps finds a person, gives a letter, reads what they got and sees their pages', async ({
  page,
  browser,
}) => {
  const email = `desk-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const customer = await browser.newPage();
  await signIn(customer, email);
  await writeToSupport(customer, email);
  await customer.close();

  await signInAsAdmin(page, anAdministrator());
  await page.getByRole('button', { name: /^Find anything/ }).click();
  await page.getByRole('combobox', { name: 'Search, or a command' }).fill(email);
  await expect(page.getByRole('option', { name: /^Message: .+, open$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await openUser(page, email);

  const row = page.getByRole('list', { name: 'Plan and flags' }).getByRole('listitem').first();
  await row.getByRole('button', { name: /^Give one more letter/ }).click();
  await row.getByLabel('Reason').fill('Her first one got lost');
  await row.getByRole('button', { name: 'Give one letter' }).click();
  await expect(page.getByText('One more letter is given')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The letter is taken back')).toBeVisible();

  await page.reload();
  await page
    .getByRole('region', { name: 'Emails' })
    .getByRole('button', { name: 'letter given' })
    .click();
  const opened = page.getByRole('region', { name: 'Email', exact: true });
  const sent = opened.frameLocator('iframe').getByRole('paragraph');
  await expect(sent.filter({ hasText: 'We have added one letter to your account.' })).toBeVisible();
  await look(page);
  await opened.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: /^View as this person/ }).click();
  await page.getByRole('button', { name: 'Show me their pages' }).click();
  await expect(page.getByText('Say why.')).toBeVisible();
  await page.getByLabel('Why do you look at their pages?').fill('She does not see her letter');
  await page.getByRole('button', { name: 'Show me their pages' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const banner = page.getByRole('complementary', { name: 'View as a person' });
  await expect(banner.getByText(`These are the pages of ${email}`)).toBeVisible();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
  await look(page);
  await banner.getByRole('button', { name: 'End the view' }).click();
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await expect(page.getByText('because: She does not see her letter')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('an administrator takes somebody into the staff, changes the role and lets them go', async ({
  page,
}) => {
  const email = `lee-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await signInAsAdmin(page, anAdministrator());
  await page.getByRole('tab', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(page.getByText('Say why.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Reason').fill('She answers messages');
  await page.getByRole('button', { name: 'Add them' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Support')).toBeVisible();
  await expect(row.getByText('Not set up')).toBeVisible();
  await look(page);
  await row.getByRole('button', { name: /^Change role/ }).click();
  await page.getByLabel(`Role of ${email}`).selectOption('auditor');
  await page.getByLabel('Reason').fill('She only looks now');
  await page.getByRole('button', { name: 'Change the role' }).click();
  await expect(row.getByText('Auditor')).toBeVisible();
  await row.getByRole('button', { name: /^Remove/ }).click();
  await page.getByLabel('Reason').fill('She has left');
  await page.getByRole('button', { name: 'Take them off the staff' }).click();
  await expect(row).toBeHidden();
});

test('what was paid back stands with who made it: the staff, the site by itself, or somebody at Stripe', async ({
  page,
  browser,
}) => {
  const email = `paid-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const customer = await browser.newPage();
  await signIn(customer, email);
  await customer.close();
  await signInAsAdmin(page, anAdministrator());
  const what = 'Credit Fix Pro, October 21, 2026 to November 21, 2026';
  const at = '2026-11-24T17:00:00.000Z';
  const refund = { id: crypto.randomUUID(), what, at, status: 'succeeded' };
  await page.route(/\/api\/admin\/users\/[\da-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    const payments = [
      {
        id: crypto.randomUUID(),
        amountCents: 1_999,
        refundedCents: 800,
        status: 'partly_refunded',
        what,
        paidAt: '2026-11-21T17:00:00.000Z',
      },
    ];
    const refunds = [
      { ...refund, amountCents: 500, by: 'provider', reason: 'requested by customer' },
      { ...refund, id: crypto.randomUUID(), amountCents: 300, by: 'staff', reason: 'It was late' },
    ];
    await route.fulfill({
      response,
      json: { success: true, data: { ...data, payments, refunds } },
    });
  });
  await openUser(page, email);
  const table = page.getByRole('region', { name: 'What was paid back' });
  await expect(table.getByRole('row').nth(1)).toContainText('Made at Stripe');
  await expect(table.getByRole('row').nth(1)).toContainText('requested by customer');
  await expect(table.getByRole('row').nth(1)).toContainText('$5.00');
  await expect(table.getByRole('row').nth(2)).toContainText('Our staff');
  await look(page);
});
