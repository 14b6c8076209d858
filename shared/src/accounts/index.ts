export {
  FRESH_SIGN_IN_MINUTES,
  LOGIN_CODE_MINUTES,
  LOGIN_LINK_MINUTES,
  MARKER_COOKIE,
  Plan,
  accountEndpoints,
  planAt,
  type SignedInUser,
} from './accounts.contract.ts';
export { ConsentKind } from './consents.ts';
export { IN_EFFECT_SINCE, legalVersions } from './legal-versions.ts';
export { AccountProblems } from './accounts.problems.ts';
export { EmailPreference, type NudgeKind, emailPreferencesOf } from './email-preferences.ts';
export { FlagRule, flagTexts } from './flags.ts';
export { canonicalMailbox } from './mailbox.rules.ts';
export { myAccountEndpoints } from './my-account.contract.ts';
export type { Profile } from './profile.schema.ts';
export { safeRedirect } from './redirect.rules.ts';
