import { PDFArray, PDFDocument, PDFStream, type PDFPage } from '@cantoo/pdf-lib';
import { manualMailQueueEndpoints } from '@creditfix/shared/admin';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLetter } from '#test/a-letter.ts';
import { signInAsAdmin } from '#test/an-administrator.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import type { TestClient } from '#test/test-client.ts';

/** Letters that staff print and bring to the post, from the person's word to the day of arrival. */

const { generateLetter, getLetter, listLetters } = letterEndpoints;
const { mailLetter, getMailpiece, cancelMail } = mailingEndpoints;
const { manualMailQueue, makePrintBatch, printBatchPdf, printBatchForms } =
  manualMailQueueEndpoints;
const { markMailed, recordMailEvent, refuseMailpiece, mailCosts } = manualMailQueueEndpoints;

const TODAY = '2026-11-21';
let app: TestApp;
let admin: TestClient;
beforeAll(async () => {
  app = await createTestApp({
    adminEmails: ['staff@example.com'],
    supportStaffEmails: ['helper@example.com'],
    mailHoldMinutes: 0,
  });
  admin = app.client();
  await signInAsAdmin(app, admin, 'staff@example.com');
});
afterAll(() => app.close());

const from = {
  name: 'Maria O’Neill',
  line1: '48 Larkspur Lane',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};

interface Queued {
  readonly client: TestClient;
  readonly email: string;
  readonly letterId: string;
  readonly id: string;
}

let people = 0;
/** A letter that is handed over to the manual mail queue. */
async function queued(change: Partial<BodyInputOf<typeof mailLetter>> = {}): Promise<Queued> {
  const email = `printed${(people += 1)}@example.com`;
  const client = app.client();
  await client.signIn(email);
  await app.sql(`update accounts set plan = 'pro' where email = ?`, [email]);
  const { letterId } = (await client.call(generateLetter, { body: aLetter() })).data;
  const params = { id: letterId };
  const choice = { mailClass: 'certified', from, asEntered: false, agreedCents: 68 } as const;
  const { id } = (await client.call(mailLetter, { params, body: { ...choice, ...change } })).data;
  // The job may be at it at the same time as the call.
  const sql = 'select 1 from mailpieces where id = ? and carrier_id is not null';
  await expect.poll(() => app.sql(sql, [id])).toHaveLength(1);
  return { client, email, letterId, id };
}

const batchOf = async (...mailpieces: readonly Queued[]) =>
  (await admin.call(makePrintBatch, { body: { pieceIds: mailpieces.map(({ id }) => id) } })).data;
const waiting = async () => (await admin.call(manualMailQueue)).data.waiting.map(({ id }) => id);

let numbers = 0;
const aNumber = () => `94071000000000000000${String((numbers += 1)).padStart(2, '0')}`;
const mark = (id: string, change: object = {}) =>
  admin.call(markMailed, { params: { id }, body: { mailedOn: TODAY, ...change } });
const report = (id: string, what: 'delivered' | 'returned' | 'pickup_available', on = TODAY) =>
  admin.call(recordMailEvent, { params: { id }, body: { what, on } });
const viewOf = async ({ client, id }: Queued) =>
  (await client.call(getMailpiece, { params: { id } })).data;
const subjectsTo = async (email: string) =>
  (await app.mailbox()).filter(({ to }) => to === email).map(({ subject }) => subject);
const auditOf = (id: string) =>
  app.sql('select action from audit_log where detail like ? order by number', [`%${id}%`]);
const batchPdfOf = (id: string, reason?: string) =>
  printBatchPdf.path.replace(':id', id) +
  (reason === undefined ? '' : `?${new URLSearchParams({ reason })}`);

