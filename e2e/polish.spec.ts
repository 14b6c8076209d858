import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, expectFitsPhone } from './pages/accessibility.ts';
import { openForReading, wrongBalance } from './pages/kept-draft.ts';
import { OUT_OF_ORDER, OWNED, TAKES_LONG } from './pages/model-stand-in.ts';
import { readPdf } from './pages/pdf-text.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const OWN = 'i payed this in full in march and recieved a statment that says so.';
const SMOOTH = 'I paid this in full in march and received a statement that says so.';

test.beforeEach(async ({ page }) => signIn(page, freshEmail('words')));

const offer = (page: Page) => page.getByRole('button', { name: 'Improve my wording' });
async function smooth(page: Page): Promise<void> {
  await offer(page).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
/** The choice is saved and the letter read again before it is done: a reload sooner would find the old one. */
async function choose(page: Page, wording: 'Plain' | 'Polished'): Promise<void> {
  const read = page.waitForResponse(/\/review$/);
  await page.getByRole('radio', { name: wording }).check();
  await read;
}

test('own sentences are smoothed, compared, taken, and signed', async ({ page }) => {
  const wizard = await openForReading(page, wrongBalance(OWN));
  await smooth(page);

  // Until the person says so, the letter has their own words.
  await expect(page.getByRole('radio', { name: 'Plain' })).toBeChecked();
  await expect(wizard.sheet).toContainText(OWN);
  const changes = page.getByRole('group').filter({ hasText: 'See what changed' });
  await expect(changes.locator('del')).toContainText(['i payed', 'recieved a statment']);
  await expect(changes.locator('ins')).toContainText(['I paid', 'received a statement']);
  await expectAccessible(page, { colors: true });

  await choose(page, 'Polished');
  await expect(wizard.sheet).toContainText(SMOOTH);
  await choose(page, 'Plain');
  await expect(wizard.sheet).toContainText(OWN);
  await choose(page, 'Polished');
  await expect(wizard.sheet).toContainText(SMOOTH);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Polished' })).toBeChecked();
  await expect(wizard.sheet).toContainText(SMOOTH);
  await wizard.confirm();
  await wizard.typeSignature("María O'Neill-Núñez");
  await expectAccessible(page);
  await wizard.sign();
  await expectAccessible(page);
  const { text } = await readPdf(await wizard.downloadPdf());
  expect(text).toContain(SMOOTH);
});

test('words in Spanish stop the letter until their English is read, changed and confirmed', async ({
  page,
}) => {
  const wizard = await openForReading(
    page,
    wrongBalance('Yo nunca abrí esta cuenta. Pagué $250 a mi banco en marzo de 2024.'),
  );
  const note = page.getByRole('listitem').filter({ hasText: 'This is not in English' });
  await note.first().getByRole('button', { name: 'Translate it to English' }).click();
  await expect(page.getByRole('region', { name: 'This is what would be sent' })).toContainText(
    'yo nunca abrí esta cuenta',
  );
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const english = page.getByRole('textbox', { name: 'In English' });
  await expect(english).toHaveValue(/^I never opened this account\. I paid my bank \$250 in March/);
  await expect(page.getByText('These facts are not the same in both')).toBeHidden();
  await english.fill('I never opened this account. I paid my bank $520 in March 2024.');
  await expect(page.getByText('Only in your own words: 250')).toBeVisible();
  await expect(wizard.sheet).not.toContainText('I never opened');
  await expectAccessible(page, { colors: true });
  await english.fill('I never opened this account. I paid my bank $250 in March 2024.');
  await page.getByRole('button', { name: 'This says what I said' }).click();
  await expect(wizard.sheet).toContainText('I paid my bank $250 in March 2024.');
  await expect(page.getByRole('status').filter({ hasText: 'The English is in' })).toBeAttached();
  await expect(note).toHaveCount(0);
});

test('what would be sent is shown first, with what stays here, and goes nowhere without a yes', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/polish')) asked.push(request.postData() ?? '');
  });
  const own = `${OWN} my wife jane doe told chase bank so.`;
  const wizard = await openForReading(page, wrongBalance(own));
  await offer(page).focus();
  await page.keyboard.press('Enter');

  const outgoing = page.getByRole('region', { name: 'This is what would be sent' });
  await expect(outgoing.getByRole('heading')).toBeFocused();
  await expect(outgoing).toContainText('at 127.0.0.1:');
  await expect(outgoing).toContainText(
    /my wife \[\[A\d+\]\].*jane doe told \[\[A\d+\]\].*chase bank so\./,
  );
  await expectAccessible(page, { colors: true });
  await expectFitsPhone(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(outgoing.getByRole('button', { name: 'Keep my own words' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offer(page)).toBeVisible();
  await expect(outgoing).toHaveCount(0);
  await expect(wizard.sheet).toContainText(own);
  expect(asked).toEqual([]);

  await smooth(page);
  await expect(page.getByRole('radio', { name: 'Plain' })).toBeChecked();
  expect(asked).toHaveLength(1);
});

test('sentences that changed since they were shown are not sent', async ({ page }) => {
  await openForReading(page, wrongBalance(OWN));
  await offer(page).click();
  await expect(page.getByRole('region', { name: 'This is what would be sent' })).toBeVisible();
  // In another window, the same person writes on.
  const listed = await page.request.get('/api/letters/drafts');
  const { data } = (await listed.json()) as {
    data: { drafts: readonly { id: string; revision: number }[] };
  };
  const [{ id = '', revision = 0 } = {}] = data.drafts;
  const content = wrongBalance(`${OWN} Please look again.`);
  const saved = await page.request.patch(`/api/letters/drafts/${id}`, {
    data: { revision, content },
  });
  expect(saved.ok()).toBe(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Your sentences have changed, so nothing was sent.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'This is what would be sent' })).toContainText(
    'Please look again.',
  );
});

