import type { MailCarrier } from '@creditfix/shared/mailing';
import { sql } from 'kysely';
import type { Database, EntityManager, Tables } from '#server/platform/database/index.ts';
import type { CarrierEvent } from './carrier/carrier-event.entity.ts';
import type { MailTables, MailpieceRow } from './mailpiece.repository.ts';
import { Mailpiece } from './mailpiece.entity.ts';

/**
 * Mailpieces as the jobs find them. One asker at a time: anyone who asks the carrier about a mailpiece holds a lease on it, and its loss in a
 * crash ends with time.
 */

/** Longer than looking a mailpiece up and handing it over may take at worst. */
const LEASE_MS = 2 * 60_000;
const HOUR_MS = 60 * 60_000;

interface QueueParts {
  readonly database: Database;
  readonly clock: { now(): Date };
  readonly carrier: { readonly carrier: MailCarrier };
}

export interface ClaimedMailpiece extends MailpieceRow {
  /** The carrier was asked before, and what it answered is not known. */
  readonly askedBefore: boolean;
}

/** `asked_times` tells whether the lease is still ours: everybody who takes it counts it up. */
export type Claim = Pick<MailpieceRow, 'id' | 'asked_times'>;

function tables({ database }: Pick<QueueParts, 'database'>) {
  return database.fork().getKysely<MailTables>();
}

/** What there is to do for a mailpiece that is still here; undefined if there is nothing. */
export async function taskFor(
  parts: Pick<QueueParts, 'database' | 'clock'>,
  mailpieceId: string,
): Promise<'send' | 'take_back' | undefined> {
  const now = parts.clock.now();
  const mailpiece = await tables(parts)
    .selectFrom('mailpieces')
    .select('cancel_asked_at')
    .where('id', '=', mailpieceId)
    .where('ended_at', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        eb('cancel_asked_at', 'is not', null),
        and([
          eb('status', '=', 'queued'),
          eb('carrier_id', 'is', null),
          eb('send_after', '<=', now),
          or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]),
        ]),
      ]),
    )
    .executeTakeFirst();
  return mailpiece && (mailpiece.cancel_asked_at ? 'take_back' : 'send');
}

/**
 * Takes a mailpiece that is due, and writes down that the carrier is about to be asked. One statement decides between any number of
 * processes. A mailpiece that no carrier was asked about goes to the one that is set up now.
 */
export async function claimMailpiece(
  parts: QueueParts,
  mailpieceId: string,
): Promise<ClaimedMailpiece | undefined> {
  const now = parts.clock.now();
  const { carrier } = parts.carrier;
  return await tables(parts)
    .with('before', (known) =>
      known
        .selectFrom('mailpieces')
        .select(['id as mailpiece_id', sql<boolean>`asked_at is not null`.as('asked_before')])
        .where('id', '=', mailpieceId)
        .forUpdate(),
    )
    .updateTable('mailpieces')
    .from('before')
    .set(({ fn, val, eb }) => ({
      asked_at: fn.coalesce('asked_at', val(now)),
      asked_times: eb('asked_times', '+', 1),
      leased_until: leaseFrom(now),
      carrier,
    }))
    .whereRef('mailpieces.id', '=', 'before.mailpiece_id')
    .where('status', '=', 'queued')
    .where('carrier_id', 'is', null)
    .where('cancel_asked_at', 'is', null)
    .where('send_after', '<=', now)
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .where(({ eb, or }) => or([eb('asked_at', 'is', null), eb('carrier', '=', carrier)]))
    .returningAll('mailpieces')
    .returning('before.asked_before as askedBefore')
    .executeTakeFirst();
}

