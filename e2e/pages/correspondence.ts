import { expect, type Page } from 'playwright/test';
import { DisputePages } from './dispute-pages.ts';
import { grantPro } from './grant-pro.ts';
import { openForReading, wrongBalance } from './kept-draft.ts';
import { LetterWizard } from './letter-wizard.ts';
import { ADMINISTRATOR, type MailWorld } from './mail-world.ts';
import { DeliveryStep, MailPage } from './mailing-pages.ts';
import { readPdf } from './pdf-text.ts';
import { linkInEmail } from './received-email.ts';
import { askForLink, followLink, freshEmail, signIn } from './sign-in.ts';
import { days } from './story-calendar.ts';

export const DISPUTE = 'Experian: Northwind Card Services';

/** One person's letter and what comes of it, the same anyone who carries it. */
export class Correspondence {
  readonly page: Page;
  readonly world: MailWorld;
  readonly email = freshEmail('maria');
  readonly pages: DisputePages;

  constructor(page: Page, world: MailWorld) {
    this.page = page;
    this.world = world;
    this.pages = new DisputePages(page);
  }

  /** Signed in, on the Pro plan, and at the question how the letter should travel. */
  async signFirstLetter(): Promise<DeliveryStep> {
    const { page, world, email } = this;
    await world.setClock(days.signed.at, page);
    await signIn(page, email);
    await grantPro(page.request, { administrator: ADMINISTRATOR, email });
    const letter = wrongBalance('I called them twice about it.');
    const wizard = await openForReading(page, {
      ...letter,
      disputeDetails: {
        ...letter.disputeDetails,
        facts: {
          ...letter.disputeDetails?.facts,
          asOfDate: '2031-04-04',
          freeAnnualReport: 'no',
        },
      },
    });
    await sign(wizard);
    const delivery = new DeliveryStep(page);
    const certified = delivery.kind(/^Certified Mail(?! with)/);
    await expect(certified).toBeChecked();
    await expect(delivery.form).toContainText(
      /1 page on 2 sheets, address sheet included\. Mailed June 3 to 4, arrives about June 6 to 11/,
    );
    await expect(delivery.form).toContainText('It waits here for 15 minutes.');
    // Pro was given: nobody is asked to pay.
    await expect(delivery.form).toContainText('You pay nothing for this mailing.');
    return delivery;
  }

  /** The email about the arrival leads to the page of the mailing; the dashboard counts from that day. */
  async seeItArrive(trackingNumber: string): Promise<void> {
    const { page, email, pages } = this;
    await page.goto(
      await linkInEmail(page.request, { to: email, subject: 'Your letter was delivered' }),
    );
    const mail = new MailPage(page);
    await expect(mail.status).toContainText('Delivered on June 6, 2031');
    await expect(mail.timeline).toContainText('It was delivered.');
    const proof = await readPdf(await mail.download('proof'));
    for (const words of [inFours(trackingNumber), 'Delivered on June 6, 2031']) {
      expect(proof.text).toContain(words);
    }
    await page.goto('/dashboard');
    await expect(pages.letter(DISPUTE)).toContainText('Delivered');
    const card = pages.card(DISPUTE);
    await expect(card).toContainText(`Arrived${days.delivered.words}`);
    await expect(card).toContainText(`0 of 30 days, answer due ${days.due.words}`);
    await expect(pages.today).toContainText('Nothing. You have done your part for now.');
  }

  /** Forty days later an email calls, and the session of back then is over. */
  async comeBackWhenOverdue(): Promise<void> {
    const { page, world, email, pages } = this;
    await world.setClock(days.overdue.at, page);
    const link = await linkInEmail(page.request, {
      to: email,
      subject: 'No answer is noted, and the time is over',
      meanwhile: () => world.letPass(),
    });
    await page.goto(link);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await this.#signInAgain();
    await expect(pages.status).toContainText('Answer overdue');
    await expect(pages.status).toContainText(`The answer was due ${days.due.words}`);
    await expect(pages.nextStep).toHaveText('Send the overdue notice');
  }

  async #signInAgain(): Promise<void> {
    const { page, email } = this;
    await askForLink(page, email);
    await followLink(page, email);
  }

  /** From the dashboard's first task to the signed notice, with nothing to fill in. */
  async signOverdueNotice(trackingNumber: string): Promise<void> {
    const { page, pages } = this;
    await page.goto('/dashboard');
    await expect(pages.card(DISPUTE)).toContainText('Answer overdue');
    await pages.today.getByRole('button', { name: /^Write the overdue notice/ }).click();
    const wizard = new LetterWizard(page);
    await wizard.atStep('Your earlier letter');
    await expect(page.getByText('Welcome back: we kept your letter')).toBeHidden();
    await expect(page.getByLabel('What is the tracking number?')).toHaveValue(trackingNumber);
    await wizard.next();
    await wizard.atStep('Read your letter, then sign it');
    const said = ['June 6, 2031', 'July 6, 2031', trackingNumber, '1681i(a)(1)'];
    for (const words of said) await expect(wizard.sheet).toContainText(words);
    await sign(wizard);
    await page.getByRole('radio', { name: /^Download and mail it yourself/ }).check();
    const { text } = await readPdf(await wizard.downloadPdf());
    for (const words of said) expect(text).toContain(words);
  }
}

async function sign(wizard: LetterWizard): Promise<void> {
  await wizard.confirm();
  await wizard.drawSignature();
  await wizard.sign();
}

/** As the post prints it. */
function inFours(trackingNumber: string): string {
  return trackingNumber.replace(/(.{4})(?=.)/g, '$1 ');
}