test('a model that is out of order leaves the own words, and nothing looks broken', async ({
  page,
}) => {
  const words = `${OWN} Their machine was ${OUT_OF_ORDER}.`;
  const wizard = await openForReading(page, wrongBalance(words));
  await smooth(page);
  await expect(page.getByText('We kept your own words.').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(wizard.sheet).toContainText(OWN);
  await expect(wizard.sheet).toContainText(`Their machine was ${OUT_OF_ORDER}`);
  await wizard.confirm();
  await wizard.typeSignature("María O'Neill-Núñez");
  await wizard.sign();
});

test('smoothing can be called off, and sentences that change later are said to be plain again', async ({
  page,
}) => {
  await openForReading(page, wrongBalance(`${OWN} It is ${TAKES_LONG}.`));
  await smooth(page);
  await expect(page.getByText(/words? so far/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Improve my wording' })).toBeVisible();

  const wizard = await openForReading(page, { ...wrongBalance(OWN), wording: 'polished' });
  await expect(page.getByText(/You changed your sentences after they were improved/)).toBeVisible();
  await expect(wizard.sheet).toContainText(OWN);
});

test('a second reading shows first what it would send, and asks beside the sentence without stopping', async ({
  page,
}) => {
  const own = `Their paper has been ${OWNED} since May.`;
  const form = wrongBalance(own);
  const notMine = {
    ...form,
    disputeDetails: {
      ...form.disputeDetails,
      disputeReason: 'not_mine' as const,
      facts: {
        itemType: 'collection',
        identityUsed: 'no',
        howKnown: 'never_had',
        dealtWithCompany: 'never',
        story: own,
      },
    },
  };
  const wizard = await openForReading(page, notMine);
  await page.getByRole('button', { name: 'Check my sentences' }).click();
  const outgoing = page.getByRole('region', { name: 'This is what would be sent' });
  await expect(outgoing).toContainText("This account is not the writer's.");
  await expect(outgoing).toContainText(OWNED);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await outgoing.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('It has one question.').first()).toBeVisible();
  const note = page.getByRole('listitem').filter({ hasText: 'We may be misreading this.' });
  await expect(note).toContainText('Which of the two is true?');
  await expectAccessible(page, { colors: true });
  await note.getByRole('button', { name: 'Yes, I mean it' }).click();
  await expect(note).toHaveCount(0);
  await wizard.confirm();
  await wizard.typeSignature("María O'Neill-Núñez");
  await wizard.sign();
});

test(
  'the editor marks a sentence, offers a fix, and lets it be undone',
  { tag: '@phone' },
  async ({ page }) => {
    const wizard = await openForReading(page, wrongBalance('I called. I will sue you soon.'));
    await expect(page.getByText('One sentence has to change before you sign.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate Letter' })).toBeDisabled();
    await expectAccessible(page, { colors: true });

    // From the line above to the place, on to its note, and back.
    await page.getByRole('button', { name: 'Go to it' }).first().click();
    const flag = page.getByRole('button', { name: /^Note 1, has to change/ });
    await expect(flag).toBeFocused();
    await page.keyboard.press('Enter');
    const note = page.getByRole('listitem').filter({ hasText: 'Please change this' });
    await expect(note).toBeFocused();
    await note.getByRole('button', { name: 'Go to it' }).click();
    await expect(flag).toBeFocused();

    const fix = note.getByRole('button').first();
    await fix.click();
    await expect(wizard.sheet).not.toContainText('sue you');
    await expect(page.getByRole('button', { name: 'Generate Letter' })).toBeEnabled();
    await page.getByRole('button', { name: 'Undo this fix' }).click();
    await expect(wizard.sheet).toContainText('I will sue you soon.');
  },
);

test('while a paragraph is typed the notes come and go, and an offered fix can be undone by key', async ({
  page,
}) => {
  await openForReading(page, wrongBalance('I called them about this twice last month.'));
  const paragraph = page.locator('[id^="paragraph-"]').filter({ hasText: 'twice last month' });
  await paragraph.getByRole('button', { name: 'Change the wording' }).click();
  const box = page.getByLabel('Wording of this paragraph');
  await box.press('Control+End');
  await box.pressSequentially(' I will sue you soon.');
  const note = page.getByRole('listitem').filter({ hasText: 'Please change this' });
  await expect(note).toBeVisible();
  await note.getByRole('button', { name: 'Go to it' }).click();
  const selected = box.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(await selected).toContain('I will sue');

  await note.getByRole('button').first().click();
  await expect(box).not.toHaveValue(/sue/);
  await expect(note).toHaveCount(0);
  await box.press('Control+z');
  await expect(box).toHaveValue(/I will sue/);
  await expect(note).toBeVisible();
  await box.press('Escape');
  await expect(box).toHaveCount(0);
});
