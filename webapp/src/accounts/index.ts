export { LoginPage } from './login.page.tsx';
export { signOut } from './sign-out.ts';
export { useCurrentUser } from './use-current-user.ts';
export { VerifyLoginPage } from './verify-login.page.tsx';
