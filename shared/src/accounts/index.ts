export {
  LOGIN_LINK_MINUTES,
  MARKER_COOKIE,
  accountEndpoints,
  type SignedInUser,
} from './accounts.contract.ts';
export { AccountProblems } from './accounts.problems.ts';
export { emailAddress, isEmail } from './email.rules.ts';
export { DEFAULT_REDIRECT, safeRedirect } from './redirect.rules.ts';
export { Plan } from './plan.ts';
