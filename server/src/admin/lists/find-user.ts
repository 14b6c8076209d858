import { AdminProblems, type adminListEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { mailEventNames } from '@creditfix/shared/mailing';
import { openFlagsOf, openSessionsOf, sessionDevice } from '#server/accounts/index.ts';
import {
  newestContractOf,
  newestPayments,
  openGrantsOf,
  refundsOf,
  runningSubscriptionsOf,
} from '#server/billing/index.ts';
import { findDisputes, nameOfTarget, openItem } from '#server/disputes/index.ts';
import { openDraftContent, openDrafts } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { newestEmails } from '#server/platform/email/index.ts';
import { findEvents, mailOfLetters, mayMailAgain, openEnvelope } from '#server/mailing/index.ts';
import type { Vault } from '#server/platform/vault/index.ts';
import { namesIn } from '../audit/audit-names.ts';
import { auditLines } from '../audit/audit.repository.ts';
import { presentLetter } from './find-letters.ts';
import { presentFlagged, type FlaggedUser, type UserView } from './find-users.ts';
import { newestLetters, findListedUser } from './staff-list.repository.ts';
import type { SupportInbox } from '../support-inbox.port.ts';

/** Everything about one user that needs no opening, in nineteen queries however much there is. */

type UserPage = DataOf<typeof adminListEndpoints.adminUser>;

const MOST_LETTERS = 200;
const MOST_OTHERS = 100;

/** @throws Problem `admin.user_unknown` */
export async function findUser(
  em: EntityManager,
  parts: { readonly vault: Vault; readonly supportInbox: SupportInbox },
  userId: string,
  view: UserView & { readonly webAddress: string },
): Promise<UserPage> {
  const row = await findListedUser(em, userId);
  if (!row) throw AdminProblems.raise('admin.user_unknown');
  const user = presentFlagged(row, await openFlagsOf(em, [userId]), view);
  const sealed = { vault: parts.vault, masked: view.masked };
  return {
    user,
    plan: await findPlan(em, user, view.now),
    contract: await findContract(em, userId),
    drafts: await findDrafts(em, sealed, userId),
    ...(await findLetters(em, sealed, userId)),
    disputes: await findOpenedDisputes(em, sealed, userId),
    emails: await findEmails(em, userId),
    payments: await findPayments(em, userId),
    refunds: await findRefunds(em, userId),
    messages: await parts.supportInbox.subjectsOf(em, [row.email]),
    sessions: await findSessions(em, parts.vault, userId, view.now),
    ...(await findLooks(em, userId, view)),
    webAddress: view.webAddress,
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

/** What is opened for whoever helps; an auditor sees that it is there, never whose account it is about. */
interface Sealed {
  readonly vault: Vault;
  readonly masked: boolean;
}

async function findDrafts(
  em: EntityManager,
  { vault, masked }: Sealed,
  userId: string,
): Promise<UserPage['drafts']> {
  const drafts = await openDrafts(em, userId, MOST_OTHERS);
  return drafts.map((draft) => {
    const { step, disputeDetails } = openDraftContent(vault, draft);
    return {
      id: draft.id,
      step,
      isRead: draft.reviewedSha256 !== null,
      about: masked ? null : disputeDetails.creditorName?.trim() || null,
      startedAt: draft.createdAt.toISOString(),
      savedAt: draft.updatedAt.toISOString(),
    };
  });
}

/** What each dispute is about, its letters, and what became of them. */
async function findOpenedDisputes(
  em: EntityManager,
  { vault, masked }: Sealed,
  userId: string,
): Promise<UserPage['disputes']> {
  const disputes = await findDisputes(em, userId, MOST_OTHERS);
  return disputes.map((rounds) => {
    const [{ dispute_id, sealed_item, signed_at, resolved_at }] = rounds;
    const { creditorName, accountEnding, disputeReason } = openItem(vault, dispute_id, sealed_item);
    const item = accountEnding
      ? `${creditorName}, account ending in ${accountEnding}`
      : creditorName;
    return {
      id: dispute_id,
      item: masked ? null : item,
      reason: disputeReason,
      openedAt: signed_at.toISOString(),
      resolvedAt: resolved_at?.toISOString() ?? null,
      rounds: rounds.map((round) => presentRound(round, { vault, masked })),
    };
  });
}

function presentRound(
  round: Awaited<ReturnType<typeof findDisputes>>[number][number],
  { vault, masked }: Sealed,
): UserPage['disputes'][number]['rounds'][number] {
  // A bureau's name tells nothing about the person.
  const isNamed = !masked || round.sealed_target === null;
  return {
    letterId: round.letter_id,
    reference: round.reference,
    recipient: round.recipient,
    target: isNamed ? (nameOfTarget(vault, round) ?? null) : null,
    signedAt: round.signed_at.toISOString(),
    mailedOn: round.mail_date,
    receivedOn: round.received_on,
    basis: round.basis,
    dueOn: round.due_on,
    outcome: round.outcome,
    outcomeOn: round.outcome_on,
  };
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

/** The newest letters, how each was mailed, and where that is. */
async function findLetters(
  em: EntityManager,
  sealed: Sealed,
  userId: string,
): Promise<Pick<UserPage, 'letters' | 'mail'>> {
  const letters = await newestLetters(em, userId, MOST_LETTERS);
  const mail = await mailOfLetters(
    em,
    letters.map(({ id }) => id),
  );
  const events = await findEvents(
    em,
    mail.map(({ id }) => id),
  );
  const mailOf = Map.groupBy(mail, ({ letterId }) => letterId);
  const eventsOf = Map.groupBy(events, ({ mailpiece_id }) => mailpiece_id);
  return {
    letters: letters.map(presentLetter),
    mail: letters.flatMap(({ id: letterId, reference }) =>
      (mailOf.get(letterId) ?? []).map((mailpiece) => ({
        id: mailpiece.id,
        letterId,
        reference,
        status: mailpiece.status,
        mailClass: mailpiece.mailClass,
        againOf: mailpiece.againOf,
        canMailAgain: mayMailAgain(mailpiece, mailOf.get(letterId) ?? []),
        to: addressee(sealed, mailpiece),
        trackingNumber: sealed.masked ? null : mailpiece.trackingNumber,
        queuedAt: mailpiece.createdAt.toISOString(),
        events: (eventsOf.get(mailpiece.id) ?? []).map((event) => presentEvent(event, sealed)),
      })),
    ),
  };
}

function presentEvent(
  { kind, at, location, source_key }: Awaited<ReturnType<typeof findEvents>>[number],
  { masked }: Sealed,
): UserPage['mail'][number]['events'][number] {
  const isOwn = source_key.startsWith('own:');
  return {
    at: at.toISOString(),
    text: isOwn ? `${mailEventNames[kind]}, as they told us` : mailEventNames[kind],
    location: masked ? null : location,
  };
}

/** "Equifax, Atlanta, GA" */
function addressee(
  { vault, masked }: Sealed,
  mailpiece: Awaited<ReturnType<typeof mailOfLetters>>[number],
): string | null {
  if (masked) return null;
  const { name, city, state } = openEnvelope(vault, mailpiece).to;
  return [name, city, state].filter(Boolean).join(', ');
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
async function findLooks(
  em: EntityManager,
  subjectId: string,
  { masked }: UserView,
): Promise<Pick<UserPage, 'audit' | 'names'>> {
  const wanted = { subjectId, order: 'newest', offset: 0, limit: MOST_OTHERS } as const;
  const lines = await auditLines(em, wanted);
  const names = await namesIn(
    em,
    lines.map(({ detail }) => detail),
    masked,
  );
  const audit = lines.map(({ number, actor, action, detail, at }) => ({
    number,
    actor,
    action,
    detail,
    at: at.toISOString(),
  }));
  return { audit, names };
}
