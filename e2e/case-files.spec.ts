import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectFitsPhone,
} from './pages/accessibility.ts';
import { DISPUTE } from './pages/correspondence.ts';
import { DisputePages } from './pages/dispute-pages.ts';
import { openForReading, wrongBalance } from './pages/kept-draft.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const VERIFY = resolve(import.meta.dirname, '../scripts/verify.ts');

/** What anyone says of the file who has it, with nothing else at hand. */
async function verified(file: string): Promise<string> {
  return (await promisify(execFile)(process.execPath, [VERIFY, file], { env: {} })).stdout;
}

async function takeFile(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).press('Enter');
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^case-file-\d{4}-\d{2}-\d{2}\.(pdf|zip)$/);
  await expect(page.getByText(/^Saved to your downloads/)).toBeVisible();
  return await download.path();
}

test('a person makes a case file of a dispute and of all, and anyone can check it', async ({
  page,
}) => {
  await signIn(page, freshEmail('case'), '/account/privacy');
  await page.getByRole('button', { name: 'Make a case file…' }).click();
  await expect(page.getByText('There is no letter to put in it yet.')).toBeVisible();

  const wizard = await openForReading(page, wrongBalance('I called them twice about it.'));
  await wizard.confirm();
  await wizard.drawSignature();
  await wizard.sign();
  await page.getByRole('radio', { name: /^Download and mail it yourself/ }).check();
  await wizard.downloadPdf();
  await page.getByRole('button', { name: 'What happens next' }).click();
  await page.getByRole('button', { name: 'I mailed it myself' }).click();
  await page.getByRole('button', { name: 'Start counting' }).click();
  await wizard.atStep('Your letter is on its way');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await new DisputePages(page).card(DISPUTE).getByRole('link').first().click();

  const part = page.getByRole('region', { name: 'Case file' });
  const open = part.getByRole('button', { name: 'Make a case file…' });
  await open.press('Enter');
  await expect(part.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(part.getByRole('listitem')).toHaveText(['1 letter', /^\d pages? of letters/]);
  await expect(part.getByLabel('Leave out copies of identity documents')).toBeChecked();
  await part.getByLabel('Leave out my notes').press('Space');
  await expect(part.getByLabel('Leave out my notes')).not.toBeChecked();
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  await expectFitsPhone(page);
  const pdf = await takeFile(page, 'Download as one PDF');
  expect(await verified(pdf)).toMatch(/It is as it was made on .* 1 files, \d+ records/);

  await page.goto('/account/privacy');
  await page.getByRole('button', { name: 'Make a case file…' }).click();
  const zip = await takeFile(page, 'Download as a zip');
  expect(await verified(zip)).toMatch(/It is as it was made on .* 2 files, \d+ records/);
  await expectAccessible(page);
});
