export {
  createAccessCheck,
  isFresh,
  personOf,
  recentlySignedIn,
  noteLastSeen,
  deviceVisitOf,
  visitOf,
  type Visit,
} from './access.policy.ts';
export { Account } from './account.entity.ts';
export { accountRoutes, type AccountsParts } from './accounts.routes.ts';
export { AccountFlag } from './flags/account-flag.entity.ts';
export {
  clearFlags,
  countFlags,
  countSighting,
  openFlagsOf,
  raiseFlag,
  reopenFlags,
} from './flags/account-flag.repository.ts';
export { findOrCreateAccount } from './sign-in/find-or-create-account.ts';
export {
  markLoginBrowser,
  readLoginBrowser,
  requestLogin,
  useDeviceLink,
  useLoginLink,
  type LinkUse,
} from './sign-in/login-links.ts';
export { accountsEmailExamples, notifyAccount } from './accounts.emails.ts';
export type { LoginLink } from './sign-in/login-link.entity.ts';
export { myAccountRoutes } from './my-account.routes.ts';
export {
  sessionDevice,
  ADMIN_SESSION_HOURS,
  DEVICE_IDLE_DAYS,
  openSession,
  ownFetchOnly,
  clearSessionCookies,
} from './sessions/sessions.ts';
export { beginView, endOtherSessions, endView, findViewed } from './sessions/session.repository.ts';
export { nudgeAccount, type NudgeResult } from './nudges/nudge-account.ts';
export { nudgedAbout } from './nudges/nudge.repository.ts';
export { noteSignIn } from './sign-in/note-sign-in.ts';
export {
  checkNewPasskey,
  checkPasskey,
  newPasskeyOptions,
  passkeyOptions,
  readPasskeyAnswer,
} from './passkeys/passkey-ceremony.ts';
export { keepChallenge, takeSessionChallenge } from './passkeys/passkey.repository.ts';
export { passkeyRoutes } from './passkeys/passkeys.routes.ts';
export {
  accountsOfMailbox,
  accountsWhosePlanEnded,
  addressesOf,
  countOtherMailboxes,
  findRecipient,
  liveAccounts,
  languageOfAccount,
  lockAccount,
  lockDeletedAccounts,
  plansOfAddresses,
  removeAccounts,
  setPlanStatus,
} from './account.repository.ts';
export { purgeSignIns, forgetAccount } from './forget-account.ts';
export { homeState, ownProfile, personKeyOf } from './profile.ts';
export { SECRET_TOKEN, hashSecretToken, newSecretToken, tokenOf } from './secret-token.ts';
export { emailLink, sendLoginLink, sendLoginLinkJob } from './sign-in/send-login-link.job.ts';
export { Session, SessionKind } from './sessions/session.entity.ts';
export {
  countSignIns,
  endOpenSession,
  endSessionById,
  findOpenSession,
  noteSecondFactor,
  openSessionsOf,
} from './sessions/session.repository.ts';
export { gatherAccount } from './gather-account.ts';
export { purgeConsents } from './consent.repository.ts';
export { findConsents, recordConsent } from './record-consent.ts';
export { accountsEntities } from './accounts.entities.ts';
