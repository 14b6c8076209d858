export {
  LOGIN_LINK_MINUTES,
  MARKER_COOKIE,
  accountEndpoints,
  type SignedInUser,
} from './accounts.contract.ts';
export { AccountProblems } from './accounts.problems.ts';
export { isEmail } from './email.rules.ts';
export { safeRedirect } from './redirect.rules.ts';
export { Plan } from './plan.ts';
