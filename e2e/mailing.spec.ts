import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectFitsPhone,
} from './pages/accessibility.ts';
import { anAdministrator } from './pages/administrators.ts';
import { openAfterSigning } from './pages/after-signing.ts';
import { signLetter } from './pages/busy-account.ts';
import { failCall, refuseCall } from './pages/failing-calls.ts';
import { grantPro } from './pages/grant-pro.ts';
import { openForReading, wrongBalance, type Content } from './pages/kept-draft.ts';
import { answerAddress, playJourney } from './pages/stand-in-processes.ts';
import { DeliveryStep } from './pages/mailing-pages.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const MAIL_CALL = '**/api/letters/*/mail';

/** Somebody to whom Pro was given, so that nothing is charged. */
async function onPro(page: Page, name: string): Promise<void> {
  const email = freshEmail(name);
  await signIn(page, email);
  await grantPro(page.request, { administrator: anAdministrator(), email });
}

/** The same person with a letter that is signed and is being mailed. */
async function mailOnPro(page: Page, name: string, street: string): Promise<void> {
  await onPro(page, name);
  const letterId = await signLetter(page.request, livingAt(street));
  // A page of ours, in whose storage the generator finds the letter.
  await page.goto('/goodbye');
  await openAfterSigning(page, { language: 'en', letterId, step: 4 });
  await new DeliveryStep(page).mail();
}

function livingAt(street: string): Content {
  const letter = wrongBalance('I called twice about it.');
  return { ...letter, personalInfo: { ...letter.personalInfo, address: street } };
}

test('a letter is mailed without a plan: paid once, for the whole price, and taken back for nothing', async ({
  page,
}) => {
  await signIn(page, freshEmail('once'));
  const letter = wrongBalance('I called twice about it.');
  const wizard = await openForReading(page, letter);
  await wizard.confirm();
  await wizard.drawSignature();
  await wizard.sign();
  await page.getByRole('radio', { name: /^Mail it from here/ }).check();
  await expect(page.getByText('Pay for this letter alone, or get Pro.')).toBeVisible();
  await expect(page.getByText(/\$0\.68 is the whole price of this one letter/)).toBeVisible();
  await expect(page.getByText(/^It is free to download the letter/)).toBeVisible();
  await expectAccessible(page, { colors: true });
  await expectFitsPhone(page);
  const action = page.getByRole('button', { name: 'Pay $0.68 and mail my letter' });

  // Left without paying: nothing is mailed, and the way is open once more.
  await action.click();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('radio', { name: /^Mail it from here/ }).check();
  await action.click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/mail\/[\da-f-]+$/);
  await expect(page.getByRole('heading', { name: /^Your letter to/ })).toBeVisible();
  await expectAccessible(page);
  const address = page.url();

  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('You took it back', { exact: true })).toBeVisible();
  expect(address).not.toContain('cs_');
});

