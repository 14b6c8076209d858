import { adminAuthEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { callApi } from '#webapp/kit/index.ts';

export type AdminStatus = DataOf<typeof adminAuthEndpoints.adminStatus>;

export const askAdminStatus = (signal: AbortSignal) =>
  callApi(adminAuthEndpoints.adminStatus, { signal });

/** Where this browser belongs instead of the page that asks; nothing where it may stay on the dashboard. */
export function wayBack({ isAuthenticated, isAdmin, secondFactor }: AdminStatus) {
  if (isAuthenticated && isAdmin && secondFactor === 'none') return undefined;
  // Whether the server counts somebody without the second factor as an administrator is its own affair.
  if (isAuthenticated && secondFactor !== 'none') return '/admin/auth/second-factor';
  return '/admin/login';
}
