import { sql } from 'kysely';
import {
  preparedStatement,
  type EntityManager,
  type Tables,
} from '#server/platform/database/index.ts';
import type { Account } from '../account.entity.ts';
import { Session } from './session.entity.ts';

type SessionTables = Tables<typeof Session | typeof Account>;

/**
 * The open session of that kind which this token proves, with its account. One statement by the index of tokens: it runs on
 * every signed-in call.
 */
export async function findOpenSession(
  em: EntityManager,
  { tokenHash, kind }: Pick<Session, 'tokenHash' | 'kind'>,
  now: Date,
) {
  return (await openSessions(em, { tokenHash, kind, now }))[0];
}

const openSessions = preparedStatement(
  'open-session',
  (em, { tokenHash, kind, now }: Pick<Session, 'tokenHash' | 'kind'> & { readonly now: Date }) =>
    em
      .getKysely<SessionTables>()
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select([
        'sessions.id as sessionId',
        'accounts.id as accountId',
        'accounts.email',
        'accounts.first_name as firstName',
        'accounts.last_name as lastName',
        'accounts.plan',
        'accounts.plan_until as planUntil',
        'sessions.authenticated_at as authenticatedAt',
        'sessions.second_factor_at as secondFactorAt',
        'sessions.last_seen_at as lastSeenAt',
      ])
      .where('sessions.token_hash', '=', tokenHash)
      .where('sessions.kind', '=', kind)
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', now)
      .where('accounts.deleted_at', 'is', null)
      .compile(),
);

/** Notes that a session is in use, unless somebody noted it since `notSince`; that of a device then lives on. */
export async function noteSeen(
  em: EntityManager,
  id: string,
  seen: {
    readonly at: Date;
    readonly notSince: Date;
    /** When a device that is not heard of again is signed out … */
    readonly deviceUntil: Date;
    /** … and the days after its first sign-in by which it is in any case. */
    readonly deviceDays: number;
  },
): Promise<void> {
  const { at, notSince, deviceUntil, deviceDays } = seen;
  await em
    .getKysely<SessionTables>()
    .updateTable('sessions')
    .set({
      last_seen_at: at,
      expires_at: sql<Date>`case when on_device
        then least(${deviceUntil}::timestamptz, created_at + ${deviceDays}::int * interval '1 day')
        else expires_at end`,
    })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<=', notSince)]))
    .execute();
}

/** Has an administrator's session look at the pages of a person until then; of two persons, the one named last. */
export async function beginView(
  tx: EntityManager,
  sessionId: string,
  view: { readonly accountId: string; readonly until: Date },
): Promise<void> {
  const seen = { viewedAccountId: view.accountId, viewedUntil: view.until };
  await tx.nativeUpdate(Session, { id: sessionId, kind: 'admin' }, seen);
}

/** @returns whose pages it looked at, if anybody’s */
export async function endView(
  tx: EntityManager,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  const viewed = await findViewed(tx, sessionId, now);
  const seen = { viewedAccountId: null, viewedUntil: null };
  await tx.nativeUpdate(Session, { id: sessionId }, seen);
  return viewed?.accountId;
}

