import type { Stripe } from 'stripe';
import type { Payments } from '../payments.port.ts';
import { asked, isRefusal, looked } from './stripe-payments-client.ts';
import { LETTER_ID } from './stripe-shapes.ts';

/** Finished letters at Stripe: lines that wait for the invoice at the end of the subscription's month. */
export function letterFeesAt(
  stripe: Stripe,
): Pick<Payments, 'addLetterFee' | 'findLetterFee' | 'removeLetterFee'> {
  return {
    async addLetterFee({ letterId, customerId, subscriptionId, amountCents, currency, what }) {
      const item = await asked(() =>
        stripe.invoiceItems.create(
          {
            customer: customerId,
            subscription: subscriptionId,
            amount: amountCents,
            currency: currency.toLowerCase(),
            description: what,
            // The price that the person agreed to is all that they pay.
            tax_behavior: 'inclusive',
            metadata: { [LETTER_ID]: letterId },
          },
          { idempotencyKey: `letter-fee-${letterId}` },
        ),
      );
      return { itemId: item.id };
    },
    async findLetterFee({ customerId, letterId }) {
      return await asked(async () => {
        for await (const item of stripe.invoiceItems.list({ customer: customerId, limit: 100 }))
          if (item.metadata?.[LETTER_ID] === letterId) return item.id;
        return undefined;
      });
    },
    async removeLetterFee(itemId) {
      const item = await looked(() => stripe.invoiceItems.retrieve(itemId));
      if (!item) return true;
      return await asked(async () => {
        try {
          await stripe.invoiceItems.del(itemId);
          return true;
        } catch (error) {
          // It stands on an invoice that is finalized.
          if (isRefusal(error)) return false;
          throw error;
        }
      });
    },
  };
}
