import { expect, type Locator, type Page } from 'playwright/test';
import { signInAsAdmin } from './admin.ts';
import { readPdf, type ReadPdf } from './pdf-text.ts';

/** The manual mail queue as staff meet it: letters are taken into a batch, printed, brought to the post and followed. */
export class ManualMailQueuePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, administrator: string): Promise<ManualMailQueuePage> {
    await signInAsAdmin(page, administrator);
    await page.getByRole('tab', { name: 'Mail' }).click();
    return new ManualMailQueuePage(page);
  }

  get batch(): Locator {
    return this.page.getByRole('article', { name: 'Batch 1' });
  }

  get letter(): Locator {
    return this.batch.getByRole('listitem', { name: /^Letter CF-/ });
  }

  async makeBatch(recipient: string): Promise<void> {
    const waiting = this.page.getByRole('region', { name: 'Waiting to be printed' });
    await expect(waiting.getByRole('listitem').filter({ hasText: recipient })).toBeVisible();
    await waiting.getByRole('button', { name: 'Make a batch of 1' }).click();
    await expect(this.batch).toContainText('1 letter, 1 to be mailed');
  }

  /** The papers of the batch, as the printer gets them: for a reason, and the usual one is there. */
  async readBatch(): Promise<ReadPdf> {
    const link = this.batch.getByRole('link', { name: /^Open the PDF/ });
    const reason = this.page.getByRole('textbox', { name: 'Why do you open these letters?' });
    const usual = await reason.inputValue();
    await reason.fill(' ');
    await link.click();
    await expect(this.page.getByText('Say why you open these letters.')).toBeVisible();
    await expect(reason).toBeFocused();
    expect(this.page.context().pages()).toHaveLength(1);
    await reason.fill(usual);
    await expect(link).toHaveAttribute('href', /[?]reason=To\+print\+and\+mail\+these\+letters$/);
    const pdf = await this.page.request.get((await link.getAttribute('href')) ?? '');
    expect(pdf.headers()['content-type']).toContain('application/pdf');
    return await readPdf(await pdf.body());
  }

  async markMailed(trackingNumber: string): Promise<void> {
    await this.letter.getByRole('textbox', { name: /^Tracking number/ }).fill(trackingNumber);
    await this.letter.getByRole('button', { name: /^Mark as mailed/ }).click();
    await expect(this.letter).toContainText('In the mail');
    await expect(this.letter).toContainText(trackingNumber);
  }

  async noteDelivery(): Promise<void> {
    await this.letter.getByRole('button', { name: /^Delivered or returned/ }).click();
    const form = this.page.getByRole('form', { name: /^What USPS says of letter/ });
    await expect(form.getByRole('radio', { name: /^Delivered/ })).toBeChecked();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(this.letter).toContainText('Delivered');
  }
}
