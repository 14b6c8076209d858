import { defineJob } from '#server/platform/jobs/index.ts';
import { endCheckout } from './customer.repository.ts';
import type { ProviderCheckout } from './payments.port.ts';
import { readSubscription, type SyncParts } from './sync-subscription.ts';
import { writeNewest, type Reading } from './write-newest.ts';

export const syncCheckoutJob = defineJob<{ sessionId: string }>({
  queue: 'sync-checkout',
  retries: 8,
  retryDelaySeconds: 30,
});

/** Writes what came of a payment page: that it is over, and the subscription that it brought. */
export async function syncCheckout(
  parts: SyncParts,
  sessionId: string,
): Promise<ProviderCheckout | undefined> {
  let checkout: ProviderCheckout | undefined;
  await writeNewest(parts.database, async () => {
    checkout = await parts.payments.fetchCheckout(sessionId);
    return await readingOf(parts, sessionId, checkout);
  });
  return checkout;
}

/** Asks the provider for a payment page; see `writeNewest`. */
export async function readCheckout(parts: SyncParts, sessionId: string): Promise<Reading> {
  return await readingOf(parts, sessionId, await parts.payments.fetchCheckout(sessionId));
}

async function readingOf(
  parts: SyncParts,
  sessionId: string,
  checkout: ProviderCheckout | undefined,
): Promise<Reading> {
  // A page that the provider does not know any more will not be paid either.
  if (checkout?.state === 'open') return async () => {};
  const writeSubscription = checkout?.subscriptionId
    ? await readSubscription(parts, checkout.subscriptionId)
    : undefined;
  return async (tx) => {
    await writeSubscription?.(tx);
    await endCheckout(tx, sessionId, parts.clock.now());
  };
}
