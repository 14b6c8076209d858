import { AllowanceAttempt } from './allowance/allowance-attempt.entity.ts';
import { BillingCustomer } from './plans/billing-customer.entity.ts';
import { Checkout } from './plans/checkout.entity.ts';
import { Coupon } from './coupons/coupon.entity.ts';
import { CouponUse } from './coupons/coupon-use.entity.ts';
import { LetterUse } from './allowance/letter-use.entity.ts';
import { LetterGift } from './allowance/letter-gift.entity.ts';
import { LetterFee } from './contract/letter-fee.entity.ts';
import { MailCharge } from './payments/mail-charge.entity.ts';
import { MailPayment } from './payments/mail-payment.entity.ts';
import { Payment } from './payments/payment.entity.ts';
import { PlanGrant } from './plans/plan-grant.entity.ts';
import { ReferralCode } from './referrals/referral-code.entity.ts';
import { Referral } from './referrals/referral.entity.ts';
import { Refund } from './payments/refund.entity.ts';
import { StripeEvent } from './stripe/stripe-event.entity.ts';
import { ServiceContract } from './contract/service-contract.entity.ts';
import { Subscription } from './plans/subscription.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const billingEntities = [
  AllowanceAttempt,
  BillingCustomer,
  Checkout,
  Coupon,
  CouponUse,
  LetterUse,
  LetterFee,
  LetterGift,
  MailCharge,
  MailPayment,
  Payment,
  PlanGrant,
  ReferralCode,
  Referral,
  Refund,
  ServiceContract,
  StripeEvent,
  Subscription,
] as const;
