import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import Lob from 'lob';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aLockedPdf } from './a-document.ts';
import {
  TEST_LOB,
  controlLobServer,
  countByMetadata,
  startLobServer,
  type LobServer,
} from './a-lob-server.ts';
import { LOB_ERRORS, type LobErrorCode } from './a-lob-server/lob-errors.table.ts';
import { createTestClock, type TestClock } from './test-clock.ts';

/** The stand-in, asked by Lob's own package: what it says here is what the product may count on. */

const START = '2026-11-02T15:00:00.000Z';
let clock: TestClock;
let server: LobServer;
let lob: Lob;
let heard: Heard;
let letterPdf: Buffer;

beforeAll(async () => {
  clock = createTestClock(START);
  heard = await listen();
  server = await startLobServer({ clock, webhookUrl: heard.url });
  lob = new Lob(server.apiKey, { host: server.url, apiVersion: '2024-01-01' });
  letterPdf = await pdfOf(3);
});
afterEach(async () => {
  await server.behave({ kind: 'well' });
  clock.set(START);
});
afterAll(async () => {
  await server.stop();
  await heard.close();
});

async function pdfOf(pages: number, size: [number, number] = [612, 792]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage(size);
  return Buffer.from(await pdf.save());
}

const address = (name: string, line1: string) => ({
  name,
  address_line1: line1,
  address_city: 'Allen',
  address_state: 'TX',
  address_zip: '75013',
});

type Params = Parameters<Lob['letters']['create']>[0];

async function create(change: Partial<Params> = {}, headers?: Record<string, string>) {
  return await lob.letters.create(
    {
      to: address('Experian', 'P.O. Box 4500'),
      from: address('Ann Sender', '12 Oak Street'),
      file: letterPdf,
      color: false,
      use_type: 'operational',
      double_sided: false,
      extra_service: 'certified',
      metadata: { mailpiece: randomUUID() },
      ...change,
    },
    headers,
  );
}

/** Lob's own code is in the answer that the package hangs on its error; a broken line has Node's. */
async function codeOf(asked: Promise<unknown>): Promise<string | undefined> {
  const { _response: answer, code }: Thrown = await asked.then(
    () => ({}),
    (thrown: Thrown) => thrown,
  );
  return answer?.data.error.code ?? code;
}

interface Thrown {
  readonly _response?: { readonly data: { readonly error: { readonly code: string } } };
  readonly code?: string;
}

describe('a letter', () => {
  it('is taken with its tracking number, its proof and the very bytes that were uploaded', async () => {
    const letter = await create();
    expect(letter).toMatchObject({
      id: expect.stringMatching(/^ltr_[0-9a-f]{16}$/) as string,
      carrier: 'USPS',
      tracking_number: expect.stringMatching(/^9207190235890900\d{6}$/) as string,
      expected_delivery_date: '2026-11-10',
      send_date: '2026-11-02T15:05:00.000Z',
      status: 'rendered',
      tracking_events: [],
      to: { name: 'EXPERIAN', address_line1: 'P.O. BOX 4500', address_country: 'UNITED STATES' },
    });
    const proof = await fetch(letter.url);
    expect(Buffer.from(await proof.arrayBuffer()).equals(letterPdf)).toBe(true);
    expect((await fetch(letter.url.replace('signature=', 'signature=x'))).status).toBe(403);
    expect(server.letters().find(({ id }) => id === letter.id)).toMatchObject({
      sha256: createHash('sha256').update(letterPdf).digest('hex'),
      pages: 3,
      sheets: 4,
      flatEnvelope: false,
    });
  });

  it('is one letter for one idempotency key during 24 hours, even when asked for at once', async () => {
    const metadata = { mailpiece: randomUUID() };
    const again = async (change: Partial<Params> = {}) =>
      await create(
        { metadata: { ...metadata }, ...change },
        { 'Idempotency-Key': metadata.mailpiece },
      );
    const [first, second] = await Promise.all([again(), again()]);
    expect(second.id).toBe(first.id);
    expect((await again({ color: true })).id).toBe(first.id);
    const made = () => countByMetadata(server.letters(), 'mailpiece').get(metadata.mailpiece);
    expect(made()).toBe(1);
    clock.set('2026-11-03T15:00:00.000Z');
    expect((await again()).id).not.toBe(first.id);
    expect(made()).toBe(2);
  });

  it('binds no key when it was refused', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    expect(await codeOf(create({ file: Buffer.from('no pdf') }, headers))).toBe('invalid_file');
    expect((await create({}, headers)).id).toMatch(/^ltr_/);
  });

  it('is found by its id and by its metadata, in its own mode alone', async () => {
    const mailpiece = randomUUID();
    const { id } = await create({ metadata: { mailpiece } });
    expect((await lob.letters.retrieve(id)).metadata).toEqual({ mailpiece });
    const found = await lob.letters.list({ metadata: { mailpiece } });
    expect(found.data.map((letter) => letter.id)).toEqual([id]);
    expect((await lob.letters.list({ metadata: { mailpiece: 'x' } })).data).toEqual([]);
    const testing = new Lob(TEST_LOB.testKey, { host: server.url });
    expect(await codeOf(testing.letters.retrieve(id))).toBe('not_found');
  });

  it('can be called back for five minutes', async () => {
    const [early, late] = [await create(), await create()];
    clock.set('2026-11-02T15:04:59.000Z');
    expect(await lob.letters.delete(early.id)).toMatchObject({ id: early.id, deleted: true });
    expect((await lob.letters.retrieve(early.id)).deleted).toBe(true);
    clock.set('2026-11-02T15:05:00.000Z');
    expect(await codeOf(lob.letters.delete(late.id))).toBe('not_deletable');
    expect(await codeOf(lob.letters.delete('ltr_0'))).toBe('not_found');
  });

  it('fails while it is rendered, if the test wants that', async () => {
    await server.behave({ kind: 'fails_later' }, { times: 1 });
    const { id, url } = await create();
    expect(await lob.letters.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: { failure_reason: 'The file could not be rendered.' },
    });
    expect((await fetch(url)).status).toBe(404);
  });
});

