import type { Person } from '#server/platform/http/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { Plan } from '@creditfix/shared/accounts';
import { SECRET_TOKEN, hashSecretToken } from './secret-token.ts';

interface PersonRow {
  readonly account_id: string;
  readonly session_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly plan: string;
}

interface SessionTables {
  sessions: {
    id: string;
    account_id: string;
    token_hash: string;
    expires_at: Date;
    ended_at: Date | null;
  };
  accounts: {
    id: string;
    email: string;
    first_name: string | null;
    last_name: string | null;
    plan: string;
  };
}

/** The person whose session the cookie proves: one indexed query, run on every signed-in call. */
export async function findPerson(
  em: EntityManager,
  token: string | undefined,
  now: Date,
): Promise<Person | undefined> {
  if (!token || !SECRET_TOKEN.test(token)) return undefined;
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
    ])
    .where('sessions.token_hash', '=', hashSecretToken(token))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()) as PersonRow | undefined;
  if (!row) return undefined;
  return {
    accountId: row.account_id,
    sessionId: row.session_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    plan: row.plan === Plan.pro ? Plan.pro : Plan.free,
  };
}
