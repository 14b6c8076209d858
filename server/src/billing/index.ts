export type { BillingParts } from './billing.parts.ts';
export { billingRoutes } from './billing.routes.ts';
export { billingEmailExamples } from './email-examples.ts';
export { noPayments, type Payments } from './payments.port.ts';
export { creditReferral, creditReferralJob } from './credit-referral.job.ts';
export { chargeMail } from './charge-mail.ts';
export {
  chargeForMail,
  chargeMailJob,
  collectsMail,
  returnMailCharge,
  mailChargesOf,
  mayMail,
  type MailCharge,
  type MayMail,
} from './mail-charge.ts';
export { newestPayments } from './payment.repository.ts';
export { openGrantsOf } from './plan-grant.repository.ts';
export { runningSubscriptionsOf } from './subscription.repository.ts';
export { mailingPurpose } from './payment-purpose.ts';
export { currentAllowance, recordRefusal, takeLetters } from './allowance.ts';
export { lockAllowance } from './allowance.repository.ts';
export { grantPro, withdrawPro } from './plan-grants.ts';
export { planRoutes } from './billing.routes.ts';
export { refreshDuePlans } from './reconcile-billing.ts';
export { refundPayment } from './send-refund.job.ts';
export { resumeMoneyJobs } from './reconcile-billing.ts';
export { sendRefund, sendRefundJob } from './send-refund.job.ts';
export { ReferralCode } from './referral-code.entity.ts';
export { Referral } from './referral.entity.ts';
export { referralRoutes } from './billing.routes.ts';
export { processStripeEvent, processStripeEventJob } from './process-stripe-event.job.ts';
export { reconcileBilling } from './reconcile-billing.ts';
export { stripeEventRoutes } from './billing.routes.ts';
export { createStripePayments } from './stripe-on-first-use.ts';
export { syncCustomer, syncCustomerJob } from './sync-customer.job.ts';
export { syncCheckout, syncCheckoutJob } from './sync-checkout.ts';
export { syncSubscription, syncSubscriptionJob } from './sync-subscription.ts';
export { endSubscriptions, endSubscriptionsOfDeleted } from './change-subscription.ts';
export { gatherPayments } from './gather-payments.ts';
export { forgetPlans, purgePayments } from './gather-payments.ts';
export { countPayments } from './payment.repository.ts';
export { purgeStripeEvents } from './stripe-event.repository.ts';
export { billingEntities } from './billing.entities.ts';
