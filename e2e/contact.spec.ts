import { expect, test, type Page } from 'playwright/test';
import { holdCall } from './pages/failing-calls.ts';
import { freshEmail } from './pages/sign-in.ts';

const SEND = { name: 'Send message' };

/** Colors are looked at: none may be on its way to another. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function writeMessage(page: Page, email: string): Promise<void> {
  await page.goto('/contact?subject=billing');
  await expect(page.getByLabel('What is it about?')).toHaveValue('billing');
  await page.getByLabel('Your name').fill('Ada Okafor');
  await page.getByLabel('Email address').fill(email);
  await page
    .getByRole('textbox', { name: 'Your message' })
    .fill('Which card do you have on file for me?');
}

/** The bot check solves itself; the button turns on when it has. */
async function send(page: Page): Promise<void> {
  await page.getByRole('button', SEND).click();
}

test('a message reaches support, and the form is empty again after the thanks', async ({
  page,
}) => {
  const email = freshEmail('writer');
  await writeMessage(page, email);
  await send(page);
  await expect(page.getByText('Your message is sent')).toBeVisible();
  await expect(page.getByText(/within 24 hours, Monday to Friday/).last()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  await expect(page.getByLabel('Your name')).toHaveValue('');
  await expect(page.getByText(`We answer to ${email}`)).toBeVisible();

  // To support, with the writer's address to answer to, and back to the writer.
  await expect(async () => {
    const answer = await page.request.get('/api/dev/mailbox');
    expect(await answer.text()).toContain(email);
  }).toPass();
});

test('what is missing is named, and the bot check is asked for', async ({ page }) => {
  // No answer of the bot check comes, so the button stays off and the Enter key says why.
  await page.route('**/api/captcha/challenge', (route) => route.abort());
  await page.goto('/contact');
  // The bot check begins with the first touch; from its answer on the form hears.
  await page.getByLabel('Your name').press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('button', SEND)).toBeDisabled();
  await page.getByLabel('Your name').press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'need another look' });
  await expect(summary.getByRole('link')).toHaveText([
    'Your name is needed.',
    'Please enter a valid email address, like name@example.com.',
    'Please choose what it is about.',
    'Your message is needed.',
  ]);
  await summary.getByRole('link', { name: 'Your message is needed.' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello.');
  await page.getByLabel('What is it about?').selectOption({ label: 'Feedback' });
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your name').press('Enter');
  await expect(page.getByText('Please complete the reCAPTCHA verification.')).toBeVisible();

  await page.getByRole('link', { name: 'questions people ask first' }).click();
  await expect(page.getByRole('heading', { name: 'Questions people ask first' })).toBeInViewport();
});

test('each failure is told in its own words, and nothing that was typed is lost', async ({
  page,
}) => {
  await writeMessage(page, freshEmail('unlucky'));
  const failures = [
    {
      answer: { status: 500, body: 'no words at all' },
      words: 'Failed to send message. Please try again.',
    },
    { answer: 'abort', words: 'Network error. Please check your connection and try again.' },
    {
      answer: {
        status: 429,
        body: JSON.stringify({ success: false, code: 'request.too_many', error: 'Please wait.' }),
      },
      words: 'Please wait.',
    },
  ] as const;
  for (const { answer, words } of failures) {
    const challenge = page.waitForResponse('**/api/captcha/challenge');
    await page.route('**/api/contact', (route) =>
      answer === 'abort'
        ? route.abort()
        : route.fulfill({ contentType: 'application/json', ...answer }),
    );
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    // A solution of the bot check counts once: there is a new one after each failure.
    await challenge;
    await page.unroute('**/api/contact');
  }
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue(/Which card/);
  const release = await holdCall(page, '**/api/contact');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  release();
  await expect(page.getByText('Your message is sent')).toBeVisible();
});
