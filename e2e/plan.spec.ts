import { randomInt } from 'node:crypto';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { signInAsAdmin } from './pages/admin.ts';
import { anAdministrator } from './pages/administrators.ts';
import { failCall, holdCall, refuseCall } from './pages/failing-calls.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const PRICE =
  '$19.99 a month. Renews each month until you cancel. Cancel any time here, one click.';

/** A payment as the server tells of it. */
const CHECKOUT = {
  planName: 'Credit Fix Pro',
  amountCents: 1_999,
  currency: 'usd',
  customerEmail: 'payer@example.com',
  status: 'active',
};

test('Pro is bought, canceled and kept, each in one click from the dashboard', async ({ page }) => {
  const email = freshEmail('pro');
  await signIn(page, email, '/dashboard');
  await expect(page.getByText('1 of 1 letter left')).toBeVisible();
  await expect(page.getByText(PRICE)).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();

  // At the payment provider.
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Credit Fix Pro!' })).toBeVisible();
  const slip = page.getByRole('region', { name: 'Your subscription' });
  await expect(slip).toContainText('Credit Fix Pro');
  await expect(slip).toContainText('$19.99');
  await expect(slip).toContainText(email);
  await expect(slip).toContainText('Active');
  await expect(page.getByRole('link', { name: 'Generate First Letter' })).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();

  await expect(page.getByText('3 of 3 letters left')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Pro' }).click();
  await expect(page.getByText(/^Pro goes on until .* Nothing more is charged/)).toBeVisible();
  const keep = page.getByRole('button', { name: 'Keep Pro' });
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(page.getByText(/^The next payment, \$19\.99, is due on/)).toBeVisible();
  await expectAccessible(page, { colors: true });

  await page.goto('/account/plan');
  await page.getByRole('button', { name: 'Manage card and invoices' }).click();
  await expect(page.getByRole('heading', { name: 'Your card and invoices' })).toBeVisible();

  // The address of the payment tells nobody else anything.
  await page.context().clearCookies();
  await signIn(page, freshEmail('nosy'), address);
  await expect(page.getByRole('heading', { name: 'No session found' })).toBeVisible();
});

test('a code of the operator’s lowers Pro: the price stands there before anything is paid', async ({
  page,
  browser,
}) => {
  const code = `SPRING-${randomInt(100_000, 1_000_000)}`;
  const staff = await browser.newPage();
  await signInAsAdmin(staff, anAdministrator());
  await staff.goto('/admin/dashboard?tab=settings');
  await staff.getByLabel('Which settings').selectOption('Prices');
  await staff.getByRole('button', { name: 'Make a code' }).click();
  const form = staff.getByRole('form', { name: 'Make a code' });
  await form.getByLabel('Code').fill(code);
  await form.getByLabel('Percent').fill('110');
  await form.getByRole('button', { name: 'Make it' }).click();
  await expect(form.getByLabel('Percent')).toBeFocused();
  await form.getByLabel('Percent').fill('25');
  await form.getByRole('button', { name: 'Make it' }).click();
  const row = staff.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('0 of 100');

  const email = freshEmail('coupon');
  await signIn(page, email, '/account/plan');
  await page.getByRole('button', { name: 'I have a code' }).click();
  const field = page.getByLabel('Your code');
  await expect(field).toBeFocused();
  await field.fill('SPRINGTIME');
  await field.press('Enter');
  await expect(page.getByText(/We do not know this code/)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await field.fill(` ${code.toLowerCase()}`);
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect(page.getByText(`${code} takes 25% off for one month`)).toContainText('$14.99');
  await expectAccessible(page, { colors: true });
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByRole('heading', { name: 'Pay $14.99' })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Credit Fix Pro!' })).toBeVisible();

  await staff.reload();
  await expect(row).toContainText('1 of 100');
  await row.getByText('By whom').click();
  await expect(row.getByRole('link', { name: email })).toBeVisible();
  await expectAccessible(staff, { colors: true });
  await staff.close();
});

test('a payment page that was left charges nothing, and payments that are off are said to be', async ({
  page,
}) => {
  const email = freshEmail('undecided');
  await signIn(page, email, '/account/plan');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('No payment was charged.')).toBeVisible();
  await expect(page.getByText('1 letter per month with PDF download.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=Subscription%20Help$/,
  );
  await expect(page.getByRole('heading', { name: 'Why Go Pro?' })).toBeVisible();
  await expect(page.getByText(/‘Upgrade to Pro’/)).toBeVisible();
  await expectAccessible(page, { colors: true });
  await page.getByRole('link', { name: 'Try Pro Again' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await withPlan(page, { onlinePayments: false });
  await page.goto('/account/plan');
  await expect(page.getByText('You cannot pay online here yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0);
  await page.getByRole('link', { name: 'write to support' }).click();
  await expect(page.getByLabel('What is it about?')).toHaveValue('billing');
  await expect(page.getByLabel('Email address')).toHaveValue(email);
});

test('who lives where Pro is not offered is told, and a state that we do not know leads to the profile', async ({
  page,
}) => {
  await signIn(page, freshEmail('nowhere'), '/account/plan');
  const upgrade = page.getByRole('button', { name: 'Upgrade to Pro' });
  await refuseCall(page, '**/api/billing/checkout', 'billing.state_not_served');
  await upgrade.click();
  await expect(page.getByText('We cannot sell anything in your state.')).toBeVisible();
  await refuseCall(page, '**/api/billing/checkout', 'billing.state_needed');
  await upgrade.click();
  await expect(page.getByText('We do not offer this in every state.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add your state to your profile' }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
});

test('without a session there is none, and with one the visitor signs in first', async ({
  page,
}) => {
  await page.goto('/subscription/success');
  await expect(page.getByRole('heading', { name: 'No session found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL((address) => address.pathname === '/');
  await page.goto('/subscription/success?session_id=cs_story_none');
  await expect(page).toHaveURL(
    `/login?redirect=${encodeURIComponent('/subscription/success?session_id=cs_story_none')}`,
  );
});

test('what came of a payment is looked up, waited for, and told as it is', async ({ page }) => {
  await signIn(page, freshEmail('payer'));
  const checkout = '**/api/billing/checkout?*';
  const answerWith = async (state: 'processing' | 'open' | 'expired' | 'complete') => {
    await page.unroute(checkout);
    await page.route(checkout, (route) =>
      route.fulfill({ json: { success: true, data: { ...CHECKOUT, state } } }),
    );
  };
  await failCall(page, checkout, 'network');
  const release = await holdCall(page, checkout);
  await page.goto('/subscription/success?session_id=cs_story_slow');
  await expect(page.getByRole('heading', { name: 'Looking up your payment' })).toBeVisible();
  release();
  await expect(page.getByText('We could not look up your payment')).toBeVisible();
  await answerWith('processing');
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
  await answerWith('complete');
  await expect(page.getByRole('heading', { name: 'Welcome to Credit Fix Pro!' })).toBeVisible();
  await answerWith('open');
  await page.reload();
  await expect(page.getByText('The payment is not finished')).toBeVisible();
  await answerWith('expired');
  await page.reload();
  await expect(page.getByText('The payment page has expired')).toBeVisible();
});

/** The months of a year that nobody can wait for, as the plan page tells them where Pro is paid in advance, and where afterwards. */
const years = [
  {
    mode: 'in advance',
    amountCents: 1_999,
    port: process.env.E2E_PORT,
    runs: 'The next payment, $19.99, is due on December 21, 2026.',
    refused:
      /^Your bank did not accept the payment of \$19\.99.*Pro goes on until November 28, 2026/,
    ends: 'Pro goes on until December 21, 2026. Nothing more is charged',
    paidFor: 'Credit Fix Pro, October 21, 2026 to November 21, 2026',
  },
  {
    mode: 'afterwards',
    // A month costs nothing by itself: what is paid are its letters.
    amountCents: 0,
    port: process.env.E2E_CONTRACTS_PORT,
    runs: 'On December 21, 2026 you pay for the letters that were finished by then: $6.67 each, and never more than $19.99.',
    refused:
      /^Your bank did not accept the payment for your finished letters\. Pro goes on until November 28, 2026/,
    ends: 'Pro goes on until December 21, 2026. Then you pay for the letters that were finished by then',
    paidFor: '3 letters finished with Credit Fix Pro',
  },
] as const;

for (const { mode, amountCents, port, runs, refused, ends, paidFor } of years)
  test.describe(`paid ${mode}`, () => {
    test.use({ baseURL: `http://localhost:${port ?? ''}` });

    test('a month that runs, a card that fails, an end, and money that went back are each told', async ({
      page,
    }) => {
      await signIn(page, freshEmail('year'));
      const payment = {
        paidAt: '2026-11-21T17:00:00.000Z',
        amountCents: 1_999,
        currency: 'USD',
        what: paidFor,
        invoiceUrl: null,
      };
      const unpaid = {
        what: 'Mailing of letter CF-1 by Certified Mail',
        amountCents: 68,
        currency: 'USD',
        invoiceUrl: 'https://invoice.example.com/1',
      };
      await page.route('**/api/billing/payments', (route) =>
        route.fulfill({
          json: {
            success: true,
            data: {
              unpaid: [unpaid],
              payments: [
                { ...payment, id: crypto.randomUUID(), refundedCents: 1_999 },
                { ...payment, id: crypto.randomUUID(), refundedCents: 500 },
              ],
            },
          },
        }),
      );
      const told = async (change: object) => {
        await page.unroute('**/api/billing/plan');
        const subscription = { ...SUBSCRIPTION, amountCents, ...change };
        await withPlan(page, { plan: 'pro', source: 'subscription', subscription });
        await page.goto('/account/plan');
      };
      await told({});
      await expect(page.getByText(runs)).toBeVisible();
      await expect(page.getByText(paidFor)).toHaveCount(2);
      await expect(page.getByText(/all of it paid back$/)).toBeVisible();
      await expect(page.getByText(/\$5\.00 of it paid back$/)).toBeVisible();
      await expect(page.getByText('Not paid yet. We can mail your next letter')).toBeVisible();
      await expectAccessible(page);
      await told({ status: 'past_due', graceEndsAt: '2026-11-28T17:00:00.000Z' });
      await expect(page.getByText(refused).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Update my card' }).first()).toBeVisible();
      await expectAccessible(page);
      await told({ cancelsAtPeriodEnd: true });
      await expect(page.getByText(ends)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Keep Pro' })).toBeVisible();
    });
  });

const SUBSCRIPTION = {
  status: 'active',
  currency: 'usd',
  periodEndsAt: '2026-12-21T17:00:00.000Z',
  cancelsAtPeriodEnd: false,
  trialEndsAt: null,
  graceEndsAt: null,
};

/** The server's own answer with something else in it. */
async function withPlan(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route('**/api/billing/plan', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { success: true, data: { ...data, ...change } } });
  });
}
