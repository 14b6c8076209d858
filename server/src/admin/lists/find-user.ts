import { AdminProblems, type adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { openFlagsOf, openSessionsOf, sessionDevice } from '#server/accounts/index.ts';
import {
  newestContractOf,
  newestPayments,
  openGrantsOf,
  refundsOf,
  runningSubscriptionsOf,
} from '#server/billing/index.ts';
import { findDisputes } from '#server/disputes/index.ts';
import { openDrafts } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { newestEmails } from '#server/platform/email/index.ts';
import { mailOfLetters, mayMailAgain } from '#server/mailing/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { auditLines } from '../audit/audit.repository.ts';
import { presentLetter } from './find-letters.ts';
import { presentFlagged, type FlaggedUser, type UserView } from './find-users.ts';
import { newestLetters, findListedUser } from './staff-list.repository.ts';
import type { SupportInbox } from '../support-inbox.port.ts';

/** Everything about one user that needs no opening, in sixteen queries however much there is. */

type UserPage = DataOf<typeof adminListEndpoints.adminUser>;

const MOST_LETTERS = 200;
const MOST_OTHERS = 100;

/** @throws Problem `admin.user_unknown` */
export async function findUser(
  em: EntityManager,
  parts: { readonly vault: Vault; readonly supportInbox: SupportInbox },
  userId: string,
  view: UserView,
): Promise<UserPage> {
  const row = await findListedUser(em, userId);
  if (!row) throw AdminProblems.raise('admin.user_unknown');
  const user = presentFlagged(row, await openFlagsOf(em, [userId]), view);
  return {
    user,
    plan: await findPlan(em, user, view.now),
    contract: await findContract(em, userId),
    drafts: await findDrafts(em, userId),
    ...(await findLetters(em, userId)),
    disputes: await findOpenedDisputes(em, userId),
    emails: await findEmails(em, userId),
    payments: await findPayments(em, userId),
    refunds: await findRefunds(em, userId),
    messages: await parts.supportInbox.subjectsOf(em, [row.email]),
    sessions: await findSessions(em, parts.vault, userId, view.now),
    audit: await findLooks(em, userId),
  };
}

/** A subscription is named before a grant beside it: it is what costs money. */
async function findPlan(
  em: EntityManager,
  { id, subscriptionTier }: FlaggedUser,
  now: Date,
): Promise<UserPage['plan']> {
  const [subscription] = await runningSubscriptionsOf(em, [id]);
  const [grant] = await openGrantsOf(em, [id], now);
  const granted = grant ? 'grant' : null;
  return {
    source: subscriptionTier === 'pro' ? (subscription ? 'subscription' : granted) : null,
    grantEndsAt: grant?.endsAt?.toISOString() ?? null,
    periodEndsAt: subscription?.periodEndsAt.toISOString() ?? null,
    cancelsAtPeriodEnd: subscription?.cancelsAtPeriodEnd ?? false,
  };
}

/** The newest one that was signed, where whoever runs the site is a credit repair organization. */
async function findContract(em: EntityManager, userId: string): Promise<UserPage['contract']> {
  const found = await newestContractOf(em, userId);
  if (!found) return null;
  const { signedAt, lastDay, cancelledAt, cancelledBy, cancelGivenOn, endedAt } = found;
  return {
    signedAt: signedAt.toISOString(),
    lastDay,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    cancelledBy,
    cancelGivenOn,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** Once a letter was shown for reading, only reading and signing are left. */
async function findDrafts(em: EntityManager, userId: string): Promise<UserPage['drafts']> {
  const drafts = await openDrafts(em, userId, MOST_OTHERS);
  return drafts.map(({ id, reviewedSha256, createdAt, updatedAt }) => ({
    id,
    step: reviewedSha256 === null ? 'answering' : 'reading',
    startedAt: createdAt.toISOString(),
    savedAt: updatedAt.toISOString(),
  }));
}

/** Which letters each dispute has, and what became of them; the item and the company stay sealed. */
async function findOpenedDisputes(
  em: EntityManager,
  userId: string,
): Promise<UserPage['disputes']> {
  const disputes = await findDisputes(em, userId, MOST_OTHERS);
  return disputes.map((rounds) => ({
    id: rounds[0].dispute_id,
    openedAt: rounds[0].signed_at.toISOString(),
    resolvedAt: rounds[0].resolved_at?.toISOString() ?? null,
    rounds: rounds.map((round) => ({
      letterId: round.letter_id,
      recipient: round.recipient,
      basis: round.basis,
      dueOn: round.due_on,
      outcome: round.outcome,
      outcomeOn: round.outcome_on,
    })),
  }));
}

async function findEmails(em: EntityManager, userId: string): Promise<UserPage['emails']> {
  const emails = await newestEmails(em, userId, MOST_OTHERS);
  return emails.map(({ id, kind, status, keepsText, createdAt, sentAt }) => ({
    id,
    kind,
    status,
    kept: keepsText,
    queuedAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
}

/** The newest letters, and how each was mailed. */
async function findLetters(
  em: EntityManager,
  userId: string,
): Promise<Pick<UserPage, 'letters' | 'mail'>> {
  const letters = await newestLetters(em, userId, MOST_LETTERS);
  const mail = await mailOfLetters(
    em,
    letters.map(({ id }) => id),
  );
  const mailOf = Map.groupBy(mail, ({ letterId }) => letterId);
  return {
    letters: letters.map(presentLetter),
    mail: letters
      .flatMap(({ id }) => mailOf.get(id) ?? [])
      .map((mailpiece) => ({
        id: mailpiece.id,
        letterId: mailpiece.letterId,
        status: mailpiece.status,
        mailClass: mailpiece.mailClass,
        againOf: mailpiece.againOf,
        canMailAgain: mayMailAgain(mailpiece, mailOf.get(mailpiece.letterId) ?? []),
        queuedAt: mailpiece.createdAt.toISOString(),
      })),
  };
}

async function findPayments(em: EntityManager, userId: string): Promise<UserPage['payments']> {
  const payments = await newestPayments(em, userId, MOST_OTHERS);
  return payments.map((payment) => ({
    id: payment.id,
    amountCents: payment.amountCents,
    refundedCents: payment.refundedCents,
    status: paymentStatus(payment),
    what: payment.what,
    paidAt: payment.paidAt.toISOString(),
  }));
}

async function findRefunds(em: EntityManager, userId: string): Promise<UserPage['refunds']> {
  const refunds = await refundsOf(em, userId);
  return refunds
    .map(({ id, amountCents, status, madeBy, reason, what, createdAt }) => ({
      id,
      amountCents,
      status,
      by: madeBy,
      reason,
      what,
      at: createdAt.toISOString(),
    }))
    .toReversed();
}

function paymentStatus({
  amountCents,
  refundedCents,
  disputedAt,
}: Awaited<ReturnType<typeof newestPayments>>[number]): string {
  if (disputedAt !== null) return 'disputed';
  if (refundedCents === 0) return 'paid';
  return refundedCents < amountCents ? 'partly_refunded' : 'refunded';
}

/** Open ones, those of the staff among them where the user is one of the staff. */
async function findSessions(
  em: EntityManager,
  vault: Vault,
  userId: string,
  now: Date,
): Promise<UserPage['sessions']> {
  const sessions = await openSessionsOf(em, userId, { now, limit: MOST_OTHERS });
  return sessions.map(({ id, kind, onDevice, sealedOrigin, createdAt, lastSeenAt }) => ({
    id,
    device: sessionDevice(vault, { id, sealedOrigin }),
    kind: `${kind === 'admin' ? 'staff ' : ''}${onDevice ? 'desktop app' : 'browser'}`,
    startedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** Who of the staff looked at this user or did something about them. */
async function findLooks(em: EntityManager, subjectId: string): Promise<UserPage['audit']> {
  const wanted = { subjectId, order: 'newest', offset: 0, limit: MOST_OTHERS } as const;
  const lines = await auditLines(em, wanted);
  return lines.map(({ number, actor, action, detail, at }) => ({
    number,
    actor,
    action,
    detail,
    at: at.toISOString(),
  }));
}
