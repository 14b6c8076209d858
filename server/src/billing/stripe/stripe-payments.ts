import { proPrice } from '@creditfix/shared/billing';
import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import { type NewCheckout, type Payments, PaymentsUnreachable } from '../payments.port.ts';
import {
  asked,
  isRefusal,
  looked,
  openStripe,
  refundsAt,
  type StripeSettings,
} from './stripe-payments-client.ts';
import { letterFeesAt } from './stripe-payments-letters.ts';
import { mailInvoicesAt, mailPaymentsAt } from './stripe-payments-mail.ts';
import {
  chargeOf,
  checkoutOf,
  idOf,
  invoiceOf,
  PAGE_OPEN_SECONDS,
  paymentOf,
  readEvent,
  REFUND_ID,
  refundStatusOf,
  subscriptionOf,
} from './stripe-shapes.ts';

/** What people may do on Stripe's own page. Its features are off unless a configuration turns them on. */
const FEATURES = {
  customer_update: { enabled: true, allowed_updates: ['address'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: {
    enabled: true,
    mode: 'at_period_end',
    cancellation_reason: {
      enabled: true,
      options: ['too_expensive', 'missing_features', 'unused', 'switched_service', 'other'],
    },
  },
} as const satisfies Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** Goes up with each change of the features: the old configuration is left alone and a new one made. */
const MARK = { key: 'credit_fix_portal', version: '1' };

/** Finds our portal configuration at Stripe, or makes it; a process asks once. */
function createPortalConfiguration(stripe: Stripe): () => Promise<string> {
  let known: Promise<string> | undefined;
  const find = async (): Promise<string> => {
    const { data } = await asked(() =>
      stripe.billingPortal.configurations.list({ active: true, limit: 100 }),
    );
    const ours = data.find(({ metadata }) => metadata?.[MARK.key] === MARK.version);
    if (ours) return ours.id;
    const made = await asked(() =>
      stripe.billingPortal.configurations.create(
        {
          features: { ...FEATURES, subscription_cancel: copyOf(FEATURES.subscription_cancel) },
          metadata: { [MARK.key]: MARK.version },
        },
        { idempotencyKey: `${MARK.key}-${MARK.version}` },
      ),
    );
    return made.id;
  };
  return async () => {
    known ??= find();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

function copyOf(cancel: typeof FEATURES.subscription_cancel) {
  const { options } = cancel.cancellation_reason;
  return { ...cancel, cancellation_reason: { enabled: true, options: [...options] } };
}

const EXPAND_SUBSCRIPTION = { expand: ['discounts.source.coupon', 'latest_invoice'] };

/** Payments on Stripe, through its own package. With `stripe-payments-*.ts`, the only file that knows Stripe. */
export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = openStripe(settings);
  return {
    online: true,
    ...customersAt(stripe),
    ...checkoutsAt(stripe, settings),
    ...subscriptionsAt(stripe),
    ...invoicesAt(stripe),
    ...mailInvoicesAt(stripe, settings),
    ...letterFeesAt(stripe),
    ...mailPaymentsAt(stripe, settings),
    ...repaymentsAt(stripe),
    readEvent: (body, signature, now) => readEvent(stripe, settings, { body, signature, now }),
  };
}

function customersAt(
  stripe: Stripe,
): Pick<Payments, 'createCustomer' | 'changeEmail' | 'hasCustomer' | 'openPortal'> {
  const portalConfiguration = createPortalConfiguration(stripe);
  return {
    async createCustomer({ accountId, email, insteadOf = '' }) {
      // The address is part of the key: with another one, Stripe would refuse the same key for a day.
      const idempotencyKey = `customer-${accountId}-${shortHash(email + insteadOf)}`;
      const customer = await asked(() =>
        stripe.customers.create({ email, metadata: { account_id: accountId } }, { idempotencyKey }),
      );
      return { customerId: customer.id };
    },
    async changeEmail({ customerId, email }) {
      await asked(() =>
        stripe.customers.update(customerId, { email }).catch((error: unknown) => {
          // Gone, or an address that Stripe does not take: it would be refused tomorrow too.
          if (!isRefusal(error)) throw error;
        }),
      );
    },
    async hasCustomer(customerId) {
      const customer = await looked(() => stripe.customers.retrieve(customerId));
      return customer !== undefined && customer.deleted !== true;
    },
    async openPortal({ customerId, returnUrl }) {
      const configuration = await portalConfiguration();
      const session = await asked(() =>
        stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration,
          return_url: returnUrl,
        }),
      );
      return { url: session.url };
    },
  };
}

function checkoutsAt(
  stripe: Stripe,
  settings: StripeSettings,
): Pick<Payments, 'createCheckout' | 'fetchCheckout' | 'expireCheckout'> {
  return {
    async createCheckout(checkout) {
      if (checkout.coupon) await makeCoupon(stripe, checkout.coupon);
      const { id, url } = await asked(() =>
        stripe.checkout.sessions.create(sessionFor(checkout, settings), {
          idempotencyKey: checkout.key,
        }),
      );
      if (!url) throw new PaymentsUnreachable(`Stripe: the payment page ${id} has no address`);
      return { sessionId: id, url };
    },
    async fetchCheckout(sessionId) {
      const session = await looked(() =>
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['line_items'] }),
      );
      return session && checkoutOf(session);
    },
    async expireCheckout(sessionId) {
      await asked(() =>
        stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
          if (!isRefusal(error)) throw error;
        }),
      );
    },
  };
}

