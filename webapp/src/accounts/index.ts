export { ConfirmEmailPage } from './confirm-email.page.tsx';
export { EmailsPage } from './emails.page.tsx';
export { ProfilePage } from './profile.page.tsx';
export { SecurityPage } from './security.page.tsx';
export { useCurrentUser, signOut } from './accounts.queries.ts';
