import { AccountProblems, type myAccountEndpoints } from '@creditfix/shared/accounts';
import type { DataOf } from '@creditfix/shared/kernel';
import { z } from 'zod';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { deviceName } from './device-name.ts';

/** The browsers that somebody is or was signed in with. */

type ListedSession = DataOf<(typeof myAccountEndpoints)['listSessions']>['sessions'][number];

const SHOWN_DAYS = 30;
const MOST_SHOWN = 100;

interface SessionRow {
  readonly id: string;
  readonly how: string;
  readonly created_at: Date | string;
  readonly last_seen_at: Date | string | null;
  readonly over_at: Date | string | null;
  readonly sealed_origin: string;
}

const originSchema = z.object({ userAgent: z.string(), device: z.string().optional() });

/** Open ones first, then those that ended or ran out in the last 30 days, each newest first. */
export async function listSessions(
  em: EntityManager,
  vault: Vault,
  who: { readonly accountId: string; readonly sessionId: string },
  now: Date,
): Promise<ListedSession[]> {
  const rows = await em.execute<SessionRow[]>(
    `select id, how, created_at, last_seen_at, sealed_origin, over_at from (
       select *, case when ended_at is not null or expires_at <= ? then least(ended_at, expires_at) end as over_at
       from sessions where account_id = ? and kind = 'person'
     ) s
     where over_at is null or over_at > ?
     order by over_at is not null, created_at desc limit ?`,
    [now, who.accountId, new Date(now.getTime() - SHOWN_DAYS * 86_400_000), MOST_SHOWN],
  );
  return rows.map((row) => presentSession(vault, row, who.sessionId));
}

function presentSession(vault: Vault, row: SessionRow, currentId: string): ListedSession {
  return {
    id: row.id,
    current: row.id === currentId,
    device: sessionDevice(vault, row),
    how: row.how === 'passkey' ? 'passkey' : 'link',
    signedInAt: instant(row.created_at),
    lastSeenAt: instant(row.last_seen_at ?? row.created_at),
    endedAt: row.over_at === null ? null : instant(row.over_at),
  };
}

/** What the person calls the device, or what a browser says that it is. */
export function sessionDevice(
  vault: Vault,
  session: { readonly id: string; readonly sealed_origin: string },
): string {
  const place = { column: 'sessions.sealed_origin', rowId: session.id };
  const origin = originSchema.parse(vault.openJson(session.sealed_origin, place));
  return origin.device ?? deviceName(origin.userAgent);
}

function instant(at: Date | string): string {
  return new Date(at).toISOString();
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
  const rows = await em.execute<unknown[]>(
    `update sessions set ended_at = coalesce(ended_at, ?)
     where id = ? and account_id = ? and kind = 'person' returning id`,
    [now, session.id, session.accountId],
  );
  if (rows.length === 0) throw AccountProblems.raise('accounts.not_found');
}

/** Ends every session of the account but one, an administrator's too. @returns how many were open */
export async function endOtherSessions(
  em: EntityManager,
  keep: { readonly accountId: string; readonly sessionId: string | null },
  now: Date,
): Promise<number> {
  const rows = await em.execute<unknown[]>(
    `update sessions set ended_at = ?
     where account_id = ? and id is distinct from ?::uuid and ended_at is null and expires_at > ? returning id`,
    [now, keep.accountId, keep.sessionId, now],
  );
  return rows.length;
}
