import { expect, type BrowserContext, type Locator, type Page } from 'playwright/test';

/** A file in the hands of a person: what a picker, a drop or a camera would hand over. */
export interface CopyFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The part of the generator in which copies are added, found by its words. */
export class DocumentsPart {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The row of one kind of copy, by the name that it is offered under. */
  row(kind: string): Locator {
    return this.page.getByRole('listitem', { name: kind, exact: true });
  }

  /** The papers that help, with a row for each kind that is not there yet: they lie folded. */
  async unfold(): Promise<void> {
    const fold = this.page.locator('#papers-that-help');
    if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  }

  /** Gives files to the one place for all papers, and says of each what it is. */
  async sort(...papers: readonly (readonly [kind: string, file: CopyFile])[]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: /^Add a file or photo.*: papers$/ }).click();
    await (await chooser).setFiles(papers.map(([, file]) => file));
    for (const [kind, file] of papers) {
      const question = this.page.getByRole('group', { name: 'What is this?' });
      await expect(question).toContainText(file.name);
      await question.getByRole('button', { name: kind, exact: true }).click();
    }
  }

  /** The copies in the order in which they will lie behind the letter ("A Photo ID, 1 page"). */
  get envelope(): Locator {
    return this.page.getByRole('region', { name: 'In your envelope' }).getByRole('listitem');
  }

  async pick(kind: string, ...files: readonly CopyFile[]): Promise<void> {
    await this.unfold();
    const chooser = this.page.waitForEvent('filechooser');
    await this.row(kind)
      .getByRole('button', { name: /^Add (a|another) file/ })
      .click();
    await (await chooser).setFiles([...files]);
  }

  async add(kind: string, file: CopyFile, exhibit: string): Promise<void> {
    await this.pick(kind, file);
    await expect(this.row(kind).getByText(exhibit, { exact: true })).toBeVisible();
  }

  /** Chooses a file that is made ready first, and gives the dialog. */
  async edit(kind: string, file: CopyFile): Promise<Locator> {
    await this.unfold();
    const chooser = this.page.waitForEvent('filechooser');
    await this.row(kind)
      .getByRole('button', { name: /^Crop or black out first/ })
      .click();
    await (await chooser).setFiles([file]);
    const dialog = this.page.getByRole('dialog', { name: 'Get it ready' });
    await expect(dialog.getByRole('img').first()).toBeVisible();
    return dialog;
  }

  /** Opens the pages of a copy, and gives the dialog. */
  async see(kind: string): Promise<Locator> {
    await this.row(kind).getByRole('button', { name: 'See it' }).click();
    const dialog = this.page.getByRole('dialog', { name: kind });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Opens the page on which a line is marked, and gives the dialog. */
  async mark(kind: string): Promise<Locator> {
    await this.row(kind).getByRole('button', { name: 'Mark a line' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Mark the line' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async takeOut(kind: string): Promise<void> {
    await this.row(kind).getByRole('button', { name: 'Remove from this letter' }).click();
  }

  async delete(kind: string): Promise<void> {
    await this.row(kind).getByRole('button', { name: 'Delete' }).click();
    await this.row(kind).getByRole('button', { name: 'Delete it' }).click();
  }
}

/** A photo as a phone takes it. */
export async function photoOf(context: BrowserContext, words: string): Promise<CopyFile> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.setContent(`<h1 style="padding: 3em; background: lavender">${words}</h1>`);
  const buffer = await page.screenshot({ type: 'jpeg', quality: 85 });
  await page.close();
  return { name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer };
}

/**
 * A sheet on a dark table, photographed a quarter to the left and a little askew by a phone that was held upside down, as it notes beside the
 * pixels. Its upper corners are green and red.
 */
export async function tiltedPhotoOf(context: BrowserContext): Promise<CopyFile> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1000, height: 1000 });
  const corner = (side: string, color: string) =>
    `<i style="position: absolute; top: 20px; ${side}: 20px; width: 60px; height: 60px; background: ${color}"></i>`;
  await page.setContent(
    `<body style="margin: 0; height: 1000px; display: grid; place-items: center; background: #5a4a3a; overflow: hidden">
    <div style="position: relative; box-sizing: border-box; width: 500px; height: 640px; padding: 100px 40px; background: #fff; rotate: 96deg; font: 18px/1.9 sans-serif">
    ${corner('left', '#0a0')}${corner('right', '#d00')}${'This bill is for the house at the lake. '.repeat(20)}</div></body>`,
  );
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 90 });
  await page.close();
  // A part of its own behind the first two bytes: one entry, the orientation, 3 for half a turn.
  const exif = 'ffe1002245786966000049492a0008000000010012010300010000000300000000000000';
  const buffer = Buffer.concat([jpeg.subarray(0, 2), Buffer.from(exif, 'hex'), jpeg.subarray(2)]);
  return { name: 'IMG_0413.jpg', mimeType: 'image/jpeg', buffer };
}

/** A statement as a company's site hands it out: a PDF of some pages. */
export async function pdfOf(context: BrowserContext, pages: readonly string[]): Promise<CopyFile> {
  const page = await context.newPage();
  await page.setContent(
    pages.map((words) => `<h1 style="break-after: page">${words}</h1>`).join(''),
  );
  const buffer = await page.pdf({ format: 'Letter' });
  await page.close();
  return { name: 'statement.pdf', mimeType: 'application/pdf', buffer };
}
