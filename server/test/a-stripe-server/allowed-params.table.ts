import type { Stripe } from 'stripe';

/**
 * What each call of Stripe's interface may be sent, as far as this product uses it. The names and kinds are checked against the
 * package's types when this compiles: a name that Stripe does not have, or a number where it wants text, does not.
 */

export type Kind =
  | 'string'
  | 'integer'
  | 'boolean'
  | 'metadata'
  | readonly string[]
  | { readonly each: Kind }
  | { readonly of: Fields };

export interface Fields {
  readonly [name: string]: Kind | undefined;
}

export interface CallShape {
  readonly fields: Fields;
  readonly needed: readonly string[];
}

type KindOf<T> = [T] extends [boolean]
  ? 'boolean'
  : [T] extends [number]
    ? 'integer'
    : [T] extends [string]
      ? 'string' | readonly T[]
      : [T] extends [readonly (infer Each)[]]
        ? { readonly each: KindOf<Each> }
        : [T] extends [object]
          ? string extends keyof T
            ? 'metadata'
            : { readonly of: FieldsOf<T> }
          : 'string' | 'integer';

/** Optional names may be left out here, needed ones not. */
type FieldsOf<Params> = {
  readonly [Name in keyof Params]: KindOf<Exclude<NonNullable<Params[Name]>, ''>>;
};

interface ShapeOf<Params> {
  readonly fields: FieldsOf<Params>;
  readonly needed: readonly (keyof Params)[];
}

const expand = { each: 'string' } as const;

