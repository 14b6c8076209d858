import { AdminProblems } from '@creditfix/shared/admin';
import { checkSignedIn } from '#server/accounts/index.ts';
import type { AccessCheck, Administrator, Call } from '#server/platform/http/index.ts';
import type { AdminParts } from './admin-auth.routes.ts';
import { readAdminToken } from './admin-session-cookie.ts';
import { findAdministrator, type SignedInAdministrator } from './find-administrator.ts';

/** Who may make which call: everybody, the signed-in, or administrators who are wholly signed in. */
export function createAccessCheck(parts: AdminParts): AccessCheck {
  return async (call, access) => {
    if (access === 'signed_in') await checkSignedIn(call, parts.clock);
    if (access !== 'admin') return;
    const { secondFactorAt, ...administrator } = await signedInAdministrator(call, parts);
    if (parts.administrators.secondFactor && secondFactorAt === null)
      throw AdminProblems.raise('admin.second_factor_needed');
    call.administrator = administrator;
  };
}

/** Whoever used an administrator link in this browser, with or without the second factor. */
export async function signedInAdministrator(
  call: Call,
  { administrators, clock }: AdminParts,
): Promise<SignedInAdministrator> {
  const token = readAdminToken(call.cookies);
  const found = await findAdministrator(call.em, token, administrators, clock.now());
  if (!found) throw AdminProblems.raise('admin.sign_in_needed');
  return found;
}

/** The administrator of a call whose access is `admin`. */
export function administratorOf(call: Call): Administrator {
  if (!call.administrator) throw AdminProblems.raise('admin.sign_in_needed');
  return call.administrator;
}
