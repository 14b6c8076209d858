import type { Locator, Page } from 'playwright/test';

/** The dashboard and the page of one dispute, found by their words. */
export class DisputePages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** What waits for the person. */
  get today(): Locator {
    return this.page.getByRole('region', { name: 'What to do today' });
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name });
  }

  /** One letter in the list of letters. */
  letter(name: string): Locator {
    return this.page
      .getByRole('region', { name: 'Recent letters' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  get status(): Locator {
    return this.page.getByRole('region', { name: 'Where it stands' });
  }

  get steps(): Locator {
    return this.page.getByRole('region', { name: 'What you can do next' });
  }

  /** The best step stands first, as a heading of its own. */
  get nextStep(): Locator {
    return this.steps.getByRole('heading', { level: 3 }).first();
  }
}
