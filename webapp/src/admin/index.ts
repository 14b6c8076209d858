export { AdminDashboardPage } from './admin-dashboard.page.tsx';
export { AdminLoginPage } from './admin-login.page.tsx';
export { SecondFactorPage } from './second-factor.page.tsx';
export { StaffShellContext } from './staff-shell.ts';
export { VerifyAdminPage } from './verify-admin.page.tsx';
