import { TEST_STRIPE } from '@creditfix/server/test/stripe-settings';
import { deviceEndpoints } from '@creditfix/shared/admin';
import { createHmac } from 'node:crypto';
import { Caller } from './caller.ts';
import { is, refused, type Expectation } from './judge.ts';
import { attack, type Ring, json } from './ring.ts';

const RATE_LIMITS = 'rate limits';

/** This many login links of devices one network may ask for; see `device.routes.ts`. */
const MOST = 10;
const TRIES = 14;

/** One caller who says to be another one at each call. The proxy in front writes the last entry; all before it is the caller's word. */
const DISGUISES: Readonly<Record<string, (at: number) => string>> = {
  'no disguise': () => '203.0.113.10',
  'made-up proxies': (at) => `198.51.100.${at}, 203.0.113.11`,
  'a port': (at) => `203.0.113.12:${50_000 + at}`,
  'a port after IPv6': (at) => `[2001:db8:1::1]:${50_000 + at}`,
  'another address of the same network': (at) => `2001:db8:2:2::${at + 1}`,
  'IPv4 in IPv6': (at) => (at % 2 === 0 ? '203.0.113.13' : '::ffff:203.0.113.13'),
  'no address': (at) => `unknown${at}`,
  'a host name': (at) => `host${at}.example.com`,
  zones: (at) => `fe80::1%eth${at}`,
  'leading zeros': (at) => (at % 2 === 0 ? '203.0.113.014' : '203.0.113.14 '),
};

/** Behind a proxy, no header that a caller writes makes somebody new of them. */
export async function walkAroundLimits(ring: Ring): Promise<void> {
  const { judge, target } = ring;
  for (const [name, disguise] of Object.entries(DISGUISES)) {
    const statuses: number[] = [];
    for (let at = 0; at < TRIES; at += 1) {
      const caller = new Caller(name, '');
      const body = {
        email: `limit${at}@${name.replaceAll(/[^a-z]/gi, '')}.example.com`,
        audience: 'customer',
        challenge: 'A'.repeat(43),
      };
      const question = json('POST', deviceEndpoints.requestDeviceLogin.path, body);
      const answer = await caller.send(target.limited.url, {
        ...question,
        headers: { ...question.headers, 'X-Forwarded-For': disguise(at) },
      });
      judge.see(
        {
          kind: RATE_LIMITS,
          name,
          by: 'nobody',
          expects: ({ status }) =>
            status === 200 || status === 429 ? undefined : 'expected 200 or 429',
        },
        answer,
      );
      statuses.push(answer.status);
    }
    const letIn = statuses.filter((status) => status === 200).length;
    judge.check(
      { kind: RATE_LIMITS, name, by: 'one caller' },
      letIn <= MOST ? undefined : `${letIn} of ${TRIES} were let in: ${statuses.join(' ')}`,
    );
  }
}

const CALLBACKS = 'callbacks';

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

interface Forgery {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly expects: Expectation;
}

/** Events that Stripe and Lob did not send, sent long ago, will have sent, or sent once and not again. */
export async function forgeCallbacks(ring: Ring): Promise<void> {
  const { sql } = ring.target;
  await play(ring, 'stripe', stripeForgeries());
  await play(ring, 'lob', lobForgeries(ring.target.lob.webhookSecret));
  for (const [table, kept] of [
    ['stripe_events', 1],
    ['carrier_events', 1],
  ] as const) {
    const { rows } = await sql.query<{ count: string }>(
      `select count(*) from ${table} where id like '%hostile%'`,
    );
    const count = Number(rows[0]?.count);
    ring.judge.check(
      { kind: CALLBACKS, name: `${table} keeps what was sent rightly, once`, by: 'the database' },
      count === kept ? undefined : `${count} are kept, and ${kept} was sent rightly`,
    );
  }
}

async function play(
  ring: Ring,
  who: 'stripe' | 'lob',
  forgeries: readonly Forgery[],
): Promise<void> {
  for (const { name, headers, body, expects } of forgeries) {
    const question = {
      method: 'POST',
      path: `/api/webhooks/${who}`,
      body,
      headers: {
        'Content-Type': 'application/json',
        ...headers,
      },
    };
    await attack(ring, ring.personas.nobody, question, {
      kind: CALLBACKS,
      name: `${who}: ${name}`,
      expects,
    });
  }
}

