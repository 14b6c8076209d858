import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { agreeToTerms } from './record-consent.ts';
import { SECRET_TOKEN, hashSecretToken, newDeviceToken, newSecretToken } from './secret-token.ts';
import type { Session, SessionKind } from './session.entity.ts';
import { addSession, endSessionOf } from './session.repository.ts';
import type { Visit } from './visit.ts';

/** Days that a person's browser stays signed in. */
export const SESSION_DAYS = 30;
/** Hours that an administrator's browser stays signed in. */
export const ADMIN_SESSION_HOURS = 12;

/** Days without contact after which a device is signed out. */
export const DEVICE_IDLE_DAYS = 14;
/** Days after which a device signs in anew, however often it was used. */
export const DEVICE_SESSION_DAYS = 90;

/** When a device that is heard of now is signed out, if it is not heard of again. */
export function deviceIdleEnd(now: Date): Date {
  return new Date(now.getTime() + DEVICE_IDLE_DAYS * 86_400_000);
}

const LIFETIME_MS: Readonly<Record<SessionKind, number>> = {
  person: SESSION_DAYS * 86_400_000,
  admin: ADMIN_SESSION_HOURS * 3_600_000,
};

interface NewSession {
  readonly accountId: string;
  readonly kind: SessionKind;
  readonly how: Session['how'];
  readonly visit: Visit;
  /** What the browser's session cookie held until now. */
  readonly instead: string | undefined;
  /** What the person calls the device, where it is the desktop app's session. */
  readonly device?: string;
}

/** Opens a session under a token of its own and ends the one that this browser had; answers the token. */
export async function openSession(
  tx: EntityManager,
  parts: { readonly clock: Clock; readonly vault: Vault },
  { accountId, kind, how, visit, instead, device }: NewSession,
): Promise<string> {
  const now = parts.clock.now();
  if (instead && SECRET_TOKEN.test(instead)) {
    const tokenHash = hashSecretToken(instead);
    await endSessionOf(tx, { tokenHash, kind }, now);
  }
  const onDevice = device !== undefined;
  const token = onDevice ? newDeviceToken() : newSecretToken();
  const id = randomUUID();
  const origin = { ip: visit.ip, userAgent: visit.userAgent, device };
  await addSession(tx, {
    id,
    accountId,
    kind,
    how,
    tokenHash: hashSecretToken(token),
    createdAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    secondFactorAt: null,
    expiresAt: onDevice ? deviceIdleEnd(now) : new Date(now.getTime() + LIFETIME_MS[kind]),
    endedAt: null,
    deviceKey: visit.deviceKey,
    onDevice,
    sealedOrigin: parts.vault.sealJson(origin, { column: 'sessions.sealed_origin', rowId: id }),
  });
  if (kind === 'person') await agreeToTerms(tx, parts.vault, { accountId, at: now, origin: visit });
  return token;
}
