import { documentLimits, enclosures } from '@creditfix/shared/documents';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, expectFitsPhone } from './pages/accessibility.ts';
import { DocumentsPart, pdfOf, photoOf, tiltedPhotoOf } from './pages/documents-part.ts';
import { openDraft, wrongBalance } from './pages/kept-draft.ts';
import type { LetterWizard } from './pages/letter-wizard.ts';
import { readPdf } from './pages/pdf-text.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

const ID = enclosures.photo_id.label;
const ADDRESS = enclosures.proof_of_address.label;
const STATEMENT = enclosures.statement.label;

const NOTES = {
  name: 'notes.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('These are only notes, whatever the name says.'),
};

/** The part about copies, of a letter about a wrong balance whose questions are answered up to there. */
async function comeToTheCopies(page: Page, name: string): Promise<LetterWizard> {
  await signIn(page, freshEmail(name));
  return await openDraft(page, { ...wrongBalance(''), step: 2 }, 'Copies for the envelope');
}

test('a person adds copies, sees and orders them, and the packet carries them as exhibits', async ({
  page,
  context,
}) => {
  const wizard = await comeToTheCopies(page, 'nora');
  const copies = new DocumentsPart(page);
  await page.getByText('How we keep your copies').click();
  await expect(page.getByText(`up to ${documentLimits.fileBytes / 1_000_000} MB`)).toBeVisible();

  // All papers go into one place, and each is asked about.
  await copies.sort(
    [ADDRESS, await pdfOf(context, ['Water bill', 'Details'])],
    [ID, await photoOf(context, 'Driver license')],
  );
  await expect(copies.row(ADDRESS).getByText('Exhibit A', { exact: true })).toBeVisible();
  await expect(copies.row(ID).getByText('Exhibit B', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Move ${ID} up` }).click();
  await expect(copies.envelope).toHaveText([/^A.*Photo ID, 1 page/, /^B.*address, 2 pages/]);

  const pages = await copies.see(ADDRESS);
  await expect(pages.getByRole('img')).toHaveCount(2);
  await expect(pages.getByRole('img', { name: 'page 2 of 2' })).toHaveJSProperty('complete', true);
  await expectAccessible(page, { colors: true });
  await expectFitsPhone(page);
  await page.keyboard.press('Escape');
  await expect(pages).toBeHidden();
  await expect(copies.row(ADDRESS).getByRole('button', { name: 'See it' })).toBeFocused();

  // A line is marked by its number and by a frame that the arrow keys move, or by drawing on the page.
  const marker = await copies.mark(ADDRESS);
  await marker.getByLabel('Page', { exact: true }).selectOption('2');
  await marker.getByLabel('Number of the line, if you know it').fill('4');
  await marker.getByRole('button', { name: 'Put a frame on the page' }).click();
  const frame = marker.getByRole('slider', { name: 'Frame on the page' });
  await frame.press('ArrowDown');
  await expect(frame).toHaveAttribute('aria-valuetext', /^From 29% to 32% of the page/);
  await expectAccessible(page, { colors: true });
  await expectFitsPhone(page);
  await marker.getByRole('img').click({ position: { x: 60, y: 90 } });
  await expect(frame).not.toHaveAttribute('aria-valuetext', /^From 29%/);
  await marker.getByRole('button', { name: 'Done' }).click();
  await expect(copies.row(ADDRESS).getByText('Marked: page 2, line 4')).toBeVisible();

  await wizard.next();
  await wizard.answer('In your own words');
  await wizard.atStep('Read your letter, then sign it');
  await expect(wizard.sheet).toContainText(enclosures.photo_id.line);
  await expect(wizard.sheet).toContainText(enclosures.proof_of_address.line);
  await expect(wizard.sheet).toContainText('Please see Exhibit B, page 2, line 4.');
  await wizard.confirm();
  await wizard.typeSignature('Nora Lindqvist');
  await wizard.sign();
  const { text } = await readPdf(await wizard.downloadPdf());
  expect(text).toContain('Exhibit A');
  expect(text).toContain('Please see Exhibit B, page 2, line 4.');
  expect(text).toContain('line 4');
});

test('the papers that help most are named first, each leads to where it is added', async ({
  page,
}) => {
  await comeToTheCopies(page, 'coached');
  const copies = new DocumentsPart(page);
  await copies.unfold();
  const coach = page.getByRole('region', { name: 'What helps most' });
  await expect(coach.getByRole('listitem').first()).toContainText(STATEMENT);
  await expect(coach.getByText('Black out:').first()).toBeVisible();
  await expect(coach).toContainText('Not needed: A whole year of statements.');
  await coach.getByRole('button', { name: new RegExp(`^Add it.*${STATEMENT}`) }).click();
  await expect(copies.row(STATEMENT).getByRole('button', { name: /^Add a file/ })).toBeFocused();
  await copies.row(STATEMENT).getByRole('checkbox').check();
  await expect(coach.getByRole('listitem').first()).toContainText('In your letter');
  await coach.getByText('If you have none of these').click();
  await expect(coach.getByText('Your reports are free at AnnualCreditReport.com.')).toBeVisible();
  await expectAccessible(page);
});

test(
  'what is blacked out never leaves the device: neither text nor pixels',
  // A phone packs more pixels into each; a page is blacked out on a desktop in `reports.spec.ts`.
  { tag: '@phone-alone' },
  async ({ page, context }) => {
    const sent: Buffer[] = [];
    await page.exposeFunction('keepSent', (base64: string) => {
      sent.push(Buffer.from(base64, 'base64'));
    });
    await page.addInitScript(noteFilesSent);
    await comeToTheCopies(page, 'blackout');
    const copies = new DocumentsPart(page);
    const file = await pdfOf(context, ['SSN: 123-45-6789', 'Lakeside Clinic']);
    const dialog = await copies.edit(STATEMENT, file);
    await expect(dialog.getByText('We covered 1 place that looks private.')).toBeVisible();
    await expect(dialog.getByRole('slider', { name: 'Social Security number' })).toBeVisible();
    await expectAccessible(page, { colors: true });

    await dialog.getByLabel('Page', { exact: true }).selectOption('2');
    await dialog.getByRole('button', { name: 'Put a box on the page' }).click();
    const box = dialog.getByRole('slider', { name: 'Box 1: yours' });
    await expect(box).toBeFocused();
    const place = await box.getAttribute('aria-valuetext');
    await box.press('ArrowUp');
    await expect(box).not.toHaveAttribute('aria-valuetext', place ?? '');
    await box.press('Delete');
    await expect(box).toBeHidden();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(box).toBeVisible();
    await dialog.getByRole('img').click({ position: { x: 20, y: 20 } });
    await expect(dialog.getByRole('slider')).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Add it like this' }).click();
    await expect(copies.row(STATEMENT).getByText('Exhibit A', { exact: true })).toBeVisible();

    await expect.poll(() => sent.length).toBe(1);
    const [bytes = Buffer.alloc(0)] = sent;
    expect(bytes.toString('latin1')).not.toMatch(
      /123-45|Lakeside|Helvetica|\/Font|\/Producer|Exif/,
    );
    expect((await readPdf(bytes)).text.trim()).toBe('');

    // As the server keeps it: the digits are gone under one color.
    const answer = await page.request.get('/api/documents');
    const { data } = (await answer.json()) as { data: { documents: { id: string }[] } };
    const black = await page.evaluate(
      blackestOf,
      `/api/documents/${data.documents[0]?.id ?? ''}/pages/1`,
    );
    expect(black.height, 'as tall as a line of a heading').toBeGreaterThan(40);
    expect(black.width, 'as wide as five digits').toBeGreaterThan(90);
    expect(black.lightest, 'one color').toBeLessThan(40);

    // A photo says where it was taken; the new one does not.
    const photo = await photoOf(context, 'Driver license');
    const told = { ...photo, buffer: withExif(photo.buffer, 'TAKEN-AT-HOME') };
    const ofPhoto = await copies.edit(ID, told);
    await ofPhoto.getByRole('button', { name: 'Put a box on the page' }).click();
    await ofPhoto.getByRole('button', { name: 'Add it like this' }).click();
    await expect(copies.row(ID).getByText('Exhibit B', { exact: true })).toBeVisible();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.toString('latin1')).not.toMatch(/TAKEN-AT-HOME|Exif/);
  },
);

test(
  'a photo that was taken askew is turned, straightened and cropped before it is sent',
  { tag: '@phone' },
  async ({ page, context }) => {
    const sent: Buffer[] = [];
    await page.exposeFunction('keepSent', (base64: string) => {
      sent.push(Buffer.from(base64, 'base64'));
    });
    await page.addInitScript(noteFilesSent);
    await comeToTheCopies(page, 'tilted');
    const copies = new DocumentsPart(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Add a file or photo.*: papers$/ }).click();
    await (await chooser).setFiles([await tiltedPhotoOf(context)]);
    const question = page.getByRole('group', { name: 'What is this?' });
    await question.getByRole('button', { name: 'Crop or black out first' }).click();

    const dialog = page.getByRole('dialog', { name: 'Get it ready: IMG_0413.jpg' });
    const said = dialog.getByRole('status');
    await dialog.getByRole('button', { name: 'Turn right' }).press('Enter');
    await expect(said).toHaveText('The page was turned.');
    const straighten = dialog.getByRole('button', { name: 'Straighten' });
    await straighten.press('Enter');
    await expect(said).toHaveText(/^Straightened by [56]\.\d°\.$/);
    await straighten.press('Enter');
    await expect(said).toHaveText('The page is straight already.');
    await expectAccessible(page, { colors: true });
    await expectFitsPhone(page);

    // Escape leaves the crop alone; the page and its steps stay.
    const crop = dialog.getByRole('button', { name: 'Crop' });
    await crop.press('Enter');
    const kept = dialog.getByRole('group', { name: 'The part you keep' });
    await expect(kept).toBeFocused();
    await kept.press('Escape');
    await expect(crop).toBeFocused();
    await crop.press('Enter');
    await expectAccessible(page);
    await expectFitsPhone(page);
    const whole = await kept.boundingBox();
    if (!whole) throw new Error('nothing to crop');
    // Of a page that grew to about 1,100 pixels, the sheet is the middle 500 by 640; the crop stays a little inside of it.
    const [x, y] = [whole.width * 0.29, whole.height * 0.225];
    await page.mouse.move(whole.x, whole.y);
    await page.mouse.down();
    await page.mouse.move(whole.x + x, whole.y + y, { steps: 4 });
    await page.mouse.up();
    const side = (name: string) => dialog.getByRole('button', { name });
    for (let moved = 0; moved < x; moved += 10) await side('Right side').press('Shift+ArrowLeft');
    for (let moved = 0; moved < y; moved += 10) await side('Bottom side').press('Shift+ArrowUp');
    await expect(said).toHaveText(/^You keep 4\d% of the width and 5\d% of the height\.$/);
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(said).toHaveText('The page was cropped.');
    await dialog.getByRole('button', { name: 'Keep it like this' }).click();
    await expect(dialog).toBeHidden();
    await question.getByRole('button', { name: STATEMENT, exact: true }).click();
    await expect(copies.row(STATEMENT).getByText('Exhibit A', { exact: true })).toBeVisible();

    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.toString('latin1')).not.toContain('Exif');
    const { width, height, corners, green, red } = await page.evaluate(cornersOf, [
      ...(sent[0] ?? []),
    ]);
    expect(width / height).toBeCloseTo(0.77, 1);
    expect(Math.min(...corners), 'all four corners are paper, none is the table').toBeGreaterThan(
      235,
    );
    expect([green.left, green.top, red.left, red.top], 'upright, its marks above').toEqual([
      0, 0, 1, 0,
    ]);
  },
);

/** In the page: a picture's size, how light its corners are, and in which half its colored marks are, from left and from above. */
async function cornersOf(bytes: readonly number[]) {
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
  const { width, height } = bitmap;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
    '2d',
  );
  if (!context) throw new Error('no canvas here');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const shades = (at: number) => [...data.subarray(at * 4, at * 4 + 3)];
  const ends = [0, width - 1, (height - 1) * width, height * width - 1];
  const middleOf = (own: number, other: number) => {
    const places = Array.from({ length: width * height }, (_, at) => at).filter(
      (at) => (data[at * 4 + own] ?? 0) > 120 && (data[at * 4 + other] ?? 0) < 60,
    );
    const mean = (share: (at: number) => number) =>
      Math.floor((places.reduce((sum, at) => sum + share(at), 0) / places.length) * 2);
    return { left: mean((at) => (at % width) / width), top: mean((at) => at / width / height) };
  };
  const corners = ends.map((at) => Math.min(...shades(at)));
  return { width, height, corners, green: middleOf(1, 0), red: middleOf(0, 1) };
}

/** What a camera writes beside the picture: a part of its own behind the first two bytes. */
function withExif(jpeg: Buffer, words: string): Buffer {
  const said = Buffer.from(`Exif\0\0${words}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, said.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, said, jpeg.subarray(2)]);
}

/** In the page: hands over each file as it is sent; Playwright does not see the inside of one. */
function noteFilesSent() {
  const { keepSent } = globalThis as unknown as { keepSent: (base64: string) => void };
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    if (body instanceof Blob) {
      const reader = new FileReader();
      reader.addEventListener('load', () => keepSent(String(reader.result).split(',')[1] ?? ''));
      reader.readAsDataURL(body);
    }
    send.call(this, body);
  };
}

