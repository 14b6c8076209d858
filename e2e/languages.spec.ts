import { expect, test } from 'playwright/test';
import { solveBotCheck } from './pages/bot-check.ts';
import { openDraft, wrongBalance } from './pages/kept-draft.ts';
import { newestLink } from './pages/mailbox.ts';
import { emailsTo } from './pages/received-email.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

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

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-US' });

  test('is offered the same page in Spanish, until somebody chooses English', async ({ page }) => {
    const offer = page.getByRole('region', { name: 'Español' });
    await page.goto('/how-it-works?from=search');
    await expect(offer).toContainText('Esta página también está en español.');
    await offer.getByRole('link', { name: 'Ver en español' }).click();
    await expect(page).toHaveURL(/\/es\/how-it-works\?from=search$/);
    await expect(page.locator('input[name=color-scheme]').first()).toBeEnabled();
    await expect(page.getByText('This page is also in English.')).toBeHidden();
    await page.getByRole('link', { name: 'View this page in English' }).first().click();
    await expect(page).toHaveURL(/[^s]\/how-it-works\?from=search$/);
    await expect(page.locator('input[name=color-scheme]').first()).toBeEnabled();
    await expect(offer).toBeHidden();
  });

  test('is not offered Spanish again where the offer was put away, and nothing moves for it', async ({
    page,
  }) => {
    const offer = page.getByRole('region', { name: 'Español' });
    await page.addInitScript(() => {
      const noted = globalThis as unknown as { moved: number };
      noted.moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          noted.moved += (shift as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/contact');
    await offer.getByRole('button', { name: 'Ocultar' }).click();
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).toBe(0);
    await page.goto('/pricing');
    await expect(page.locator('input[name=color-scheme]').first()).toBeEnabled();
    await expect(offer).toBeHidden();
  });
});

test('a browser that prefers English is offered nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('input[name=color-scheme]').first()).toBeEnabled();
  await expect(page.getByText('Esta página también está en español.')).toBeHidden();
});

test('what keeps the site among the programs of a phone starts in the language of the page', async ({
  request,
}) => {
  for (const [lang, start] of [
    ['en', '/'],
    ['es', '/es'],
  ] as const) {
    const page = await (await request.get(start)).text();
    const file = /<link rel="manifest" href="([^"]+)"/.exec(page)?.[1] ?? 'none';
    const answer = await request.get(file);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as {
      readonly shortcuts: readonly { readonly url: string }[];
    };
    // One program, whichever language it was kept from.
    expect(manifest).toMatchObject({
      id: '/',
      lang,
      start_url: start,
      scope: '/',
    });
    for (const { url } of manifest.shortcuts)
      expect((await request.get(url)).status(), url).toBe(200);
  }
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
