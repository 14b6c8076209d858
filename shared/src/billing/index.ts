export { BillingProblems } from './billing.problems.ts';
export {
  allowanceSchema,
  letterAllowance,
  planLetters,
  planNames,
  type Allowance,
} from './quota.rules.ts';
