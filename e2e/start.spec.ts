import { bureaus, itemTypeLabels } from '@creditfix/shared/letters';
import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
  expectRoomForFingers,
} from './pages/accessibility.ts';
import { MARIA } from './pages/kept-draft.ts';
import { LetterWizard } from './pages/letter-wizard.ts';
import { newestCode } from './pages/mailbox.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const CARD = itemTypeLabels.credit_card;
const SEVERAL = 'Several months in a row are marked late, and I paid on time';

/** Opens the sheet where it lies folded below the questions. */
async function seeLetter(page: Page): Promise<void> {
  const fold = page.getByText('See your letter', { exact: true });
  if (await fold.isVisible()) await fold.click();
}

async function kept(page: Page): Promise<string | null> {
  return await page.evaluate(() => localStorage.getItem('letterBegun'));
}

test(
  'what was said before sign-in stands in the wizard after it, and only there',
  { tag: '@phone-alone' },
  async ({ page }) => {
    await page.goto('/start');
    await page.getByRole('link', { name: 'A payment I made on time is marked late' }).click();
    const question = (name: string) => page.getByRole('heading', { level: 2, name });
    await expect(question('What kind of item is it?')).toBeVisible();
    await expect(page.getByText('Question 2 of 4')).toBeVisible();
    await page.getByRole('button', { name: CARD }).click();
    await expect(question('Which date is wrong?')).toBeFocused();
    await expectAccessible(page, { colors: true });
    await page.getByRole('button', { name: SEVERAL }).click();
    await expect(question('Who reports it?')).toBeFocused();
    await page.getByLabel('Company on the report').fill('Northwind Card Services');
    await page.getByRole('checkbox', { name: bureaus.experian.name }).check();
    await expectNoSidewaysScroll(page);
    await expectRoomForFingers(page);
    await expectLegibleInTheDark(page);
    await seeLetter(page);
    const sheet = page.getByRole('article', { name: 'Your letter so far' });
    for (const words of ['Experian', 'Northwind Card Services', 'first name', '15 U.S.C.'])
      await expect(sheet).toContainText(words);
    // Nobody is asked who they are, but for the email that keeps the letter.
    await expect(page.getByRole('textbox')).toHaveCount(2);
    const email = freshEmail('started');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await expect(page.getByLabel('Code from the email')).toBeFocused();
    await page.getByLabel('Code from the email').fill(await newestCode(page.request, email));
    await expect(page.getByText('Your answers are in the letter')).toBeVisible();
    const wizard = new LetterWizard(page);
    await wizard.nameWriter(MARIA);

    // What was said is there to be checked, and only what is left is asked.
    await wizard.atStep('The item you are disputing');
    const said = page.getByRole('list', { name: 'What you said so far' });
    for (const words of ['Northwind Card Services', bureaus.experian.name, CARD, SEVERAL])
      await expect(said).toContainText(words);
    await expectAccessible(page);
    await said.getByRole('button', { name: /^Change.*Creditor name/ }).click();
    await expect(page.getByLabel('Creditor name')).toBeFocused();
    await page.getByLabel('Creditor name').fill('Northwind Bank');
    await page.getByLabel('Account number').fill('4417 88** **** 2210');
    await wizard.next();
    await expect(page.getByRole('alert')).toContainText('Please give this date.');
    // Another kind of letter, and each question has its own view again.
    await said.getByRole('button', { name: /^Change.*What this is about/ }).click();
    await expect(page.getByText('Part 2 of')).toBeVisible();
    await expect(page.getByLabel('Creditor name')).toHaveValue('Northwind Bank');
    // The account has it now, and a reload goes on there.
    await expect.poll(() => kept(page)).toBeNull();
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveCount(0);
    await expect(page.locator('#step-heading')).toBeVisible();
  },
);

test('an answer that fits another letter leads to it, and Back takes answers back one by one', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Something else' }).click();
  await page.getByRole('link', { name: 'An account I never opened' }).click();
  await page.getByRole('button', { name: CARD }).click();
  await page.getByRole('button', { name: 'Yes, someone used my identity' }).click();
  const sheet = page.getByRole('article', { name: 'Your letter so far' });
  await expect(page.getByText('Question 3 of 4')).toBeVisible();
  await expect(sheet).toContainText('identity theft');
  await page.goBack();
  const used = page.getByRole('heading', { name: /^Did someone use your name/ });
  await expect(used).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: CARD })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'What happened?' })).toBeVisible();
  // An address that names nothing of ours starts over.
  await page.goto('/start?about=constructor&ask=none');
  await expect(page.getByRole('link', { name: 'The amount is wrong' })).toBeVisible();
});

test('who is signed in goes straight on, and the guard offers the questions first', async ({
  page,
}) => {
  await page.goto('/generate-letter');
  await page.getByRole('link', { name: 'Answer the questions first, sign in later' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your letter');
  // Somebody's own draft stays what it is: the answers begin a letter beside it.
  await signIn(page, freshEmail('started-in'), '/start?about=mixed-file');
  await expect(page.getByRole('heading', { name: 'Which reports is it on?' })).toBeVisible();
  await page.getByRole('checkbox', { name: bureaus.equifax.name }).check();
  await page.getByRole('link', { name: 'Go on with my letter' }).click();
  await expect(page.getByText('Your answers are in the letter')).toBeVisible();
  await expect(page).toHaveURL(/\/generate-letter$/);
});