/** With what it takes off: whether a month is waived hangs on the price of that day. */
const couponName = ({ id, percentOff }: NonNullable<NewCheckout['coupon']>) =>
  percentOff === 100 ? `code-${id}-all` : `code-${id}`;

/** Ours at Stripe, where it does not have it yet. Who may use it and how often is ours to say. */
async function makeCoupon(
  stripe: Stripe,
  coupon: NonNullable<NewCheckout['coupon']>,
): Promise<void> {
  const { code, percentOff, centsOff, months } = coupon;
  const off = percentOff ? { percent_off: percentOff } : { amount_off: centsOff ?? 0 };
  await asked(() =>
    stripe.coupons
      .create({
        id: couponName(coupon),
        name: code,
        ...off,
        ...(percentOff ? {} : { currency: proPrice.currency.toLowerCase() }),
        ...(months
          ? { duration: 'repeating' as const, duration_in_months: months }
          : { duration: 'forever' as const }),
      })
      .catch((error: unknown) => {
        if (!isRefusal(error) || error.code !== 'resource_already_exists') throw error;
        return undefined;
      }),
  );
}

/** A month that costs nothing by itself: what is finished in it comes on its invoice, whatever price is set up at Stripe. */
const CARD_ALONE = {
  quantity: 1,
  price_data: {
    currency: proPrice.currency.toLowerCase(),
    unit_amount: 0,
    recurring: { interval: 'month' as const },
    product_data: { name: proPrice.name },
  },
};

function sessionFor(
  { accountId, customerId, origin, trialDays, inArrears, coupon, openedAt }: NewCheckout,
  { priceId, automaticTax }: StripeSettings,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { account_id: accountId };
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: accountId,
    line_items: [inArrears ? CARD_ALONE : { price: priceId, quantity: 1 }],
    ...(inArrears ? { payment_method_collection: 'always' as const } : {}),
    consent_collection: { terms_of_service: 'required' },
    // Stripe takes one or the other: codes that were made in its own dashboard can be typed on the page.
    ...(coupon ? { discounts: [{ coupon: couponName(coupon) }] } : { allow_promotion_codes: true }),
    // Stripe's own braces: it puts the session's id there.
    success_url: `${origin}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/subscription/cancel`,
    expires_at: Math.floor(openedAt.getTime() / 1_000) + PAGE_OPEN_SECONDS,
    metadata,
    subscription_data: {
      metadata,
      ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
    },
    // Tax needs an address, and the page may write it to the customer.
    ...(automaticTax
      ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }
      : {}),
  };
}

