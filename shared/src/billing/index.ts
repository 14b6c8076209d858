export { BillingProblems } from './billing.problems.ts';
export { allowanceSchema, letterAllowance, planNames, type Allowance } from './quota.rules.ts';
