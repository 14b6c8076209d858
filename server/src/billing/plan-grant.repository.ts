import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { PlanGrant } from './plan-grant.entity.ts';

type GrantTables = Tables<typeof PlanGrant>;

/** The granted Pro that nobody has withdrawn; its end may have passed. */
export async function findOpenGrant(em: EntityManager, accountId: string) {
  return await em
    .getKysely<GrantTables>()
    .selectFrom('plan_grants')
    .select(['id', 'anchored_at as anchoredAt', 'ends_at as endsAt'])
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
}

/** When the months of the last grant began to be counted, and when it ended; one that goes on ends now. */
export async function findLastGrant(tx: EntityManager, accountId: string, now: Date) {
  return await tx
    .getKysely<GrantTables>()
    .selectFrom('plan_grants')
    .select([
      'anchored_at as anchoredAt',
      sql<Date>`least(withdrawn_at, ends_at, ${now}::timestamptz)`.as('endedAt'),
    ])
    .where('account_id', '=', accountId)
    .orderBy('starts_at', 'desc')
    .orderBy('withdrawn_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
}

export async function addGrant(tx: EntityManager, grant: PlanGrant): Promise<void> {
  await tx.insert(PlanGrant, grant);
}

export async function closeGrant(tx: EntityManager, accountId: string, now: Date): Promise<void> {
  await tx.nativeUpdate(PlanGrant, { accountId, withdrawnAt: null }, { withdrawnAt: now });
}

/** All grants of an account, as its owner may have them. */
export async function grantsOf(em: EntityManager, accountId: string) {
  return await em
    .getKysely<GrantTables>()
    .selectFrom('plan_grants')
    .select(['reason', 'starts_at as startsAt', 'ends_at as endsAt', 'withdrawn_at as withdrawnAt'])
    .where('account_id', '=', accountId)
    .orderBy('starts_at')
    .execute();
}

export async function forgetGrants(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(PlanGrant, { accountId });
}

/** The grants of Pro that these accounts have now. */
export async function openGrantsOf(em: EntityManager, accountIds: readonly string[], now: Date) {
  return await em.find(
    PlanGrant,
    {
      accountId: { $in: [...accountIds] },
      withdrawnAt: null,
      startsAt: { $lte: now },
      $or: [{ endsAt: null }, { endsAt: { $gt: now } }],
    },
    { fields: ['accountId', 'endsAt'], disableIdentityMap: true },
  );
}
