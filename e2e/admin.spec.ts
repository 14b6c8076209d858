import { expect, test } from 'playwright/test';
import { expectAccessible, expectLegibleInTheDark } from './pages/accessibility.ts';
import { SEND, openUser, signInAsAdmin, signInAsAdminByHand } from './pages/admin.ts';
import { anAdministrator } from './pages/administrators.ts';
import { REFUSED_TEXT, failCall, holdCall } from './pages/failing-calls.ts';
import { emailSaying } from './pages/mailbox.ts';
import { signIn } from './pages/sign-in.ts';
import { writeToSupport } from './pages/support.ts';

test('the administrator’s sign-in says what is missing and what went wrong', async ({ page }) => {
  await page.route('**/api/captcha/challenge', (route) => route.abort());
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
  const email = page.getByRole('textbox', { name: 'Admin email address' });
  const send = page.getByRole('button', { name: SEND });
  await expect(send).toBeDisabled();
  await email.press('Enter');
  await expect(page.getByText('Please enter your admin email address')).toBeVisible();
  await email.fill('nobody@example.com');
  await expect(page.getByText('Please enter your admin email address')).toBeHidden();
  await expect(send).toBeDisabled();
  await email.press('Enter');
  await expect(page.getByText('Please complete the reCAPTCHA verification.')).toBeVisible();
  await page.unroute('**/api/captcha/challenge');
  await page.getByRole('button', { name: 'Try again' }).click();

  const request = '**/api/admin/auth/request-login';
  let go = (): void => undefined;
  await page.route(request, async (route) => {
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    await route.abort();
  });
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending Admin Login Link...' })).toBeVisible();
  // A solved check counts once: after a failure there is a new one.
  const another = page.waitForRequest('**/api/captcha/challenge');
  go();
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await another;
  await failCall(page, request, 'bad_gateway');
  await send.click();
  await expect(page.getByText('Failed to send admin login link')).toBeVisible();
  await failCall(page, request, 'refused');
  await send.click();
  await expect(page.getByText(REFUSED_TEXT)).toBeVisible();
  await expectAccessible(page, { colors: true });
  await page.getByRole('link', { name: 'Back to main site' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an administrator’s link that does not work says why', async ({ page }) => {
  await page.goto('/admin/auth/verify');
  await expect(page.getByText('No verification token provided')).toBeVisible();
  await page.goto('/admin/auth/verify?token=made-up');
  await expect(page.getByText('This login link does not work.')).toBeVisible();
  const verify = '**/api/admin/auth/verify?*';
  await page.route(verify, (route) => route.abort());
  await page.goto('/admin/auth/verify?token=lost');
  await expect(page.getByText('Network error during verification')).toBeVisible();
  await page.unroute(verify);
  await page.route(verify, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/admin/auth/verify?token=broken');
  await expect(page.getByText('Verification failed')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Admin Login' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('an administrator gives Pro, takes it back, clears a flag and leaves', async ({
  page,
  browser,
}) => {
  const email = `quick-${crypto.randomUUID().slice(0, 8)}@mailinator.com`;
  const customer = await browser.newPage();
  await signIn(customer, email);
  await customer.goto('/admin/dashboard');
  await expect(customer).toHaveURL(/\/admin\/login$/);

  await signInAsAdminByHand(page, anAdministrator());
  await openUser(page, email);
  const row = page.getByRole('list', { name: 'Plan and flags' }).getByRole('listitem').first();
  await row.getByRole('button', { name: /^Give Pro/ }).click();
  await row.getByRole('button', { name: 'Give Pro', exact: true }).click();
  await expect(row.getByText('Say why.')).toBeVisible();
  await expect(row.getByLabel('Reason')).toBeFocused();
  await row.getByLabel('For good').check();
  await row.getByLabel('Reason').fill('Early customer');
  await row.getByRole('button', { name: 'Give Pro', exact: true }).click();
  await expect(row.getByText('Given for good')).toBeVisible();
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  await customer.goto('/dashboard');
  await expect(customer.getByText(/^Pro was given to you/)).toBeVisible();
  await customer.close();

  await row.getByRole('button', { name: /^Take Pro back/ }).click();
  await row.getByRole('button', { name: 'Take Pro back', exact: true }).click();
  await expect(row.getByText('FREE')).toBeVisible();
  await expect(row.getByText('Uses an address of a throw-away mail service.')).toBeVisible();
  await row.getByRole('button', { name: /^Clear/ }).click();
  await row.getByLabel('What you found').fill('A real person, asked by phone');
  await row.getByRole('button', { name: 'Clear this flag' }).click();
  await expect(row.getByText('Disposable email')).toBeHidden();

  const status = '**/api/admin/auth/status';
  await failCall(page, status, 'network');
  await page.reload();
  await expect(page.getByText('Dashboard Error')).toBeVisible();
  await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
  await page.unroute(status);
  const release = await holdCall(page, status);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Loading admin dashboard...')).toBeVisible();
  release();
  // Anyone who leaves sees that they left, even where the server does not hear of it.
  await failCall(page, '**/api/admin/auth/logout', 'network');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.unroute('**/api/admin/auth/logout');
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a message is answered by keyboard, and who comes second is told', async ({
  page,
  browser,
}) => {
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const customer = await browser.newPage();
  await signIn(customer, email);
  await writeToSupport(customer, email);
  await customer.close();
  await signInAsAdmin(page, anAdministrator());
  await expect(page.getByText('Total Users')).toBeVisible();

  await page.keyboard.press('6');
  await page.getByRole('button', { name: 'Saved replies' }).press('Enter');
  await page.getByRole('button', { name: 'Add a reply' }).press('Enter');
  const replyName = `Your card ${email}`;
  await expect(page.getByLabel('Name of the reply')).toBeFocused();
  await page.keyboard.type(replyName);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hello {frist name},');
  await page.getByRole('button', { name: 'Save the reply' }).press('Enter');
  await expect(page.getByText('There is no field {frist name}.')).toBeVisible();
  await expect(page.getByLabel('Text', { exact: true })).toBeFocused();
  await page.getByLabel('Text', { exact: true }).fill('Hello {first name}, it is a Visa card.');
  await page.getByRole('button', { name: 'Save the reply' }).press('Enter');
  await expect(page.getByRole('button', { name: `Change ${replyName}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Due in');
  await row.focus();
  await page.keyboard.press('Enter');
  const answer = page.getByLabel('Answer to Ada Okafor');
  await expect(answer).toBeVisible();
  await expect(page.getByText('Due in')).toBeVisible();
  await answer.press('Control+Enter');
  await expect(page.getByText('Write an answer first.')).toBeVisible();
  await page.getByRole('button', { name: 'Add a note' }).press('Enter');
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
  await page.keyboard.type('The card was changed in May.');
  await page.getByRole('button', { name: 'Keep the note' }).press('Enter');
  const thread = page.getByRole('list', { name: 'Thread' });
  await expect(thread.getByText('The card was changed in May.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a note' })).toBeFocused();

  await page.getByRole('combobox', { name: 'Begin with a saved reply' }).click();
  await page.keyboard.type(replyName);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveValue('Hello Ada, it is a Visa card.');

  const address = page.url();
  const colleague = await (await browser.newContext()).newPage();
  await signInAsAdmin(colleague, anAdministrator());
  await colleague.goto(address);
  await colleague.getByLabel('Answer to Ada Okafor').fill('I was first.');
  await colleague.getByRole('button', { name: 'Send the answer' }).click();
  const sent = colleague.getByRole('list', { name: 'Thread' }).getByRole('listitem').last();
  await expect(sent).toContainText('I was first.');
  await expect(sent.getByText('Sent', { exact: true })).toBeVisible();
  await colleague.context().close();

  await answer.press('Control+Enter');
  await expect(page.getByText(/^Somebody else has changed this message/)).toBeVisible();
  await expect(thread.getByText('I was first.')).toBeVisible();
  await expect(answer).toHaveValue('Hello Ada, it is a Visa card.');
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);

  // It still fits, so it goes out after all, and closes the message.
  await page.getByLabel('Close after sending').press('Space');
  await answer.press('Control+Enter');
  await expect(answer).toHaveValue('');
  await expect(thread.getByText('Hello Ada, it is a Visa card.')).toBeVisible();
  await emailSaying(page.request, { to: email, says: 'Hello Ada, it is a Visa card.' });
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Closed');
  await expect(page.getByText(/^Answered after/)).toBeVisible();
});
