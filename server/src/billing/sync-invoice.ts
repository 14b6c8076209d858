import { proPrice } from '@creditfix/shared/billing';
import { randomUUID } from 'node:crypto';
import { notifyAccount, raiseFlag } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import { actionNeededEmail, pastDueEmail, receiptEmail } from './invoice.email.ts';
import type { ProviderInvoice } from './payments.port.ts';
import { referralPaid, referralPaidBack } from './referral-reward.ts';
import { refundPayment } from './refund-payment.ts';
import { dayOf } from './subscription.email.ts';
import { readSubscription, type SyncParts } from './sync-subscription.ts';
import { Overtaken, lockPayer, type Reading } from './write-newest.ts';

interface KnownPayment {
  readonly id: string;
  readonly account_id: string | null;
  readonly version: number;
  readonly disputed_at: Date | string | null;
}

/**
 * Asks the provider for an invoice, for the charge that paid it, and for its subscription: a renewal changes all of them, and a
 * refund or a chargeback may be heard of before the payment itself. See `writeNewest`.
 */
export async function readInvoice(parts: SyncParts, invoiceId: string): Promise<Reading> {
  const before = await findKnown(parts.database.fork(), invoiceId);
  const found = await parts.payments.fetchInvoice(invoiceId);
  if (!found) return async () => {};
  const writeSubscription = found.subscriptionId
    ? await readSubscription(parts, found.subscriptionId)
    : undefined;
  return async (tx) => {
    await writeSubscription?.(tx);
    await writeInvoice(tx, parts, { found, version: before?.version ?? 0 });
  };
}

async function writeInvoice(
  tx: EntityManager,
  parts: SyncParts,
  { found, version }: { readonly found: ProviderInvoice; readonly version: number },
): Promise<void> {
  const payer = await lockPayer(tx, found);
  const known = await findKnown(tx, found.id, 'for update');
  if ((known?.version ?? 0) !== version) throw new Overtaken();
  const accountId = payer ?? known?.account_id ?? null;
  // An invoice that somebody wrote by hand at the provider is about something else.
  const isPayment =
    found.status === 'paid' && found.amountPaidCents > 0 && found.subscriptionId !== null;
  if (known) await updatePayment(tx, parts, { known, found, accountId });
  else if (isPayment && accountId) await recordPayment(tx, parts, { found, accountId });
  else if (accountId) await announceTrouble(tx, parts, { found, accountId });
}

