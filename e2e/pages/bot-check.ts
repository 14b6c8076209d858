import { pbkdf2Sync } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';

interface Challenge {
  readonly parameters: {
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
}

const MOST_TRIES = 10_000;
/** The product hides no answer below it: what is smaller is tried last. A browser, which does not know, works twice as long. */
const LIKELY_FROM = 300;

/** Does the work that the bot check asks of a browser (ALTCHA with PBKDF2), for calls that no page makes. */
export async function solveBotCheck(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/captcha/challenge');
  const challenge = (await answer.json()) as Challenge;
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const [saltBytes, count] = [Buffer.from(salt, 'hex'), Buffer.alloc(4)];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const counter = (tries + LIKELY_FROM) % MOST_TRIES;
    count.writeUInt32BE(counter);
    const tried = Buffer.concat([Buffer.from(nonce, 'hex'), count]);
    const derivedKey = pbkdf2Sync(tried, saltBytes, cost, keyLength, 'sha256').toString('hex');
    if (!derivedKey.startsWith(keyPrefix)) continue;
    const solution = { counter, derivedKey };
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }
  throw new Error('the bot check asks for more work than a browser would do');
}
