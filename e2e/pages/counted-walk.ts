import { expect, type Locator, type Page } from 'playwright/test';
import { newestCode } from './mailbox.ts';

/** A question on the page: what it is called, and whether nothing is in it yet. */
interface Question {
  readonly name: string;
  readonly empty: boolean;
}

/**
 * The way of a first-timer through the screens, counted as they meet it: a screen is a new heading; a tap is a button, a choice or a
 * field that is gone into; and a thing that is asked is a question on the screen that was empty and that we did not fill in ourselves.
 * What lies folded is not asked.
 */
export class CountedWalk {
  readonly page: Page;
  readonly screens: string[] = [];
  readonly asked: string[] = [];
  taps = 0;
  /** Of this screen: what was empty when it first showed, and what is on it now. */
  #empty: readonly string[] = [];
  #now: readonly Question[] = [];
  readonly #answered = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  /** A new screen, by its heading. */
  async arrive(heading: string | RegExp): Promise<void> {
    this.#leave();
    await expect(this.page.getByRole('heading', { name: heading }).first()).toBeVisible();
    this.screens.push(`${heading}`);
    await this.#look();
  }

  /** One of the large choices that each are a screen's only question. */
  async choose(name: string): Promise<void> {
    const main = this.page.getByRole('main');
    const choice = main.getByRole('link', { name }).or(main.getByRole('button', { name }));
    this.asked.push(name);
    await this.tap(choice.first());
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await this.#look();
    await target.click();
  }

  async press(button: string | RegExp): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: button }).first());
  }

  async type(label: string, text: string): Promise<void> {
    const field = this.page.getByLabel(label).first();
    // One that has the focus already is not gone into.
    const isThere = await field.evaluate((each) => each === document.activeElement);
    if (!isThere) await this.tap(field);
    await field.fill(text);
    await this.#answer(field);
  }

  async pick(label: string, option: string): Promise<void> {
    const field = this.page.getByLabel(label).first();
    this.taps += 1;
    await field.selectOption(option);
    await this.#answer(field);
  }

  async tick(name: string | RegExp): Promise<void> {
    const box = this.page
      .getByRole('checkbox', { name })
      .or(this.page.getByRole('radio', { name }));
    this.taps += 1;
    await box.first().check();
    await this.#answer(box.first());
  }

  /** A group of month, day and year, or of month and year, is one question and one field gone into for each part. */
  async date(group: string, parts: Readonly<Record<string, string>>): Promise<void> {
    const field = this.page.getByRole('group', { name: group });
    for (const [label, value] of Object.entries(parts)) {
      this.taps += 1;
      const part = field.getByLabel(label);
      if (label === 'Month') await part.selectOption(value);
      else await part.fill(value);
      await this.#answer(part);
    }
  }

  /** From the email on the last screen before the account to the wizard. */
  async signIn(email: string): Promise<void> {
    await this.type('Email address', email);
    await this.press('Email me a code');
    await this.arrive('Check Your Email');
    await this.type('Code from the email', await newestCode(this.page.request, email));
  }

  async sign(): Promise<void> {
    await this.arrive('Read your letter, then sign it');
    const consent = this.page.locator('#confirm');
    this.taps += 1;
    await consent.check();
    await this.#answer(consent);
    this.asked.push('Signature');
    this.taps += 1;
    const field = this.page.getByRole('img', { name: /draw your signature/ });
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error('the field for the signature is not on the page');
    await this.page.mouse.move(box.x + 20, box.y + box.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(box.x + box.width - 40, box.y + box.height / 3, { steps: 6 });
    await this.page.mouse.up();
    await expect(this.page.getByText('Checked: not a robot')).toBeVisible();
    await this.press(/^Generate (\d )?Letters?$/);
  }

  /** To the signed PDF in the person's hands. */
  async download(): Promise<void> {
    await this.arrive(/signed. How do you want to send/);
    const download = this.page.waitForEvent('download');
    await this.tap(this.page.getByRole('link', { name: 'Download PDF' }));
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  }

  /** Words that somebody reads on the screen. */
  async words(): Promise<number> {
    const text = await this.page.getByRole('main').innerText();
    return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
  }

  async #look(): Promise<void> {
    this.#now = await this.page.getByRole('main').evaluate(questionsIn);
    const open = this.#now.filter(({ empty }) => empty).map(({ name }) => name);
    this.#empty = [...new Set([...this.#empty, ...open])];
  }

  async #answer(field: Locator): Promise<void> {
    for (const { name } of await field.evaluate(questionsIn)) this.#answered.add(name);
  }

  /** What the screen asked: answered by the person, or left open. What we filled in for them was not asked. */
  #leave(): void {
    const full = new Set(this.#now.flatMap(({ name, empty }) => (empty ? [] : [name])));
    this.asked.push(...this.#empty.filter((name) => this.#answered.has(name) || !full.has(name)));
    this.#empty = [];
    this.#now = [];
    this.#answered.clear();
  }
}

/** Runs in the page: the questions of an element, a group of choices or the parts of a date as one, those in a closed fold left out. */
function questionsIn(root: Element): Question[] {
  const found = new Map<string, boolean>();
  const controls = [...root.querySelectorAll('input, select, textarea')];
  for (const control of root.matches('input, select, textarea') ? [root] : controls) {
    const { type, checked, disabled, value, labels } = control as HTMLInputElement;
    if (disabled || type === 'hidden' || type === 'file' || !control.checkVisibility()) continue;
    if (control.closest('[aria-hidden="true"], altcha-widget')) continue;
    const group = control.closest('[role="radiogroup"], [role="group"], fieldset');
    const isChoice = type === 'radio' || type === 'checkbox';
    const isPart = isChoice || control.closest('[data-part]') !== null;
    const head = isPart && group ? (group.getAttribute('aria-labelledby') ?? '') : '';
    const name =
      (head && document.getElementById(head.split(' ')[0] ?? '')?.textContent) ||
      (type === 'radio' && (control as HTMLInputElement).name) ||
      labels?.[0]?.textContent ||
      control.id;
    const empty = isChoice ? !checked : value === '';
    found.set(name, (found.get(name) ?? true) && empty);
  }
  return [...found].map(([name, empty]) => ({ name, empty }));
}
