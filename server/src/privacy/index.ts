export { deletedEmail } from './deleted.email.ts';
export { finishDeletion, finishDeletionJob } from './delete-account.ts';
export type { PrivacyParts } from './privacy.parts.ts';
export { privacyRoutes } from './privacy.routes.ts';
export { purgeRetained } from './purge-retained.ts';
