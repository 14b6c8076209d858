import { AllowanceAttempt } from './allowance-attempt.entity.ts';
import { BillingCustomer } from './billing-customer.entity.ts';
import { Checkout } from './checkout.entity.ts';
import { MailCharge } from './mail-charge.entity.ts';
import { Payment } from './payment.entity.ts';
import { PlanGrant } from './plan-grant.entity.ts';
import { ReferralCode } from './referral-code.entity.ts';
import { Referral } from './referral.entity.ts';
import { Refund } from './refund.entity.ts';
import { StripeEvent } from './stripe-event.entity.ts';
import { Subscription } from './subscription.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const billingEntities = [
  AllowanceAttempt,
  BillingCustomer,
  Checkout,
  MailCharge,
  Payment,
  PlanGrant,
  ReferralCode,
  Referral,
  Refund,
  StripeEvent,
  Subscription,
] as const;
