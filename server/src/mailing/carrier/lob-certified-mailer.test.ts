import { PDFDocument } from '@cantoo/pdf-lib';
import type { MailAddress } from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TEST_LOB, startLobServer, type LobServer } from '#test/a-lob-server.ts';
import { createTestClock } from '#test/test-clock.ts';
import { carrierContract } from './carrier-contract.ts';
import {
  CarrierRefusal,
  CarrierUnreachable,
  type CertifiedMailer,
  type MailpieceToSend,
} from './certified-mailer.port.ts';
import { createLobCertifiedMailer } from './lob-certified-mailer.ts';

/** The adapter for Lob, against the stand-in on a real socket. */

const clock = createTestClock('2026-11-02T15:00:00.000Z');
let server: LobServer;
let lob: CertifiedMailer;
let pdf: Uint8Array;

const mailerWith = (apiKey: string, timeoutMs = 5_000) =>
  createLobCertifiedMailer({
    apiKey,
    apiBase: server.url,
    webhookSecret: TEST_LOB.webhookSecret,
    timeoutMs,
  });

beforeAll(async () => {
  server = await startLobServer({ clock });
  lob = mailerWith(server.apiKey);
  const document = await PDFDocument.create();
  for (let page = 0; page < 3; page += 1) document.addPage([612, 792]);
  pdf = await document.save();
});
afterEach(() => server.behave({ kind: 'well' }));
afterAll(() => server.stop());

const from: MailAddress = {
  name: 'Maria Lopez',
  line1: '12 Oak Street',
  city: 'Tampa',
  state: 'FL',
  zip: '33602',
};
const to: MailAddress = {
  name: 'Equifax Information Services LLC',
  line1: 'P.O. Box 740256',
  city: 'Atlanta',
  state: 'GA',
  zip: '30374-0256',
};

const mailpiece = (change: Partial<MailpieceToSend> = {}): MailpieceToSend => ({
  mailpieceId: randomUUID(),
  mailClass: 'certified',
  pages: 3,
  sheets: 4,
  to,
  from,
  pdf,
  ...change,
});

const reasonOf = async (asked: Promise<unknown>) =>
  await asked.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof CarrierRefusal ? error.reason : String(error)),
  );

describe('what every carrier keeps to', () => {
  it.each(carrierContract)('$says', async ({ ask, answer }) => {
    const world = {
      carrier: lob,
      now: clock.now(),
      mailpiece: async () => mailpiece(),
      passTheLimit: async () => void server.shiftClock(6 * 60_000),
    };
    expect(await ask(world)).toEqual(answer);
    server.shiftClock(0);
  });
});

describe('a letter given to Lob', () => {
  it('is the exact packet, one-sided, in black, with a number to follow', async () => {
    const sent = mailpiece();
    const answer = await lob.send(sent);
    expect(answer).toMatchObject({ state: 'waiting', test: false });
    expect(answer.trackingNumber).toMatch(/^\d{22}$/);
    expect(answer.expectedOn).toMatch(/^2026-11-\d\d$/);
    expect(server.fileOf(answer.carrierId).equals(pdf)).toBe(true);
    const [record] = server.letters().filter(({ id }) => id === answer.carrierId);
    expect(record).toMatchObject({
      pages: 3,
      sheets: 4,
      metadata: { mailpiece: sent.mailpieceId },
    });
  });

  it('is the same letter however often it is sent, and is found by our own id', async () => {
    const sent = mailpiece();
    const first = await lob.send(sent);
    const again = await lob.send(sent);
    expect(again.carrierId).toBe(first.carrierId);
    expect((await lob.findMailpiece(sent.mailpieceId))?.carrierId).toBe(first.carrierId);
    expect(await lob.findMailpiece(randomUUID())).toBeUndefined();
  });

  it('can be called back for five minutes, and not after them', async () => {
    const early = await lob.send(mailpiece());
    expect(await lob.cancel(early.carrierId)).toBe(true);
    expect((await lob.fetchMailpiece(early.carrierId))?.state).toBe('cancelled');
    const late = await lob.send(mailpiece());
    server.shiftClock(6 * 60_000);
    expect(await lob.cancel(late.carrierId)).toBe(false);
    server.shiftClock(0);
    expect((await lob.fetchMailpiece(late.carrierId))?.state).toBe('waiting');
  });

  it('by ordinary mail has no number, and a test key prints nothing', async () => {
    const plain = await lob.send(mailpiece({ mailClass: 'first_class' }));
    expect(plain.trackingNumber).toBeNull();
    const test = mailerWith(TEST_LOB.testKey);
    expect(test.test).toBe(true);
    expect(await test.send(mailpiece())).toMatchObject({ test: true });
  });

  it('leaves a picture of what was printed, and the signature once it has arrived', async () => {
    const { carrierId } = await lob.send(mailpiece({ mailClass: 'certified_return_receipt' }));
    expect((await lob.fetchTrackingDocument(carrierId, 'proof'))?.length).toBe(pdf.length);
    expect(await lob.fetchTrackingDocument(carrierId, 'receipt')).toBeUndefined();
    await server.play(carrierId, 'certified_delivered', { deliver: false });
    const receipt = await lob.fetchTrackingDocument(carrierId, 'receipt');
    expect(Buffer.from(receipt?.subarray(0, 5) ?? []).toString()).toBe('%PDF-');
  });
});

