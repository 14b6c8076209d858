import { itemTypeLabels, letterEndpoints } from '@creditfix/shared/letters';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { expectAccessible } from './pages/accessibility.ts';
import {
  MARIA,
  openDraft,
  openForReading,
  wrongBalance,
  type Content,
} from './pages/kept-draft.ts';
import { LetterWizard } from './pages/letter-wizard.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const { createDraft, generateLetter, listDrafts, listLetters, saveDraft } = letterEndpoints;

const NO_CONNECTION = 'No connection. Kept on this device.';

/** A letter that is left before its item is named. */
const WITHOUT_ITEM: Content = {
  personalInfo: MARIA,
  bureauType: 'equifax',
  bureaus: ['equifax'],
  step: 2,
};

/** The saved state is beside the letter or below the questions, wherever there is room. */
function savedLine(page: Page, words: RegExp | string): Locator {
  return page.getByText(words).filter({ visible: true }).first();
}

async function keptDrafts(page: Page): Promise<readonly Content[]> {
  const answer = await page.request.get(listDrafts.path);
  const { data } = (await answer.json()) as { data: { drafts: { content: Content }[] } };
  return data.drafts.map(({ content }) => content);
}

/** The call arrives and does its work, and the line breaks before the browser hears of it. */
async function loseAnswer(page: Page, path: string): Promise<void> {
  let lost = false;
  await page.route(`**${path}`, async (route) => {
    if (lost || route.request().method() !== 'POST') return await route.fallback();
    lost = true;
    await route.fetch();
    await route.abort();
  });
}

