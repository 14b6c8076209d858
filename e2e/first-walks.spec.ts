import { itemTypeLabels } from '@creditfix/shared/letters';
import { expect, test } from 'playwright/test';
import { CountedWalk } from './pages/counted-walk.ts';
import { MARIA } from './pages/kept-draft.ts';
import { freshEmail } from './pages/sign-in.ts';

/**
 * Three first-timers on a phone, from a public page to the signed PDF in their hands. What they have to go through is counted and may
 * shrink: who makes a way longer sees it here.
 */

/** A day that many days ago, in the parts in which a date is asked. */
function dayBefore(days: number) {
  const day = new Date(Date.now() - days * 86_400_000);
  return {
    Month: day.toLocaleDateString('en-US', { month: 'long' }),
    Day: String(day.getDate()),
    Year: String(day.getFullYear()),
  };
}

const phone = { tag: '@phone-alone' };

/** Who writes and where they live: the ZIP code fills in city and state. */
async function aboutYou(walk: CountedWalk): Promise<void> {
  await walk.arrive('About you');
  await walk.type('First name', MARIA.firstName);
  await walk.type('Last name', MARIA.lastName);
  await walk.type('Street address', MARIA.address);
  await walk.type('ZIP code', MARIA.zipCode);
  await expect(walk.page.getByLabel('City')).toHaveValue(MARIA.city);
  await walk.press('Next');
}

/** Nothing is enclosed: one look at what could be. */
async function papers(walk: CountedWalk): Promise<number> {
  await walk.arrive('Copies for the envelope');
  await expect(walk.page.getByRole('button', { name: /^Add a file or photo/ })).toBeVisible();
  walk.asked.push('Papers');
  const words = await walk.words();
  await walk.press('Next');
  return words;
}

test('a collection that is not mine: from home to the PDF', phone, async ({ page }) => {
  const walk = new CountedWalk(page);
  await page.goto('/');
  await walk.arrive('Something wrong on your credit report?');
  await walk.choose('A debt that isn’t mine');
  await walk.arrive('What kind of item is it?');
  await walk.choose(itemTypeLabels.collection);
  await walk.arrive('How do you know the account is not yours?');
  await walk.choose('I never had an account with this company');
  await walk.arrive('Who reports it?');
  await walk.type('Company on the report', 'Midland Credit Management');
  await walk.tick('Experian');
  await walk.signIn(freshEmail('walk-a'));
  await aboutYou(walk);
  await walk.arrive('The item you are disputing');
  await walk.type('Account number', '88213');
  await walk.tick(/^No$/);
  await walk.press('Next');
  const words = await papers(walk);
  await walk.sign();
  await walk.download();

  expect.soft(walk.screens.length, walk.screens.join(', ')).toBeLessThanOrEqual(10);
  expect.soft(walk.asked.length, walk.asked.join(', ')).toBeLessThanOrEqual(18);
  expect.soft(walk.taps, 'taps').toBeLessThanOrEqual(20);
  expect.soft(words, 'words on the screen of papers').toBeLessThanOrEqual(120);
});

test('a payment wrongly marked late: from its template to the PDF', phone, async ({ page }) => {
  const walk = new CountedWalk(page);
  await page.goto('/dispute-letters/late-payment');
  await walk.arrive(/Late payment/i);
  await walk.tap(page.getByRole('link', { name: 'Not sure? Answer a few questions' }));
  await walk.arrive('What kind of item is it?');
  await walk.choose(itemTypeLabels.credit_card);
  await walk.arrive('Which date is wrong?');
  await walk.choose('A month is marked late, and I paid on time');
  await walk.arrive('Who reports it?');
  await walk.type('Company on the report', 'Northwind Card Services');
  await walk.tick('TransUnion');
  await walk.signIn(freshEmail('walk-b'));
  await aboutYou(walk);
  await walk.arrive('The item you are disputing');
  await walk.type('Account number', '4417 88** **** 2210');
  await walk.date('Which month is marked late?', { Month: 'March', Year: '2026' });
  await walk.tick(/^30 days/);
  await walk.date('When was that payment due?', { Month: 'March', Day: '4', Year: '2026' });
  await walk.date('When did you pay it?', { Month: 'March', Day: '2', Year: '2026' });
  await walk.tick('From memory');
  await walk.press('Next');
  const words = await papers(walk);
  await walk.sign();
  await walk.download();

  expect.soft(walk.screens.length, walk.screens.join(', ')).toBeLessThanOrEqual(10);
  expect.soft(walk.asked.length, walk.asked.join(', ')).toBeLessThanOrEqual(22);
  expect.soft(walk.taps, 'taps').toBeLessThanOrEqual(29);
  expect.soft(words, 'words on the screen of papers').toBeLessThanOrEqual(120);
});

test('the first letter of a collector: from home to the PDF', phone, async ({ page }) => {
  const walk = new CountedWalk(page);
  await page.goto('/');
  await walk.arrive('Something wrong on your credit report?');
  await walk.choose('A collector wrote to me');
  await walk.arrive('Did the collector send you a notice about the debt?');
  await walk.choose('Yes, but I cannot find a date in it');
  await walk.arrive('Who reports it?');
  await walk.type('Company on the report', 'Harbor Recovery Group');
  await walk.signIn(freshEmail('walk-c'));
  await aboutYou(walk);
  await walk.arrive('The account this is about');
  await walk.type('Account number', 'HR-20934');
  await walk.tick(/^It collects for another company/);
  await walk.tick(/^No$/);
  await walk.date('When did the notice reach you?', dayBefore(6));
  await walk.type('How much does the notice ask for?', '640');
  await walk.tick(/^I do not recognize it/);
  await walk.press('Next');
  await walk.arrive(/gets its mail$/);
  await walk.tick(/^It is on the collector’s notice/);
  await walk.type('Street or P.O. box', 'P.O. Box 1180');
  await walk.type('ZIP code', '45402');
  await expect(page.getByLabel('City')).toHaveValue(MARIA.city);
  await walk.press('Next');
  const words = await papers(walk);
  await walk.sign();
  await walk.download();

  expect.soft(walk.screens.length, walk.screens.join(', ')).toBeLessThanOrEqual(10);
  expect.soft(walk.asked.length, walk.asked.join(', ')).toBeLessThanOrEqual(24);
  expect.soft(walk.taps, 'taps').toBeLessThanOrEqual(30);
  expect.soft(words, 'words on the screen of papers').toBeLessThanOrEqual(120);
});
