import { addDays, calendarDateAt, longDate } from '@creditfix/shared/kernel';
import {
  bureaus,
  disputeReasonLabels,
  itemTypeLabels,
  letterTemplates,
} from '@creditfix/shared/letters';
import { expect, test } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { openDraft, wrongOpeningDate, type Content } from './pages/kept-draft.ts';
import { LetterWizard, type Writer } from './pages/letter-wizard.ts';
import { readPdf } from './pages/pdf-text.ts';
import { askForLink, followLink, freshEmail, signIn } from './pages/sign-in.ts';

const NOA: Writer = {
  firstName: 'Noa',
  lastName: 'Lindqvist',
  address: '77 Harbor Street',
  city: 'Portland',
  state: 'ME',
  zipCode: '04101',
};

/** The collector's notice still leaves two weeks. */
const LAST_DAY = addDays(calendarDateAt(new Date(), 'America/New_York'), 14);

function dateParts(date: string) {
  const [month = '', day = '', year = ''] = longDate(date).replace(',', '').split(' ');
  return { month, day, year };
}

test('a whole sample letter opens from the pages that speak of letters', async ({ page }) => {
  for (const [address, name] of [
    ['/', 'Open a sample letter (PDF)'],
    ['/how-it-works', 'Open a sample letter (PDF)'],
    ['/es/guides/not-mine', 'Abrir una carta de muestra (PDF)'],
  ] as const) {
    await page.goto(address);
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', '/SAMPLE-dispute-letter.pdf');
  }
  const answer = await page.request.get('/SAMPLE-dispute-letter.pdf');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const { text } = await readPdf(await answer.body());
  expect(text).toContain('Maria Alvarez');
  expect(text).toContain('This account is not mine.');
  expect(text).toContain('15 U.S.C. § 1681i(a)(1)(A)');
});

test('a template leads from its page to a letter to a collector, as a PDF', async ({ page }) => {
  await page.goto('/dispute-letters');
  await expect(page.getByRole('heading', { name: 'Dispute letter templates' })).toBeVisible();
  await page.getByRole('link', { name: letterTemplates['debt-validation'].title }).click();
  await expect(page.getByRole('heading', { name: 'When to use' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Data to include' })).toBeVisible();
  await page.getByRole('link', { name: 'Start with this template' }).first().click();
  const email = freshEmail('noa');
  await askForLink(page, email);
  await followLink(page, email);

  const wizard = new LetterWizard(page);
  await wizard.nameWriter(NOA);
  await wizard.nameAccount({ creditor: 'Tidewater Recovery', accountNumber: 'TR-55-1093' });
  await wizard.giveAddress('Tidewater Recovery', {
    from: 'It is on the collector’s notice or letters',
    street: 'P.O. Box 8120',
    city: 'Norfolk',
    state: 'VA',
    zipCode: '23501',
  });
  await wizard.answer('The company you write to', {
    'Who is the company you are writing to?': { choose: 'It collects for another company' },
    'Is anyone suing you over this debt?': { choose: 'No' },
  });
  await wizard.answer('The notice about the debt', {
    'Did the collector send you a notice about the debt?': {
      choose: 'Yes, and it names the date to dispute by',
    },
    'By which date can you dispute the debt?': { date: dateParts(LAST_DAY) },
    'How much does the notice ask for?': { write: '1180' },
  });
  await wizard.answer('Why you dispute it', {
    'Why do you dispute the debt?': { choose: 'I do not recognize it' },
  });
  await wizard.answer('Copies for the envelope');
  await wizard.answer('In your own words');
  await wizard.atStep('Read your letter, then sign it');
  await wizard.confirm();
  await wizard.typeSignature('Noa Lindqvist');
  await wizard.sign();

  const { text } = await readPdf(await wizard.downloadPdf());
  for (const words of ['Tidewater Recovery', 'P.O. Box 8120', '$1,180.00', '1692g']) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('1681i');
  await page.getByRole('button', { name: 'What happens next' }).click();
  await expect(page.getByText(/No law says how soon it has to answer/)).toBeVisible();
});

test('an address that names no letter says so, and knows the way back', async ({ page }) => {
  await page.goto('/letters/no-such-letter');
  await expect(page.getByRole('heading', { name: 'Letter Template' })).toBeVisible();
  await page.getByRole('link', { name: 'All letter templates' }).click();
  await expect(page.getByRole('heading', { name: 'Dispute letter templates' })).toBeVisible();
});

test('three bureaus are three letters, and a plan with one left says so before and at signing', async ({
  page,
}) => {
  await signIn(page, freshEmail('three'));
  const nowhereYet: Content = { ...wrongOpeningDate(), bureauType: '', bureaus: [] };
  const wizard = await openDraft(page, nowhereYet, 'Who gets the letter');
  for (const { name } of Object.values(bureaus)) await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText(/makes 3 letters, .* has 1 letter left this month/)).toBeVisible();
  // At the moment it fits: what is free, and what more costs.
  await expect(page.getByText('Each month one letter is free')).toBeVisible();
  await expect(page.getByText(/Pro makes up to 3 letters.*\$19\.99 a month/)).toBeVisible();
  await wizard.next();
  for (const answered of ['The item on your report', 'What is wrong', 'What happened'])
    await wizard.answer(answered);
  await wizard.answer('Copies for the envelope');
  await wizard.answer('In your own words');
  await wizard.atStep('Read your letter, then sign it');
  await expect(wizard.sheet).toContainText('Atlanta, GA 30374-0256');
  await page.getByRole('radio', { name: bureaus.transunion.name }).check();
  await expect(wizard.sheet).toContainText('Chester, PA 19016');
  await page.getByRole('button', { name: 'Choose fewer bureaus' }).click();
  await wizard.atStep('Who gets the letter');
});

test('two mistakes of one report go into one letter', async ({ page }) => {
  await signIn(page, freshEmail('two'));
  const wizard = await openDraft(page, wrongOpeningDate(), 'Copies for the envelope');
  await wizard.next();
  await wizard.atStep('In your own words');
  await wizard.nameFurtherItem(2, {
    creditor: 'Northwind Cards',
    accountNumber: '4417-2210',
    reason: disputeReasonLabels.incorrect_amount,
    kind: itemTypeLabels.credit_card,
  });
  await wizard.answer('What is wrong', {
    'Which figure is wrong?': { choose: 'The balance' },
    'What figure does the report show?': { write: '2150' },
    'What is the right figure?': { write: '1480' },
  });
  await wizard.answer('What happened', {
    'On which day was your figure right?': { date: { month: 'April', day: '4', year: '2026' } },
    'How did you work out your figure?': { write: 'My March statement shows it.' },
  });
  await wizard.answer('Copies for the envelope');
  await wizard.answer('In your own words');
  await wizard.atStep('The items of this letter');
  await page.getByRole('button', { name: 'Remove Northwind Cards' }).click();
  await page.getByRole('button', { name: 'Undo: put it back' }).click();
  await wizard.atStep('The items of this letter');
  await expectAccessible(page, { colors: true });
  await wizard.next();
  await wizard.atStep('Read your letter, then sign it');
  await wizard.confirm();
  await wizard.typeSignature('Noa Lindqvist');
  await wizard.sign();
  const { text } = await readPdf(await wizard.downloadPdf());
  for (const words of ['Item 1', 'Harbor Lending', 'Item 2', 'Northwind Cards', '$1,480.00']) {
    expect(text).toContain(words);
  }
});
