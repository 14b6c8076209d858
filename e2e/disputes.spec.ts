import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test as onOneProduct } from 'playwright/test';
import { Correspondence, DISPUTE } from './pages/correspondence.ts';
import {
  expectAccessible,
  expectFitsPhone,
  expectLegibleInTheDark,
} from './pages/accessibility.ts';
import { DisputePages } from './pages/dispute-pages.ts';
import { handMailed } from './pages/hand-mailed.ts';
import { openDraft, openForReading, wrongBalance, wrongOpeningDate } from './pages/kept-draft.ts';
import { STAFF, inMailWorld, type MailWorld } from './pages/mail-world.ts';
import { ManualMailQueuePage } from './pages/manual-mail-queue-page.ts';
import { linkInEmail } from './pages/received-email.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';
import { days } from './pages/story-calendar.ts';

/** Months go by in these stories: each has a product of its own, with a clock that it sets. */
const test = onOneProduct.extend<{ carrier: 'lob' | 'print_queue'; world: MailWorld }>({
  carrier: ['lob', { option: true }],
  world: [async ({ carrier }, use) => await inMailWorld(carrier, use), { timeout: 0 }],
  baseURL: async ({ world }, use) => await use(world.url),
});

test('a letter goes out by the carrier, arrives, is not answered in time, and the overdue notice is signed', async ({
  page,
  world,
}) => {
  const { lob } = world;
  if (!lob) throw new Error('this story needs the carrier');
  const story = new Correspondence(page, world);
  const delivery = await story.signFirstLetter();
  // The post knows the street under another ZIP code.
  await lob.answerAddress('418 Alder Street', { zip: '45403' });
  await delivery.mail();
  await delivery.takeSuggestion('DAYTON, OH 45403');
  await delivery.mail();
  const mail = await delivery.follow();
  await expect(mail.status).toContainText(/Waits here until 11:\d\d AM/);
  await expect(mail.status.getByRole('button', { name: 'Take it back' })).toBeVisible();
  expect(await lob.letters()).toEqual([]);

  await world.setClock(days.handedOver.at, page);
  await expect.poll(async () => await lob.letters()).toHaveLength(1);
  const [letter] = await lob.letters();
  if (!letter?.trackingNumber) throw new Error('the carrier has given no number');
  expect(letter).toMatchObject({ extraService: 'certified', deleted: false });
  const signed = createHash('sha256').update(await mail.download('letter'));
  expect(letter.sha256, 'what was sent is what was signed').toBe(signed.digest('hex'));

  await world.setClock(days.onItsWay.at, page);
  const journey = { letterId: letter.id, startAt: days.handedOver.at };
  await lob.play('certified_on_its_way', journey);
  const subject = 'Your letter is in the mail';
  await page.goto(await linkInEmail(page.request, { to: story.email, subject }));
  await expect(mail.status).toContainText('On its way');
  await expect(mail.timeline).toContainText('It is out for delivery.');

  await world.setClock(days.delivered.at, page);
  await lob.play('certified_delivered', journey);
  await story.seeItArrive(letter.trackingNumber);
  await story.comeBackWhenOverdue();
  await story.signOverdueNotice(letter.trackingNumber);
  expect(await lob.letters(), 'nothing else was mailed').toHaveLength(1);
});

test.describe('where staff print and mail', () => {
  test.use({ carrier: 'print_queue' });

  test('a letter goes out by the manual mail queue, arrives, is not answered in time, and the overdue notice is signed', async ({
    page,
    world,
    browser,
  }) => {
    const story = new Correspondence(page, world);
    const delivery = await story.signFirstLetter();
    await delivery.mail();
    const mail = await delivery.follow();
    await expect(mail.status).toContainText(/Waits here until 11:\d\d AM/);

    const staffPage = await browser.newPage();
    await world.setClock(days.handedOver.at, page, staffPage);
    const queue = await ManualMailQueuePage.open(staffPage, STAFF.monday);
    await queue.makeBatch('Experian');
    const { pages, text } = await queue.readBatch();
    // The cover and the letter.
    expect(pages).toBe(2);
    for (const words of ['Experian', 'P.O. Box 4500', 'Northwind Card Services']) {
      expect(text).toContain(words);
    }
    await queue.markMailed('9407 1000 0000 0000 0000 01');
    const trackingNumber = '9407100000000000000001';
    const subject = 'Your letter is in the mail';
    await page.goto(await linkInEmail(page.request, { to: story.email, subject }));
    await expect(mail.status).toContainText(`Mailed on ${days.handedOver.words}`);

    await world.setClock(days.delivered.at, page, staffPage);
    const later = await ManualMailQueuePage.open(staffPage, STAFF.friday);
    await later.noteDelivery();
    await staffPage.close();
    await story.seeItArrive(trackingNumber);
    await story.comeBackWhenOverdue();
    await story.signOverdueNotice(trackingNumber);
  });
});