function subscriptionsAt(
  stripe: Stripe,
): Pick<Payments, 'fetchSubscription' | 'cancelAtPeriodEnd' | 'cancelNow'> {
  return {
    async fetchSubscription(subscriptionId) {
      const found = await looked(() =>
        stripe.subscriptions.retrieve(subscriptionId, EXPAND_SUBSCRIPTION),
      );
      return found && subscriptionOf(found);
    },
    async cancelAtPeriodEnd(subscriptionId, cancels) {
      const now = await asked(() => stripe.subscriptions.retrieve(subscriptionId));
      // Canceled in the portal, it may end by a date alone (see `subscriptionOf`): then the date is what has to go.
      const byDate = !cancels && !now.cancel_at_period_end && now.cancel_at !== null;
      await asked(() =>
        stripe.subscriptions.update(
          subscriptionId,
          byDate ? { cancel_at: '' } : { cancel_at_period_end: cancels },
        ),
      );
    },
    async cancelNow(subscriptionId) {
      await asked(() =>
        stripe.subscriptions.cancel(subscriptionId).catch((error: unknown) => {
          if (!isRefusal(error) || error.code !== 'resource_missing') throw error;
          return undefined;
        }),
      );
      await stopCollecting(stripe, subscriptionId);
    },
  };
}

/**
 * Of a subscription that has ended, Stripe stops to collect what is finalized: a renewal's draft is still collected an hour later,
 * and an open invoice can still be paid from the email that asked for it.
 */
async function stopCollecting(stripe: Stripe, subscription: string): Promise<void> {
  const { data } = await asked(() => stripe.invoices.list({ subscription, limit: 20 }));
  for (const { id, status } of data) {
    await asked(async () => {
      try {
        if (status === 'draft') await stripe.invoices.update(id, { auto_advance: false });
        if (status === 'open') await stripe.invoices.voidInvoice(id);
      } catch (error) {
        // Paid in this very moment.
        if (!isRefusal(error)) throw error;
      }
    });
  }
}

function invoicesAt(
  stripe: Stripe,
): Pick<Payments, 'fetchInvoice' | 'originOfCharge' | 'chargeOfDispute' | 'chargeOfRefund'> {
  return {
    async fetchInvoice(invoiceId) {
      const found = await looked(() =>
        // Four levels are as deep as Stripe expands, so the charge takes a call of its own.
        stripe.invoices.retrieve(invoiceId, { expand: ['payments.data.payment.payment_intent'] }),
      );
      if (!found) return undefined;
      const { chargeId } = paymentOf(found);
      const charge = chargeId
        ? await looked(() => stripe.charges.retrieve(chargeId, { expand: ['refunds'] }))
        : undefined;
      return invoiceOf(found, charge ? chargeOf(charge, await refundsAt(stripe, charge)) : null);
    },
    async originOfCharge(chargeId) {
      const charge = await looked(() => stripe.charges.retrieve(chargeId));
      if (!charge?.payment_intent) return undefined;
      const intent = idOf(charge.payment_intent);
      const payments = await asked(() =>
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: intent },
        }),
      );
      const invoice = payments.data[0]?.invoice;
      return { paymentIntentId: intent, invoiceId: invoice ? idOf(invoice) : null };
    },
    async chargeOfDispute(disputeId) {
      const dispute = await looked(() => stripe.disputes.retrieve(disputeId));
      return dispute && idOf(dispute.charge);
    },
    async chargeOfRefund(refundId) {
      const refund = await looked(() => stripe.refunds.retrieve(refundId));
      return refund?.charge ? idOf(refund.charge) : undefined;
    },
  };
}

function repaymentsAt(stripe: Stripe): Pick<Payments, 'refund' | 'credit'> {
  return {
    async refund({ key, paymentIntentId, chargeId, amountCents }) {
      const paid = paymentIntentId
        ? { payment_intent: paymentIntentId }
        : { charge: chargeId ?? '' };
      return await asked(async () => {
        try {
          const refund = await stripe.refunds.create(
            { ...paid, amount: amountCents, metadata: { [REFUND_ID]: key } },
            { idempotencyKey: key },
          );
          return { providerId: refund.id, status: refundStatusOf(refund.status) };
        } catch (error) {
          // Paid back already, disputed, too much: it will be refused tomorrow too.
          if (isRefusal(error)) return { providerId: '', status: 'failed' };
          throw error;
        }
      });
    },
    async credit({ key, customerId, amountCents, currency, description }) {
      const transaction = await asked(() =>
        stripe.customers.createBalanceTransaction(
          customerId,
          // What the customer has to their credit is negative at Stripe.
          { amount: -amountCents, currency: currency.toLowerCase(), description },
          { idempotencyKey: key },
        ),
      );
      return { creditId: transaction.id };
    },
  };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