/** The person whose pages an administrator's session looks at now. */
export async function findViewed(em: EntityManager, sessionId: string, now: Date) {
  return await em
    .getKysely<SessionTables>()
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.viewed_account_id')
    .select([
      'accounts.id as accountId',
      'accounts.email',
      'accounts.first_name as firstName',
      'accounts.last_name as lastName',
      'accounts.plan',
      'accounts.plan_until as planUntil',
      'sessions.viewed_until as until',
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.viewed_until', '>', now)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** How many have signed in since that instant, by kind and by how. */
export async function countSignIns(em: EntityManager, since: Date) {
  return await em
    .getKysely<SessionTables>()
    .selectFrom('sessions')
    .select(({ fn }) => ['kind', 'how', fn.countAll<number>().as('count')])
    .where('created_at', '>', since)
    .groupBy(['kind', 'how'])
    .execute();
}

export async function addSession(tx: EntityManager, session: Session): Promise<void> {
  await tx.insert(Session, session);
}

/** Ends the open session of that kind which this token proves. */
export async function endSessionOf(
  tx: EntityManager,
  { tokenHash, kind }: Pick<Session, 'tokenHash' | 'kind'>,
  at: Date,
): Promise<void> {
  await tx.nativeUpdate(Session, { tokenHash, kind, endedAt: null }, { endedAt: at });
}

/** Ends a session. @returns false if it had ended already */
export async function endSessionById(em: EntityManager, id: string, at: Date): Promise<boolean> {
  return (await em.nativeUpdate(Session, { id, endedAt: null }, { endedAt: at })) === 1;
}

/** Ends a session of anybody. @returns whose it was, or nothing if it was over already */
export async function endOpenSession(
  tx: EntityManager,
  id: string,
  at: Date,
): Promise<Pick<Session, 'accountId' | 'kind'> | undefined> {
  return await tx
    .getKysely<SessionTables>()
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['account_id as accountId', 'kind'])
    .executeTakeFirst();
}

/**
 * Notes that the second factor was proved in an administrator's session. A browser gets a new token with it; a device keeps its own.
 *
 * @returns false if the session is over
 */
export async function noteSecondFactor(
  tx: EntityManager,
  {
    id,
    at,
    newTokenHash,
  }: { readonly id: string; readonly at: Date; readonly newTokenHash: string },
): Promise<boolean> {
  const noted = await tx
    .getKysely<SessionTables>()
    .updateTable('sessions')
    .set({
      second_factor_at: at,
      token_hash: sql<string>`case when on_device then token_hash else ${newTokenHash} end`,
    })
    .where('id', '=', id)
    .where('kind', '=', 'admin')
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return noted.length === 1;
}

/** The open sessions of an account, of both kinds: what was used last comes first. */
export async function openSessionsOf(
  em: EntityManager,
  accountId: string,
  { now, limit }: { readonly now: Date; readonly limit: number },
) {
  return await em
    .getKysely<SessionTables>()
    .selectFrom('sessions')
    .select(({ fn }) => [
      'id',
      'kind',
      'on_device as onDevice',
      'sealed_origin as sealedOrigin',
      'created_at as createdAt',
      fn.coalesce('last_seen_at', 'created_at').as('lastSeenAt'),
    ])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Ends one of somebody's own sessions; one that has ended stays as it ended. @returns false for anyone else's */
export async function endOwnSession(
  em: EntityManager,
  { accountId, id }: Pick<Session, 'accountId' | 'id'>,
  at: Date,
): Promise<boolean> {
  const ended = await em
    .getKysely<SessionTables>()
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`coalesce(ended_at, ${at})` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'person')
    .returning('id')
    .execute();
  return ended.length === 1;
}

/** Ends every session of the account but one, an administrator's too. @returns how many were open */
export async function endOtherSessions(
  em: EntityManager,
  keep: { readonly accountId: string; readonly sessionId: string | null },
  now: Date,
): Promise<number> {
  const ended = await em
    .getKysely<SessionTables>()
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', keep.accountId)
    .where('id', 'is distinct from', keep.sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute();
  return ended.length;
}

/** A person's sessions: open ones first, then those that were over after `overAfter`, each newest first. */
export async function shownSessions(
  em: EntityManager,
  accountId: string,
  shown: { readonly now: Date; readonly overAfter: Date; readonly limit: number },
) {
  const overAt = sql<Date | null>`case when ended_at is not null or expires_at <= ${shown.now}
    then least(ended_at, expires_at) end`;
  return await em
    .getKysely<SessionTables>()
    .selectFrom((db) =>
      db
        .selectFrom('sessions')
        .select([
          'id',
          'how',
          'created_at as createdAt',
          'last_seen_at as lastSeenAt',
          'sealed_origin as sealedOrigin',
          overAt.as('overAt'),
        ])
        .where('account_id', '=', accountId)
        .where('kind', '=', 'person')
        .as('own'),
    )
    .selectAll()
    .where(({ eb, or }) => or([eb('overAt', 'is', null), eb('overAt', '>', shown.overAfter)]))
    .orderBy(({ eb }) => eb('overAt', 'is not', null))
    .orderBy('createdAt', 'desc')
    .limit(shown.limit)
    .execute();
}

/** All sessions of an account that are kept, oldest first. */
export async function sessionsOf(em: EntityManager, accountId: string) {
  return await em.find(
    Session,
    { accountId },
    {
      fields: ['kind', 'how', 'createdAt', 'lastSeenAt', 'expiresAt', 'endedAt', 'sealedOrigin'],
      orderBy: { createdAt: 1 },
      disableIdentityMap: true,
    },
  );
}

/**
 * What is new about a sign-in whose session was just made.
 *
 * @param signIn.since only accounts that signed in with the browser after it count as others
 */
export async function findSignInFacts(
  tx: EntityManager,
  signIn: {
    readonly accountId: string;
    readonly deviceKey: string | null;
    readonly at: Date;
    readonly since: Date;
  },
) {
  const { accountId, deviceKey, at, since } = signIn;
  return await tx
    .getKysely<SessionTables>()
    .selectFrom('accounts as a')
    .select(({ eb, exists, selectFrom }) => {
      const earlier = selectFrom('sessions as s')
        .select('s.id')
        .whereRef('s.account_id', '=', 'a.id')
        .where('s.created_at', '<', at);
      return [
        'a.email',
        eb('a.created_at', '>=', at).$castTo<boolean>().as('isNew'),
        selectFrom('sessions as s')
          .innerJoin('accounts as other', 'other.id', 's.account_id')
          .select(({ fn }) => fn.count<number>('s.account_id').distinct().as('accounts'))
          .where('other.deleted_at', 'is', null)
          .where('s.device_key', '=', deviceKey)
          .where('s.created_at', '>', since)
          .whereRef('s.account_id', '<>', 'a.id')
          .$asScalar()
          .$notNull()
          .as('otherAccounts'),
        exists(earlier.where('s.device_key', 'is not', null))
          .$castTo<boolean>()
          .as('signedInBefore'),
        exists(earlier.where('s.device_key', '=', deviceKey))
          .$castTo<boolean>()
          .as('deviceKnown'),
      ];
    })
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

/** Forgets sessions that were over before `expiredBefore` and began before `createdBefore`. */
export async function purgeSessions(
  em: EntityManager,
  { expiredBefore, createdBefore }: { readonly expiredBefore: Date; readonly createdBefore: Date },
): Promise<void> {
  await em.nativeDelete(Session, {
    expiresAt: { $lt: expiredBefore },
    createdAt: { $lt: createdBefore },
  });
}

export async function forgetSessions(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(Session, { accountId });
}
