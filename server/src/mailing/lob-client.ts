import type Lob from 'lob';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { PartMissing, onFirstUse } from '#server/platform/loading/index.ts';
import {
  CarrierRefusal,
  CarrierUnreachable,
  type CarrierRefusalReason,
} from './certified-mailer.port.ts';

export interface LobSettings {
  readonly apiKey: string;
  /** Lob's interface, wherever it is served: `https://api.lob.com/v1`. */
  readonly apiBase: string;
  /** What Lob signs its callbacks with; without it none are taken, and only looking tells how far a letter is. */
  readonly webhookSecret: string | undefined;
  readonly timeoutMs?: number;
  /** How long a look at an address may take. */
  readonly checkTimeoutMs?: number;
  /** Cuts what is being asked, and what is asked from then on. */
  readonly stopping?: AbortSignal | undefined;
}

/** Long enough for a packet of 5 MB to go up. */
const TIMEOUT_MS = 30_000;
const API_VERSION = '2020-02-11';

const ownRequire = createRequire(import.meta.url);

/**
 * The package follows where an answer leads, with the letter and its addresses, and has no option against it: its own HTTP client is
 * told. Lob's interface leads nowhere.
 */
const lobPackage = onFirstUse('mail by Lob', async () => {
  const { defaults } = createRequire(ownRequire.resolve('lob'))('axios') as {
    readonly defaults: { maxRedirects?: number };
  };
  defaults.maxRedirects = 0;
  return (await import('lob')).default;
});

/**
 * Asks Lob through its own package. The package knows no timeout: the connection of a call that takes too long, or that we can't
 * wait for because we are stopping, is cut, and it is unknown then whether the action was done.
 */
export async function askLob<T>(
  { apiKey, apiBase, timeoutMs = TIMEOUT_MS, stopping }: LobSettings,
  ask: (lob: Lob) => Promise<T>,
): Promise<T> {
  const LobClient = await lobPackage().catch((error: unknown) => {
    // Nothing has been asked yet: the letter waits until the installation is mended.
    throw error instanceof PartMissing ? new CarrierUnreachable(error.message) : error;
  });
  const Agent = apiBase.startsWith('https:') ? HttpsAgent : HttpAgent;
  const agent = new Agent({ keepAlive: false });
  const host = apiBase.endsWith('/') ? apiBase : `${apiBase}/`;
  const lob = new LobClient(apiKey, { host, agent, apiVersion: API_VERSION });
  const cut = Promise.withResolvers<never>();
  const cutWith = (reason: string) => cut.reject(new CarrierUnreachable(reason));
  const timer = setTimeout(() => cutWith(`Lob did not answer within ${timeoutMs} ms`), timeoutMs);
  const cutAtEnd = () => cutWith('this server is stopping');
  stopping?.addEventListener('abort', cutAtEnd, { once: true });
  try {
    if (stopping?.aborted) cutAtEnd();
    return await Promise.race([cut.promise, stopping?.aborted ? cut.promise : ask(lob)]);
  } catch (error) {
    throw readFailure(error);
  } finally {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', cutAtEnd);
    agent.destroy();
  }
}

/** As `askLob`, for one object; undefined where Lob does not know it. */
export async function lookAtLob<T>(
  settings: LobSettings,
  look: (lob: Lob) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await askLob(settings, look);
  } catch (error) {
    if (error instanceof CarrierRefusal && error.status === 404) return undefined;
    throw error;
  }
}

/** What the package throws for an answer that is an error. */
const answeredError = z
  .object({
    _response: z.object({
      status: z.number(),
      headers: z.record(z.string(), z.unknown()).catch({}),
      data: z
        .object({ error: z.object({ code: z.string().optional() }).optional() })
        .catch({ error: undefined }),
    }),
  })
  .transform(({ _response: { status, headers, data } }) => ({
    status,
    headers,
    code: data.error?.code ?? '',
  }));

/** Lob's own code of an answer that is an error; undefined for everything else. */
export function lobCodeOf(error: unknown): string | undefined {
  return answeredError.safeParse(error).data?.code;
}

/** Codes of Lob (lob-openapi 1.22, "Errors") that say whose fault it is. */
const REASONS: Readonly<Record<string, CarrierRefusalReason>> = {
  failed_deliverability_strictness: 'address',
  address_length_exceeds_limit: 'address',
  file_pages_exceed_max: 'too_many_pages',
  file_size_exceeds_limit: 'file_too_large',
  invalid_file: 'file',
  invalid_file_dimensions: 'file',
  inconsistent_page_dimensions: 'file',
  pdf_encrypted: 'file',
  unembedded_fonts: 'file',
  mail_use_type_can_not_be_null: 'our_account',
  payment_method_unverified: 'our_account',
  billing_address_required: 'our_account',
  invalid_api_key: 'our_account',
  publishable_key_not_allowed: 'our_account',
};

/** The account is wrong, not the letter: the key, its rights, an unpaid bill. */
const OUR_STATUSES = [401, 402, 403];

/** Nothing of Lob's own text is said on: it quotes what was sent. */
function readFailure(error: unknown): Error {
  if (error instanceof CarrierUnreachable) return error;
  const answered = answeredError.safeParse(error);
  if (!answered.success) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    return new CarrierUnreachable(`Lob: ${code}`);
  }
  const { status, headers, code } = answered.data;
  if (status === 429) return new CarrierUnreachable('Lob: 429', secondsToWait(headers));
  if (status >= 500 || status === 408) return new CarrierUnreachable(`Lob: ${status} ${code}`);
  const reason =
    REASONS[code] ??
    (OUR_STATUSES.includes(status) ? 'our_account' : status === 413 ? 'file_too_large' : 'other');
  return new CarrierRefusal(reason, `${status} ${code}`, status);
}

function secondsToWait(headers: Readonly<Record<string, unknown>>): number {
  const seconds = Number(headers['retry-after'] ?? headers['ratelimit-reset']);
  return Number.isFinite(seconds) && seconds > 0 && seconds < 600 ? Math.ceil(seconds) : 5;
}
