import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Captcha } from './captcha.port.ts';
import { useTokenOnce } from './captcha-use.repository.ts';

/** Minutes that a challenge may be solved and sent in: a letter is read between the two. */
const CHALLENGE_MINUTES = 30;
/** PBKDF2 rounds per try and the span of tries: about a second of work on a phone. */
const COST = 1_000;
const TRIES = { least: 300, most: 900 };

const payloadSchema = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({}),
    signature: z.string().min(16).max(200),
  }),
  solution: z.looseObject({}),
});

/** ALTCHA proof of work, served by us. The library does not stop replays: each used signature is kept until it expires. */
export function createAltchaCaptcha(parts: {
  database: Database;
  clock: Clock;
  secret: string;
}): Captcha {
  const { clock, secret } = parts;
  return {
    async challenge() {
      return await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(TRIES.least, TRIES.most),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + CHALLENGE_MINUTES * 60_000),
        hmacSignatureSecret: `${secret}:challenge`,
        hmacKeySignatureSecret: `${secret}:key`,
      });
    },
    async verify(token) {
      const payload = readPayload(token);
      if (!payload) return false;
      const { verified } = await verifySolution({
        challenge: payload.challenge as never,
        solution: payload.solution as never,
        deriveKey,
        hmacSignatureSecret: `${secret}:challenge`,
        hmacKeySignatureSecret: `${secret}:key`,
      }).catch(() => ({ verified: false }));
      if (!verified) return false;
      return await useTokenOnce(parts.database.fork(), payload.challenge.signature, clock.now());
    },
    sources: [],
  };
}

function readPayload(token: string | undefined) {
  if (!token) return undefined;
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}
