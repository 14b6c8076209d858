import { AccountProblems } from '@creditfix/shared/accounts';
import { AdminProblems, type adminAuthEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import {
  hashSecretToken,
  isFresh,
  newSecretToken,
  noteSecondFactor,
} from '#server/accounts/index.ts';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import type { SignedInAdministrator } from '../access.policy.ts';
import type { AdminSettings } from '../admin.parts.ts';
import { recordAudit } from '../audit/audit.repository.ts';
import {
  factorKinds,
  findTotp,
  lockFactors,
  replaceTotp,
  useTotp,
} from './second-factor.repository.ts';

/**
 * The second factor of administrators. Factors belong to the email address in the settings, not to an account: see the migration.
 * An administrator who has one must prove it before anything else; one who has none sets it up at the first sign-in.
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
interface FactorAction {
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
  action: FactorAction,
  now: Date,
): Promise<string> {
  const token = newSecretToken();
  const proved = { id: sessionId, at: now, newTokenHash: hashSecretToken(token) };
  if (!(await noteSecondFactor(tx, proved))) throw AdminProblems.raise('admin.sign_in_needed');
  await recordAudit(tx, { actorId, ...action, at: now });
  return token;
}

/** Codes of an authenticator app (RFC 6238): six digits, a new one every 30 seconds. */

const STEP_SECONDS = 30;
const COLUMN = 'totp_factors.sealed_secret';

interface Parts {
  readonly clock: Clock;
  readonly vault: Vault;
}

/**
 * A new secret, good from its first right code on; asking again drops the one before.
 *
 * @throws Problem `accounts.factor_set` if there is a factor that was not proved in this session, or an app already;
 * `admin.sign_in_recently` if it was proved long ago
 */
export async function startTotp(
  em: EntityManager,
  { vault, clock }: Parts,
  administrator: SignedInAdministrator,
): Promise<{ secret: string; uri: string }> {
  const { email, secondFactorAt } = administrator;
  const secret = generateSecret();
  await em.transactional(async (tx) => {
    await lockFactors(tx, email);
    const factors = await factorsOf(tx, email);
    if (factors.includes('totp') || (factors.length > 0 && secondFactorAt === null))
      throw AccountProblems.raise('accounts.factor_set');
    if (factors.length > 0 && !isFresh(administrator, clock.now()))
      throw AdminProblems.raise('admin.sign_in_recently');
    const id = randomUUID();
    const sealedSecret = vault.seal(secret, { column: COLUMN, rowId: id });
    await replaceTotp(tx, { id, email, sealedSecret });
  });
  return { secret, uri: generateURI({ issuer: 'Credit Fix', label: email, secret }) };
}

/**
 * Takes a code, to prove the app or to finish setting it up. The code of one step before or after counts too, for clocks
 * that are a little off; a step counts once.
 *
 * @returns the session's new token
 * @throws Problem `accounts.code_wrong`
 */
export async function proveTotp(
  em: EntityManager,
  { vault, clock }: Parts,
  administrator: SignedInAdministrator,
  code: string,
): Promise<string> {
  const now = clock.now();
  const { email, secondFactorAt } = administrator;
  return await em.transactional(async (tx) => {
    await lockFactors(tx, email);
    const factor = await findTotp(tx, email);
    const factors = await factorsOf(tx, email);
    const maySetUp =
      factors.length === 0 || (secondFactorAt !== null && isFresh(administrator, now));
    if (!factor || (factor.confirmedAt === null && !maySetUp))
      throw AccountProblems.raise('accounts.code_wrong');
    const secret = vault.open(factor.sealedSecret, { column: COLUMN, rowId: factor.id });
    const step = await stepOf(code, secret, now);
    if (!(await useTotp(tx, { id: factor.id, step, at: now })))
      throw AccountProblems.raise('accounts.code_wrong');
    const action = factor.confirmedAt === null ? 'set_up_factor' : 'prove_factor';
    return await passSecondFactor(tx, administrator, { action, detail: 'an app' }, now);
  });
}

/** The time step that the code belongs to; 0 if it is none of the three that count. */
async function stepOf(code: string, secret: string, now: Date): Promise<number> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : 0;
}