/** In the page: the rectangle of a picture that black pixels reach over, and the lightest pixel well inside of it. */
async function blackestOf(address: string) {
  const bitmap = await createImageBitmap(await (await fetch(address)).blob());
  const canvas = document.createElement('canvas');
  const { width, height } = Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas here');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const light = (x: number, y: number) =>
    Math.max(...[0, 1, 2].map((part) => data[(y * width + x) * 4 + part] ?? 255));
  const runs = Array.from({ length: height }, (_, y) => {
    let best = { from: 0, length: 0 };
    let from = 0;
    for (let x = 0; x <= width; x += 1) {
      if (x < width && light(x, y) < 40) continue;
      if (x - from > best.length) best = { from, length: x - from };
      from = x + 1;
    }
    return best;
  });
  const longest = Math.max(...runs.map(({ length }) => length));
  // A letter that touches the box makes one row longer than the others.
  const rows = runs.flatMap((run, y) => (run.length > longest * 0.8 ? [{ ...run, y }] : []));
  const left = Math.max(...rows.map(({ from }) => from));
  const right = Math.min(...rows.map(({ from, length }) => from + length));
  let lightest = 0;
  for (const { y } of rows.slice(4, -4))
    for (let x = left + 4; x < right - 4; x += 1) lightest = Math.max(lightest, light(x, y));
  return { width: right - left, height: rows.length, lightest };
}

