import { expect, type Locator, type Page } from 'playwright/test';

export interface Writer {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

export interface ReportedItem {
  readonly creditor: string;
  readonly accountNumber: string;
  readonly reason: string;
  /** What kind of item it is, as the list calls it. */
  readonly kind: string;
}

export interface DisputedItem extends ReportedItem {
  readonly bureau: string;
}

export interface Company {
  readonly creditor: string;
  readonly accountNumber: string;
}

export interface CompanyAddress {
  readonly from: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** How one question of step 2 is answered, by what the person sees. */
export type Answer =
  | { readonly choose: string }
  | { readonly write: string }
  | { readonly date: { readonly month: string; readonly day: string; readonly year: string } }
  | { readonly tick: readonly string[] };

/** The generator as a person meets it: five steps, found by their words. */
export class LetterWizard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get sheet(): Locator {
    return this.page.getByRole('article', { name: 'Your letter' });
  }

  async atStep(heading: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: heading })).toBeVisible();
  }

  /** By the browser's Back, once the view of this step has its own entry in the history: it is made a moment after the view is shown. */
  async goBackFrom(step: number): Promise<void> {
    await this.page.waitForFunction(
      (wanted) => (history.state as { usr?: { step?: number } } | null)?.usr?.step === wanted,
      step,
    );
    await this.page.goBack();
  }

  /** Step 1, and for a letter without a template the question what it is about. */
  async introduce(writer: Writer): Promise<void> {
    await this.nameWriter(writer);
    await this.atStep('What is this letter about?');
    await this.next();
  }

  async nameWriter(writer: Writer): Promise<void> {
    await this.atStep('About you');
    await this.page.getByLabel('First name').fill(writer.firstName);
    await this.page.getByLabel('Last name').fill(writer.lastName);
    await this.page.getByLabel('Street address').fill(writer.address);
    await this.page.getByLabel('City').fill(writer.city);
    await this.page.getByLabel('State', { exact: true }).selectOption(writer.state);
    await this.page.getByLabel('ZIP code').fill(writer.zipCode);
    await this.next();
  }

  async nameItem(item: DisputedItem): Promise<void> {
    await this.atStep('The item you are disputing');
    await this.#describe(item);
    await this.atStep('Who gets the letter');
    await this.page.getByRole('checkbox', { name: item.bureau }).check();
    await this.next();
  }

  /** A further item of the same letter. */
  async nameFurtherItem(number: number, item: ReportedItem): Promise<void> {
    await this.page.getByRole('button', { name: 'Add another item to this letter' }).click();
    await this.atStep(`Item ${number} of this letter`);
    await this.#describe(item);
  }

  async #describe(item: ReportedItem): Promise<void> {
    await this.page.getByRole('radio', { name: item.reason }).check();
    await this.chooseKind(item.kind);
    await this.page.getByLabel('Creditor name').fill(item.creditor);
    await this.page.getByLabel('Account number').fill(item.accountNumber);
    await this.next();
  }

  /** Asked once it is said what is wrong. */
  async chooseKind(kind: string): Promise<void> {
    await this.page.getByLabel('What kind of item is it?').selectOption(kind);
  }

  /** The account of a letter that disputes nothing. */
  async nameAccount({ creditor, accountNumber }: Company): Promise<void> {
    await this.atStep('The account this is about');
    await this.page.getByLabel(/^(Creditor name|Debt collector)$/).fill(creditor);
    await this.page.getByLabel('Account number').fill(accountNumber);
    await this.next();
  }

  async giveAddress(company: string, address: CompanyAddress): Promise<void> {
    await this.atStep(`Where ${company} gets its mail`);
    await this.page.getByRole('radio', { name: address.from }).check();
    await this.page.getByLabel('Street or P.O. box').fill(address.street);
    await this.page.getByLabel('City').fill(address.city);
    await this.page.getByLabel('State', { exact: true }).selectOption(address.state);
    await this.page.getByLabel('ZIP code').fill(address.zipCode);
    await this.next();
  }

  /** Answers one group of questions and goes on. */
  async answer(heading: string, answers: Readonly<Record<string, Answer>> = {}): Promise<void> {
    await this.atStep(heading);
    for (const [question, answer] of Object.entries(answers)) {
      await this.#answerOne(question, answer);
    }
    await this.next();
  }

  async #answerOne(question: string, answer: Answer): Promise<void> {
    if ('write' in answer) {
      await this.page.getByLabel(question).fill(answer.write);
      return;
    }
    if ('choose' in answer) {
      const choices = this.page.getByRole('radiogroup', { name: question });
      await choices.getByRole('radio', { name: answer.choose }).check();
      return;
    }
    const group = this.page.getByRole('group', { name: question });
    if ('date' in answer) {
      await group.getByLabel('Month').selectOption(answer.date.month);
      await group.getByLabel('Day').fill(answer.date.day);
      await group.getByLabel('Year').fill(answer.date.year);
    } else {
      for (const name of answer.tick) await group.getByRole('checkbox', { name }).check();
    }
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next' }).click();
  }

  /** Puts the paragraph that holds some words into the person's own. */
  /** @param unsaved what is done before the new wording is saved */
  async reword(
    words: string,
    change: (text: string) => string,
    unsaved?: () => Promise<void>,
  ): Promise<void> {
    const paragraph = this.page.locator('[id^="paragraph-"]').filter({ hasText: words });
    await paragraph.getByRole('button', { name: 'Change the wording' }).click();
    const box = this.page.getByLabel('Wording of this paragraph');
    await box.fill(change(await box.inputValue()));
    await unsaved?.();
    await this.page.getByRole('button', { name: 'Save my wording' }).click();
  }

  async confirm(): Promise<void> {
    await this.page.locator('#confirm').check();
  }

  async drawSignature(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Draw' }).check();
    const field = this.page.getByRole('img', { name: /draw your signature/ });
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error('the field for the signature is not on the page');
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    await this.page.mouse.move(...at(0.2, 0.6));
    await this.page.mouse.down();
    for (const [x, y] of [
      [0.3, 0.3],
      [0.4, 0.7],
      [0.5, 0.35],
      [0.7, 0.55],
    ] as const) {
      await this.page.mouse.move(...at(x, y), { steps: 4 });
    }
    await this.page.mouse.up();
  }

  async typeSignature(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: 'Type' }).check();
    await this.page.getByLabel(/name/i).fill(name);
  }

  /** The act that makes it final; the button opens once the server has read the last change. */
  async sign(): Promise<void> {
    await expect(this.page.getByText('Checked: not a robot')).toBeVisible();
    await this.page.getByRole('button', { name: /^Generate (\d )?Letters?$/ }).click();
    await expect(
      this.page.getByRole('heading', { name: /signed. How do you want to send/ }),
    ).toBeVisible();
  }

  /** The stored PDF, as the download button hands it over. */
  async downloadPdf(): Promise<Uint8Array> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('link', { name: 'Download PDF' }).click();
    return await bytesOf(await (await download).createReadStream());
  }
}

async function bytesOf(stream: NodeJS.ReadableStream): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}
