import { deviceEndpoints } from '@creditfix/shared/admin';
import { Caller } from './caller.ts';
import { json, type Ring } from './ring.ts';

const KIND = 'rate limits';

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
          kind: KIND,
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
      { kind: KIND, name, by: 'one caller' },
      letIn <= MOST ? undefined : `${letIn} of ${TRIES} were let in: ${statuses.join(' ')}`,
    );
  }
}