describe('a letter of the manual mail queue', () => {
  it('is printed, mailed and delivered by staff, and its sender sees all of it', async () => {
    const mailpiece = await queued({ mailClass: 'certified_return_receipt' });
    expect(await waiting()).toContain(mailpiece.id);
    const batch = await batchOf(mailpiece);
    expect(await waiting()).not.toContain(mailpiece.id);
    expect(batch.pieces).toMatchObject([
      { to: 'Equifax Information Services LLC', toPlace: 'Atlanta, GA 30374-0256', sheets: 2 },
    ]);

    const number = aNumber();
    const { data } = await mark(mailpiece.id, {
      trackingNumber: `42030374${number}`,
      costCents: 857,
    });
    expect(data).toMatchObject({ status: 'mailed', trackingNumber: number, mailedOn: TODAY });
    expect(await viewOf(mailpiece)).toMatchObject({
      status: 'mailed',
      mailedOn: TODAY,
      expectedOn: '2026-11-30',
      canCancel: false,
      trackingUrl: expect.stringContaining(number),
    });
    const { data: letter } = await mailpiece.client.call(getLetter, {
      params: { id: mailpiece.letterId },
    });
    expect(letter).toMatchObject({ status: 'mailed', mailDate: TODAY });

    // Until it is delivered a wrong number is corrected by entering it again; what it cost stays.
    const right = aNumber();
    expect((await mark(mailpiece.id, { trackingNumber: right })).data).toMatchObject({
      status: 'mailed',
      trackingNumber: right,
      costCents: 857,
    });
    await report(mailpiece.id, 'pickup_available');
    const { data: arrived } = await report(mailpiece.id, 'delivered');
    expect(arrived).toMatchObject({ status: 'delivered', deliveredOn: TODAY });
    const view = await viewOf(mailpiece);
    expect(view.events.map(({ kind }) => kind)).toEqual([
      'queued',
      'accepted',
      'mailed',
      'pickup_available',
      'delivered',
    ]);
    await expect
      .poll(() => subjectsTo(mailpiece.email))
      .toEqual(expect.arrayContaining(['Your letter is in the mail', 'Your letter was delivered']));
    expect((await mark(mailpiece.id, { trackingNumber: aNumber() })).problem.code).toBe(
      'admin.mailpiece_elsewhere',
    );
    expect((await auditOf(mailpiece.id)).map(({ action }) => action)).toEqual([
      'look_at_print_queue',
      'make_print_batch',
      'mark_mailed',
      'mark_mailed',
      'record_pickup_available',
      'record_delivered',
    ]);
  });

  it('can be taken back until it is in a batch', async () => {
    const [early, late] = [await queued(), await queued()];
    const back = await early.client.call(cancelMail, { params: { id: early.id } });
    expect(back.data.status).toBe('cancelled');
    const batch = await batchOf(early, late);
    expect(batch.pieces.map(({ id }) => id)).toEqual([late.id]);
    expect((await viewOf(late)).canCancel).toBe(false);
    const tooLate = await late.client.call(cancelMail, { params: { id: late.id } });
    expect(tooLate.problem.code).toBe('mailing.too_late');
    const { problem } = await admin.call(makePrintBatch, { body: { pieceIds: [late.id] } });
    expect(problem.code).toBe('admin.nothing_to_print');
  });

  it('is in one batch only, or taken back, whoever comes first', async () => {
    const mailpieces = [await queued(), await queued()];
    const body = { pieceIds: mailpieces.map(({ id }) => id) };
    const [cancelled, ...made] = await Promise.all([
      mailpieces[0]?.client.call(cancelMail, { params: { id: mailpieces[0].id } }),
      admin.call(makePrintBatch, { body }),
      admin.call(makePrintBatch, { body: { pieceIds: body.pieceIds.toReversed() } }),
    ]);
    const batched = made.flatMap((answer) =>
      answer.status === 200 ? answer.data.pieces.map(({ id }) => id) : [],
    );
    expect(batched.toSorted()).toEqual(
      (cancelled?.status === 200 ? body.pieceIds.slice(1) : body.pieceIds).toSorted(),
    );
  });

  it('needs the right number: certified mail has one, each has its own', async () => {
    const [one, two] = [await queued(), await queued({ mailClass: 'first_class' })];
    expect((await mark(one.id, { trackingNumber: aNumber() })).problem.code).toBe(
      'admin.mailpiece_elsewhere',
    );
    await batchOf(one, two);
    const faultOf = async (id: string, change: object) =>
      (await mark(id, change)).problem.fields?.[0]?.message;
    expect(await faultOf(one.id, {})).toBe('Certified mail needs its tracking number.');
    expect(await faultOf(one.id, { trackingNumber: '1234' })).toContain('20 or 22 digits');
    expect(await faultOf(one.id, { mailedOn: '2026-11-22', trackingNumber: aNumber() })).toContain(
      'still to come',
    );
    expect(await faultOf(one.id, { mailedOn: '2026-11-20', trackingNumber: aNumber() })).toContain(
      'too early',
    );
    expect((await mark(two.id)).data).toMatchObject({ status: 'mailed', trackingNumber: null });
    const trackingNumber = aNumber();
    expect((await mark(two.id, { trackingNumber })).data).toMatchObject({ trackingNumber });
    expect(await faultOf(one.id, { trackingNumber })).toContain('already');
    expect((await report(one.id, 'delivered')).problem.code).toBe('admin.mailpiece_elsewhere');
    expect((await mark(randomUUID())).problem.code).toBe('admin.mailpiece_unknown');
  });

  it('that can not be mailed, or came back, gives quota and price back and says what to do', async () => {
    const [bad, returned] = [await queued(), await queued()];
    const left = async ({ client }: Queued) => (await client.call(listLetters)).data.allowance.left;
    expect(await left(bad)).toBe(2);
    const refused = await admin.call(refuseMailpiece, {
      params: { id: bad.id },
      body: { why: 'address' },
    });
    expect(refused.data.status).toBe('failed');
    expect(await left(bad)).toBe(3);
    expect((await viewOf(bad)).trouble?.whatToDo).toContain('corrected address');
    expect(await waiting()).not.toContain(bad.id);

    await batchOf(returned);
    await mark(returned.id, { trackingNumber: aNumber() });
    await report(returned.id, 'pickup_available');
    expect((await report(returned.id, 'returned')).data.status).toBe('returned');
    expect(await left(returned)).toBe(3);
    expect((await viewOf(returned)).trouble?.text).toContain('Nobody picked the letter up');
    await expect.poll(() => subjectsTo(bad.email)).toContain('Your letter was not mailed');
  });
});

