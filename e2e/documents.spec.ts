import { documentLimits, enclosures } from '@creditfix/shared/documents';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible, expectFitsPhone } from './pages/accessibility.ts';
import { DocumentsPart, pdfOf, photoOf } from './pages/documents-part.ts';
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
  await expectAccessible(page);
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
  await expectAccessible(page);
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
    const dialog = await copies.blackOut(STATEMENT, file);
    await expect(dialog.getByText('We covered 1 place that looks private.')).toBeVisible();
    await expect(dialog.getByRole('slider', { name: 'Social Security number' })).toBeVisible();
    await expectAccessible(page);

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
    const ofPhoto = await copies.blackOut(ID, told);
    await ofPhoto.getByRole('button', { name: 'Put a box on the page' }).click();
    await ofPhoto.getByRole('button', { name: 'Add it like this' }).click();
    await expect(copies.row(ID).getByText('Exhibit B', { exact: true })).toBeVisible();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.toString('latin1')).not.toMatch(/TAKEN-AT-HOME|Exif/);
  },
);

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
