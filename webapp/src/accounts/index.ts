export { ConfirmEmailPage } from './confirm-email.page.tsx';
export { EmailsPage } from './emails.page.tsx';
export { ProfilePage } from './profile.page.tsx';
export { SecurityPage } from './security.page.tsx';
export { signOut } from './sign-out.ts';
export { useCurrentUser } from './accounts.queries.ts';
