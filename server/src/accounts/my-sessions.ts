import { AccountProblems, type myAccountEndpoints } from '@creditfix/shared/accounts';
import type { DataOf } from '@creditfix/shared/kernel';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { deviceName } from './device-name.ts';
import type { Session } from './session.entity.ts';
import { endOwnSession, shownSessions } from './session.repository.ts';

/** The browsers that somebody is or was signed in with. */

type ListedSession = DataOf<(typeof myAccountEndpoints)['listSessions']>['sessions'][number];

const SHOWN_DAYS = 30;
const MOST_SHOWN = 100;

const originSchema = z.object({ userAgent: z.string(), device: z.string().optional() });

/** Open ones first, then those that ended or ran out in the last 30 days, each newest first. */
export async function listSessions(
  em: EntityManager,
  vault: Vault,
  who: { readonly accountId: string; readonly sessionId: string },
  now: Date,
): Promise<ListedSession[]> {
  const sessions = await shownSessions(em, who.accountId, {
    now,
    overAfter: new Date(now.getTime() - SHOWN_DAYS * 86_400_000),
    limit: MOST_SHOWN,
  });
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === who.sessionId,
    device: sessionDevice(vault, session),
    how: session.how,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: (session.lastSeenAt ?? session.createdAt).toISOString(),
    endedAt: session.overAt?.toISOString() ?? null,
  }));
}

/** What the person calls the device, or what a browser says that it is. */
export function sessionDevice(vault: Vault, session: Pick<Session, 'id' | 'sealedOrigin'>): string {
  const place = { column: 'sessions.sealed_origin', rowId: session.id };
  const origin = originSchema.parse(vault.openJson(session.sealedOrigin, place));
  return origin.device ?? deviceName(origin.userAgent);
}

/**
 * Ends one of somebody's own sessions; one that has ended stays as it ended.
 *
 * @throws Problem `accounts.not_found` for anyone else's
 */
export async function endSession(
  em: EntityManager,
  session: { readonly accountId: string; readonly id: string },
  now: Date,
): Promise<void> {
  if (!(await endOwnSession(em, session, now))) throw AccountProblems.raise('accounts.not_found');
}