test('a letter is mailed from here at the price that was shown, and followed until it is delivered', async ({
  page,
}) => {
  // The post writes this street a little differently.
  await answerAddress('12 Larch Street', { primaryLine: '12 LARCHES ST' });
  await signIn(page, freshEmail('mailer'), '/dashboard');
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Credit Fix Pro!' })).toBeVisible();
  const wizard = await openForReading(page, livingAt('12 Larch Street'));
  await wizard.confirm();
  await wizard.drawSignature();
  await wizard.sign();
  const action = page.getByRole('button', { name: 'Mail my letter, $0.68' });
  await expect(action).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Certified Mail \$0\.68/ })).toBeChecked();
  await page.getByRole('radio', { name: /electronic return receipt/ }).check();
  await expect(page.getByText(/charged to your card once the mail service/)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  // Nothing goes out before the person has said which address is right.
  await action.click();
  const choice = page.getByRole('group', { name: 'What USPS says' });
  await expect(choice.getByText('LARCHES')).toBeVisible();
  await expect(choice).toBeInViewport();
  await expectAccessible(page, { colors: true });
  await page.getByRole('button', { name: 'Use as entered' }).click();

  // No answer: the letter is safe, and the same press works at the next try.
  await failCall(page, MAIL_CALL, 'network');
  await action.click();
  await expect(page.getByText('Failed to send letter. Please try again.')).toBeVisible();
  await page.unroute(MAIL_CALL);
  await action.click();
  await expect(page.getByRole('heading', { name: 'We are mailing your letter' })).toBeVisible();
  await expect(page.getByText('30 days after it arrives')).toBeVisible();
  await expectAccessible(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('sentLetterId');
  expect(kept).not.toMatch(/Larch|usps|\d{20}/);

  await page.getByRole('link', { name: 'Track it' }).click();
  await expect(page.getByText('Being prepared')).toBeVisible();
  await playJourney(page.url(), 'certified');
  // The receipt and the payment come a moment later, by themselves.
  const receipt = page.getByRole('link', { name: 'Download the receipt' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('$0.68, paid.')).toBeVisible({ timeout: 1_000 });
    await expect(receipt).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(/^Delivered on /)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'It was delivered.' })).toBeVisible();
  await expect(page.getByRole('link', { name: /at USPS$/ })).toHaveAttribute('target', '_blank');
  for (const paper of ['letter', 'proof', 'receipt']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download the ${paper}` }).click();
    expect(await (await download).failure(), paper).toBeNull();
  }
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  await expectFitsPhone(page);
});

test('a mailing is taken back, and the letter mailed by hand starts the count', async ({
  page,
}) => {
  await mailOnPro(page, 'undoer', '418 Alder Street');
  await expect(page.getByRole('heading', { name: 'We are mailing your letter' })).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Your letter is ready to mail' })).toBeVisible();

  await page.getByRole('button', { name: 'I mailed it myself' }).click();
  await page.getByLabel('Tracking number').fill('12');
  await page.getByRole('button', { name: 'Start counting' }).click();
  await expect(page.getByRole('alert')).toContainText('20 to 22 digits');
  await page.getByLabel('Tracking number').fill('');
  await page.getByRole('button', { name: 'Start counting' }).click();
  await expect(page.getByRole('heading', { name: 'Your letter is on its way' })).toBeVisible();
  await page.getByRole('link', { name: 'Track it' }).click();
  await page.getByRole('button', { name: 'It arrived on that day' }).click();
  await expect(page.getByText(/^Delivered on /)).toBeVisible();
});

test('a letter that lists files nobody uploaded is not mailed from here, and says what to do', async ({
  page,
}) => {
  await onPro(page, 'half-packed');
  const letter = wrongBalance('I called twice about it.');
  const { disputeDetails } = letter;
  const facts = { ...disputeDetails?.facts, enclosures: 'photo_id,statement' };
  const wizard = await openForReading(page, {
    ...letter,
    disputeDetails: { ...disputeDetails, facts },
  });
  await expect(page.getByText('What you put in yourself')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload them, or take them off the list' }).click();
  await wizard.atStep('Copies for the envelope');
  await wizard.goBackFrom(2);
  await wizard.atStep('Read your letter, then sign it');
  await wizard.confirm();
  await wizard.drawSignature();
  // Nothing is called enclosed before the person says that it is.
  await page.getByRole('button', { name: 'Generate Letter' }).click();
  await expect(page.getByRole('alert')).toContainText('Select each paper that you put in');
  for (const what of ['Photo ID', 'Account statement'])
    await page.getByLabel(`${what}: I put it in the envelope`).check();
  await wizard.sign();

  // The way by hand stands first, and the other one says why it is closed.
  const here = page.getByRole('radio', { name: 'Mail it from here' });
  await expect(here).not.toBeChecked();
  await expect(page.getByText('Not for this letter: files that it lists')).toBeVisible();
  await expect(page.getByText('Add paper copies of these before you mail it')).toBeVisible();
  await here.check();
  await expect(page.getByText('We cannot mail this letter as it is')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Account statement' })).toBeVisible();
  await expect(
    page.getByText('This letter lists files that were not uploaded, so we cannot mail it.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mail my letter/ })).toHaveCount(0);
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('a letter with room for a pen is signed on paper, and is not mailed from here', async ({
  page,
}) => {
  await onPro(page, 'with-a-pen');
  const wizard = await openForReading(page, wrongBalance('I called twice about it.'));
  await wizard.confirm();
  await page.getByRole('radio', { name: 'On paper' }).check();
  await expect(page.getByText('Ready for your pen')).toBeVisible();
  // Another statement: who signs with a pen gives no electronic signature.
  await expect(page.getByText('I will sign each printed letter by hand')).toBeVisible();
  await expectAccessible(page);
  await wizard.confirm();
  await expect(page.getByText('Checked: not a robot')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Letter' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your letter is ready. What now?' }),
  ).toBeVisible();
  await expect(
    page.getByText('Sign the letter by hand, on the line above your name.'),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mail it from here' })).toBeDisabled();
  await expect(
    page.getByText('This letter has room for your pen and no signature yet'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mail my letter/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a mailing that ended before it was taken back says that nothing was mailed', async ({
  page,
}) => {
  await mailOnPro(page, 'too-soon', '77 Hazel Street');
  await expect(page.getByRole('heading', { name: 'We are mailing your letter' })).toBeVisible();
  await refuseCall(page, '**/api/mail/*/cancel', 'mailing.not_mailed');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(
    page.getByText('This letter was not mailed, so there is nothing to take back.'),
  ).toBeVisible();
  await expectAccessible(page);
});
