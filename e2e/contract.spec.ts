import { contractDays, creditFileRights } from '@creditfix/shared/billing';
import { longDate } from '@creditfix/shared/kernel';
import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectFitsPhone,
} from './pages/accessibility.ts';
import { solveBotCheck } from './pages/bot-check.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

/** Pro where whoever runs the site is a credit repair organization; the days are those of the calendar on which the story is told. */
test.use({ baseURL: `http://localhost:${process.env.E2E_CONTRACTS_PORT ?? ''}` });

const lastDay = () => longDate(contractDays(new Date(), 'NY').lastDay);

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  await expectFitsPhone(page);
}

/** Signs the statement of rights and the contract, as the screens ask for it. */
async function signContract(page: Page): Promise<void> {
  await page.goto('/account/plan/rights');
  await page.getByLabel('Your full name').fill('Anna Example');
  await page.getByRole('button', { name: 'I have received this statement' }).click();
  await expect(page.getByRole('heading', { name: 'Your contract', level: 1 })).toBeVisible();
  await page.getByLabel('Your full name').fill('Anna Example');
  await page.getByRole('combobox', { name: 'State' }).selectOption('NY');
  await page.getByRole('button', { name: 'Read the contract' }).click();
  await page.getByLabel('Your signature').fill('Anna Example');
  await page.getByLabel('I agree to get these papers and to sign on a screen.').check();
  await page.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(page.getByText(/You signed the contract on/)).toBeVisible();
}

test('rights first, then the contract, its copies and a card that is not charged', async ({
  page,
}) => {
  await signIn(page, freshEmail('contract'), '/account/plan');
  await expect(page.getByText('$6.67 for each finished letter').first()).toBeVisible();
  await expect(page.getByText(/Nothing is paid in advance/)).toBeVisible();
  await page.getByRole('link', { name: 'Upgrade to Pro' }).click();

  // The statement, word for word and by itself.
  const statement = page.getByRole('region', { name: creditFileRights.title });
  for (const paragraph of creditFileRights.paragraphs)
    await expect(statement.getByText(paragraph, { exact: true })).toBeVisible();
  await expect(page.getByText('The words of the law: 15 U.S.C. 1679c(a), version')).toBeVisible();
  await expectGood(page);
  const received = page.getByRole('button', { name: 'I have received this statement' });
  await received.click();
  await expect(page.getByText('Your full name is needed.')).toBeVisible();
  await page.getByLabel('Your full name').fill('Anna Example');
  await page.keyboard.press('Enter');

  // The contract, read before it is signed.
  await expect(page.getByRole('heading', { name: 'Your contract', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Read the contract' }).click();
  await expect(page.getByText('Please choose your state.')).toBeVisible();
  await page.getByLabel('Your full name').fill('Anna Example');
  await page.getByRole('combobox', { name: 'State' }).selectOption('GA');
  await page.getByRole('button', { name: 'Read the contract' }).click();
  await expect(page.getByText(/We cannot sell anything in your state/)).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).selectOption('NY');
  await page.getByRole('combobox', { name: 'State' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const contract = page.getByRole('article', { name: 'Contract for Credit Fix Pro' });
  await expect(contract).toContainText('Anna Example of New York');
  await expect(contract).toContainText(`We do nothing for you before the end of ${lastDay()}`);
  await expect(contract).toContainText('Notice of Cancellation');
  await expect(page.getByText(/^Version .+, with the terms of 15 U\.S\.C\. § 1679d/)).toBeVisible();
  await expectGood(page);
  await page.getByRole('button', { name: 'Sign the contract' }).click();
  await expect(page.getByText('Your signature is needed.')).toBeVisible();
  await expect(page.getByText('Please say that you agree to get these papers')).toBeVisible();
  await page.getByLabel('Your signature').fill('Anna Example');
  await page.getByLabel('I agree to get these papers and to sign on a screen.').check();
  await page.getByRole('button', { name: 'Sign the contract' }).click();

  // Copies at once, the days, and the card.
  await expect(page.getByText(/You signed the contract on/)).toBeVisible();
  await expect(page.getByText(`You can cancel it until the end of ${lastDay()}`)).toBeVisible();
  await expectGood(page);
  for (const name of ['Contract (PDF)', 'Statement of your rights (PDF)']) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    const paper = await page.request.get(href ?? '');
    expect(paper.headers()['content-type']).toBe('application/pdf');
  }
  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(page.getByRole('heading', { name: 'Pay nothing now' })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Credit Fix Pro!' })).toBeVisible();
  await expect(page.getByText('$6.67 for each finished letter')).toBeVisible();
  await expectGood(page);
});

test('letters are signed and wait, and canceling opens them again for nothing', async ({
  page,
}) => {
  await signIn(page, freshEmail('waits'));
  await signContract(page);
  const recaptchaToken = await solveBotCheck(page.request);
  const made = await page.request.post('/api/dispute-letters', {
    data: { ...LETTER, recaptchaToken },
  });
  const { data, message } = (await made.json()) as {
    readonly data: { readonly letterId: string };
    readonly message: string;
  };
  expect(message).toContain(`until the end of ${lastDay()}`);
  for (const address of ['/dashboard', '/generate-letter', '/account/plan']) {
    await page.goto(address);
    await expect(page.getByText('Your letters wait for your contract').first()).toBeVisible();
    await expect(page.getByText(`until the end of ${lastDay()}`).first()).toBeVisible();
  }
  await page.goto(`/mail-letter/${data.letterId}`);
  await expect(page.getByText('This letter waits for your contract')).toBeVisible();
  await expectAccessible(page, { colors: true });
  await page.getByRole('link', { name: 'See your contract' }).first().click();
  const cancel = page.getByRole('button', { name: 'Cancel the contract' });
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/You canceled the contract on/)).toBeVisible();
  await expectGood(page);
  await page.goto('/dashboard');
  await expect(page.getByText('Your letters wait for your contract')).toHaveCount(0);
});

test('after its days the contract shows no way to cancel it, and Pro can still be ended', async ({
  page,
}) => {
  await signIn(page, freshEmail('later'));
  await signContract(page);
  await page.route('**/api/billing/contract', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { signed: { waits: boolean } } };
    body.data.signed.waits = false;
    await route.fulfill({ json: body });
  });
  await page.reload();
  await expect(page.getByText(/You pay for finished letters at the end/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the contract' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Contract (PDF)' })).toBeVisible();
});

