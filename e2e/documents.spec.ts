import { documentLimits, enclosures } from '@creditfix/shared/documents';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import { DocumentsPart, pdfOf, photoOf } from './pages/documents-part.ts';
import { openDraft, wrongBalance } from './pages/kept-draft.ts';
import type { LetterWizard } from './pages/letter-wizard.ts';
import { readPdf } from './pages/pdf-text.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const ID = enclosures.photo_id.label;
const ADDRESS = enclosures.proof_of_address.label;
const STATEMENT = enclosures.statement.label;

const NOTES = {
  name: 'notes.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('These are only notes, whatever the name says.'),
};

/** The part about copies, of a letter about a wrong balance whose questions are answered up to there. */
async function comeToTheCopies(page: Page, name: string): Promise<LetterWizard> {
  await signIn(page, freshEmail(name));
  return await openDraft(page, { ...wrongBalance(''), step: 2 }, 'Copies for the envelope');
}

test(
  'a person adds copies, sees and orders them, and the packet carries them as exhibits',
  { tag: '@phone' },
  async ({ page, context }) => {
    const wizard = await comeToTheCopies(page, 'nora');
    const copies = new DocumentsPart(page);
    await expect(page.getByText(`up to ${documentLimits.fileBytes / 1_000_000} MB`)).toBeVisible();

    await copies.add(ADDRESS, await pdfOf(context, ['Water bill', 'Details']), 'Exhibit A');
    await copies.add(ID, await photoOf(context, 'Driver license'), 'Exhibit B');
    await page.getByRole('button', { name: `Move ${ID} up` }).click();
    await expect(copies.envelope).toHaveText([/^A.*Photo ID, 1 page/, /^B.*address, 2 pages/]);

    const pages = await copies.see(ADDRESS);
    await expect(pages.getByRole('img')).toHaveCount(2);
    await expect(pages.getByRole('img', { name: 'page 2 of 2' })).toHaveJSProperty(
      'complete',
      true,
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(pages).toBeHidden();
    await expect(copies.row(ADDRESS).getByRole('button', { name: 'See it' })).toBeFocused();

    // A line is marked by its number and by a frame that the arrow keys move, or by drawing on the page.
    const marker = await copies.mark(ADDRESS);
    await marker.getByLabel('Page', { exact: true }).selectOption('2');
    await marker.getByLabel('Number of the line, if you know it').fill('4');
    await marker.getByRole('button', { name: 'Put a frame on the page' }).click();
    const frame = marker.getByRole('slider', { name: 'Frame on the page' });
    await frame.press('ArrowDown');
    await expect(frame).toHaveAttribute('aria-valuetext', /^From 29% to 32% of the page/);
    await expectAccessible(page);
    await marker.getByRole('img').click({ position: { x: 60, y: 90 } });
    await expect(frame).not.toHaveAttribute('aria-valuetext', /^From 29%/);
    await marker.getByRole('button', { name: 'Done' }).click();
    await expect(copies.row(ADDRESS).getByText('Marked: page 2, line 4')).toBeVisible();

    await wizard.next();
    await wizard.answer('In your own words');
    await wizard.atStep('Read your letter, then sign it');
    await expect(wizard.sheet).toContainText(enclosures.photo_id.line);
    await expect(wizard.sheet).toContainText(enclosures.proof_of_address.line);
    await expect(wizard.sheet).toContainText('Please see Exhibit B, page 2, line 4.');
    await wizard.confirm();
    await wizard.typeSignature('Nora Lindqvist');
    await wizard.sign();
    const { text } = await readPdf(await wizard.downloadPdf());
    expect(text).toContain('Exhibit A');
    expect(text).toContain('Please see Exhibit B, page 2, line 4.');
    expect(text).toContain('line 4');
  },
);

test('a file that is not what its name says is refused beside its row, and nothing is kept', async ({
  page,
}) => {
  await comeToTheCopies(page, 'refused');
  const copies = new DocumentsPart(page);
  await copies.pick(STATEMENT, NOTES);
  const refusal = copies.row(STATEMENT).getByRole('alert');
  await expect(refusal).toContainText('notes.pdf');
  await expect(refusal).toContainText('We can take a PDF, or a photo as JPEG, PNG or HEIC.');
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Leave it out' }).click();
  await expect(refusal).toBeHidden();
  const answer = await page.request.get('/api/documents');
  expect(await answer.json()).toMatchObject({ data: { documents: [] } });
});

test('a copy is taken out of the letter and used again, and is gone for good once deleted', async ({
  page,
  context,
}) => {
  const wizard = await comeToTheCopies(page, 'remover');
  const copies = new DocumentsPart(page);
  await copies.add(ID, await photoOf(context, 'State ID'), 'Exhibit A');
  await copies.takeOut(ID);
  await expect(copies.envelope).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the photo ID you added today' }).click();
  await expect(copies.envelope).toHaveText([/^A.*Photo ID/]);

  // What is in the letter survives a reload; the file itself need not be sent again.
  await expect(page.getByText(/Saved/).first()).toBeVisible();
  await page.reload();
  // The generator opens at the first part that is not answered yet.
  await wizard.atStep('In your own words');
  await page.getByRole('button', { name: 'Previous' }).click();
  await wizard.atStep('Copies for the envelope');
  await expect(copies.envelope).toHaveText([/^A.*Photo ID/]);

  await copies.delete(ID);
  await expect(copies.envelope).toHaveCount(0);
  const answer = await page.request.get('/api/documents');
  expect(await answer.json()).toMatchObject({ data: { documents: [] } });
});