const refusals: readonly [string, () => Promise<Partial<Params>>, LobErrorCode][] = [
  ['a name of 41 letters', async () => ({ to: address('n'.repeat(41), '1 Main St') }), 'invalid'],
  [
    'lines of 51 letters together',
    async () => ({ to: { ...address('A', '1'.repeat(40)), address_line2: '2'.repeat(11) } }),
    'address_length_exceeds_limit',
  ],
  [
    'a ZIP code of four digits',
    async () => ({ to: { ...address('A', '1 Main St'), address_zip: '7501' } }),
    'invalid',
  ],
  [
    'a sender abroad',
    async () => ({ from: { ...address('A', '1 Main St'), address_country: 'CA' } }),
    'foreign_return_address',
  ],
  ['no color', async () => ({ color: undefined as unknown as boolean }), 'invalid'],
  [
    'no use type',
    async () => ({ use_type: undefined as unknown as 'operational' }),
    'mail_use_type_can_not_be_null',
  ],
  ['certified mail by standard post', async () => ({ mail_type: 'usps_standard' }), 'invalid'],
  ['a quotation mark in the metadata', async () => ({ metadata: { a: '"' } }), 'invalid'],
  ['an unknown parameter', async () => ({ colour: 'red' }) as Partial<Params>, 'invalid'],
  ['a locked PDF', async () => ({ file: await aLockedPdf() }), 'pdf_encrypted'],
  ['A4 pages', async () => ({ file: await pdfOf(1, [595, 842]) }), 'invalid_file_dimensions'],
  ['pages of two sizes', async () => ({ file: await twoSizes() }), 'inconsistent_page_dimensions'],
  [
    '60 pages and the address sheet',
    async () => ({ file: await pdfOf(60) }),
    'file_pages_exceed_max',
  ],
  ['more than 5 MB', async () => ({ file: Buffer.alloc(5_242_881) }), 'file_size_exceeds_limit'],
  [
    'a font that is not in the file',
    async () => ({ file: await missingFont() }),
    'unembedded_fonts',
  ],
  [
    'an address that the post does not know',
    async () => ({ to: address('A', '1 Nowhere Road') }),
    'failed_deliverability_strictness',
  ],
];

async function twoSizes(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]);
  pdf.addPage([792, 612]);
  return Buffer.from(await pdf.save());
}

async function missingFont(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = pdf.context.register(
    pdf.context.obj({ Type: 'Font', Subtype: 'TrueType', BaseFont: 'Arial' }),
  );
  pdf.addPage([612, 792]).node.setFontDictionary(PDFName.of('F1'), font);
  return Buffer.from(await pdf.save());
}

