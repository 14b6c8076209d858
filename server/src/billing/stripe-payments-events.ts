import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { ProviderEvent } from './payments.port.ts';
import type { StripeSettings } from './stripe-payments-client.ts';
import { instant } from './stripe-payments-shapes.ts';

const SIGNATURE_SECONDS = 300;

interface Delivery {
  readonly body: Uint8Array;
  readonly signature: string | undefined;
  readonly now: Date;
}

/** What Stripe says has happened, where it was Stripe who said it, and just now. */
export async function readEvent(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  { body, signature, now }: Delivery,
): Promise<ProviderEvent | 'unreadable' | undefined> {
  if (!signature || !webhookSecret) return undefined;
  const signed = await stripe.webhooks.signature
    ?.verifyHeaderAsync(
      Buffer.from(body).toString(),
      signature,
      webhookSecret,
      SIGNATURE_SECONDS,
      undefined,
      +now,
    )
    .catch(() => false);
  // The package looks at the age alone: what comes from the future would stay good until then.
  const times = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  if (!signed || Math.max(...times) - +now / 1_000 > SIGNATURE_SECONDS) return undefined;
  const event = eventSchema.safeParse(jsonOf(body));
  if (!event.success) return 'unreadable';
  const { id, type, created, data } = event.data;
  // What is only announced (`invoice.upcoming`) has no id yet.
  return { id, type, objectId: data.object.id ?? '', createdAt: instant(created) };
}

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.object({ id: z.string().nullish() }) }),
});

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}
