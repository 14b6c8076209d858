import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectFitsPhone,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
  expectRoomForFingers,
} from './pages/accessibility.ts';
import { openAfterSigning } from './pages/after-signing.ts';
import { keepDraft, makeBusyAccount } from './pages/busy-account.ts';
import { inLanguage, publicAddresses, type Language } from './pages/public-addresses.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';
import { expectSettled, walkTo } from './pages/walk-to.ts';
import { wizardViews } from './pages/wizard-views.ts';

const LANGUAGES = { en: 'English', es: 'Spanish' } as const;

/** Two batches, so that both workers have one. */
const KINDS = {
  'public pages': (address: string) => !TEMPLATE.test(address),
  'pages of templates': (address: string) => TEMPLATE.test(address),
} as const;

const TEMPLATE = /\/(?:dispute-)?letters\//;

const ACCOUNT_PAGES = [
  '/copies',
  '/account',
  '/account/security',
  '/account/emails',
  '/account/plan',
  '/account/invite',
  '/account/privacy',
];

async function look(page: Page, { language }: { readonly language: Language }): Promise<void> {
  await expectNoSidewaysScroll(page);
  // Another language has names of its own, and the same colors.
  if (language !== 'en') return await expectAccessible(page, { colors: false });
  // The page before was left in the dark.
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expectAccessible(page);
  await expectLegibleInTheDark(page);
}

/** Names, roles and colors are the same at every width; what fits under a finger is not. */
async function lookBehindSignIn(page: Page, language: Language): Promise<void> {
  await look(page, { language });
  await expectFitsPhone(page);
}

for (const [language, name] of Object.entries(LANGUAGES) as [Language, string][]) {
  for (const [kind, isOfKind] of Object.entries(KINDS)) {
    // At a desk `npm run audit` looks at them, in both color schemes and with forced colors.
    test(
      `${kind} leave room for fingers, in ${name}`,
      { tag: '@phone-alone' },
      async ({ page }) => {
        const addresses = await publicAddresses(page.request, language);
        await page.goto(inLanguage(language, '/goodbye'));
        for (const address of addresses.filter(isOfKind)) {
          await walkTo(page, address);
          await expectNoSidewaysScroll(page);
          await expectRoomForFingers(page);
        }
      },
    );
  }

  test(`pages behind the sign-in can be used by everybody, in ${name}`, async ({ page }) => {
    await signIn(page, freshEmail('reader'), inLanguage(language, '/dashboard'));
    await expectSettled(page);
    await lookBehindSignIn(page, language);
    for (const path of ACCOUNT_PAGES) {
      await walkTo(page, inLanguage(language, path));
      await lookBehindSignIn(page, language);
    }
    await page.route('**/api/auth/verify?*', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, code: 'accounts.link_elsewhere', error: 'Press the button.' },
      }),
    );
    await walkTo(page, inLanguage(language, '/auth/verify?token=elsewhere'));
    await page.locator('main button').first().waitFor();
    await lookBehindSignIn(page, language);
  });

  test(`every question of a letter can be answered by everybody, in ${name}`, async ({ page }) => {
    await signIn(page, freshEmail('writer'));
    const draftId = await keepDraft(page.request, 'tooOld');
    for await (const view of wizardViews(page, { language, draftId })) {
      expect(view).not.toBe('');
      await look(page, { language });
    }
    const reading = await keepDraft(page.request, 'reading');
    await page.goto(`${inLanguage(language, '/generate-letter')}?draft=${reading}`);
    await page.locator('#confirm').waitFor();
    await look(page, { language });
  });

  test(`every page of a signed letter can be used by everybody, in ${name}`, async ({ page }) => {
    const account = await makeBusyAccount(page, 'reader');
    const { disputePath, mailPath, deliveryPath, unsentLetterId: letterId } = account;
    for (const path of ['/dashboard', disputePath, mailPath, deliveryPath]) {
      await page.goto(inLanguage(language, path));
      await expectSettled(page);
      await look(page, { language });
    }
    for (const step of [4, 5] as const) {
      await openAfterSigning(page, { language, letterId, step });
      await look(page, { language });
    }
  });
}
