import { AdminProblems, type adminAuthEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { hashSecretToken, newSecretToken, noteSecondFactor } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { AdminSettings } from './admin-settings.ts';
import type { SignedInAdministrator } from './find-administrator.ts';
import { recordAudit } from './audit.repository.ts';
import { factorKinds } from './second-factor.repository.ts';

/**
 * The second factor of administrators. Factors belong to the address that the settings name, not to an account: see the
 * migration. Who has one must prove it before anything else; who has none sets one up at the first sign-in.
 */

type Status = DataOf<(typeof adminAuthEndpoints)['adminStatus']>;
export type SecondFactor = Status['secondFactor'];
export type Factors = Status['factors'];

/** What the administrator can prove with. */
export async function factorsOf(em: EntityManager, email: string): Promise<Factors> {
  const kinds = await factorKinds(em, email);
  return (['passkey', 'totp'] as const).filter((factor) => kinds[factor]);
}

/** What is still missing. */
export function secondFactorOf(
  { secondFactor }: AdminSettings,
  { secondFactorAt }: SignedInAdministrator,
  factors: Factors,
): SecondFactor {
  if (!secondFactor || secondFactorAt !== null) return 'none';
  return factors.length > 0 ? 'prove' : 'set_up';
}

/** What was done, for the audit log. */
interface FactorDeed {
  readonly action: 'set_up_factor' | 'prove_factor';
  readonly detail: 'an app' | 'a passkey';
}

/**
 * Notes the proof, and gives a browser's session a new token: what it opens has changed. A device keeps its own, which was never
 * in anybody's hands but the app's that made the verifier; so it need not pass through the window.
 *
 * @returns the browser's token
 */
export async function passSecondFactor(
  tx: EntityManager,
  { sessionId, accountId: actorId }: SignedInAdministrator,
  deed: FactorDeed,
  now: Date,
): Promise<string> {
  const token = newSecretToken();
  const proved = { id: sessionId, at: now, newTokenHash: hashSecretToken(token) };
  if (!(await noteSecondFactor(tx, proved))) throw AdminProblems.raise('admin.sign_in_needed');
  await recordAudit(tx, { actorId, ...deed, at: now });
  return token;
}