function stripeForgeries(): Forgery[] {
  const now = Math.floor(Date.now() / 1_000);
  const event = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'customer.subscription.updated',
      api_version: null,
      created: now,
      livemode: false,
      pending_webhooks: 1,
      request: null,
      data: {
        object: {
          id: 'sub_hostile',
          object: 'subscription',
        },
      },
    });
  const signed = (
    body: string,
    at = now,
    secret: string = TEST_STRIPE.webhookSecret,
    scheme = 'v1',
  ) => ({
    'Stripe-Signature': `t=${at},${scheme}=${hmac(secret, `${at}.${body}`)}`,
  });
  const forged = event('evt_forged_hostile');
  const right = event('evt_right_hostile');
  const bad = (name: string, headers: Forgery['headers'], body = forged): Forgery => ({
    name,
    headers,
    body,
    expects: refused,
  });
  return [
    bad('no signature', {}),
    bad('an empty signature', { 'Stripe-Signature': '' }),
    bad('another secret', signed(forged, now, 'whsec_of_somebody_else')),
    bad('an empty secret', signed(forged, now, '')),
    bad('ten minutes old', signed(forged, now - 600)),
    bad('ten minutes ahead', signed(forged, now + 600)),
    bad('a day ahead', signed(forged, now + 86_400)),
    bad('the old scheme', signed(forged, now, TEST_STRIPE.webhookSecret, 'v0')),
    bad('a changed body', signed(right), forged),
    bad('a time that is no number', {
      'Stripe-Signature': `t=soon,v1=${hmac(TEST_STRIPE.webhookSecret, `soon.${forged}`)}`,
    }),
    bad('a signature of 100,000 characters', {
      'Stripe-Signature': `t=${now},v1=${'0'.repeat(10_000)}`,
    }),
    bad('no body', signed(''), ''),
    ...['[]', 'null', '"text"', '1', '{}', '{"id":{}}', '{'].map((body) =>
      bad(`rightly signed, but it is ${body}`, signed(body), body),
    ),
    bad('two megabytes', signed('x'.repeat(2_000_000)), 'x'.repeat(2_000_000)),
    ...[1, 2, 3].map((time) => ({
      name: `rightly signed, for the ${time}. time`,
      headers: signed(right),
      body: right,
      expects: is(200),
    })),
  ];
}

function lobForgeries(secret: string): Forgery[] {
  const now = Date.now();
  const event = (id: string) =>
    JSON.stringify({
      id,
      object: 'event',
      reference_id: 'ltr_hostile',
      date_created: new Date(now).toISOString(),
      event_type: {
        id: 'letter.delivered',
        resource: 'letters',
        object: 'event_type',
      },
      body: {
        id: 'ltr_hostile',
        object: 'letter',
        metadata: {},
      },
    });
  const signed = (body: string, at: number | string = now, key = secret) => ({
    'Lob-Signature-Timestamp': String(at),
    'Lob-Signature': hmac(key, `${at}.${body}`),
  });
  const forged = event('evt_forgedhostile');
  const right = event('evt_righthostile');
  const bad = (name: string, headers: Forgery['headers'], body = forged): Forgery => ({
    name,
    headers,
    body,
    expects: refused,
  });
  const { 'Lob-Signature': signature } = signed(forged);
  return [
    bad('no signature', {}),
    bad('no time', { 'Lob-Signature': signature ?? '' }),
    bad("the word of Lob's examples as the secret", signed(forged, now, 'secret')),
    bad('an empty secret', signed(forged, now, '')),
    bad('ten minutes old', signed(forged, now - 600_000)),
    bad('ten minutes ahead', signed(forged, now + 600_000)),
    bad('a time that is none', signed(forged, 'soon')),
    bad('a changed body', signed(right), forged),
    bad('half a signature', { ...signed(forged), 'Lob-Signature': (signature ?? '').slice(0, 32) }),
    bad('two megabytes', signed('x'.repeat(2_000_000)), 'x'.repeat(2_000_000)),
    // Lob would send an answer other than 200 again for days: what is signed and not understood is left alone.
    ...['[]', 'null', '"text"', '{}', '{'].map((body) => ({
      name: `rightly signed, but it is ${body}`,
      headers: signed(body),
      body,
      expects: is(200, 400),
    })),
    ...[1, 2, 3].map((time) => ({
      name: `rightly signed, for the ${time}. time`,
      headers: signed(right),
      body: right,
      expects: is(200),
    })),
  ];
}
