import { Stripe } from 'stripe';
import { PaymentsUnreachable } from '../payments.port.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Stripe's interface, wherever it is served: protocol, host and port. */
  readonly apiBase: string;
  readonly automaticTax: boolean;
  readonly timeoutMs?: number;
  /** Cuts what is being asked, and what is asked from then on. */
  readonly stopping?: AbortSignal | undefined;
}

/** Long enough for a slow answer, short enough for a person who waits. */
const TIMEOUT_MS = 15_000;

/** The official package, speaking the version of the interface that its types describe. */
export function openStripe({
  secretKey,
  apiBase,
  timeoutMs = TIMEOUT_MS,
  stopping,
}: StripeSettings): Stripe {
  const { protocol, hostname, port } = new URL(apiBase);
  const secure = protocol === 'https:';
  return new Stripe(secretKey, {
    apiVersion: Stripe.API_VERSION,
    protocol: secure ? 'https' : 'http',
    host: hostname,
    port: port || (secure ? 443 : 80),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    // It would send figures about our calls, and keep an id in the home folder for them.
    telemetry: false,
    // The one client that is the same on Node and on Deno.
    httpClient: Stripe.createFetchHttpClient(stopping && fetchUntil(stopping)),
  });
}

/** The package asks again where the line breaks; what was cut because we are stopping is answered as nothing to ask again. */
function fetchUntil(stopping: AbortSignal): typeof fetch {
  return async (address, init) => {
    const signal = init?.signal ? AbortSignal.any([init.signal, stopping]) : stopping;
    try {
      return await fetch(address, { ...init, signal });
    } catch (error) {
      if (!stopping.aborted) throw error;
      const headers = { 'Stripe-Should-Retry': 'false', 'Content-Type': 'application/json' };
      return new Response('{"error":{"type":"api_error"}}', { status: 503, headers });
    }
  };
}

/** Stripe sends ten refunds with a charge; of what went back in more parts it is asked for all. */
export async function refundsAt(
  stripe: Stripe,
  { id, refunds }: Stripe.Charge,
): Promise<readonly Stripe.Refund[]> {
  if (!refunds?.has_more) return refunds?.data ?? [];
  const all = stripe.refunds.list({ charge: id, limit: 100 });
  return await asked(() => all.autoPagingToArray({ limit: 1_000 }));
}

/**
 * Asks Stripe, and says "unreachable" for whatever is not an answer to go on with: the person's way is the same, to try again.
 * What is said on holds no content: Stripe's own texts quote what was sent.
 */
export async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code = '', statusCode, requestId = '', param = '' } = error;
    const said = `Stripe: ${type} ${code} ${statusCode ?? ''} ${param} ${requestId}`;
    throw new PaymentsUnreachable(said, statusCode);
  }
}

/** As `asked`, for one object; undefined where Stripe does not know it. */
export async function looked<T>(look: () => Promise<T>): Promise<T | undefined> {
  return await asked(async () => {
    try {
      return await look();
    } catch (error) {
      if (isRefusal(error) && error.code === 'resource_missing') return undefined;
      throw error;
    }
  });
}

/** Stripe understood and said no, for good. */
export function isRefusal(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}
