import type { Page } from 'playwright/test';
import { openForReading, type Content } from './kept-draft.ts';

/** A letter that was signed, mailed by hand and arrived, all on one day; the page of its dispute is open at the end. */
export async function handMailed(page: Page, content: Content): Promise<void> {
  const wizard = await openForReading(page, content);
  await wizard.confirm();
  await wizard.drawSignature();
  await wizard.sign();
  await page.getByRole('radio', { name: /^Download and mail it yourself/ }).check();
  await wizard.downloadPdf();
  await page.getByRole('button', { name: 'What happens next' }).click();
  await page.getByRole('button', { name: 'I mailed it myself' }).click();
  await page.getByRole('button', { name: 'Start the count' }).click();
  await wizard.atStep('Your letter is on its way');
  await page.goto('/dashboard');
  const confirm = /^Say when it arrived/;
  await page
    .getByRole('button', { name: confirm })
    .or(page.getByRole('link', { name: confirm }))
    .first()
    .click();
  await page.getByRole('button', { name: 'It arrived on that day' }).click();
  await page.getByText(/^Delivered on /).waitFor();
  await page.goto('/dashboard');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/disputes/**');
}
