import { REFERRAL_REWARD_CENTS, proPrice } from '@creditfix/shared/billing';
import { letterFeeCents, PRO_MONTHLY_CENTS } from '@creditfix/shared/kernel';
import type { EmailExample } from '#server/platform/email/index.ts';
import { contractCancelledEmail, contractSignedEmail } from './contract/contract.emails.ts';
import {
  actionNeededEmail,
  mailCreditEmail,
  mailReceiptEmail,
  mailReleasedEmail,
  mailUnpaidEmail,
  pastDueEmail,
  receiptEmail,
  refundEmail,
  refundFailedEmail,
} from './payments/payment.emails.ts';
import type { ProviderInvoice, ProviderSubscription } from './payments.port.ts';
import {
  cancellationEmail,
  endedEmail,
  letterGivenEmail,
  planEndedEmail,
  planGrantedEmail,
  referralEmail,
  trialEndsEmail,
  trialStartedEmail,
} from './plans/plan.emails.ts';
import { mailingPurpose, proPeriodPurpose } from './payments/payment-purpose.ts';

const SITE = 'https://example.com';
const FROM = new Date('2026-11-21T15:00:00Z');
const UNTIL = new Date('2026-12-21T15:00:00Z');

const subscription: ProviderSubscription = {
  id: 'sub_example',
  customerId: 'cus_example',
  status: 'active',
  amountCents: PRO_MONTHLY_CENTS,
  currency: proPrice.currency,
  periodStartsAt: FROM,
  periodEndsAt: UNTIL,
  cancelsAtPeriodEnd: false,
  cancelRequestedAt: null,
  trialEndsAt: null,
  startedAt: FROM,
  endedAt: null,
  endedUnpaid: false,
  collecting: false,
};

const terms = { feeCents: letterFeeCents(PRO_MONTHLY_CENTS), mostCents: PRO_MONTHLY_CENTS };

const reward = {
  cents: REFERRAL_REWARD_CENTS,
  proMonthlyCents: PRO_MONTHLY_CENTS,
  legalMode: 'self_help',
} as const;

const invoice: ProviderInvoice = {
  id: 'in_example',
  customerId: 'cus_example',
  subscriptionId: 'sub_example',
  mailpieceId: null,
  status: 'open',
  amountDueCents: PRO_MONTHLY_CENTS,
  amountPaidCents: 0,
  creditCents: 0,
  currency: proPrice.currency,
  paidAt: null,
  billingReason: 'subscription_cycle',
  coversFrom: FROM,
  coversUntil: UNTIL,
  paymentIntentId: null,
  charge: null,
  invoiceUrl:
    'https://invoice.stripe.com/i/acct_1Example/test_YWNjdF8xRXhhbXBsZSxfUXhhbXBsZQ0200?s=em',
  itemIds: [],
  attempts: 1,
  nextTryAt: new Date('2026-11-24T15:00:00Z'),
  needsAction: false,
  processing: false,
};

const paid = {
  amountPaidCents: PRO_MONTHLY_CENTS,
  invoiceUrl: invoice.invoiceUrl,
  paidAt: FROM,
  what: proPeriodPurpose(FROM, UNTIL),
};

const inPart = { amountPaidCents: 568, creditCents: 300 };
const what = mailingPurpose('CF-7KQ2-M9XD', 'Certified Mail');
const mailed = { ...invoice, amountDueCents: 68, what };

/** The emails of this feature with made-up content. */
export function billingEmailExamples(): readonly EmailExample[] {
  return [
    { kind: 'receipt', draft: () => receiptEmail(SITE, paid) },
    { kind: 'past_due', draft: () => pastDueEmail(SITE, invoice, FROM) },
    { kind: 'payment_action_required', draft: () => actionNeededEmail(SITE, invoice) },
    { kind: 'mail_receipt', draft: () => mailReceiptEmail(SITE, { ...paid, ...inPart, what }) },
    { kind: 'mail_unpaid', draft: () => mailUnpaidEmail(SITE, mailed) },
    {
      kind: 'mail_unpaid_confirm',
      draft: () => mailUnpaidEmail(SITE, { ...mailed, needsAction: true }),
    },
    { kind: 'mail_released', draft: () => mailReleasedEmail(SITE, what, 68) },
    { kind: 'mail_credit', draft: () => mailCreditEmail(SITE, what, 300) },
    { kind: 'trial_started', draft: () => trialStartedEmail(SITE, subscription, terms) },
    { kind: 'trial_will_end', draft: () => trialEndsEmail(SITE, subscription, terms) },
    { kind: 'cancellation', draft: () => cancellationEmail(SITE, subscription) },
    { kind: 'subscription_ended', draft: () => endedEmail(SITE, subscription, 'free') },
    {
      kind: 'subscription_ended_unpaid',
      draft: () => endedEmail(SITE, { ...subscription, endedUnpaid: true }, 'free'),
    },
    {
      kind: 'refund',
      draft: () => refundEmail({ amountCents: PRO_MONTHLY_CENTS, paidAt: FROM }, SITE),
    },
    {
      kind: 'refund_failed',
      draft: () => refundFailedEmail({ amountCents: PRO_MONTHLY_CENTS, paidAt: FROM }, SITE),
    },
    {
      kind: 'contract_signed',
      draft: () => contractSignedEmail({ lastDay: '2026-11-25' }, SITE),
    },
    {
      kind: 'contract_cancelled',
      draft: () => contractCancelledEmail({ at: FROM }, SITE),
    },
    { kind: 'referral', optional: true, draft: () => referralEmail(reward, SITE) },
    { kind: 'plan_granted', draft: () => planGrantedEmail({ endsAt: UNTIL }, SITE) },
    {
      kind: 'letter_given',
      draft: () => letterGivenEmail({ renewsOn: '2026-12-01' }, SITE),
    },
    { kind: 'plan_ended', draft: () => planEndedEmail(SITE) },
  ];
}
