import { bureaus, disputeReasonLabels, itemTypeLabels } from '@creditfix/shared/letters';
import { expect, test, type Page } from 'playwright/test';
import { MARIA } from './pages/kept-draft.ts';
import { LetterWizard } from './pages/letter-wizard.ts';
import { readPdf } from './pages/pdf-text.ts';
import { askForLink, followLink, freshEmail } from './pages/sign-in.ts';

const OWN_WORDS = 'I checked this sum twice against my March statement.';

/** From the emailed link to the last step before the letter is read: an amount that is wrong. */
async function describeWrongAmount(page: Page, name: string): Promise<LetterWizard> {
  const email = freshEmail(name);
  await page.goto('/generate-letter');
  await askForLink(page, email);
  await followLink(page, email);
  const wizard = new LetterWizard(page);
  await wizard.introduce(MARIA);
  await wizard.nameItem({
    bureau: bureaus.experian.name,
    creditor: 'Northwind Card Services',
    accountNumber: '4417 88** **** 2210',
    reason: disputeReasonLabels.incorrect_amount,
    kind: itemTypeLabels.credit_card,
  });
  await wizard.answer('The item on your report');
  await wizard.answer('What is wrong', {
    'Which figure is wrong?': { choose: 'The balance' },
    'What figure does the report show?': { write: '2,150' },
    'What is the right figure?': { write: '1480' },
  });
  await wizard.answer('What happened', {
    'On which day was your figure right?': { date: { month: 'April', day: '4', year: '2026' } },
    'How did you work out your figure?': {
      write: 'My March statement shows $1,680. I paid $200 on April 4.',
    },
  });
  await wizard.answer('Copies for the envelope');
  await wizard.answer('In your own words');
  await wizard.atStep('Read your letter, then sign it');
  return wizard;
}

// On a desktop the wizard is walked in `templates.spec.ts`.
test(
  'a person describes an item, edits the letter, draws a signature and holds the PDF',
  { tag: '@phone-alone' },
  async ({ page }) => {
    const wizard = await describeWrongAmount(page, 'maria');
    // What was answered outlives the page.
    await page.reload();
    await wizard.atStep('Read your letter, then sign it');
    // A citation is one thing to read and to touch: no line of the sheet breaks it.
    const laws = wizard.sheet.getByRole('button', { name: 'U.S.C.' });
    const lines = await laws.evaluateAll((all) => all.map((law) => law.getClientRects().length));
    expect(new Set(lines)).toEqual(new Set([1]));
    await wizard.reword(
      'I paid $200',
      (text) => `${text} ${OWN_WORDS}`,
      async () => {
        // Whoever signs now would lose what was just typed.
        await page.getByRole('button', { name: 'Generate Letter' }).click();
        await page.getByRole('link', { name: /^You changed a paragraph and did not save/ }).click();
      },
    );
    await expect(wizard.sheet).toContainText(OWN_WORDS);
    await wizard.confirm();
    await wizard.drawSignature();
    await wizard.sign();

    const { pages, text } = await readPdf(await wizard.downloadPdf());
    expect(pages).toBeLessThanOrEqual(2);
    for (const words of [
      "María O'Neill-Núñez",
      '418 Alder Street',
      'Experian',
      'Northwind Card Services',
      '$2,150.00',
      '$1,480.00',
      OWN_WORDS,
      '15 U.S.C.',
    ]) {
      expect(text).toContain(words);
    }
    // What stays in the browser says nothing of the person: it is neither encrypted nor emptied at sign-out.
    // How far each page is scrolled is a number of pixels, and can be any.
    const kept = await page.evaluate(() => {
      sessionStorage.removeItem('react-router-scroll-positions');
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    });
    expect(kept).toContain('generatedLetterId');
    expect(kept).not.toMatch(
      /María|Neill|Alder|Dayton|Northwind|\b2210\b|\b1480\b|@example|data:image/,
    );

    await page.getByRole('button', { name: 'What happens next' }).click();
    await wizard.atStep('Your letter is ready to mail');
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(page.getByText('Experian: Northwind Card Services')).toBeVisible();
  },
);