describe('an answer of Lob', () => {
  it.each([
    ['failed_deliverability_strictness', 'address'],
    ['address_length_exceeds_limit', 'address'],
    ['file_pages_exceed_max', 'too_many_pages'],
    ['file_size_exceeds_limit', 'file_too_large'],
    ['pdf_encrypted', 'file'],
    ['unembedded_fonts', 'file'],
    ['inconsistent_page_dimensions', 'file'],
    ['payment_method_unverified', 'our_account'],
    ['unauthorized', 'our_account'],
    ['forbidden', 'our_account'],
    ['bad_request', 'other'],
  ] as const)('%s is a clear no: %s', async (code, reason) => {
    await server.behave({ kind: 'error', code });
    expect(await reasonOf(lob.send(mailpiece()))).toBe(reason);
  });

  it.each([
    { kind: 'error', code: 'rate_limit_exceeded' },
    { kind: 'error', code: 'internal_server_error' },
    { kind: 'error', code: 'request_timeout' },
    { kind: 'page', status: 502 },
    { kind: 'hang_up' },
    { kind: 'down' },
  ] as const)('%o says to try again', async (behavior) => {
    await server.behave(behavior);
    await expect(lob.send(mailpiece())).rejects.toBeInstanceOf(CarrierUnreachable);
  });

  it('that comes after our patience is not known, and the letter is found afterwards', async () => {
    // A busy machine may not even have given the letter away in 150 ms: then the patience grows until it has.
    const sent = mailpiece();
    let patienceMs = 150;
    do {
      await server.behave({ kind: 'late_answer', ms: 60_000 }, { times: 1 });
      const hasty = mailerWith(server.apiKey, patienceMs);
      await expect(hasty.send(sent)).rejects.toBeInstanceOf(CarrierUnreachable);
      await server.behave({ kind: 'well' });
      patienceMs *= 2;
    } while (
      !server.letters().some(({ metadata }) => metadata?.['mailpiece'] === sent.mailpieceId)
    );
    expect((await lob.findMailpiece(sent.mailpieceId))?.state).toBe('waiting');
  });

  it('that leads elsewhere is followed nowhere: a letter would go along', async () => {
    const cameElsewhere: string[] = [];
    const elsewhere = await answering(({ method, url }, response) => {
      cameElsewhere.push(`${method} ${url}`);
      response.setHeader('Content-Type', 'application/json').end('{"id":"ltr_elsewhere"}');
    });
    const leading = await answering((request, response) => {
      request.resume().once('end', () => {
        response.writeHead(307, { Location: `${elsewhere.url}/v1/taken` }).end();
      });
    });
    try {
      const led = createLobCertifiedMailer({
        apiKey: server.apiKey,
        apiBase: `${leading.url}/v1`,
        webhookSecret: undefined,
      });
      await expect(led.send(mailpiece())).rejects.toBeInstanceOf(Error);
      expect((await led.checkAddress(from)).verdict).toBe('not_checked');
      expect(cameElsewhere).toEqual([]);
    } finally {
      for (const { close } of [leading, elsewhere]) close();
    }
  });

  it('says nothing on that was in the letter or the key', async () => {
    await server.behave({ kind: 'error', code: 'bad_request' });
    const error = await lob.send(mailpiece()).catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(
      /Maria|Oak|live_|Authorization/,
    );
  });
});

async function answering(answer: RequestListener) {
  const listener = createServer(answer);
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void listener.close() };
}