test('a file that is not what its name says is refused beside its row, and nothing is kept', async ({
  page,
}) => {
  await comeToTheCopies(page, 'refused');
  const copies = new DocumentsPart(page);
  await copies.pick(STATEMENT, NOTES);
  const refusal = copies.row(STATEMENT).getByRole('alert');
  await expect(refusal).toContainText('notes.pdf');
  await expect(refusal).toContainText('We can take a PDF, or a photo as JPEG, PNG or HEIC.');
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Leave it out' }).click();
  await expect(refusal).toBeHidden();
  const answer = await page.request.get('/api/documents');
  expect(await answer.json()).toMatchObject({ data: { documents: [] } });
});

test('a copy is taken out of the letter and used again, and is gone for good once deleted', async ({
  page,
  context,
}) => {
  const wizard = await comeToTheCopies(page, 'remover');
  const copies = new DocumentsPart(page);
  await copies.add(ID, await photoOf(context, 'State ID'), 'Exhibit A');
  await copies.takeOut(ID);
  await expect(copies.envelope).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the photo ID you added today' }).click();
  await expect(copies.envelope).toHaveText([/^A.*Photo ID/]);

  // What is in the letter survives a reload; the file itself need not be sent again.
  await expect(page.getByText(/Saved/).first()).toBeVisible();
  await page.reload();
  // The generator opens at the first part that is not answered yet.
  await wizard.atStep('In your own words');
  await page.getByRole('button', { name: 'Previous' }).click();
  await wizard.atStep('Copies for the envelope');
  await expect(copies.envelope).toHaveText([/^A.*Photo ID/]);

  await copies.delete(ID);
  await expect(copies.envelope).toHaveCount(0);
  const answer = await page.request.get('/api/documents');
  expect(await answer.json()).toMatchObject({ data: { documents: [] } });
});
