import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startLobServer, type LobServer } from '#test/a-lob-server.ts';
import { aLetter } from '#test/a-letter.ts';
import { createTestApp, type TestApp } from '#test/create-test-app.ts';
import { createTestClock } from '#test/test-clock.ts';
import type { TestClient } from '#test/test-client.ts';
import { TEST_START } from '#test/test-server.ts';

/** What nobody sends who means well: to the endpoints of mailing, and in the name of the carrier. */

const { generateLetter } = letterEndpoints;
const { mailLetter, getMailpiece, checkAddress } = mailingEndpoints;

const clock = createTestClock(TEST_START);
let lob: LobServer;
let app: TestApp;
let client: TestClient;
let letterId: string;
beforeAll(async () => {
  lob = await startLobServer({ clock });
  app = await createTestApp({
    lob: {
      apiKey: lob.apiKey,
      apiBase: lob.url,
      webhookSecret: lob.webhookSecret,
    },
    mailHoldMinutes: 0,
    keepLog: true,
  });
  client = app.client();
  await client.signIn('hostile-mail@example.com');
  await app.sql(`update accounts set plan = 'pro'`);
  letterId = (await client.call(generateLetter, { body: aLetter() })).data.letterId;
});
afterAll(async () => {
  await app.close();
  await lob.stop();
});

const headers = { 'Content-Type': 'application/json' };
const address = {
  name: 'Maria Lopez',
  line1: '48 Larkspur Lane',
  line2: '',
  city: 'Dayton',
  state: 'OH',
  zip: '45402',
};

type Body = Record<string, unknown>;

/** What fits no field of any body below. */
const WRONG = [7, true, ['x'], { $gt: '' }, '\uD800', 'x'.repeat(41_000)];

/** The body with one field after the other made wrong, however deep it lies. */
function* spoiled(body: Body, path: readonly string[] = []): Generator<[string, unknown, Body]> {
  for (const [key, inner] of Object.entries(body)) {
    const at = [...path, key];
    for (const value of WRONG)
      if (!(typeof inner === typeof value && typeof value !== 'string'))
        yield [at.join('.'), value, { ...body, [key]: value }];
    if (typeof inner === 'object' && inner !== null)
      for (const [deep, value, part] of spoiled(inner as Body, at))
        yield [deep, value, { ...body, [key]: part }];
  }
}

const BODIES: readonly (readonly [string, () => string, Body])[] = [
  ['an address to look at', () => '/api/mailing/address-check', { address }],
  [
    'what is to be mailed',
    () => `/api/letters/${letterId}/mail`,
    { mailClass: 'certified', to: address, from: address },
  ],
  [
    'what was mailed',
    () => `/api/letters/${letterId}/mailed`,
    { mailedOn: '2026-11-21', mailClass: 'certified', trackingNumber: '', bureau: 'equifax' },
  ],
  ['an arrival', () => `/api/mail/${randomUUID()}/arrived`, { on: '2026-11-21', what: 'returned' }],
  [
    'a letter in one call',
    () => '/api/letters/send',
    {
      userName: 'Maria Lopez',
      userAddress: '48 Larkspur Lane',
      userCity: 'Dayton',
      userState: 'OH',
      userZip: '45402',
      userPhone: '',
      userEmail: '',
      disputeReason: 'not_mine',
      disputeDescription: '',
      creditorName: 'Northgate',
      accountNumber: '9912',
      bureauType: 'experian',
      mailClass: 'certified',
    },
  ],
];

describe('bad input', () => {
  it.each(BODIES)('in %s is answered 400 with the field named', async (_, path, body) => {
    for (const [at, value, bad] of spoiled(body)) {
      const answer = await client.fetch(path(), {
        method: 'POST',
        headers,
        body: JSON.stringify(bad),
      });
      const { fields = [] } = (await answer.json()) as { fields?: { path: string }[] };
      const named = fields.some(({ path: field }) => field === at || field.startsWith(`${at}.`));
      expect([at, value, answer.status, named]).toEqual([at, value, 400, true]);
    }
  });

  it.each([
    ['state', 'ZZ'],
    ['state', 'constructor'],
    ['zip', '4540'],
    ['zip', '45402-12'],
    ['zip', '٤٥٤٠٢'],
    ['name', 'x'.repeat(41)],
    ['line1', 'x'.repeat(51)],
  ])('is told of an envelope: %s %j', async (field, value) => {
    const body = { address: { ...address, [field]: value } };
    const { status, problem } = await client.call(checkAddress, { body });
    expect(status).toBe(400);
    expect(problem.fields?.map(({ path }) => path)).toContain(`address.${field}`);
  });

  it('costs nothing where somebody without Pro has addresses looked at', async () => {
    const other = app.client();
    await other.signIn('free-looker@example.com');
    const asked = lob.calls.length;
    const { data } = await other.call(checkAddress, { body: { address } });
    expect(data.verdict).toBe('not_checked');
    expect(lob.calls.length).toBe(asked);
  });
});

let events = 0;
const anEvent = (change: object = {}) => ({
  id: `evt_${(events += 1)}`,
  event_type: { id: 'letter.certified.in_transit' },
  reference_id: 'ltr_unknown',
  date_created: TEST_START,
  body: {},
  ...change,
});

