import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';

/** Step 4 of the wizard, where a signed letter is given to the mail. */
export class DeliveryStep {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get form(): Locator {
    return this.page.getByRole('form', { name: 'Mail your letter' });
  }

  kind(name: RegExp): Locator {
    return this.form.getByRole('radio', { name });
  }

  async mail(): Promise<void> {
    await this.form.getByRole('button', { name: /^Mail my letter/ }).click();
  }

  /** The post writes the address another way, and is right. */
  async takeSuggestion(words: string): Promise<void> {
    const choice = this.form.getByRole('group', { name: 'What USPS says' });
    await expect(choice).toContainText(words);
    await choice.getByRole('button', { name: 'Use this' }).click();
    await expect(choice).toBeHidden();
  }

  /** @returns the page that follows the letter from now on */
  async follow(): Promise<MailPage> {
    await expect(
      this.page.getByRole('heading', { name: 'We are mailing your letter' }),
    ).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Take it back' })).toBeVisible();
    await this.page.getByRole('link', { name: 'Track it' }).click();
    return new MailPage(this.page);
  }
}

/** The page of one mailing. */
export class MailPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get status(): Locator {
    return this.page.getByRole('region', { name: 'Where it is' });
  }

  get timeline(): Locator {
    return this.page.getByRole('region', { name: 'What has happened' });
  }

  async download(paper: 'letter' | 'proof'): Promise<Buffer> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: `Download the ${paper}` }).click();
    return await readFile(await (await download).path());
  }
}