/** Takes a mailpiece only to look it up at the carrier. */
export async function claimToLook(
  parts: QueueParts,
  mailpieceId: string,
): Promise<Claim | undefined> {
  const now = parts.clock.now();
  return await tables(parts)
    .updateTable('mailpieces')
    .set(({ eb }) => ({ asked_times: eb('asked_times', '+', 1), leased_until: leaseFrom(now) }))
    .where('id', '=', mailpieceId)
    .where('status', '=', 'queued')
    .where('carrier_id', 'is', null)
    .where(({ eb, or }) => or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .where('carrier', '=', parts.carrier.carrier)
    .returning(['id', 'asked_times'])
    .executeTakeFirst();
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** Ends the lease, so that the next try can begin. */
export async function endLease(parts: QueueParts, claim: Claim): Promise<void> {
  await ownClaim(parts, claim).set({ leased_until: parts.clock.now() }).execute();
}

/** Ends a lease that was taken only to look: the mailpiece is as it was before. */
export async function giveLeaseBack(
  parts: QueueParts,
  claim: Claim,
  leasedUntil: Date,
): Promise<void> {
  await ownClaim(parts, claim).set({ leased_until: leasedUntil }).execute();
}

/**
 * Nobody asks for this mailpiece within the hour.
 *
 * @param isSure the carrier does not have it for certain: it counts as never asked
 */
export async function postpone(parts: QueueParts, claim: Claim, isSure: boolean): Promise<void> {
  const leased_until = new Date(parts.clock.now().getTime() + HOUR_MS);
  await ownClaim(parts, claim)
    .set(isSure ? { leased_until, asked_at: null } : { leased_until })
    .execute();
}

function ownClaim(parts: Pick<QueueParts, 'database'>, { id, asked_times }: Claim) {
  return tables(parts)
    .updateTable('mailpieces')
    .where('id', '=', id)
    .where('asked_times', '=', asked_times)
    .where('carrier_id', 'is', null);
}

/** Runs when a process starts and is alone on its database: every older lease holder is gone. */
export async function endLeases(parts: Pick<QueueParts, 'database' | 'clock'>): Promise<void> {
  const now = parts.clock.now();
  await tables(parts)
    .updateTable('mailpieces')
    .set({ leased_until: now })
    .where('status', '=', 'queued')
    .where('carrier_id', 'is', null)
    .where('leased_until', '>', now)
    .execute();
}

/** Mailpieces that are due, or wanted back, and that nobody has touched since that instant. */
export async function findUntouched(
  em: EntityManager,
  {
    before,
    carrier,
    limit,
  }: { readonly before: Date; readonly carrier: MailCarrier; readonly limit: number },
): Promise<readonly string[]> {
  const untouched = sql<Date>`coalesce(leased_until, send_after)`;
  const found = await em
    .getKysely<MailTables>()
    .selectFrom('mailpieces')
    .select('id')
    .where('ended_at', 'is', null)
    .where(({ and, eb, or }) =>
      or([
        and([
          eb('status', '=', 'queued'),
          eb('carrier_id', 'is', null),
          eb('send_after', '<=', before),
          eb(untouched, '<=', before),
        ]),
        and([eb('cancel_asked_at', '<=', before), eb(untouched, '<=', before)]),
      ]),
    )
    .where(({ eb, or }) =>
      or([
        eb('asked_at', 'is', null),
        eb('carrier_id', 'is not', null),
        eb('carrier', '=', carrier),
      ]),
    )
    .orderBy('send_after')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/** Events that came before their mailpiece was known here, and whose mailpiece is known by now. */
export async function findUnappliedEvents(
  em: EntityManager,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<readonly string[]> {
  const found = await em
    .getKysely<MailTables & Tables<typeof CarrierEvent>>()
    .selectFrom('carrier_events as e')
    .innerJoin('mailpieces as p', 'p.carrier_id', 'e.carrier_id')
    .select('e.id')
    .where('e.processed_at', 'is', null)
    .where('e.received_at', '<=', before)
    .orderBy('e.received_at')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/** Takes live mailpieces of which nothing was heard for a while: each is taken by one process, and asked about again later. */
export async function takeSilent(
  parts: QueueParts,
  silence: { readonly before: Date; readonly since: Date; readonly limit: number },
) {
  const { before, since, limit } = silence;
  const asked = sql<Date>`coalesce(polled_at, created_at)`;
  return await tables(parts)
    .updateTable('mailpieces')
    .set({ polled_at: parts.clock.now() })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('mailpieces as p')
        .select('p.id')
        // In the words of the index.
        .where(sql<boolean>`p.status in ('queued', 'mailed', 'in_transit')`)
        .where('p.ended_at', 'is', null)
        .where('p.carrier', '=', parts.carrier.carrier)
        .where('p.carrier_id', 'is not', null)
        .where(asked, '<=', before)
        .where('p.created_at', '>', since)
        .where(({ exists, not, selectFrom: other }) =>
          not(
            exists(
              other('mail_events as e')
                .select('e.id')
                .whereRef('e.mailpiece_id', '=', 'p.id')
                .where('e.recorded_at', '>', before),
            ),
          ),
        )
        .orderBy(asked)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', sql<string>`carrier_id`.as('carrier_id')])
    .execute();
}

/** Leaves to the next run what was taken and not asked about. */
export async function leaveSilent(
  parts: Pick<QueueParts, 'database'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tables(parts)
    .updateTable('mailpieces')
    .set({ polled_at: null })
    .where('id', 'in', ids)
    .execute();
}

/** Mailpieces whose tracking documents the carrier should have by now and we have not. */
export async function findWithoutPapers(
  em: EntityManager,
  {
    carrier,
    since,
    limit,
  }: { readonly carrier: MailCarrier; readonly since: Date; readonly limit: number },
): Promise<readonly string[]> {
  const found = await em
    .getKysely<MailTables>()
    .selectFrom('mailpieces')
    .select('id')
    .where('carrier', '=', carrier)
    .where('carrier_id', 'is not', null)
    .where(({ and, eb, or }) =>
      or([
        and([
          eb('proof_key', 'is', null),
          eb('status', 'not in', ['failed', 'cancelled']),
          eb('created_at', '>', since),
        ]),
        and([
          eb('receipt_key', 'is', null),
          eb('mail_class', '=', 'certified_return_receipt'),
          eb('status', '=', 'delivered'),
          eb('delivered_at', '>', since),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}

/**
 * How many mailpieces wait for the carrier, how many failed since that instant, and how many are orphaned: another carrier than the present
 * one was asked for them and still has them.
 */
export async function mailTraffic(
  em: EntityManager,
  { carrier, since }: { readonly carrier: MailCarrier; readonly since: Date },
) {
  return await em
    .getKysely<MailTables>()
    .selectNoFrom(({ selectFrom }) => {
      const count = () =>
        selectFrom('mailpieces').select(({ fn }) => fn.countAll<number>().as('count'));
      return [
        count()
          .where('status', '=', 'queued')
          .where('carrier_id', 'is', null)
          .$asScalar()
          .$notNull()
          .as('waiting'),
        count()
          .where('status', '=', 'failed')
          .where('ended_at', '>', since)
          .$asScalar()
          .$notNull()
          .as('failed'),
        count()
          .where('status', 'in', ['queued', 'mailed', 'in_transit'])
          .where('ended_at', 'is', null)
          .where(({ eb, or }) =>
            or([eb('asked_at', 'is not', null), eb('carrier_id', 'is not', null)]),
          )
          .where('carrier', 'not in', ['self', carrier])
          .$asScalar()
          .$notNull()
          .as('orphaned'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** What has not left yet, oldest first. @returns their ids */
export async function queuedMailpieces(
  em: EntityManager,
  accountId: string,
): Promise<readonly string[]> {
  const queued = await em.find(
    Mailpiece,
    { accountId, status: 'queued' },
    { fields: ['id'], orderBy: { createdAt: 1, id: 1 }, disableIdentityMap: true },
  );
  return queued.map(({ id }) => id);
}