/** Tells it in the carrier's name, with its signature. */
async function told(event: object | string): Promise<number> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const timestamp = String(clock.now().getTime());
  const hmac = createHmac('sha256', lob.webhookSecret).update(`${timestamp}.${body}`);
  const answer = await fetch(`${app.url}/api/webhooks/lob`, {
    method: 'POST',
    headers: {
      ...headers,
      'Lob-Signature': hmac.digest('hex'),
      'Lob-Signature-Timestamp': timestamp,
    },
    body,
  });
  return answer.status;
}

const noise = () => Array.from({ length: 400 }, () => randomUUID().replaceAll('-', '')).join('');
const scan = (change: object) => ({
  name: 'In Transit',
  time: TEST_START,
  location: 'Ohio',
  details: { event: 'package_departed' },
  ...change,
});
const scanned = (change: object) => ({ body: { tracking_events: [scan(change)] } });

describe('an event with the signature of the carrier', () => {
  it.each([
    ['an id without end', { id: `evt_${noise()}` }],
    ['a letter without end', { reference_id: noise() }],
    ['a NUL in the letter', { reference_id: 'ltr_\u0000' }],
    ['a NUL in its type', { event_type: { id: 'letter.\u0000' } }],
    ['a number as its type', { event_type: { id: 7 } }],
    ['a type that every object has', { event_type: { id: 'letter.constructor' } }],
    ['no letter', { body: null }],
    ['a list as its letter', { body: [[1]] }],
    ['a NUL in a place', scanned({ location: 'Oh\u0000io' })],
    ['a NUL in a detail', scanned({ details: { event: 'a\u0000' } })],
    ['a detail that every object has', scanned({ details: { event: 'toString' } })],
    ['the year 0', { date_created: '0000-01-01T00:00:00Z' }],
    ['the year 10000', { date_created: '9999-12-31T23:59:59-12:00' }],
  ])('and %s is taken', async (_, change) => {
    expect(await told(anEvent(change))).toBe(200);
  });

  it.each(['null', '[]', '7', '{', '[[[[', '{"id":null}'])('and %s is taken', async (body) => {
    expect(await told(body)).toBe(200);
  });

  it('counts at no time at which it can not have happened, and hides no other', async () => {
    const body = { mailClass: 'certified', from: address, asEntered: false, agreedCents: 68 };
    const mailed = await client.call(mailLetter, { params: { id: letterId }, body } as never);
    const { id, lobLetterId } = mailed.data as { id: string; lobLetterId: string };
    const of = { reference_id: lobLetterId };
    const early = { time: '2015-01-01T00:00:00Z', location: noise() };
    const reports = [{ name: 'In Transit', time: 'yesterday' }, scan(early), 7];
    await told(anEvent({ ...of, body: { tracking_events: reports } }));
    const type = { event_type: { id: 'letter.certified.delivered' } };
    await told(anEvent({ ...of, ...type, date_created: '2031-01-01T00:00:00Z' }));
    await vi.waitFor(
      async () => {
        const { data } = await client.call(getMailpiece, { params: { id } });
        expect(data).toMatchObject({ mailedOn: '2026-11-21', deliveredOn: '2026-11-21' });
        const scans = data.events.map(({ kind, location }) => [kind, location?.length ?? 0]);
        expect(scans.toSorted()).toContainEqual(['in_transit', 100]);
      },
      { timeout: 120_000 },
    );
  });
});

it('gives no letters without end to the person who has them fail on purpose', async () => {
  const writer = app.client();
  await writer.signIn('fails-on-purpose@example.com');
  await app.sql(`update accounts set plan = 'pro'`);
  await lob.behave(
    { kind: 'error', code: 'failed_deliverability_strictness' },
    { on: 'POST /v1/letters' },
  );
  let signed = 0;
  for (; signed < 8; signed += 1) {
    const disputeDetails = { ...aLetter().disputeDetails, creditorName: `Creditor ${signed}` };
    const letter = await writer.call(generateLetter, { body: aLetter({ disputeDetails }) });
    if (letter.status !== 200) break;
    const body = { mailClass: 'certified', from: address, asEntered: true, agreedCents: 68 };
    const params = { id: letter.data.letterId };
    const { data } = await writer.call(mailLetter, { params, body } as never);
    expect(data).toMatchObject({ status: 'failed', charge: 'none' });
  }
  // Three of the plan, and three that were given back.
  expect(signed).toBe(6);
  const texts = (await app.mailbox())
    .filter(({ to, subject }) => to.startsWith('fails-on') && subject.includes('not mailed'))
    .map(({ text }) => text);
  expect(texts.filter((text) => text.includes('no longer counts'))).toHaveLength(3);
  expect(texts.filter((text) => text.includes('still counts'))).toHaveLength(3);
});

it('leaves no word of a letter or an envelope in the log or in the work that is queued', async () => {
  const jobs = await app.sql(`select concat(data, output) as text from pgboss.job`);
  const lines = [...(await app.logLines()), ...jobs.map(({ text }) => String(text))];
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines)
    expect(line).not.toMatch(/larkspur|lopez|n[uú]ñez|dayton|45402|northgate/i);
});