export const callShapes: Readonly<Record<string, CallShape>> = {
  'GET /v1/prices/:id': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.PriceRetrieveParams>,
  'POST /v1/customers': {
    fields: { email: 'string', name: 'string', metadata: 'metadata', expand },
    needed: [],
  } satisfies ShapeOf<Stripe.CustomerCreateParams>,
  'GET /v1/customers/:id': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.CustomerRetrieveParams>,
  'POST /v1/customers/:id': {
    fields: { email: 'string', name: 'string', metadata: 'metadata', expand },
    needed: [],
  } satisfies ShapeOf<Stripe.CustomerUpdateParams>,
  'POST /v1/customers/:id/balance_transactions': {
    fields: {
      amount: 'integer',
      currency: 'string',
      description: 'string',
      metadata: 'metadata',
    },
    needed: ['amount', 'currency'],
  } satisfies ShapeOf<Stripe.CustomerCreateBalanceTransactionParams>,
  'POST /v1/checkout/sessions': {
    fields: {
      mode: ['subscription', 'payment'],
      customer: 'string',
      client_reference_id: 'string',
      line_items: {
        each: {
          of: {
            price: 'string',
            quantity: 'integer',
            price_data: {
              of: {
                currency: 'string',
                unit_amount: 'integer',
                recurring: { of: { interval: ['day', 'month', 'week', 'year'] } },
                tax_behavior: ['exclusive', 'inclusive', 'unspecified'],
                product_data: { of: { name: 'string' } },
              },
            },
          },
        },
      },
      payment_method_collection: ['always', 'if_required'],
      custom_text: { of: { submit: { of: { message: 'string' } } } },
      payment_intent_data: {
        of: {
          capture_method: ['automatic', 'automatic_async', 'manual'],
          description: 'string',
          metadata: 'metadata',
        },
      },
      consent_collection: { of: { terms_of_service: ['none', 'required'] } },
      allow_promotion_codes: 'boolean',
      discounts: { each: { of: { coupon: 'string' } } },
      success_url: 'string',
      cancel_url: 'string',
      expires_at: 'integer',
      metadata: 'metadata',
      subscription_data: { of: { metadata: 'metadata', trial_period_days: 'integer' } },
      automatic_tax: { of: { enabled: 'boolean' } },
      customer_update: { of: { address: ['auto', 'never'] } },
      expand,
    },
    needed: ['mode', 'line_items', 'success_url'],
  } satisfies ShapeOf<Stripe.Checkout.SessionCreateParams>,
  'POST /v1/coupons': {
    fields: {
      id: 'string',
      name: 'string',
      percent_off: 'integer',
      amount_off: 'integer',
      currency: 'string',
      duration: ['forever', 'once', 'repeating'],
      duration_in_months: 'integer',
    },
    needed: [],
  } satisfies ShapeOf<Stripe.CouponCreateParams>,
  'GET /v1/checkout/sessions/:id': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.Checkout.SessionRetrieveParams>,
  'POST /v1/checkout/sessions/:id/expire': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.Checkout.SessionExpireParams>,
  'POST /v1/payment_intents/:id/capture': {
    fields: { amount_to_capture: 'integer', expand },
    needed: [],
  } satisfies ShapeOf<Stripe.PaymentIntentCaptureParams>,
  'POST /v1/payment_intents/:id/cancel': {
    fields: {
      cancellation_reason: ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'],
      expand,
    },
    needed: [],
  } satisfies ShapeOf<Stripe.PaymentIntentCancelParams>,
  'GET /v1/billing_portal/configurations': {
    fields: { active: 'boolean', limit: 'integer' },
    needed: [],
  } satisfies ShapeOf<Stripe.BillingPortal.ConfigurationListParams>,
  'POST /v1/billing_portal/configurations': {
    fields: {
      features: {
        of: {
          customer_update: {
            of: {
              enabled: 'boolean',
              allowed_updates: {
                each: ['address', 'email', 'name', 'phone', 'shipping', 'tax_id'],
              },
            },
          },
          invoice_history: { of: { enabled: 'boolean' } },
          payment_method_update: { of: { enabled: 'boolean' } },
          subscription_cancel: {
            of: {
              enabled: 'boolean',
              mode: ['at_period_end', 'immediately'],
              cancellation_reason: {
                of: {
                  enabled: 'boolean',
                  options: {
                    each: [
                      'customer_service',
                      'low_quality',
                      'missing_features',
                      'other',
                      'switched_service',
                      'too_complex',
                      'too_expensive',
                      'unused',
                    ],
                  },
                },
              },
            },
          },
        },
      },
      metadata: 'metadata',
    },
    needed: ['features'],
  } satisfies ShapeOf<Stripe.BillingPortal.ConfigurationCreateParams>,
  'POST /v1/billing_portal/sessions': {
    fields: { customer: 'string', configuration: 'string', return_url: 'string' },
    needed: ['customer'],
  } satisfies ShapeOf<Stripe.BillingPortal.SessionCreateParams>,
  'GET /v1/subscriptions/:id': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.SubscriptionRetrieveParams>,
  'POST /v1/subscriptions/:id': {
    fields: { cancel_at_period_end: 'boolean', cancel_at: 'integer', metadata: 'metadata', expand },
    needed: [],
  } satisfies ShapeOf<Stripe.SubscriptionUpdateParams>,
  'DELETE /v1/subscriptions/:id': {
    fields: { invoice_now: 'boolean', prorate: 'boolean' },
    needed: [],
  } satisfies ShapeOf<Stripe.SubscriptionCancelParams>,
  'GET /v1/invoices': {
    fields: {
      subscription: 'string',
      customer: 'string',
      limit: 'integer',
      starting_after: 'string',
    },
    needed: [],
  } satisfies ShapeOf<Stripe.InvoiceListParams>,
  'POST /v1/invoices': {
    fields: {
      customer: 'string',
      currency: 'string',
      collection_method: ['charge_automatically'],
      auto_advance: 'boolean',
      pending_invoice_items_behavior: ['exclude'],
      metadata: 'metadata',
      automatic_tax: { of: { enabled: 'boolean' } },
      expand,
    },
    needed: ['customer'],
  } satisfies ShapeOf<Stripe.InvoiceCreateParams>,
  'POST /v1/invoiceitems': {
    fields: {
      customer: 'string',
      invoice: 'string',
      subscription: 'string',
      metadata: 'metadata',
      amount: 'integer',
      currency: 'string',
      description: 'string',
      tax_behavior: ['exclusive', 'inclusive', 'unspecified'],
      expand,
    },
    needed: ['customer', 'amount', 'currency'],
  } satisfies ShapeOf<Stripe.InvoiceItemCreateParams>,
  'GET /v1/invoiceitems': {
    fields: { customer: 'string', limit: 'integer', starting_after: 'string' },
    needed: [],
  } satisfies ShapeOf<Stripe.InvoiceItemListParams>,
  'GET /v1/invoiceitems/:id': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.InvoiceItemRetrieveParams>,
  'DELETE /v1/invoiceitems/:id': {
    fields: {},
    needed: [],
  } satisfies ShapeOf<Stripe.InvoiceItemDeleteParams>,
  'POST /v1/invoices/:id/finalize': {
    fields: { auto_advance: 'boolean', expand },
    needed: [],
  } satisfies ShapeOf<Stripe.InvoiceFinalizeInvoiceParams>,
  'POST /v1/invoices/:id/pay': {
    fields: { payment_method: 'string', off_session: 'boolean', expand },
    needed: [],
  } satisfies ShapeOf<Stripe.InvoicePayParams>,
  'DELETE /v1/invoices/:id': {
    fields: {},
    needed: [],
  } satisfies ShapeOf<Stripe.InvoiceDeleteParams>,
  'POST /v1/invoices/:id': {
    fields: { auto_advance: 'boolean', default_payment_method: 'string', expand },
    needed: [],
  } satisfies ShapeOf<Stripe.InvoiceUpdateParams>,
  'POST /v1/invoices/:id/void': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.InvoiceVoidInvoiceParams>,
  'GET /v1/refunds/:id': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.RefundRetrieveParams>,
  'GET /v1/refunds': {
    fields: { charge: 'string', limit: 'integer', starting_after: 'string' },
    needed: [],
  } satisfies ShapeOf<Stripe.RefundListParams>,
  'GET /v1/invoices/:id': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.InvoiceRetrieveParams>,
  'GET /v1/invoice_payments': {
    fields: {
      payment: { of: { type: ['payment_intent'], payment_intent: 'string' } },
      limit: 'integer',
      expand,
    },
    needed: [],
  } satisfies ShapeOf<Stripe.InvoicePaymentListParams>,
  'GET /v1/charges/:id': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.ChargeRetrieveParams>,
  'GET /v1/disputes/:id': {
    fields: { expand },
    needed: [],
  } satisfies ShapeOf<Stripe.DisputeRetrieveParams>,
  'POST /v1/refunds': {
    fields: {
      payment_intent: 'string',
      charge: 'string',
      amount: 'integer',
      metadata: 'metadata',
    },
    needed: [],
  } satisfies ShapeOf<Stripe.RefundCreateParams>,
};

/** What may be asked to be delivered whole, by the object's name. */
export const expandable: Readonly<Record<string, readonly string[]>> = {
  'checkout.session': ['line_items', 'payment_intent.latest_charge.refunds'],
  charge: ['refunds'],
  subscription: ['discounts.source.coupon', 'latest_invoice'],
  invoice: ['payments', 'payments.data.payment.payment_intent'],
};
