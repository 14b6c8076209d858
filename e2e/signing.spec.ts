import { bureaus, disputeReasonLabels, itemTypeLabels } from '@creditfix/shared/letters';
import { expect, test, type Page } from 'playwright/test';
import { failCall, holdCall, refuseCall } from './pages/failing-calls.ts';
import { openForReading, wrongBalance } from './pages/kept-draft.ts';
import { LetterWizard } from './pages/letter-wizard.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const CHALLENGE = '**/api/captcha/challenge';
const GENERATE = '**/api/dispute-letters';
const STATEMENT =
  /^I confirm this is my legal electronic signature, and I authorize the company to include it on my dispute letters/;

test('each step asks for what it needs, and for no more', async ({ page }) => {
  await signIn(page, freshEmail('sparse'), '/generate-letter');
  const wizard = new LetterWizard(page);
  const asked = page.getByRole('alert').getByRole('link');
  await wizard.atStep('About you');
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveCount(0);
  await wizard.next();
  await expect(asked).toHaveText([
    'Enter your first name.',
    'Enter your last name.',
    'Enter your street address.',
    'Enter your ZIP code.',
    'Enter your city.',
    'Choose your state.',
  ]);
  const odd = {
    firstName: '7',
    lastName: '-',
    address: 'somewhere',
    city: 'Anywhere',
    state: 'OH',
  };
  await wizard.nameWriter({ ...odd, zipCode: '90210' });
  await expect(asked).toHaveText([
    'ZIP code 90210 is not in Ohio. Please check both, or the answer will not reach you.',
  ]);
  // What may be right is taken, however odd.
  await wizard.introduce({ ...odd, zipCode: '45402' });

  await wizard.atStep('The item you are disputing');
  await wizard.next();
  await expect(asked).toHaveText([
    'Choose what is wrong with the item.',
    'Enter the name as the report shows it.',
    'Enter the number as the report shows it.',
  ]);
  const details = page.getByLabel('Additional Details');
  await expect(details).toHaveCount(0);
  await page.getByRole('radio', { name: disputeReasonLabels.other }).check();
  await expect(details).toBeVisible();
  await page.getByRole('radio', { name: disputeReasonLabels.duplicate }).check();
  await expect(details).toHaveCount(0);
  // What is collected is named by who collects it, and a record has a court.
  await wizard.chooseKind(itemTypeLabels.collection);
  await expect(page.getByLabel('Debt collector')).toBeVisible();
  await wizard.chooseKind(itemTypeLabels.auto_loan);
  await page.getByLabel('Creditor name').fill('Harbor Lending');
  await page.getByLabel('Account number').fill('5550-1234');
  await wizard.next();

  await wizard.atStep('Who gets the letter');
  await wizard.next();
  await expect(asked).toHaveText(['Choose the bureau whose report shows the item.']);
  await page.getByRole('checkbox', { name: bureaus.equifax.name }).check();
  await wizard.next();
  await wizard.atStep('The item on your report');

  // What was typed once is known from then on.
  await page.goto('/generate-letter?new');
  await wizard.atStep('About you');
  await expect(page.getByLabel('Street address')).toHaveValue('somewhere');
  await expect(page.getByLabel('ZIP code')).toHaveValue('45402');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, 7' })).toBeVisible();
});

