import { expect, test, type Page } from 'playwright/test';
import { openAfterSigning } from './pages/after-signing.ts';
import { solveBotCheck } from './pages/bot-check.ts';
import { keepDraft, makeBusyAccount, type BusyAccount } from './pages/busy-account.ts';
import { openDraft, wrongBalance } from './pages/kept-draft.ts';
import { newestLink } from './pages/mailbox.ts';
import { saidTwice, wordsOf, type ScreenWords } from './pages/page-words.ts';
import { inLanguage, publicAddresses, type Language } from './pages/public-addresses.ts';
import { emailsTo } from './pages/received-email.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';
import { expectSettled, walkTo } from './pages/walk-to.ts';
import { wizardViews } from './pages/wizard-views.ts';

/** English with a Spanish notice on top. */
const LEGAL = /^\/(?:es\/)?(?:terms|privacy|disclaimer|accessibility)$/;

/** What people typed, where letters go to, and names that are the same in both languages. */
const SAME_IN_BOTH = [
  /Rosa Delgado-Whitfield|Alder Street|Dayton, OH|@example\.com/,
  /Harbor Lending|Orchard Bank|Northwind Card Services|Lakeside Dental Group/,
  /^(?:Equifax|Experian|TransUnion)/,
  /^15 U\.S\.C\./,
  // Suffixes of names are English.
  /^Jr\., Sr\., III$/,
  // References and fingerprints of letters.
  /^CF-[A-Z0-9-]+$|^[0-9a-f]{64}$/,
];