describe('an address', () => {
  it.each([
    ['12 Oak Street', 'corrected'],
    ['1 Missing Unit St', 'missing_unit'],
    ['1 Incorrect Unit St', 'unknown_unit'],
    ['1 Nowhere Rd', 'unknown'],
  ] as const)('%s is %s', async (line1, verdict) => {
    expect((await lob.checkAddress({ ...from, line1 })).verdict).toBe(verdict);
  });

  it('that is written as the post writes it is confirmed, whatever its capitals', async () => {
    const { suggestion } = await lob.checkAddress(from);
    const written = suggestion ?? from;
    const inSmallLetters = { ...written, line1: written.line1.toLowerCase() };
    expect(suggestion).not.toBeNull();
    expect(await lob.checkAddress(inSmallLetters)).toEqual({
      verdict: 'confirmed',
      suggestion: null,
    });
  });

  it('is not checked if nobody answers, which stops nobody', async () => {
    await server.behave({ kind: 'down' });
    expect((await lob.checkAddress(from)).verdict).toBe('not_checked');
  });

  it('is not checked after 3 seconds of silence, though a packet may take 30', async () => {
    await server.behave({ kind: 'late_answer', ms: 600_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let verdict = 'waiting';
      const patient = createLobCertifiedMailer({
        apiKey: server.apiKey,
        apiBase: server.url,
        webhookSecret: undefined,
      });
      const looked = patient.checkAddress(from).then((answer) => (verdict = answer.verdict));
      await vi.advanceTimersByTimeAsync(2_999);
      expect(verdict).toBe('waiting');
      await vi.advanceTimersByTimeAsync(1);
      await looked;
      expect(verdict).toBe('not_checked');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('when this server stops', () => {
  it('what is being asked is cut, and is found by who comes after', async () => {
    const stopping = new AbortController();
    const ending = createLobCertifiedMailer({
      apiKey: server.apiKey,
      apiBase: server.url,
      webhookSecret: undefined,
      stopping: stopping.signal,
    });
    await server.behave({ kind: 'late_answer', ms: 600_000 });
    const before = server.letters().length;
    const sent = mailpiece();
    const asked = ending.send(sent);
    await expect.poll(() => server.letters().length).toBe(before + 1);
    stopping.abort();
    await expect(asked).rejects.toThrow(CarrierUnreachable);
    await expect(ending.fetchMailpiece('ltr_1')).rejects.toThrow(CarrierUnreachable);
    await server.behave({ kind: 'well' });
    expect((await lob.findMailpiece(sent.mailpieceId))?.carrierId).toBeDefined();
    await lob.send(sent);
    expect(server.letters()).toHaveLength(before + 1);
  });
});

describe('a callback', () => {
  const event = () => server.eventOfUnknownLetter('letter.certified.delivered');
  const bytes = (text: string) => new TextEncoder().encode(text);

  async function read(body: string, headers: Record<string, string>, now = clock.now()) {
    return lob.readEvent(bytes(body), headers, now);
  }

  async function signed(secret: string, at: number, body: string) {
    const { createHmac } = await import('node:crypto');
    return {
      'lob-signature': createHmac('sha256', secret).update(`${at}.${body}`).digest('hex'),
      'lob-signature-timestamp': String(at),
    };
  }

  it('is read where Lob signed it, in seconds or milliseconds', async () => {
    const { body } = event();
    const now = clock.now().getTime();
    for (const at of [now, Math.floor(now / 1_000)]) {
      const headers = await signed(TEST_LOB.webhookSecret, at, body);
      expect(await read(body, headers)).toMatchObject({
        type: 'letter.certified.delivered',
        scan: { kind: 'delivered' },
      });
    }
  });

  it('is refused with another secret, other bytes, no signature, or an hour late', async () => {
    const { body } = event();
    const now = clock.now().getTime();
    const right = await signed(TEST_LOB.webhookSecret, now, body);
    expect(await read(body, await signed('secret', now, body))).toBeUndefined();
    expect(await read(`${body} `, right)).toBeUndefined();
    expect(await read(body, {})).toBeUndefined();
    expect(await read(body, right, new Date(now + 3_600_000))).toBeUndefined();
  });

  it('that is signed and tells nothing is taken and left', async () => {
    const now = clock.now().getTime();
    expect(await read('{}', await signed(TEST_LOB.webhookSecret, now, '{}'))).toBe('unreadable');
  });
});
