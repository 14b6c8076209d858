export { AdminDashboardPage } from './dashboard/admin-dashboard.page.tsx';
export { AdminLoginPage } from './sign-in/admin-login.page.tsx';
export { SecondFactorPage } from './sign-in/second-factor.page.tsx';
export { StaffShellContext } from './staff-shell.ts';
export { VerifyAdminPage } from './sign-in/verify-admin.page.tsx';