test('the public pages sell what there is: a contract first, and nothing paid before it is done', async ({
  page,
}) => {
  const said = {
    '/': [
      '$6.67 for each finished letter',
      'A contract comes first',
      'at least three business days',
    ],
    '/es': ['$6.67 por cada carta hecha', 'Primero viene un contrato', 'tres días hábiles'],
    '/how-it-works': ['when a new contract can’t be canceled anymore'],
    '/terms': [
      'Until then we do nothing',
      'Nothing is paid in advance',
      '§ 1679f',
      'same contract as Pro',
    ],
    '/disclaimer': ['you pay for nothing before it is done'],
    '/privacy': ['when you signed them, from which network address and browser'],
  };
  /** What is true where Pro is a subscription that is paid in advance. */
  const otherwise =
    /\$19\.99 (a month|al mes)\b(?! for letters)|renews each month|se renueva cada mes|not refundable|period that you paid for|credit repair company that acts/i;
  for (const [path, sentences] of Object.entries(said)) {
    // As it is sent to whoever runs no scripts, with what is only for search engines.
    const sent = await (await page.request.get(path)).text();
    expect(sent.replaceAll('\u00A0', ' ')).not.toMatch(otherwise);
    await page.goto(path);
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    const text = (await page.locator('main').innerText()).replaceAll('\u00A0', ' ');
    for (const sentence of sentences) expect(text).toContain(sentence);
    expect(text).not.toMatch(otherwise);
  }
});

test('the Spanish pages explain it, and the words of the Act stay as they are', async ({
  page,
}) => {
  await signIn(page, freshEmail('derechos'), '/es/account/plan/rights');
  await expect(page.getByRole('heading', { name: 'Sus derechos', level: 1 })).toBeVisible();
  const statement = page.getByRole('region', { name: creditFileRights.title });
  await expect(statement).toHaveAttribute('lang', 'en');
  await page.getByLabel('Su nombre completo').fill('Ana Ejemplo');
  await page.getByRole('button', { name: 'Recibí esta declaración' }).click();
  await expect(page.getByRole('heading', { name: 'Su contrato', level: 1 })).toBeVisible();
  await page.getByLabel('Su nombre completo').fill('Ana Ejemplo');
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('TN');
  await page.getByRole('button', { name: 'Leer el contrato' }).click();
  await expect(page.getByText('El contrato está en inglés')).toBeVisible();
  await expect(page.getByText(/of the fifth business day after the date/)).toBeVisible();
  await expectGood(page);
});

const LETTER = {
  personalInfo: {
    firstName: 'Anna',
    lastName: 'Example',
    address: '48 Larkspur Lane',
    city: 'Albany',
    state: 'NY',
    zipCode: '12207',
    phone: '518-555-0142',
    email: 'anna@example.com',
  },
  disputeDetails: {
    creditorName: 'Northgate Recovery',
    accountNumber: '9912-4417',
    disputeReason: 'not_mine',
  },
  signature: { typedName: 'Anna Example' },
  deliveryMethod: 'download',
  bureauType: 'equifax',
};

test('programs that read the pages are offered finished letters too, and no subscription', async ({
  request,
}) => {
  for (const path of ['/', '/services', '/es']) {
    const page = await (await request.get(path)).text();
    const data = [...page.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const offers = data
      .map(([, text = '']) => JSON.parse(text) as { offers?: readonly object[] })
      .flatMap((each) => each.offers ?? []);
    expect(offers).toMatchObject([
      { price: '0', category: 'free' },
      { price: '6.67', category: 'paid after each letter' },
    ]);
  }
});