describe('the papers of a batch', () => {
  it('are a cover sheet and the very pages that were signed, for each letter', async () => {
    const letters = [await queued(), await queued(), await queued({ mailClass: 'first_class' })];
    const [certified, broken, plain] = letters as [Queued, Queued, Queued];
    const batch = await batchOf(...letters);
    // As where a stored file is not the one that was signed.
    await app.sql(`update mailpieces set packet_sha256 = 'another' where id = ?`, [broken.id]);
    const answer = await admin.fetch(batchPdfOf(batch.id, 'To print and mail these letters'));
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="batch-${batch.number}.pdf"`,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(bytes.slice()));
    expect(text).toHaveLength(5);
    const pages = (await PDFDocument.load(bytes)).getPages();
    const placeOf = ({ id }: Queued) => text.findIndex((words) => words.includes(id));
    expect(text[placeOf(certified)]).toMatch(/Equifax Information Services LLC\s+P.O. Box 740256/);
    expect(text[placeOf(certified)]).toContain('Certified Mail (PS Form 3800)');
    expect(text[placeOf(certified)]).toMatch(/Batch \d+, letter \d of 3/);
    expect(text[placeOf(plain)]).toContain('No receipt and no number.');
    expect(text[placeOf(broken)]).toContain('Do not mail this letter');
    for (const { client, letterId, ...mailpiece } of [certified, plain]) {
      const file = await client.fetch(`/api/letters/${letterId}/pdf`);
      const [signed] = (await PDFDocument.load(await file.arrayBuffer())).getPages();
      const printed = pages[placeOf({ client, letterId, ...mailpiece }) + 1];
      expect(contentsOf(printed).length).toBeGreaterThan(0);
      expect(contentsOf(printed)).toEqual(contentsOf(signed));
    }
  });

  it('open for a stated reason alone, whoever asks, and the log has it with the letters', async () => {
    const mailpiece = await queued();
    const batch = await batchOf(mailpiece);
    const helper = app.client();
    await signInAsAdmin(app, helper, 'helper@example.com');
    for (const staff of [helper, admin]) {
      for (const reason of [undefined, '', '  ']) {
        const refused = await staff.fetch(batchPdfOf(batch.id, reason));
        expect([refused.status, await refused.json()]).toMatchObject([
          400,
          { code: 'request.invalid', fields: [{ path: 'reason' }] },
        ]);
      }
    }
    const opened = await helper.fetch(batchPdfOf(batch.id, 'The first print was\u00A0 smeared'));
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await opened.arrayBuffer();
    const lines = await app.sql(
      `select a.email, l.detail from audit_log l join accounts a on a.id = l.actor_id
       where l.action = 'print_batch' and l.detail like ? order by l.number`,
      [`%${batch.id}%`],
    );
    const detail = `batch ${batch.id}: ${mailpiece.id}, because: The first print was smeared`;
    expect(lines).toEqual([{ email: 'helper@example.com', detail }]);
  });

  it('name for the post whom each letter is for, and hold no formulas', async () => {
    const mailpiece = await queued({
      from: { ...from, name: '=HYPERLINK("x")', line1: '＠48, Lane' },
    });
    const batch = await batchOf(mailpiece, await queued({ mailClass: 'first_class' }));
    await mark(mailpiece.id, { trackingNumber: '9407100000000000004242' });
    const answer = await admin.fetch(printBatchForms.path.replace(':id', batch.id));
    const text = await answer.text();
    const [head, line = '', ...others] = text.trimEnd().split('\r\n');
    expect(others).toEqual([]);
    expect(head).toContain('USPS Tracking/Article Number,Addressee Name');
    expect(line).toMatch(/^1,9407 1000 0000 0000 0042 42,Equifax Information Services LLC,/);
    expect(line).toContain('"Atlanta, GA 30374-0256",First-Class Mail,Certified Mail,');
    expect(line).toContain(`"'=HYPERLINK(""x"")","'＠48, Lane",`);
  });

  it('have nothing of a deleted account', async () => {
    const [mailpiece, other] = [await queued(), await queued()];
    const batch = await batchOf(mailpiece, other);
    const gone = await mailpiece.client.fetch('/api/privacy/delete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ confirmEmail: mailpiece.email }),
    });
    expect(gone.status).toBe(200);
    const { batches } = (await admin.call(manualMailQueue)).data;
    const mailpieces = batches.find(({ id }) => id === batch.id)?.pieces ?? [];
    const row = mailpieces.find(({ id }) => id === mailpiece.id);
    expect(row).toMatchObject({ isForgotten: true, to: '' });
    expect((await mark(mailpiece.id, { trackingNumber: aNumber() })).problem.code).toBe(
      'admin.mailpiece_elsewhere',
    );
    const answer = await admin.fetch(batchPdfOf(batch.id, 'To print and mail these letters'));
    const pages = (await PDFDocument.load(await answer.arrayBuffer())).getPageCount();
    // One cover sheet, and the letter of the person who is still there: its wording decides if it takes one page or two.
    expect(pages).toBe(1 + (mailpieces.find(({ id }) => id === other.id)?.pages ?? 0));
  });
});

it('shows what mailing brings in and what it costs', async () => {
  const before = (await admin.call(mailCosts)).data.totals;
  const mailpiece = await queued();
  await batchOf(mailpiece);
  await mark(mailpiece.id, { trackingNumber: aNumber(), costCents: 533 });
  const { pieces: mailpieces, totals } = (await admin.call(mailCosts)).data;
  expect(mailpieces.find(({ id }) => id === mailpiece.id)).toMatchObject({
    email: mailpiece.email,
    carrier: 'print_queue',
    priceCents: 68,
    costCents: 533,
    charge: 'not_collected',
  });
  expect(totals).toMatchObject({
    pieces: before.pieces + 1,
    costCents: before.costCents + 533,
    paidCents: 0,
  });
});

it('is for administrators only', async () => {
  const { client, id } = await queued();
  for (const { path, method } of Object.values(manualMailQueueEndpoints)) {
    const body = method === 'POST' ? { body: '{}' } : {};
    const headers = { 'Content-Type': 'application/json' };
    const answer = await client.fetch(path.replace(':id', id), { method, headers, ...body });
    expect([path, answer.status]).toEqual([path, 401]);
  }
});

/** What is drawn on a page, as it lies in the file. */
function contentsOf(page: PDFPage | undefined): Uint8Array[] {
  const contents = page?.node.Contents();
  if (contents instanceof PDFStream) return [contents.getContents()];
  if (!(contents instanceof PDFArray)) return [];
  return contents.asArray().map((_, index) => contents.lookup(index, PDFStream).getContents());
}
