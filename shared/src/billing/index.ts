export { allowancePeriod, endOfBusinessDay, type PlanTerms } from './allowance-period.rules.ts';
export {
  graceEnd,
  grantAnchor,
  planVerdict,
  type GrantTerms,
  type PlanVerdict,
} from './plan-status.rules.ts';
export {
  RING_DEPTH,
  ReferralRefusal,
  referralRefusal,
  suspectReferrals,
  type ReferralCase,
} from './referral.rules.ts';
export {
  centsOffOf,
  CouponFor,
  couponCodeOf,
  discountedCents,
  discountSchema,
  type Discount,
} from './coupon.rules.ts';
export { refundableCents, RefundMaker, RefundStatus } from './refund.rules.ts';
export { BillingProblems } from './billing.problems.ts';
export {
  billingEndpoints,
  CODE_REFUSALS,
  couponCode,
  type PlanSummary,
} from './billing.contract.ts';
export { REFERRAL_REWARD_CENTS, planLetters, proPrice } from './prices.ts';
export { letterAllowance, planNames, type Allowance } from './quota.rules.ts';
export { allowanceSchema } from './quota.schema.ts';
export { PAST_DUE_GRACE_DAYS, SubscriptionStatus } from './subscription.status.ts';
export {
  contractEndpoints,
  serviceHoldSchema,
  type ContractState,
} from './contract/contract.contract.ts';
export {
  asksForMore,
  asksForRegistration,
  contractDays,
  isForbidden,
  statesNotServed,
  unmetPreconditions,
  type Precondition,
} from './contract/contract-days.rules.ts';
export {
  writeContract,
  type ContractDocument,
  type ContractParty,
} from './contract/contract-document.rules.ts';
export { cancelNotice, creditFileRights } from './contract/croa-texts.table.ts';
export { stateLaws, type StateLaw } from './contract/state-law.table.ts';
