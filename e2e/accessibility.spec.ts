import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectFitsPhone,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
  expectRoomForFingers,
  showIn,
} from './pages/accessibility.ts';
import { openAfterSigning } from './pages/after-signing.ts';
import { keepDraft, makeBusyAccount } from './pages/busy-account.ts';
import { inBothLanguages } from './pages/page-words.ts';
import { inLanguage, publicAddresses, type Language } from './pages/public-addresses.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';
import { expectSettled, walkTo } from './pages/walk-to.ts';
import { wizardViews } from './pages/wizard-views.ts';

/** One way through all screens in each language: whoever they are for can use them, and reads one language only. */

/** Two batches, so that both workers have one. */
const KINDS = {
  'public pages': (address: string) => !TEMPLATE.test(address),
  'pages of templates': (address: string) => TEMPLATE.test(address),
} as const;

const TEMPLATE = /\/(?:dispute-)?letters\//;

/** One of each kind of public page that no other story looks at; `npm run audit` looks at all of them. */
const ONE_OF_EACH = ['/about', '/contact', '/dispute-letters/collections'];

/** English with a Spanish notice on top. */
const LEGAL = /^\/(?:es\/)?(?:terms|privacy|disclaimer|accessibility)$/;

const ACCOUNT_PAGES = [
  '/copies',
  '/account',
  '/account/security',
  '/account/emails',
  '/account/plan',
  '/account/invite',
  '/account/privacy',
];

async function look(page: Page, language: Language): Promise<void> {
  await expectNoSidewaysScroll(page);
  // Another language has names of its own, and the same colors.
  if (language !== 'en') return await expectAccessible(page);
  await showIn(page, 'light');
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
}

/** Names, roles and colors are the same at every width; what fits under a finger is not. */
async function lookBehindSignIn(page: Page, language: Language): Promise<void> {
  await look(page, language);
  await expectFitsPhone(page);
}

for (const [kind, isOfKind] of Object.entries(KINDS)) {
  // On a desktop `npm run audit` looks at them, in both color schemes and with forced colors.
  test(
    `${kind} leave room for fingers, and no sentence in the other language`,
    { tag: '@phone-alone' },
    async ({ page }) => {
      await inBothLanguages(page, async (language, note) => {
        const addresses = await publicAddresses(page.request, language);
        await page.goto(inLanguage(language, '/goodbye'));
        for (const address of addresses.filter(isOfKind)) {
          await walkTo(page, address);
          await expectNoSidewaysScroll(page);
          await expectRoomForFingers(page);
          if (ONE_OF_EACH.includes(address)) await expectAccessible(page, { colors: true });
          if (!LEGAL.test(address)) await note(address);
        }
        await walkTo(page, inLanguage(language, '/contact'));
        await page.locator('input[name="email"], input[type="email"]').first().press('Enter');
        await expect(page.locator('[role="alert"]').first()).toBeVisible();
        await note('contact with faults');
      });
    },
  );
}

test('pages behind the sign-in can be used by everybody, in both languages', async ({ page }) => {
  await signIn(page, freshEmail('reader'));
  await inBothLanguages(page, async (language, note) => {
    await page.goto(inLanguage(language, '/dashboard'));
    await expectSettled(page);
    await lookBehindSignIn(page, language);
    await note('dashboard');
    for (const path of ACCOUNT_PAGES) {
      await walkTo(page, inLanguage(language, path));
      await lookBehindSignIn(page, language);
      await note(path);
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
});

test('every question of a letter can be answered by everybody, in both languages', async ({
  page,
}) => {
  await signIn(page, freshEmail('writer'));
  await inBothLanguages(page, async (language, note) => {
    for (const name of ['tooOld', 'wrongBalance', 'stolen', 'twice'] as const) {
      // A letter is opened again if it was left: each language has letters of its own.
      const draftId = await keepDraft(page.request, name);
      let view = 0;
      for await (const heading of wizardViews(page, { language, draftId })) {
        view += 1;
        expect(heading).not.toBe('');
        // The kinds of questions are the same in all of them.
        if (name === 'tooOld') await look(page, language);
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
    await look(page, language);
    await note('reading');
  });
});

test('every page of a signed letter can be used by everybody, in both languages', async ({
  page,
}) => {
  const account = await makeBusyAccount(page, 'reader');
  const { disputePath, mailPath, deliveryPath, unsentLetterId: letterId } = account;
  await inBothLanguages(page, async (language, note) => {
    await page.goto(inLanguage(language, '/dashboard'));
    await expectSettled(page);
    await look(page, language);
    await note('dashboard');
    for (const path of [disputePath, mailPath, deliveryPath]) {
      await walkTo(page, inLanguage(language, path));
      await look(page, language);
      await note(path);
    }
    // With Pro, and with something to list.
    for (const path of ACCOUNT_PAGES) {
      await walkTo(page, inLanguage(language, path));
      await note(path);
    }
    for (const step of [4, 5] as const) {
      await openAfterSigning(page, { language, letterId, step });
      await look(page, language);
      await note(`step ${step}`);
    }
    await page.evaluate(() => sessionStorage.clear());
  });
});
