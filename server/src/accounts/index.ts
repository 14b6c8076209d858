export { createAccessCheck, personOf, recentlySignedIn } from './access.policy.ts';
export { Account } from './account.entity.ts';
export { accountRoutes, type AccountsParts } from './accounts.routes.ts';
export { AccountFlag } from './account-flag.entity.ts';
export {
  clearFlags,
  countFlags,
  countSighting,
  openFlagsOf,
  raiseFlag,
  reopenFlags,
} from './account-flag.repository.ts';
export { findOrCreateAccount } from './find-or-create-account.ts';
export { markLoginBrowser, readLoginBrowser } from './login-browser.ts';
export { accountsEmailExamples } from './email-examples.ts';
export type { LoginLink } from './login-link.entity.ts';
export { myAccountRoutes } from './my-account.routes.ts';
export { notifyAccount } from './notify-account.ts';
export { sessionDevice } from './my-sessions.ts';
export { noteLastSeen } from './find-person.ts';
export { noteSignIn } from './note-sign-in.ts';
export { ADMIN_SESSION_HOURS, DEVICE_IDLE_DAYS, openSession } from './open-session.ts';
export { ownFetchOnly } from './own-fetch-only.ts';
export {
  checkNewPasskey,
  checkPasskey,
  newPasskeyOptions,
  passkeyOptions,
  readPasskeyAnswer,
} from './passkey-ceremony.ts';
export { keepChallenge, takeSessionChallenge } from './passkey.repository.ts';
export { passkeyRoutes } from './passkeys.routes.ts';
export {
  accountsWhosePlanEnded,
  addressesOf,
  liveAccounts,
  languageOfAccount,
  lockAccount,
  plansOfAddresses,
  purgeAccounts,
  setPlanStatus,
} from './account.repository.ts';
export { purgeSignIns } from './purge-sign-ins.ts';
export { requestLogin } from './request-login.ts';
export { SECRET_TOKEN, hashSecretToken, newSecretToken, tokenOf } from './secret-token.ts';
export { emailLink, sendLoginLink, sendLoginLinkJob } from './send-login-link.job.ts';
export { Session } from './session.entity.ts';
export {
  endOpenSession,
  endSessionById,
  findOpenSession,
  noteSecondFactor,
  openSessionsOf,
} from './session.repository.ts';
export { useDeviceLink, useLoginLink, type LinkUse } from './use-login-link.ts';
export { deviceVisitOf, visitOf, type Visit } from './visit.ts';
export { forgetAccount } from './forget-account.ts';
export { gatherAccount } from './gather-account.ts';
export { purgeConsents } from './consent.repository.ts';
export { findConsents, recordConsent } from './record-consent.ts';
export { clearSessionCookies } from './session-cookies.ts';
export { accountsEntities } from './accounts.entities.ts';