async function recordPayment(
  tx: EntityManager,
  parts: SyncParts,
  { found, accountId }: { readonly found: ProviderInvoice; readonly accountId: string },
): Promise<void> {
  const now = parts.clock.now();
  const paidAt = found.paidAt ?? now;
  const [earlier] = await tx.execute<unknown[]>(
    'select 1 from payments where account_id = ? limit 1',
    [accountId],
  );
  const paymentId = randomUUID();
  await tx.execute(
    `insert into payments (id, account_id, invoice_id, payment_intent_id, charge_id, subscription_id, what,
       amount_cents, refunded_cents, disputed_at, currency, invoice_url, paid_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      paymentId,
      accountId,
      found.id,
      found.paymentIntentId,
      found.charge?.id ?? null,
      found.subscriptionId,
      whatOf(found),
      found.amountPaidCents,
      found.charge?.refundedCents ?? 0,
      found.charge?.disputed ? now : null,
      found.currency,
      found.invoiceUrl,
      paidAt,
    ],
  );
  if (found.charge?.disputed) await flagChargeback(tx, accountId, now);
  if (await isPaidAfterEnd(tx, found)) {
    const reason = 'It was paid after the subscription had ended.';
    return void (await refundPayment(tx, parts, { paymentId, reason }));
  }
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'receipt',
    key: `receipt:${found.id}`,
    draft: receiptEmail(parts.publicOrigin(), { ...found, paidAt, what: whatOf(found) }),
  });
  if (!earlier) await referralPaid(tx, parts, { accountId, invoiceId: found.id, at: paidAt });
  if (wentBack(found)) await referralPaidBack(tx, { invoiceId: found.id, at: now });
}

/** An old email's link to an open invoice still takes money: for a subscription that is over, nothing is given for it. */
async function isPaidAfterEnd(
  tx: EntityManager,
  { subscriptionId, paidAt, charge }: ProviderInvoice,
): Promise<boolean> {
  if (charge === null || charge.refundedCents > 0) return false;
  const rows = await tx.execute<unknown[]>(
    'select 1 from subscriptions where id = ? and ended_at < ?',
    [subscriptionId, paidAt],
  );
  return rows.length > 0;
}

/** All of it was paid back, or the bank took it. */
function wentBack({ charge, amountPaidCents }: ProviderInvoice): boolean {
  return charge !== null && (charge.disputed || charge.refundedCents >= amountPaidCents);
}

async function updatePayment(
  tx: EntityManager,
  parts: SyncParts,
  change: {
    readonly known: KnownPayment;
    readonly found: ProviderInvoice;
    readonly accountId: string | null;
  },
): Promise<void> {
  const { known, found, accountId } = change;
  const { charge } = found;
  const now = parts.clock.now();
  const newlyDisputed = known.disputed_at === null && charge?.disputed === true;
  await tx.execute(
    `update payments set refunded_cents = coalesce(?, refunded_cents), charge_id = coalesce(?, charge_id),
       payment_intent_id = coalesce(?, payment_intent_id), disputed_at = coalesce(disputed_at, ?), version = version + 1
     where id = ?`,
    [
      charge?.refundedCents ?? null,
      charge?.id ?? null,
      found.paymentIntentId,
      newlyDisputed ? now : null,
      known.id,
    ],
  );
  if (newlyDisputed && accountId) await flagChargeback(tx, accountId, now);
  if (wentBack(found)) await referralPaidBack(tx, { invoiceId: found.id, at: now });
}

async function flagChargeback(tx: EntityManager, accountId: string, at: Date): Promise<void> {
  const detail = 'The cardholder disputed a payment at the bank.';
  await raiseFlag(tx, { accountId, rule: 'chargeback', detail, at });
}

/**
 * A first payment that fails is told on the payment page itself; a renewal fails while nobody looks. Where the subscription is
 * over by now, it is too late to ask for money.
 */
async function announceTrouble(
  tx: EntityManager,
  parts: SyncParts,
  { found, accountId }: { readonly found: ProviderInvoice; readonly accountId: string },
): Promise<void> {
  if (found.status !== 'open' || found.billingReason === 'subscription_create') return;
  const [running] = await tx.execute<{ past_due_since: Date | string | null }[]>(
    'select past_due_since from subscriptions where id = ? and ended_at is null',
    [found.subscriptionId],
  );
  if (!running) return;
  const origin = parts.publicOrigin();
  if (found.needsAction)
    return await notifyAccount(tx, parts, {
      accountId,
      kind: 'payment_action_required',
      key: `payment_action_required:${found.id}`,
      draft: actionNeededEmail(origin, found),
    });
  if (found.attempts === 0) return;
  await notifyAccount(tx, parts, {
    accountId,
    kind: 'past_due',
    key: `past_due:${found.id}`,
    draft: pastDueEmail(origin, found, new Date(running.past_due_since ?? parts.clock.now())),
  });
}

function whatOf({ billingReason, coversFrom, coversUntil }: ProviderInvoice): string {
  if (!billingReason?.startsWith('subscription')) return proPrice.name;
  return `${proPrice.name}, ${dayOf(coversFrom)} to ${dayOf(coversUntil)}`;
}

async function findKnown(
  em: EntityManager,
  invoiceId: string,
  lock: 'for update' | '' = '',
): Promise<KnownPayment | undefined> {
  const [row] = await em.execute<KnownPayment[]>(
    `select id, account_id, version, disputed_at from payments where invoice_id = ? ${lock}`,
    [invoiceId],
  );
  return row;
}
