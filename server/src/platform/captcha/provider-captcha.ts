import { RequestProblems } from '@creditfix/shared/kernel';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#server/platform/clock/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import type { Captcha } from './captcha.port.ts';
import { useTokenOnce } from './captcha-use.repository.ts';

/**
 * reCAPTCHA v2, hCaptcha and Turnstile: three providers, one protocol. The widget gives the page a token, and the server asks
 * the provider about it (developers.google.com/recaptcha/docs/verify, docs.hcaptcha.com/#verify-the-user-response-server-side,
 * developers.cloudflare.com/turnstile/get-started/server-side-validation).
 */
export const captchaProviders = {
  recaptcha: {
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    sources: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  },
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    sources: ['https://challenges.cloudflare.com'],
  },
} as const;

type CaptchaProvider = keyof typeof captchaProviders;

const TIMEOUT_MS = 5_000;
/** The longest that any of them gives; a longer one is not theirs. */
const LONGEST_TOKEN = 8_000;

const verdict = z.looseObject({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

interface ProviderParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
  readonly secret: string;
  /** The name that people reach us by: a token that was earned on another site is not ours. Absent if any name is. */
  readonly hostname?: string | undefined;
  /** Where to ask, if it is not the provider itself. */
  readonly verifyUrl?: string;
  /** Aborted a while after this process begins to stop: nobody is kept waiting for an answer then. */
  readonly stopping?: AbortSignal | undefined;
}

export function createProviderCaptcha(parts: ProviderParts): Captcha {
  const { provider, siteKey, secret, hostname } = parts;
  const verifyUrl = parts.verifyUrl ?? captchaProviders[provider].verifyUrl;
  return {
    challenge: () => Promise.resolve({ provider, siteKey }),
    async verify(token) {
      if (!token || token.length > LONGEST_TOKEN) return false;
      const form = { secret, response: token, sitekey: siteKey };
      const answer = await ask(verifyUrl, form, parts.stopping);
      if (!answer.success || (hostname && answer.hostname && answer.hostname !== hostname))
        return false;
      // The providers take a token once; we do not rely on it.
      const mark = createHash('sha256').update(`${provider}\0${token}`).digest('base64url');
      return await useTokenOnce(parts.database.fork(), mark, parts.clock.now());
    },
    sources: captchaProviders[provider].sources,
  };
}

/** A wrong secret is the operator's mistake and no verdict about the person: it is answered like an outage. */
const OUR_FAULT = ['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch'];

async function ask(
  url: string,
  form: Readonly<Record<string, string>>,
  stopping: AbortSignal | undefined,
): Promise<z.output<typeof verdict>> {
  const unreachable = () => RequestProblems.raise('request.captcha_unreachable');
  const tooLate = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: stopping ? AbortSignal.any([tooLate, stopping]) : tooLate,
  }).catch(() => undefined);
  if (!response?.ok) {
    await response?.body?.cancel();
    throw unreachable();
  }
  const read = verdict.safeParse(await response.json().catch(() => undefined));
  if (!read.success) throw unreachable();
  if (read.data['error-codes']?.some((code) => OUR_FAULT.includes(code))) throw unreachable();
  return read.data;
}