/** Signs a finished letter; it is made, and its page does not hear of it. */
async function signUnheard(page: Page, name: string): Promise<LetterWizard> {
  await signIn(page, freshEmail(name));
  const wizard = await openForReading(page, wrongBalance('The bank agreed on the phone.'));
  await wizard.confirm();
  await wizard.typeSignature(`${MARIA.firstName} ${MARIA.lastName}`);
  await loseAnswer(page, generateLetter.path);
  await expect(page.getByText('Checked: not a robot')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Letter' }).click();
  await expect(page.getByText('no letter was counted twice')).toBeVisible();
  return wizard;
}

test('what is typed without a connection is kept on the page, and saved once it is back', async ({
  page,
  context,
}) => {
  await signIn(page, freshEmail('offline'));
  const wizard = await openDraft(page, WITHOUT_ITEM, 'The item you are disputing');
  await context.setOffline(true);
  await page.getByLabel('Creditor name').fill('Harbor Lending');
  await expect(savedLine(page, NO_CONNECTION)).toBeVisible();
  await page.getByLabel('Account number').fill('5550-1234');
  await page.getByRole('radio', { name: 'The amount is incorrect' }).check();
  await wizard.chooseKind(itemTypeLabels.auto_loan);
  await wizard.next();
  await wizard.atStep('Who gets the letter');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await context.setOffline(false);
  await expect(savedLine(page, 'Saved a moment ago')).toBeVisible();
  const [draft, ...others] = await keptDrafts(page);
  expect(others).toEqual([]);
  expect(draft?.disputeDetails).toMatchObject({
    creditorName: 'Harbor Lending',
    accountNumber: '5550-1234',
  });
});

test('a first save whose answer is lost starts one draft, not two', async ({ page }) => {
  await signIn(page, freshEmail('lost'), '/generate-letter?new');
  await new LetterWizard(page).atStep('About you');
  await loseAnswer(page, createDraft.path);
  await page.getByLabel('First name').fill('María');
  await expect(savedLine(page, 'Not saved yet')).toBeVisible();
  await page.getByLabel('Last name').fill('Núñez');
  await expect(savedLine(page, 'Saved a moment ago')).toBeVisible();
  expect((await keptDrafts(page)).map(({ personalInfo }) => personalInfo)).toMatchObject([
    { firstName: 'María', lastName: 'Núñez' },
  ]);
});

test('leaving the letter without a connection and coming back loses nothing', async ({
  page,
  context,
}) => {
  await signIn(page, freshEmail('away'), '/dashboard');
  await page.getByRole('link', { name: 'Start your letter' }).click();
  await new LetterWizard(page).atStep('About you');
  await page.getByLabel('First name').fill('María');
  await expect(savedLine(page, 'Saved a moment ago')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Last name').fill('Núñez');
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
  await page.goForward();
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  await expect(savedLine(page, NO_CONNECTION)).toBeVisible();
  await context.setOffline(false);
  await expect(savedLine(page, 'Saved a moment ago')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Núñez');
  expect(await keptDrafts(page)).toHaveLength(1);
});

test('the browser goes back and forward from view to view, and nothing is lost', async ({
  page,
}) => {
  await signIn(page, freshEmail('back'));
  const wizard = await openDraft(page, WITHOUT_ITEM, 'The item you are disputing');
  await page.getByLabel('Creditor name').fill('Harbor Lending');
  await page.getByLabel('Account number').fill('5550-1234');
  await expect(page.getByText('Part 2', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'The amount is incorrect' }).check();
  await expect(page.getByText('Part 2 of 8')).toBeVisible();
  await wizard.chooseKind(itemTypeLabels.auto_loan);
  await page.getByLabel('Account number').press('Enter');
  await wizard.atStep('Who gets the letter');
  await wizard.next();
  await wizard.atStep('The item on your report');
  await page.goBack();
  await page.goBack();
  await wizard.atStep('The item you are disputing');
  await expect(page.getByRole('heading', { name: 'The item you are disputing' })).toBeFocused();
  await expect(page.getByLabel('Creditor name')).toHaveValue('Harbor Lending');
  await page.goForward();
  await wizard.atStep('Who gets the letter');
  await expect(savedLine(page, 'Saved a moment ago')).toBeVisible();
  await page.reload();
  await wizard.atStep('Who gets the letter');
  expect(await keptDrafts(page)).toHaveLength(1);
});

test('a signing whose answer is lost makes one letter, however often it is asked for', async ({
  page,
}) => {
  const wizard = await signUnheard(page, 'signlost');
  await wizard.sign();
  const answer = await page.request.get(listLetters.path);
  const { data } = (await answer.json()) as { data: { letters: unknown[] } };
  expect(data.letters).toHaveLength(1);
});

test('a page that is loaded again after such a signing finds the signed letter', async ({
  page,
}) => {
  await signUnheard(page, 'signreload');
  await page.reload();
  await expect(
    page.getByRole('heading', { name: /signed. How do you want to send/ }),
  ).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  const BORN = '1980-02-03';

  /** All that this device keeps, as text. */
  async function onDevice(page: Page): Promise<string> {
    return await page.evaluate(
      async () =>
        await new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('kept-on-device');
          opening.addEventListener('error', () => reject(new Error('no database')));
          opening.addEventListener('success', () => {
            const database = opening.result;
            const all = database.transaction('values').objectStore('values').getAll();
            all.addEventListener('success', () => {
              database.close();
              resolve(JSON.stringify(all.result));
            });
          });
        }),
    );
  }

  test('a page that is loaded again opens with its draft, and what was typed is saved later', async ({
    page,
    context,
  }) => {
    await signIn(page, freshEmail('reload'));
    const begun = {
      ...WITHOUT_ITEM,
      personalInfo: { ...MARIA, dateOfBirth: BORN },
    };
    await openDraft(page, begun, 'The item you are disputing');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.getByLabel('Creditor name').fill('Harbor Lending');
    await expect(savedLine(page, NO_CONNECTION)).toBeVisible();

    await page.reload();
    await expect(page.getByText('There is no connection right now')).toBeVisible();
    await expect(page.getByLabel('Creditor name')).toHaveValue('Harbor Lending');
    const kept = await onDevice(page);
    expect(kept).toContain('Harbor Lending');
    expect(kept).not.toContain(BORN);
    await page.getByLabel('Account number').fill('5550-1234');

    await context.setOffline(false);
    await expect(savedLine(page, 'Saved a moment ago')).toBeVisible();
    expect(await keptDrafts(page)).toMatchObject([
      {
        personalInfo: { dateOfBirth: BORN },
        disputeDetails: {
          creditorName: 'Harbor Lending',
          accountNumber: '5550-1234',
        },
      },
    ]);

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL((address) => address.pathname === '/');
    expect(await onDevice(page)).toBe('[]');
  });

  test('any other page says that there is no connection, and leads to the draft', async ({
    page,
    context,
  }) => {
    await signIn(page, freshEmail('shortcut'));
    await openDraft(page, WITHOUT_ITEM, 'The item you are disputing');
    await page.evaluate(
      async () =>
        await Promise.all([
          navigator.serviceWorker.ready,
          // The one for all other pages is not this page's.
          new Promise<void>((done) => {
            const look = async () => {
              const there = await navigator.serviceWorker.getRegistration('/');
              if (there?.active) return done();
              setTimeout(() => void look(), 20);
            };
            void look();
          }),
        ]).then(() => undefined),
    );
    await context.setOffline(true);
    await page.goto('/es');
    await expect(
      page.getByRole('heading', { name: 'No hay conexión en este momento' }),
    ).toBeVisible();
    await page.goto('/start');
    await expect(page.getByRole('heading', { name: 'No connection right now' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open my letter' }).click();
    await expect(page.getByText('There is no connection right now')).toBeVisible();
    await expect(page.getByLabel('Creditor name')).toBeVisible();
    await context.setOffline(false);
    await page.goto('/start');
    await expect(page.getByRole('heading', { name: 'What happened?' })).toBeVisible();
  });

  test('a draft that was changed elsewhere meanwhile is in two versions, and the person chooses', async ({
    page,
    context,
  }) => {
    await signIn(page, freshEmail('elsewhere'));
    await openDraft(page, WITHOUT_ITEM, 'The item you are disputing');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.getByLabel('Creditor name').fill('Harbor Lending');
    await expect(savedLine(page, NO_CONNECTION)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Creditor name')).toHaveValue('Harbor Lending');

    const answer = await page.request.get(listDrafts.path);
    const { data } = (await answer.json()) as {
      data: { drafts: { id: string; revision: number; content: Content }[] };
    };
    const [draft] = data.drafts;
    const elsewhere = { ...draft?.content, disputeDetails: { creditorName: 'Lakeside Bank' } };
    const saved = await page.request.fetch(saveDraft.path.replace(':id', draft?.id ?? ''), {
      method: saveDraft.method,
      data: { revision: draft?.revision, content: elsewhere },
    });
    expect(saved.status()).toBe(200);

    await context.setOffline(false);
    await expect(page.getByText('changed in another tab or device')).toBeVisible();
    await page.getByRole('button', { name: 'Keep what is on this page' }).click();
    await expect(savedLine(page, 'Saved a moment ago')).toBeVisible();
    expect(await keptDrafts(page)).toMatchObject([
      { disputeDetails: { creditorName: 'Harbor Lending' } },
    ]);
  });

  /** A draft of which the device has kept something. */
  async function keepOnDevice(page: Page, name: string): Promise<string> {
    const email = freshEmail(name);
    await signIn(page, email);
    await openDraft(page, WITHOUT_ITEM, 'The item you are disputing');
    await page.getByLabel('Creditor name').fill('Harbor Lending');
    await expect(savedLine(page, 'Saved a moment ago')).toBeVisible();
    expect(await onDevice(page)).toContain('Harbor Lending');
    return email;
  }

  test('a line that hangs is not waited for: the letter opens with what the device keeps', async ({
    page,
  }) => {
    await keepOnDevice(page, 'hangs');
    // Neither answered nor refused.
    let letGo = (): void => {};
    const hanging = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/**', async (route) => {
      await hanging;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByLabel('Creditor name')).toHaveValue('Harbor Lending');
    await expect(savedLine(page, NO_CONNECTION)).toBeVisible();
    await page.getByLabel('Account number').fill('5550-1234');
    letGo();
    await expect(savedLine(page, 'Saved a moment ago')).toBeVisible();
    expect(await keptDrafts(page)).toMatchObject([
      { disputeDetails: { creditorName: 'Harbor Lending', accountNumber: '5550-1234' } },
    ]);
  });

  test('who starts over leaves nothing of the letter on the device', async ({ page }) => {
    await keepOnDevice(page, 'startover');
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(async () => await onDevice(page)).not.toContain('Harbor Lending');
  });

  test('who deletes the account leaves nothing on the device', async ({ page }) => {
    const email = await keepOnDevice(page, 'deleted');
    await page.goto('/account/privacy');
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await page.getByLabel('Type your email address to confirm').fill(email);
    await page.getByRole('button', { name: 'Delete my account for good' }).click();
    await expect(page).toHaveURL(/goodbye/);
    expect(await onDevice(page)).toBe('[]');
  });
});
