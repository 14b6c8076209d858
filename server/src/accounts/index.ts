export { createAccessCheck, personOf } from './access.policy.ts';
export { Account } from './account.entity.ts';
export { accountRoutes, botChecked, type AccountsParts } from './accounts.routes.ts';
export { LoginLink } from './login-link.entity.ts';
export { purgeSignIns } from './purge-sign-ins.ts';
export { sendLoginLink, sendLoginLinkJob } from './send-login-link.job.ts';
export { Session } from './session.entity.ts';
