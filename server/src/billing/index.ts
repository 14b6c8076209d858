export type { BillingParts, ContractParts } from './billing.parts.ts';
export {
  cancelForPerson,
  endWithoutContract,
  undoContractJob,
} from './contract/cancel-contract.ts';
export { newestContractOf } from './contract/contract.repository.ts';
export {
  chargeForLetter,
  listLetterFee,
  listLetterFeeJob,
  returnLetterFee,
} from './contract/letter-fee.ts';
export {
  contractPapers,
  contractRecordsCsv,
  gatherContracts,
} from './contract/contract-records.ts';
export { contractRoutes } from './contract/contract.routes.ts';
export {
  presentHold,
  hasContract,
  isContractMissing,
  serviceHold,
  serviceVerdict,
  type ServiceHold,
} from './contract/service-hold.ts';
export { billingRoutes, planRoutes, referralRoutes, stripeEventRoutes } from './billing.routes.ts';
export { reachingPayments } from './reaching-payments.ts';
export { billingEmailExamples } from './email-examples.ts';
export { noPayments, PaymentsUnreachable, type Payments } from './payments.port.ts';
export { creditReferral, creditReferralJob } from './referrals/credit-referral.job.ts';
export {
  isHeldOrPaid,
  mailPaymentMovedJob,
  openMailPage,
  orderMailPayment,
  releaseMailPayment,
  settleMailPayment,
  settleMailPaymentJob,
} from './payments/pay-for-mail.ts';
export { newestMailPayment, unpaidMailings } from './payments/mail-payment.repository.ts';
export { chargeMail } from './payments/charge-mail.ts';
export {
  chargeForMail,
  chargeMailJob,
  collectsMail,
  returnMailCharge,
  mailChargesOf,
  mayMail,
  type MailCharge,
  type MayMail,
} from './payments/mail-charge.ts';
export {
  accountsWithPayments,
  newestPayments,
  refundsOf,
  countPayments,
} from './payments/payment.repository.ts';
export { openGrantsOf, forgetUses, lockAllowance } from './allowance/allowance.repository.ts';
export { countPaidAhead, runningSubscriptionsOf } from './plans/subscription.repository.ts';
export { mailingPurpose } from './payments/payment-purpose.ts';
export {
  currentAllowance,
  giveLetterBack,
  markTakenBack,
  recordRefusal,
  takeLetterAgain,
  takeLetters,
} from './allowance/allowance.ts';
export { giveLetter, withdrawLetter } from './allowance/give-letter.ts';
export {
  addCoupon,
  keepUse,
  newestCoupons,
  turnCouponOff,
  usesOfCoupons,
} from './coupons/coupon.repository.ts';
export { CODES_PER_ACCOUNT, readCoupon, takeCoupon } from './coupons/coupons.ts';
export { grantPro, withdrawPro } from './plans/plan-grants.ts';
export { refreshDuePlans, resumeMoneyJobs, reconcileBilling } from './stripe/reconcile-billing.ts';
export { refuseUnserved } from './served-states.ts';
export { refundPayment, sendRefund, sendRefundJob } from './payments/send-refund.job.ts';
export { ReferralCode } from './referrals/referral-code.entity.ts';
export { Referral } from './referrals/referral.entity.ts';
export { processStripeEvent, processStripeEventJob } from './stripe/process-stripe-event.job.ts';
export { createStripePayments } from './stripe/stripe-on-first-use.ts';
export { syncCustomer, syncCustomerJob } from './stripe/sync-customer.job.ts';
export {
  syncCheckout,
  syncCheckoutJob,
  syncSubscription,
  syncSubscriptionJob,
} from './stripe/sync-subscription.ts';
export { endSubscriptions, endSubscriptionsOfDeleted } from './plans/change-subscription.ts';
export { gatherPayments, forgetPlans, purgePayments } from './payments/find-payments.ts';
export { stripeTraffic, purgeStripeEvents } from './stripe/stripe-event.repository.ts';
export { billingEntities } from './billing.entities.ts';