test.describe('what a bureau leaves as it was', () => {
  test.use({ carrier: 'print_queue' });

  test('leads on: the best step open, the rest folded, a complaint field by field, the state, and the days of the law', async ({
    page,
    world,
  }) => {
    const looks = async (): Promise<void> => {
      await expectFitsPhone(page);
      await expectAccessible(page, { colors: true });
      await expectLegibleInTheDark(page);
    };
    await world.setClock(days.signed.at, page);
    await signIn(page, freshEmail('left'));
    await handMailed(page, wrongBalance('I called them twice about it.'), '2031-06-02');
    const { pathname: address } = new URL(page.url());
    await world.setClock(new Date('2031-06-22T15:00:00Z'), page);
    const noted = await page.request.post(`/api${address}/outcome`, {
      data: { round: 1, outcome: 'verified', on: '2031-06-20' },
    });
    expect(noted.ok(), await noted.text()).toBe(true);

    await page.goto(address);
    const { nextStep, steps } = new DisputePages(page);
    await expect(nextStep).toHaveText('Ask how they checked it');
    await expect(steps.getByText('What it costs').first()).toBeVisible();
    const folded = steps.locator('details').filter({ hasText: 'Ask a lawyer or legal aid' });
    await expect(folded.getByText('Read in:')).toBeHidden();
    await folded.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(folded).toContainText('15 U.S.C. §§ 1681n, 1681o, 1681p');
    await looks();

    await folded.getByRole('link', { name: 'See where to ask, and the dates' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask a lawyer or legal aid');
    const limits = page.getByRole('region', { name: 'The law’s time limits, as dates' });
    await expect(limits).toContainText('Counted from the answer of June 20, 2031');
    await expect(limits).toContainText('June 20, 2033');
    await expect(limits).toContainText('June 20, 2036');
    const aid = page.getByLabel('Free legal help in your state');
    await expect(page.getByRole('link', { name: /^Ohio Legal Help/ })).toBeVisible();
    await aid.selectOption('Wyoming');
    await expect(page.getByText('We could not confirm a site for this one')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Ohio Legal Help/ })).toHaveCount(0);
    await looks();

    await page.getByRole('link', { name: 'Back to your dispute' }).click();
    await steps.getByText('Complain to your state', { exact: true }).click();
    await steps.getByRole('link', { name: 'See the office and the draft' }).click();
    await expect(page.getByRole('heading', { name: 'Ohio Attorney General' })).toBeVisible();
    await page.getByLabel('Your state').selectOption('Mississippi');
    await expect(page.getByText('We could not confirm where this office')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Go to its site/ })).toHaveCount(0);
    await looks();

    await page.goto(`${address}/complaint`);
    const told = page.getByLabel('What happened?');
    await expect(told).toHaveValue(/I attest that what I say here is true/);
    await expect(told).toHaveValue(/The answer is dated June 20, 2031/);
    await expect(
      page.getByText(/^Proof of delivery: .*, delivered on June 2, 2031$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Copy : What happened?' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Step 1 of 5: What it is about',
      'Step 2 of 5: The problem',
      'Step 3 of 5: What happened',
      'Step 4 of 5: The company',
      'Step 5 of 5: You',
    ]);
    await looks();

    await page.goto(`/es${address}/legal-help`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abogados y ayuda legal');
    await expectFitsPhone(page);
  });
});

test.describe('a deletion', () => {
  test.use({ carrier: 'print_queue' });

  test('is told by a card that names nobody, and is made and kept on the device', async ({
    page,
    world,
  }) => {
    await world.setClock(days.signed.at, page);
    await signIn(page, freshEmail('gone'));
    await handMailed(page, wrongBalance('I called them twice about it.'), '2031-06-02');
    const { pathname: address } = new URL(page.url());
    await world.setClock(new Date('2031-06-26T15:00:00Z'), page);
    await expect(page.getByRole('heading', { name: 'A card to keep or to share' })).toBeHidden();
    const noted = await page.request.post(`/api${address}/outcome`, {
      data: { round: 1, outcome: 'deleted', on: '2031-06-25' },
    });
    expect(noted.ok(), await noted.text()).toBe(true);
    await page.goto(address);
    const card = page.getByRole('img', {
      name: /^A card that says: Deleted in 23 days\. From the/,
    });
    await card.scrollIntoViewIfNeeded();
    await expect(card).toHaveAccessibleName(/From the day the dispute letter arrived/);
    await expectFitsPhone(page);
    await expectAccessible(page, { colors: true });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url())) sent.push(request.url());
    });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    const file = await readFile(await (await saved).path());
    await expect(page.getByText('Saved to your downloads.')).toBeVisible();
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1080]);
    expect(file.length, 'it is drawn').toBeGreaterThan(15_000);
    expect(sent, 'nothing leaves the device').toEqual([]);
  });
});

onOneProduct(
  'without Pro a letter is downloaded, and mailed by hand it is followed all the same',
  async ({ page }) => {
    await signIn(page, freshEmail('free'));
    const wizard = await openForReading(page, wrongBalance('I called them twice about it.'));
    await wizard.confirm();
    await wizard.drawSignature();
    await wizard.sign();
    const fromHere = page.getByRole('radio', { name: 'Mail it from here' });
    await expect(fromHere).toHaveAccessibleDescription(/ Pay for this letter alone, or get Pro\.$/);
    await fromHere.check();
    await expect(page.getByRole('button', { name: /^Pay .* and mail my letter$/ })).toBeVisible();
    await page.getByRole('radio', { name: /^Download and mail it yourself/ }).check();
    expect((await wizard.downloadPdf()).length).toBeGreaterThan(1_000);
    await page.getByRole('button', { name: 'What happens next' }).click();
    await wizard.atStep('Your letter is ready to mail');
    await page.getByRole('button', { name: 'I mailed it myself' }).click();
    await page.getByRole('button', { name: 'Start counting' }).click();
    await wizard.atStep('Your letter is on its way');
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    const card = new DisputePages(page).card(DISPUTE);
    await expect(card).toContainText('On its way');
    await card
      .getByRole('button', { name: /^Say when it arrived/ })
      .or(card.getByRole('link', { name: /^Say when it arrived/ }))
      .click();
    await page.getByRole('button', { name: 'It arrived on that day' }).click();
    await expect(page.getByText(/^Delivered on /)).toBeVisible();
    // The next letter opens late among its questions, and says there that it can't be signed yet.
    const next = await openDraft(page, wrongOpeningDate(), 'Copies for the envelope');
    await expect(page.getByText('No letters left this month')).toBeVisible();
    await next.next();
    await next.atStep('In your own words');
  },
);