test('a PDF that is still being printed is not offered, and is as soon as it is there', async ({
  page,
}) => {
  await signIn(page, freshEmail('printing'));
  const wizard = await openForReading(page, wrongBalance('I called them twice about it.'));
  const printing = { status: 'preparing', pdfSha256: '', pages: 0 };
  let isPrinting = true;
  await page.route(GENERATE, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { letters: object[] } };
    const letters = answer.data.letters.map((letter) => ({ ...letter, ready: false }));
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, letters } } });
  });
  await page.route(/\/api\/letters\/[0-9a-f-]{36}$/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    const data = isPrinting ? { ...answer.data, ...printing } : answer.data;
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await wizard.confirm();
  await wizard.drawSignature();
  await wizard.sign();
  await page.getByRole('radio', { name: /^Download and mail it yourself/ }).check();
  const note = page.getByRole('status').filter({ hasText: 'Its PDF is still being printed.' });
  await expect(note).toBeVisible();
  const download = page.getByRole('link', { name: 'Download PDF' });
  await expect(download).toHaveCount(0);
  // reloaded, the letter is found again as it is.
  await page.reload();
  await page.getByRole('radio', { name: /^Download and mail it yourself/ }).check();
  await expect(note).toBeVisible();
  isPrinting = false;
  await expect(download).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a signature is drawn, saved, confirmed and cleared, and nothing is signed without it', async ({
  page,
}) => {
  await signIn(page, freshEmail('signer'));
  await failCall(page, CHALLENGE, 'network');
  const wizard = await openForReading(page, wrongBalance('The bank agreed on the phone.'));
  await page.getByRole('button', { name: 'Generate Letter' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Check the box by the statement to sign your letter.',
    'Add your signature: draw or type it.',
    'Please complete the reCAPTCHA verification.',
  ]);

  await page.getByRole('radio', { name: 'Draw' }).check();
  const save = page.getByRole('button', { name: 'Save Signature' });
  await expect(save).toBeDisabled();
  await expect(page.getByText('No signature yet')).toBeVisible();
  await wizard.drawSignature();
  await expect(page.getByText('It goes on your letter when you generate it')).toBeVisible();
  expect(await colorsOn(page), 'darkest and lightest, as shares of white').toEqual([0, 1]);
  await save.click();
  await expect(
    page.getByText('Signature Saved. Please check the box by the statement above'),
  ).toBeVisible();
  await page.getByLabel(STATEMENT).check();
  await expect(page.getByText('Signature Saved. Ready for use')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('No signature yet')).toBeVisible();
  await expect(save).toBeDisabled();
});

test('a letter that could not be made is told, is safe, and is made at the next try', async ({
  page,
}) => {
  await signIn(page, freshEmail('again'));
  const wizard = await openForReading(page, wrongBalance('The bank agreed on the phone.'));
  await wizard.confirm();
  await wizard.typeSignature("María O'Neill-Núñez");
  for (const failure of ['network', 'bad_gateway'] as const) {
    await failCall(page, GENERATE, failure);
    await expect(page.getByText('Checked: not a robot')).toBeVisible();
    const another = page.waitForRequest(CHALLENGE);
    await page.getByRole('button', { name: 'Generate Letter' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Your draft is saved' });
    await expect(told).toContainText('Failed to generate letter. Please try again.');
    await another;
  }
  await page.unroute(GENERATE);
  const release = await holdCall(page, GENERATE);
  await expect(page.getByText('Checked: not a robot')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Letter' }).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();
  release();
  await expect(
    page.getByRole('heading', { name: /signed. How do you want to send/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'What happens next' }).click();
  await page.getByRole('button', { name: 'Generate Another Letter' }).click();
  await wizard.atStep('About you');
  await expect(page.getByLabel('First name')).toHaveValue('');

  // The signature was kept with the letter, and is there for the next one.
  await openForReading(page, wrongBalance('The bank agreed in March.'));
  await expect(page.getByRole('button', { name: 'Use my saved signature' })).toBeVisible();
});

/** The darkest and the lightest color on the field to sign on. */
async function colorsOn(page: Page): Promise<readonly [number, number]> {
  return await page.locator('canvas').evaluate((field: HTMLCanvasElement) => {
    const { width, height } = field;
    const data = field.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const tones = [...data].filter((_, at) => at % 4 !== 3);
    const share = (tone: number) => Math.round(tone / 25.5) / 10;
    const darkest = tones.reduce((one, other) => Math.min(one, other));
    const lightest = tones.reduce((one, other) => Math.max(one, other));
    return [share(darkest), share(lightest)] as const;
  });
}

test('a letter that takes too long to check is said to be safe, and is read again once it is shorter', async ({
  page,
}) => {
  const review = '**/api/letters/drafts/*/review';
  await signIn(page, freshEmail('long-winded'));
  await refuseCall(page, review, 'letters.too_much_to_read');
  const wizard = await openForReading(page, wrongBalance('I called twice about it.'));
  await expect(
    page.getByText('Checking this letter took too long, so we stopped. Nothing is lost.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Letter' })).toBeDisabled();
  await page.unroute(review);
  // Shorter words are read again by themselves.
  await wizard.reword('I called twice', (text) => text.replace('twice', 'again'));
  await expect(page.getByText('Checking this letter took too long')).toHaveCount(0);
  await wizard.confirm();
});