test('the language link leads to the same place in the other language, and back', async ({
  page,
}) => {
  await page.goto('/dispute-letters/late-payment?from=search#main');
  await page.getByRole('link', { name: 'Ver esta página en español' }).first().click();
  await expect(page).toHaveURL(/\/es\/dispute-letters\/late-payment\?from=search#main$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/letter/i);
  // Links inside keep the language.
  await page.getByRole('link', { name: 'Cómo funciona' }).first().click();
  await expect(page).toHaveURL(/\/es\/how-it-works$/);
  await page.getByRole('link', { name: 'View this page in English' }).first().click();
  await expect(page).toHaveURL(/[^s]\/how-it-works$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the language is changed in the middle of a letter, and nothing that was typed is lost', async ({
  page,
}) => {
  await signIn(page, freshEmail('bilingual'));
  await openDraft(page, { ...wrongBalance('I called twice.'), step: 2 }, 'Copies for the envelope');
  await page.getByRole('button', { name: 'Next' }).click();
  const story = page.getByRole('textbox').first();
  await story.fill('I called three times.');
  // At once: what is typed last is saved before the page goes.
  await page.getByRole('link', { name: 'Ver esta página en español' }).first().click();
  await expect(page).toHaveURL(/\/es\/generate-letter$/);
  await expect(page.locator('#step-heading')).toBeVisible();
  await expect(page.getByText('Información personal')).toBeVisible();
  const draft = await page.evaluate(() => localStorage.getItem('letterDraftId'));
  // It may arrive a moment after the page that follows.
  await expect
    .poll(async () => await (await page.request.get(`/api/letters/drafts/${draft}`)).text())
    .toContain('I called three times.');
  await page.getByRole('link', { name: 'View this page in English' }).first().click();
  await expect(page).toHaveURL(/[^s]\/generate-letter$/);
  await expect(page.getByText('Personal Info', { exact: true })).toBeVisible();
});

test('no sentence of the public pages is left in the other language', async ({ page }) => {
  const screens = { en: new Map(), es: new Map() } satisfies Record<Language, ScreenWords>;
  for (const language of ['en', 'es'] as const) {
    const addresses = await publicAddresses(page.request, language);
    await page.goto(inLanguage(language, '/login'));
    for (const address of addresses.filter((one) => !LEGAL.test(one))) {
      await walkTo(page, address);
      screens[language].set(address, await wordsOf(page));
    }
    await walkTo(page, inLanguage(language, '/contact'));
    await page.locator('input[name="email"], input[type="email"]').first().press('Enter');
    await expect(page.locator('[role="alert"]').first()).toBeVisible();
    screens[language].set('contact with faults', await wordsOf(page));
  }
  expect(screens.es.size).toBe(screens.en.size);
  expect(saidTwice(screens.en, screens.es, SAME_IN_BOTH)).toEqual([]);
});

test('no sentence of the generator and of the pages behind the sign-in is left in the other language', async ({
  page,
}) => {
  const account = await makeBusyAccount(page, 'bilingual');
  const [english, spanish] = [await tour(page, account, 'en'), await tour(page, account, 'es')];
  expect(spanish.size, 'as many screens').toBe(english.size);
  expect(saidTwice(english, spanish, SAME_IN_BOTH)).toEqual([]);
});

test('who signs up in Spanish is spoken to in Spanish', async ({ page }) => {
  const email = freshEmail('marisol');
  await page.goto('/es/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviarme un enlace de acceso' }).click();
  await expect(page.getByRole('heading', { name: 'Revise su correo electrónico' })).toBeVisible();
  const link = await newestLink(page.request, email);
  expect(new URL(link).pathname).toBe('/es/auth/verify');
  const [login] = await emailsTo(page.request, email);
  expect(login?.subject).toBe('Su enlace de acceso');
  await page.goto(link);
  await page.getByRole('button', { name: 'Continuar al panel' }).click();
  await expect(page).toHaveURL(/\/es\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Aquí empieza su primera carta' })).toBeVisible();

  // A used link, at the server's word, where it has signed nobody in.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'No se pudo iniciar sesión' })).toBeVisible();
  await expect(page.locator('main')).toContainText('enlace de acceso');
  await expect(page.locator('main')).not.toContainText(/login link|already used/i);
  // A guarded page leads to sign-in in the same language.
  await page.goto('/es/account/plan');
  await expect(page).toHaveURL(/\/es\/login\?redirect=/);
});

test('what the server refuses is told in the language of the caller', async ({ request }) => {
  const refusals = async (language: string) => {
    const headers = { 'Accept-Language': language };
    const recaptchaToken = await solveBotCheck(request);
    const answers = [
      await request.get('/api/letters', { headers }),
      await request.get('/api/no-such-call', { headers }),
      await request.get('/api/auth/verify?token=none', { headers }),
      await request.post('/api/contact', { headers, data: { recaptchaToken } }),
    ];
    const bodies = await Promise.all(answers.map(async (answer) => await answer.json()));
    return bodies.flatMap((body: { error: string; fields?: { message: string }[] }) => [
      body.error,
      ...(body.fields ?? []).map(({ message }) => message),
    ]);
  };
  const [english, spanish] = [await refusals('en-US'), await refusals('es-MX,es;q=0.9')];
  expect(spanish).toHaveLength(english.length);
  expect(spanish.filter((text) => english.includes(text))).toEqual([]);
});

/** Everything that a person meets after signing in: the pages, the views of several letters, reading, sending and done. */
async function tour(page: Page, account: BusyAccount, language: Language): Promise<ScreenWords> {
  const screens: ScreenWords = new Map();
  const note = async (screen: string) => void screens.set(screen, await wordsOf(page));
  await page.goto(inLanguage(language, '/dashboard'));
  await expectSettled(page);
  await note('dashboard');
  for (const path of [
    account.disputePath,
    account.mailPath,
    account.deliveryPath,
    '/copies',
    '/account',
    ...['security', 'emails', 'plan', 'invite', 'privacy'].map((name) => `/account/${name}`),
  ]) {
    await walkTo(page, inLanguage(language, path));
    await note(path);
  }
  for (const name of ['wrongBalance', 'tooOld', 'stolen', 'twice'] as const) {
    // A letter is opened again if it was left: each tour has letters of its own.
    const draftId = await keepDraft(page.request, name);
    let view = 0;
    for await (const heading of wizardViews(page, { language, draftId })) {
      view += 1;
      expect(heading).not.toBe('');
      await note(`${name}, view ${view} from the last`);
    }
  }
  await page.goto(inLanguage(language, '/generate-letter?new'));
  await page.locator('#step-heading').waitFor();
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await note('step 1 with faults');
  const reading = await keepDraft(page.request, 'reading');
  await page.goto(inLanguage(language, `/generate-letter?draft=${reading}`));
  await page.locator('#confirm').waitFor();
  await note('reading');
  const letterId = account.unsentLetterId;
  await openAfterSigning(page, { language, letterId, step: 4 });
  await note('delivery');
  await openAfterSigning(page, { language, letterId, step: 5 });
  await note('complete');
  await page.evaluate(() => sessionStorage.clear());
  return screens;
}
