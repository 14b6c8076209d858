import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { RateBucket } from './rate-bucket.entity.ts';

/** Counts hits by one statement, so that the limit holds across processes. @returns the hits of the window with these */
export async function addHits(
  em: EntityManager,
  {
    key,
    count,
    windowEnd,
  }: { readonly key: string; readonly count: number; readonly windowEnd: Date },
): Promise<number> {
  const { hits } = await em
    .getKysely<Tables<typeof RateBucket>>()
    .insertInto('rate_buckets')
    .values({ key, hits: count, expires_at: windowEnd })
    .onConflict((known) =>
      known.column('key').doUpdateSet(({ eb, ref }) => ({
        hits: eb('rate_buckets.hits', '+', ref('excluded.hits')),
      })),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits;
}

/** Forgets windows that have ended. */
export async function purgeRateBuckets(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(RateBucket, { expiresAt: { $lt: now } });
}
