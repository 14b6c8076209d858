import { planAt } from '@creditfix/shared/accounts';
import type { Person } from '#server/platform/http/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { noteLastSeen } from './note-last-seen.ts';
import { hashSecretToken } from './secret-token.ts';

interface PersonRow {
  readonly account_id: string;
  readonly session_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly plan: string;
  readonly plan_until: Date | string | null;
  readonly authenticated_at: Date | string | null;
  readonly last_seen_at: Date | string | null;
}

interface SessionTables {
  sessions: {
    id: string;
    account_id: string;
    token_hash: string;
    expires_at: Date;
    ended_at: Date | null;
    kind: string;
    authenticated_at: Date | null;
    last_seen_at: Date | null;
  };
  accounts: {
    id: string;
    email: string;
    first_name: string | null;
    last_name: string | null;
    plan: string;
    plan_until: Date | null;
    deleted_at: Date | null;
  };
}

/** The person whose session the token proves (see `tokenOf`): one indexed query, run on every signed-in call, and a rare note that it is in use. */
export async function findPerson(
  em: EntityManager,
  token: string | undefined,
  now: Date,
): Promise<Person | undefined> {
  if (!token) return undefined;
  const row = (await em
    .getKysely<SessionTables>()
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'sessions.id as session_id',
      'accounts.id as account_id',
      'accounts.email',
      'accounts.first_name',
      'accounts.last_name',
      'accounts.plan',
      'accounts.plan_until',
      'sessions.authenticated_at',
      'sessions.last_seen_at',
    ])
    .where('sessions.token_hash', '=', hashSecretToken(token))
    .where('sessions.kind', '=', 'person')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst()) as PersonRow | undefined;
  if (!row) return undefined;
  await noteLastSeen(em, { id: row.session_id, lastSeenAt: row.last_seen_at }, now);
  return {
    accountId: row.account_id,
    sessionId: row.session_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    plan: planAt(row.plan, row.plan_until === null ? null : new Date(row.plan_until), now),
    authenticatedAt: row.authenticated_at === null ? null : new Date(row.authenticated_at),
  };
}
