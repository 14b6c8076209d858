import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { StripeEvent } from './stripe-event.entity.ts';

/** @returns false if it was kept before; then nothing changes */
export async function keepEvent(
  tx: EntityManager,
  event: Omit<StripeEvent, 'processedAt'>,
): Promise<boolean> {
  const kept = await tx
    .getKysely<Tables<typeof StripeEvent>>()
    .insertInto('stripe_events')
    .values({
      id: event.id,
      type: event.type,
      object_id: event.objectId,
      created_at: event.createdAt,
      received_at: event.receivedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return kept.length === 1;
}

/** An event that nobody has worked on yet. */
export async function findWaitingEvent(em: EntityManager, id: string) {
  return await em.findOne(
    StripeEvent,
    { id, processedAt: null },
    { fields: ['type', 'objectId'], disableIdentityMap: true },
  );
}

export async function noteProcessed(tx: EntityManager, id: string, at: Date): Promise<void> {
  await tx.nativeUpdate(StripeEvent, { id }, { processedAt: at });
}

/** The ids of events that came between these instants and that nobody has worked on, newest first. */
export async function overdueEvents(
  em: EntityManager,
  received: { readonly after: Date; readonly before: Date },
  limit: number,
): Promise<readonly string[]> {
  const rows = await em.find(
    StripeEvent,
    { processedAt: null, receivedAt: { $lt: received.before, $gt: received.after } },
    { fields: ['id'], orderBy: { receivedAt: -1 }, limit, disableIdentityMap: true },
  );
  return rows.map(({ id }) => id);
}

/** Forgets the provider's events that came before that instant: it repeats none of them so late. */
export async function purgeStripeEvents(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(StripeEvent, { receivedAt: { $lt: before } });
}

/** How many events nobody has worked on yet, since when the oldest of them waits, and when the last one came. */
export async function stripeTraffic(em: EntityManager) {
  return await em
    .getKysely<Tables<typeof StripeEvent>>()
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('stripe_events')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('processed_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('waiting'),
      selectFrom('stripe_events')
        .select(({ fn }) => fn.max('received_at').as('lastAt'))
        .as('lastAt'),
      selectFrom('stripe_events')
        .select(({ fn }) => fn.min('received_at').as('oldestAt'))
        .where('processed_at', 'is', null)
        .as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
}