describe('refuses as Lob does', () => {
  it.each(refusals)('%s', async (_what, change, code) => {
    const before = server.letters().length;
    expect(await codeOf(create(await change()))).toBe(code);
    expect(server.letters()).toHaveLength(before);
  });

  it.each(Object.entries(LOB_ERRORS))('%s, once a test wants it', async (code, [status]) => {
    await server.behave({ kind: 'error', code: code as LobErrorCode }, { times: 1 });
    await expect(create()).rejects.toMatchObject({
      message: LOB_ERRORS[code as LobErrorCode][1],
      status_code: status,
      _response: { statusCode: status, data: { error: { code } } },
    });
    expect((await create()).id).toMatch(/^ltr_/);
  });

  it('a key that is not its own, and a publishable one for letters', async () => {
    const as = (key: string) => new Lob(key, { host: server.url }).letters.list();
    expect(await codeOf(as('test_wrong'))).toBe('invalid_api_key');
    expect(await codeOf(as('live_pub_1'))).toBe('publishable_key_not_allowed');
    expect((await fetch(`${server.url}letters`)).status).toBe(401);
  });

  it('the 151st request in five seconds to one endpoint, and says when there is room', async () => {
    const own = await startLobServer();
    const client = new Lob(own.apiKey, { host: own.url });
    const asked = Array.from({ length: 151 }, async () => await codeOf(client.letters.list()));
    const codes = await Promise.all(asked);
    expect(codes.filter((code) => code === 'rate_limit_exceeded')).toHaveLength(1);
    const { headers } = await fetch(`${own.url}letters`, {
      headers: { Authorization: `Basic ${btoa(`${own.apiKey}:`)}` },
    });
    expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual([
      '150',
      '0',
    ]);
    expect(Number(headers.get('ratelimit-reset'))).toBeGreaterThanOrEqual(Date.now() / 1_000);
    expect(
      await codeOf(client.usVerifications.verify({ primary_line: 'x', zip_code: '11111' })),
    ).toBe(undefined);
    expect(own.traffic()[0]).toMatchObject({ requests: 152, tooMany: 2, busiest: 151, limit: 150 });
    await own.stop();
  });
});

describe('a bad day at Lob', () => {
  it('breaks the line before or after the action', async () => {
    const count = server.letters().length;
    await server.behave({ kind: 'hang_up' }, { times: 1, on: 'POST /v1/letters' });
    expect(await codeOf(create())).toBe('ECONNRESET');
    expect(server.letters()).toHaveLength(count);
    await server.behave({ kind: 'answer_lost' }, { times: 1, on: 'POST /v1/letters' });
    expect(await codeOf(create())).toBe('ECONNRESET');
    expect(server.letters()).toHaveLength(count + 1);
  });

  it('is down until it is well again, and can be steered from another process meanwhile', async () => {
    const control = controlLobServer(server.controlUrl);
    await control.behave({ kind: 'down' });
    expect(await codeOf(create())).toBe('ECONNREFUSED');
    await control.behave({ kind: 'well' });
    const { id } = await create();
    expect((await control.letters()).at(-1)).toMatchObject({ id });
    expect((await control.fileOf(id)).equals(letterPdf)).toBe(true);
    expect(await control.play(id, 'rendered')).toHaveLength(3);
    await expect(control.play('ltr_0', 'rendered')).rejects.toThrow('Lob knows no letter');
  });

  it('answers with a page of HTML, at which the package itself stumbles', async () => {
    await server.behave({ kind: 'page', status: 502 }, { times: 1 });
    await expect(create()).rejects.toMatchObject({ status_code: 502 });
    await server.behave({ kind: 'page', status: 413 }, { times: 1 });
    await expect(create()).rejects.toThrow(TypeError);
  });
});

describe('an address', () => {
  const ask = async (client: Lob, primary_line: string) =>
    await client.usVerifications.verify({
      primary_line,
      city: 'Allen',
      state: 'TX',
      zip_code: '75013',
    });

  it('is answered by a test key only for the sample lines', async () => {
    const testing = new Lob(TEST_LOB.testKey, { host: server.url });
    const lines = ['deliverable', 'unnecessary unit', 'incorrect unit', 'missing unit'];
    const answers = await Promise.all(
      [...lines, 'undeliverable no match', '12 Oak Street'].map(
        async (line) => await ask(testing, line),
      ),
    );
    expect(answers.map(({ deliverability }) => deliverability)).toEqual([
      'deliverable',
      'deliverable_unnecessary_unit',
      'deliverable_incorrect_unit',
      'deliverable_missing_unit',
      'undeliverable',
      '',
    ]);
  });

  it('is spelled as the post does, or as a test says, by a live key', async () => {
    expect(await ask(lob, '12 Oak Street')).toMatchObject({
      deliverability: 'deliverable',
      primary_line: '12 OAK ST',
      last_line: 'ALLEN TX 75013-1728',
      components: {
        primary_number: '12',
        street_name: 'OAK',
        street_suffix: 'ST',
        state: 'TX',
      },
      deliverability_analysis: { dpv_confirmation: 'Y' },
    });
    expect(await ask(lob, '5 Missing Unit Street')).toMatchObject({
      deliverability: 'deliverable_missing_unit',
    });
    server.answerAddress('7 Elm Road', { primaryLine: '7 ELM CT', zip: '75002', zipPlus4: '' });
    expect(await ask(lob, '7 elm rd')).toMatchObject({
      primary_line: '7 ELM CT',
      last_line: 'ALLEN TX 75002',
    });
    expect(await codeOf(lob.usVerifications.verify({ primary_line: '1 Main St' }))).toBe('invalid');
  });
});

