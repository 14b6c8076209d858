import { AdminProblems, type adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { sessionDevice } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { presentFlagged, type FlaggedRow, type FlaggedUser } from './find-flagged-users.ts';
import { presentLetter, type ListedLetterRow } from './find-staff-letters.ts';
import { LISTED_USER, LISTED_USER_TABLES, type UserView } from './find-users.ts';
import type { SupportDesk } from './support-desk.port.ts';

/** Everything about one user that needs no opening, in six queries however much there is. */

type UserPage = DataOf<typeof adminListEndpoints.adminUser>;

const MOST_LETTERS = 200;
const MOST_OTHERS = 100;

interface UserRow extends FlaggedRow {
  readonly subscribed: boolean;
  readonly period_ends_at: string | null;
  readonly cancels_at_period_end: boolean | null;
  readonly granted: boolean;
  readonly grant_ends_at: string | null;
}

/** @throws Problem `admin.user_unknown` */
export async function findUser(
  em: EntityManager,
  parts: { readonly vault: Vault; readonly supportDesk: SupportDesk },
  userId: string,
  view: UserView,
): Promise<UserPage> {
  const row = await findRow(em, userId, view.now);
  if (!row) throw AdminProblems.raise('admin.user_unknown');
  const user = presentFlagged(row, view);
  return {
    user,
    plan: presentPlan(row, user),
    ...(await findPapers(em, userId)),
    payments: await findPayments(em, userId),
    messages: await parts.supportDesk.subjectsOf(em, row.email),
    sessions: await findSessions(em, parts.vault, userId, view.now),
    audit: await findLooks(em, userId),
  };
}

async function findRow(em: EntityManager, userId: string, now: Date): Promise<UserRow | undefined> {
  const [row] = await em.execute<UserRow[]>(
    `select ${LISTED_USER}, coalesce(f.flags, '[]') as flags, u.id is not null as subscribed, u.period_ends_at,
       u.cancels_at_period_end, g.id is not null as granted, g.ends_at as grant_ends_at
     from ${LISTED_USER_TABLES}
     left join lateral (
       select json_agg(json_build_object('id', id, 'rule', rule, 'detail', detail, 'raised_at', raised_at)
         order by raised_at desc, id) as flags
       from account_flags where account_id = a.id and cleared_at is null
     ) f on true
     left join lateral (
       select id, period_ends_at, cancels_at_period_end from subscriptions
       where account_id = a.id and ended_at is null order by started_at desc, id desc limit 1
     ) u on true
     left join plan_grants g on g.account_id = a.id and g.withdrawn_at is null
       and g.starts_at <= ? and (g.ends_at is null or g.ends_at > ?)
     where a.id = ? and not s.is_deleted`,
    [now, now, userId],
  );
  return row;
}

/** A subscription is named before a grant beside it: it is what costs money. */
function presentPlan(row: UserRow, { subscriptionTier }: FlaggedUser): UserPage['plan'] {
  const granted = row.granted ? 'grant' : null;
  return {
    source: subscriptionTier === 'pro' ? (row.subscribed ? 'subscription' : granted) : null,
    grantEndsAt: row.grant_ends_at === null ? null : instant(row.grant_ends_at),
    periodEndsAt: row.period_ends_at === null ? null : instant(row.period_ends_at),
    cancelsAtPeriodEnd: row.cancels_at_period_end ?? false,
  };
}

interface LetterRow extends ListedLetterRow {
  readonly pieces: readonly {
    readonly id: string;
    readonly status: string;
    readonly mail_class: string;
    readonly created_at: string;
  }[];
}

/** The newest letters, and how each was mailed. */
async function findPapers(
  em: EntityManager,
  userId: string,
): Promise<Pick<UserPage, 'letters' | 'mail'>> {
  const rows = await em.execute<LetterRow[]>(
    `select l.id, l.account_id, l.reference, l.dispute_reason, l.recipient, l.status, l.pdf_pages,
       l.mail_date::text as mailed_on, l.created_at, coalesce(p.pieces, '[]') as pieces
     from letters l left join lateral (
       select json_agg(json_build_object('id', id, 'status', status, 'mail_class', mail_class, 'created_at', created_at)
         order by created_at desc, id) as pieces
       from mail_pieces where letter_id = l.id
     ) p on true
     where l.account_id = ? order by l.created_at desc, l.id limit ${MOST_LETTERS}`,
    [userId],
  );
  return {
    letters: rows.map(presentLetter),
    mail: rows.flatMap(({ id: letterId, pieces }) =>
      pieces.map(({ id, status, mail_class: mailClass, created_at }) => ({
        id,
        letterId,
        status,
        mailClass,
        queuedAt: instant(created_at),
      })),
    ),
  };
}

interface PaymentRow {
  readonly id: string;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly disputed: boolean;
  readonly paid_at: string;
}

async function findPayments(em: EntityManager, userId: string): Promise<UserPage['payments']> {
  const rows = await em.execute<PaymentRow[]>(
    `select id, amount_cents, refunded_cents, disputed_at is not null as disputed, paid_at from payments
     where account_id = ? order by paid_at desc, id limit ${MOST_OTHERS}`,
    [userId],
  );
  return rows.map((row) => ({
    id: row.id,
    amountCents: row.amount_cents,
    refundedCents: row.refunded_cents,
    status: paymentStatus(row),
    paidAt: instant(row.paid_at),
  }));
}

function paymentStatus({ amount_cents, refunded_cents, disputed }: PaymentRow): string {
  if (disputed) return 'disputed';
  if (refunded_cents === 0) return 'paid';
  return refunded_cents < amount_cents ? 'partly_refunded' : 'refunded';
}

interface SessionRow {
  readonly id: string;
  readonly kind: string;
  readonly on_device: boolean;
  readonly sealed_origin: string;
  readonly created_at: string;
  readonly last_seen_at: string | null;
}

/** Open ones, those of the staff among them where the user is one of the staff. */
async function findSessions(
  em: EntityManager,
  vault: Vault,
  userId: string,
  now: Date,
): Promise<UserPage['sessions']> {
  const rows = await em.execute<SessionRow[]>(
    `select id, kind, on_device, sealed_origin, created_at, last_seen_at from sessions
     where account_id = ? and ended_at is null and expires_at > ?
     order by coalesce(last_seen_at, created_at) desc, id limit ${MOST_OTHERS}`,
    [userId, now],
  );
  return rows.map((row) => ({
    id: row.id,
    device: sessionDevice(vault, { id: row.id, sealedOrigin: row.sealed_origin }),
    kind: `${row.kind === 'admin' ? 'staff ' : ''}${row.on_device ? 'desktop app' : 'browser'}`,
    startedAt: instant(row.created_at),
    lastSeenAt: instant(row.last_seen_at ?? row.created_at),
  }));
}

/** Who of the staff looked at this user or did something about them. */
async function findLooks(em: EntityManager, userId: string): Promise<UserPage['audit']> {
  const rows = await em.execute<
    { number: string; actor: string; action: string; detail: string; at: string }[]
  >(
    `select l.number, coalesce(a.email, l.actor_id::text) as actor, l.action, l.detail, l.at
     from audit_log l left join accounts a on a.id = l.actor_id
     where l.subject_id = ? order by l.number desc limit ${MOST_OTHERS}`,
    [userId],
  );
  return rows.map(({ number, at, ...line }) => ({
    ...line,
    number: Number(number),
    at: instant(at),
  }));
}

function instant(at: Date | string): string {
  return new Date(at).toISOString();
}
