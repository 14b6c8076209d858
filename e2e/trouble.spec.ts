import { itemTypeLabels } from '@creditfix/shared/letters';
import { expect, test, type Page } from 'playwright/test';
import {
  MARIA,
  openDraft,
  openForReading,
  wrongBalance,
  type Content,
} from './pages/kept-draft.ts';
import { LetterWizard } from './pages/letter-wizard.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

/** A letter that is left before its item is named. */
const WITHOUT_ITEM: Content = {
  personalInfo: MARIA,
  bureauType: 'equifax',
  bureaus: ['equifax'],
  step: 2,
};

async function comeToTheItem(page: Page, name: string): Promise<void> {
  await signIn(page, freshEmail(name));
  await openDraft(page, WITHOUT_ITEM, 'The item you are disputing');
}

test('a session that ends in the middle takes nothing off the page', async ({ page, context }) => {
  await comeToTheItem(page, 'expired');
  await expect(page.getByText(/Saved/).first()).toBeVisible();
  await context.clearCookies();
  await page.getByLabel('Creditor name').fill('Harbor Lending');
  await expect(page.getByText('Your session ended')).toBeVisible();
  await expect(page.getByLabel('Creditor name')).toHaveValue('Harbor Lending');
  await expect(page).toHaveURL(/\/generate-letter/);
});

test('a lost connection is waited out, and what was typed is saved once', async ({
  page,
  context,
}) => {
  await comeToTheItem(page, 'offline');
  await context.setOffline(true);
  await page.getByLabel('Creditor name').fill('Harbor Lending');
  await expect(page.getByText(/not saved|offline|no connection/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Creditor name')).toHaveValue('Harbor Lending');
});

test('a slip of the hand costs nothing: a double press, a whole number pasted, a key too many', async ({
  page,
}) => {
  await signIn(page, freshEmail('slips'), '/generate-letter?new');
  const wizard = new LetterWizard(page);
  await wizard.nameWriter(MARIA);
  await wizard.atStep('What is this letter about?');
  await page.goBack();
  const zip = page.getByLabel('ZIP code');
  await zip.press('Home');
  await zip.press('ArrowRight');
  // The letter is not kept, and the cursor stays where it was.
  await page.keyboard.type('x6');
  await expect(zip).toHaveValue('465402');
  await page.keyboard.press('Backspace');

  await page.getByText('Help them find your file').click();
  await page.getByLabel('Last four digits').fill('123-45-6789');
  await expect(page.getByLabel('Last four digits')).toHaveValue('6789');

  const born = page.getByRole('group', { name: 'Date of birth' });
  await born.getByLabel('Year').fill('1980');
  await born.getByLabel('Month').selectOption('April');
  await born.getByLabel('Day').fill('4');
  await born.getByLabel('Day').press('Enter');
  await wizard.atStep('What is this letter about?');

  await page.goBack();
  // On a phone the button of the next view is in the same place.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await wizard.atStep('What is this letter about?');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the dashboard leads back to a letter that was begun, until it is deleted', async ({
  page,
}) => {
  await comeToTheItem(page, 'begun');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Continue my letter' }).click();
  await new LetterWizard(page).atStep('The item you are disputing');
  await page.goBack();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Nothing. You have done your part for now.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Continue my letter' })).toBeVisible();
});

test('an item that is not too old yet is explained, and gets no letter', async ({ page }) => {
  await signIn(page, freshEmail('tooold'));
  const unanswered: Content = {
    ...WITHOUT_ITEM,
    disputeDetails: {
      creditorName: 'Harbor Lending',
      accountNumber: '5550-1234',
      disputeReason: 'statute_of_limitations',
    },
  };
  const wizard = await openDraft(page, unanswered, 'The item you are disputing');
  await wizard.chooseKind(itemTypeLabels.collection);
  await wizard.next();
  await wizard.answer('Who gets the letter');
  await wizard.answer('The item on your report');
  await wizard.answer('What is wrong', {
    'Is anyone suing you over this debt?': { choose: 'No' },
  });
  await wizard.answer('What happened', {
    'When was the first missed payment that was never caught up?': {
      date: { month: 'May', day: '3', year: '2024' },
    },
    'After that day, was the account ever fully caught up again?': { choose: 'No' },
    'How do you know that date?': { choose: 'From an old statement' },
  });
  await expect(page.getByText('This item may still be reported')).toBeVisible();
  // 180 days and seven years after May 3, 2024.
  await expect(page.getByText(/October 30, 2031/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Letter' })).toHaveCount(0);
});

test('a second letter in one month on the free plan is refused in words', async ({ page }) => {
  await signIn(page, freshEmail('quota'));
  const wizard = await openForReading(page, wrongBalance('The bank agreed on the phone.'));
  await wizard.confirm();
  await wizard.typeSignature("María O'Neill-Núñez");
  await wizard.sign();
  await page.goto('/generate-letter?new');
  await wizard.atStep('About you');
  // Said before the questions are answered, and again where it would be signed.
  await expect(page.getByText(/You have used your letter of this month/)).toBeVisible();
  await openForReading(page, wrongBalance('The bank agreed in March.'));
  await expect(page.getByText(/You have used your letter of this month/)).toBeVisible();
});

test('a page that cannot be drawn says so, and comes back once it can', async ({ page }) => {
  const file = /contact\.route-[^/]+\.js$/;
  await page.route(file, (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('dynamically imported module');
  await page.unroute(file);
  await page.getByRole('button', { name: 'Load this page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
});