describe('events', () => {
  it('are signed, tell the whole way, and stand on the letter too', async () => {
    const { id } = await create({ extra_service: 'certified_return_receipt' });
    heard.posts.length = 0;
    const startAt = new Date(START);
    const deliveries = await server.play(id, 'certified', { startAt });
    expect(deliveries.every(({ status }) => status === 200)).toBe(true);
    const last = heard.posts.at(-1);
    const event = JSON.parse(last?.body ?? '') as Record<string, unknown>;
    expect(event).toMatchObject({
      id: expect.stringMatching(/^evt_/) as string,
      event_type: {
        id: 'letter.certified.delivered',
        enabled_for_test: false,
      },
      reference_id: id,
      object: 'event',
      date_created: '2026-11-06T15:00:00.000Z',
      body: {
        id,
        object: 'letter',
      },
    });
    const signed = `${last?.headers['lob-signature-timestamp'] as string}.${last?.body}`;
    expect(last?.headers['lob-signature']).toBe(
      createHmac('sha256', server.webhookSecret).update(signed).digest('hex'),
    );
    const letter = await lob.letters.retrieve(id);
    expect(letter.tracking_events).toHaveLength(7);
    expect(letter.tracking_events.at(-1)).toMatchObject({
      type: 'certified',
      name: 'Delivered',
      location: '75013',
      details: {
        event: 'delivered',
        action_required: false,
      },
    });
    const receipt = (letter as { return_receipt_url?: string }).return_receipt_url ?? '';
    const paper = Buffer.from(await (await fetch(receipt)).arrayBuffer());
    expect((await PDFDocument.load(paper)).getPageCount()).toBe(1);
  });

  it('come twice, in another order, forged, or not at all', async () => {
    const { id } = await create();
    heard.posts.length = 0;
    const [first] = await server.play(id, 'rendered', { order: 'reversed', copies: 2 });
    const types = heard.posts.map(({ body }) => (JSON.parse(body) as EventBody).event_type.id);
    expect(types).toEqual([
      'letter.rendered_thumbnails',
      'letter.rendered_thumbnails',
      'letter.rendered_pdf',
      'letter.rendered_pdf',
      'letter.created',
      'letter.created',
    ]);
    const [event] = first ? [first.event] : [];
    if (!event) throw new Error('nothing was sent');
    await server.send(event, { secret: 'guessed', signedAt: new Date('2026-11-01T00:00:00Z') });
    await server.send(server.eventOfUnknownLetter('letter.certified.delivered'), {
      signature: null,
    });
    const [guessed, unsigned] = heard.posts.slice(-2);
    expect(guessed?.headers['lob-signature-timestamp']).toBe('1793491200000');
    expect(unsigned?.headers).not.toHaveProperty('lob-signature');
    const silent = heard.posts.length;
    await server.play(id, 'certified_returned', { deliver: false });
    expect(heard.posts).toHaveLength(silent);
    const { tracking_events: scans } = await lob.letters.retrieve(id);
    expect(scans.at(-1)).toMatchObject({ name: 'Returned to Sender' });
    await expect(server.play(id, 'first_class')).rejects.toThrow('not that kind of letter');
  });

  it('of test letters end where the printer would begin', async () => {
    const testing = new Lob(TEST_LOB.testKey, { host: server.url });
    const { id } = await testing.letters.create({
      to: address('A', '1 Nowhere Rd'),
      from: address('B', '2 Oak St'),
      file: letterPdf,
      color: false,
      use_type: 'operational',
      extra_service: 'certified',
    });
    expect(await server.play(id, 'certified')).toHaveLength(3);
    expect((await testing.letters.retrieve(id)).tracking_events).toEqual([]);
  });
});

interface EventBody {
  readonly event_type: { readonly id: string };
}

interface Heard {
  readonly url: string;
  readonly posts: { readonly headers: IncomingMessage['headers']; readonly body: string }[];
  close(): Promise<void>;
}

async function listen(): Promise<Heard> {
  const posts: Heard['posts'] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posts.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/api/webhooks/lob`,
    posts,
    async close() {
      receiver.closeAllConnections();
      await new Promise<void>((resolve) => receiver.close(() => resolve()));
    },
  };
}
