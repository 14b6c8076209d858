import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
} from './pages/accessibility.ts';
import { openUser, signInAsAdmin } from './pages/admin.ts';
import { anAdministrator } from './pages/administrators.ts';
import { signIn } from './pages/sign-in.ts';
import { noticePicture, scanned } from './pages/notice-picture.ts';
import { deliverEmail } from './pages/stand-in-processes.ts';
import { writeToSupport } from './pages/support.ts';

async function look(page: Page): Promise<void> {
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  await expectNoSidewaysScroll(page);
}

test('whoever helps finds a person, gives a letter, reads what they got and sees their pages', async ({
  page,
  browser,
}) => {
  const email = `staff-${crypto.randomUUID().slice(0, 8)}@example.com`;
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
  await page.getByRole('button', { name: 'Add a person' }).click();
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

test('a file goes along with an answer, and what is answered to it brings one back @phone', async ({
  page,
  browser,
}, testInfo) => {
  const email = `files-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const customer = await (await browser.newContext()).newPage();
  await signIn(customer, email);
  await writeToSupport(customer, email);
  const picture = await noticePicture(customer);
  const guide = await scanned(customer, [picture]);
  await customer.context().close();

  await signInAsAdmin(page, anAdministrator());
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByRole('row').filter({ hasText: email }).getByRole('button').first().click();
  await page.getByLabel('Answer to Ada Okafor').fill('Here is what your letter has to have.');
  const choose = async (name: string, mimeType: string, buffer: Buffer) =>
    await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await choose('notes.txt', 'text/plain', Buffer.from('Just words'));
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText(/notes\.txt: We can take a PDF/)).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Send no files along' }).click();
  await choose('Guide.pdf', 'application/pdf', guide);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  const thread = page.getByRole('list', { name: 'Thread' });
  await expect(thread.getByRole('link', { name: /^Guide\.pdf, / })).toBeVisible();

  // Their program answers to the address that names the message, and sends a picture along.
  const asked = await page.request.get('/api/dev/mailbox', { params: { to: email } });
  const { data } = (await asked.json()) as { data: readonly Answer[] };
  const answer = data.find(({ subject }) => subject.startsWith('Our answer'));
  expect(answer?.attachments).toEqual([{ name: 'Guide.pdf', bytes: guide.length }]);
  await deliverEmail(
    [
      `Message-ID: <${crypto.randomUUID()}@mail.example.com>`,
      `From: Ada <${email}>`,
      `To: ${answer?.replyTo ?? ''}`,
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'This is what they sent me.',
      '--b',
      'Content-Type: image/png; name="notice.png"',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="notice.png"',
      '',
      picture.toString('base64').replaceAll(/.{76}/g, '$&\n'),
      '--b--',
      '',
    ].join('\n'),
  );
  // The mailbox is looked into every minute.
  await expect(async () => {
    await page.reload();
    await expect(thread.getByText('This is what they sent me.')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 300_000 });
  const link = thread.getByRole('link', { name: /^notice\.jpg, / });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('notice.jpg');
  await look(page);
  if (process.env.E2E_PICTURES)
    await page.screenshot({
      path: `${process.env.E2E_PICTURES}/thread-${testInfo.project.name}.png`,
      fullPage: true,
    });
});

interface Answer {
  readonly subject: string;
  readonly replyTo?: string;
  readonly attachments?: readonly { readonly name: string; readonly bytes: number }[];
}
