import { Problem } from '@creditfix/shared/kernel';
import {
  MailCarrier,
  MailClass,
  mailClassLabels,
  MailingProblems,
} from '@creditfix/shared/mailing';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  isHeldOrPaid,
  keepUse,
  lockAllowance,
  mailingPurpose,
  newestMailPayment,
  openMailPage,
  orderMailPayment,
  refuseUnserved,
  releaseMailPayment,
  settleMailPayment,
  takeCoupon,
} from '#server/billing/index.ts';
import { findLetterToMail, lockLetterToMail } from '#server/letters/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { Place, Vault } from '#server/platform/vault/index.ts';
import { envelopeSchema } from './carrier/envelope-address.ts';
import { endMailpiece } from './end-mailpiece.ts';
import {
  preparedMailing,
  queueMailpiece,
  refuseObstacles,
  startSending,
  type MailRequest,
  type PreparedMailing,
} from './mail-letter.ts';
import type { MailingParts } from './mailing.parts.ts';
import { followAtOnce } from './mailpiece-moved.job.ts';
import { addOrder, endOrder, findOrder } from './mail-order.repository.ts';
import { findMailpiece, lockMailpiece } from './mailpiece.repository.ts';

/**
 * One mailing without a subscription. What was agreed to is kept until the bank holds the price; then it becomes a mailpiece as any
 * other, of the id under which it is paid. Neither a lost answer nor a closed browser leaves a letter paid and not mailed.
 */

const orderSchema = z.object({
  envelope: envelopeSchema,
  mailClass: z.enum(MailClass),
  priceCents: z.number().int(),
  pages: z.number().int(),
  sheets: z.number().int(),
  packetSha256: z.string(),
  origin: z.object({ ip: z.string(), userAgent: z.string() }),
});

type Order = z.output<typeof orderSchema>;

const orderPlace = (id: string): Place => ({ column: 'mail_orders.sealed_order', rowId: id });

/** What was agreed to in an order. */
export function openOrder(
  vault: Vault,
  order: { readonly id: string; readonly sealedOrder: string },
): Order {
  return orderSchema.parse(vault.openJson(order.sealedOrder, orderPlace(order.id)));
}

/**
 * Orders one mailing of a letter and opens the page on which it is paid.
 *
 * @returns the page's address
 * @throws Problem that says what stands in the way; nothing is asked for then
 */
export async function payOnce(
  em: EntityManager,
  parts: MailingParts,
  request: MailRequest & { readonly pageOrigin: string },
): Promise<string> {
  const { accountId, letterId } = request;
  // An answer that was lost may have been that of a payment.
  const earlier = await newestMailPayment(em, { accountId, letterId });
  if (earlier?.status === 'opened' && earlier.releaseAt === null)
    await lookAtPayment(parts, earlier.mailpieceId);
  const prepared = await preparedMailing(em, parts, request, 'paid');
  await refuseUnserved(em, parts, prepared.envelope.from.state);
  const mailpieceId = randomUUID();
  if (prepared.quote.priceCents === 0) {
    await mailForNothing(em, parts, request, { mailpieceId, prepared });
    return `${request.pageOrigin}/mail/${mailpieceId}`;
  }
  await em.transactional((tx) => keepOrder(tx, parts, request, { mailpieceId, prepared }));
  const url = await openMailPage(parts, mailpieceId);
  if (!url) throw MailingProblems.raise('mailing.already_on_its_way');
  return url;
}

/** A code takes off all of it: there is no page to pay on. */
async function mailForNothing(
  em: EntityManager,
  parts: MailingParts,
  request: MailRequest,
  { mailpieceId, prepared }: { readonly mailpieceId: string; readonly prepared: PreparedMailing },
): Promise<void> {
  const { letter: found, ...made } = prepared;
  await em.transactional((tx) =>
    queueMailpiece(tx, parts, request, { mailpieceId, found, ...made, by: 'paid' }),
  );
  await startSending(parts, mailpieceId);
  await followAtOnce(parts, mailpieceId);
}

async function keepOrder(
  tx: EntityManager,
  parts: MailingParts,
  { accountId, letterId, origin, pageOrigin }: MailRequest & { readonly pageOrigin: string },
  made: { readonly mailpieceId: string; readonly prepared: PreparedMailing },
): Promise<void> {
  const { mailpieceId: id, prepared } = made;
  const { quote, envelope } = prepared;
  await lockAllowance(tx, accountId);
  const letter = await lockLetterToMail(tx, prepared.letter);
  await refuseObstacles(tx, parts, letter, 'paid');
  await refuseHeld(tx, { accountId, letterId });
  const agreed: Order = {
    envelope,
    mailClass: quote.mailClass,
    priceCents: quote.priceCents,
    pages: quote.pages,
    sheets: quote.sheets,
    packetSha256: letter.packetSha256 ?? '',
    origin: { ip: origin.ip, userAgent: origin.userAgent.slice(0, 400) },
  };
  await addOrder(tx, {
    id,
    letterId,
    accountId,
    sealedOrder: parts.vault.sealJson(agreed, orderPlace(id)),
    createdAt: parts.clock.now(),
  });
  await orderMailPayment(tx, parts, {
    mailpieceId: id,
    letterId,
    accountId,
    amountCents: quote.priceCents,
    what: mailingPurpose(letter.reference, mailClassLabels[quote.mailClass]),
    origin: pageOrigin,
  });
  const { couponId } = prepared;
  const now = parts.clock.now();
  // After that: an earlier page of this letter has given its use back.
  if (couponId) await takeCoupon(tx, { couponId, accountId, usedFor: id, open: true, now });
}

/** What is paid already is not paid again. */
async function refuseHeld(
  tx: EntityManager,
  whose: { readonly accountId: string; readonly letterId: string },
): Promise<void> {
  const earlier = await newestMailPayment(tx, whose);
  if (earlier?.status === 'authorized' && earlier.releaseAt === null)
    throw MailingProblems.raise('mailing.already_on_its_way');
}

/** Asks the provider what became of a payment, and mails the letter where the price is held. */
async function lookAtPayment(parts: MailingParts, mailpieceId: string) {
  const payment = await settleMailPayment(parts, mailpieceId);
  if (payment?.status === 'authorized') await followMailPayment(parts, mailpieceId);
  return payment;
}

export type PaidMailing =
  | { readonly state: 'mailed'; readonly mailpieceId: string }
  | { readonly state: 'open' | 'over' | 'none'; readonly mailpieceId: null };

/** What came of the payment for a letter that was begun last, as the provider says it now. */
export async function findPaidMailing(
  em: EntityManager,
  parts: MailingParts,
  whose: { readonly accountId: string; readonly letterId: string },
): Promise<PaidMailing> {
  const letter = await findLetterToMail(em, parts.vault, whose);
  const newest = await newestMailPayment(em, { ...whose, letterId: letter.id });
  if (!newest) return { state: 'none', mailpieceId: null };
  const { mailpieceId } = newest;
  const payment = newest.status === 'opened' ? await lookAtPayment(parts, mailpieceId) : newest;
  // An event may have told us, and its job is still waiting.
  if (newest.status === 'authorized') await followMailPayment(parts, mailpieceId);
  if (await findMailpiece(em.fork(), mailpieceId)) return { state: 'mailed', mailpieceId };
  const isOpen = payment?.status === 'opened' || payment?.status === 'authorized';
  return { state: isOpen && payment.releaseAt === null ? 'open' : 'over', mailpieceId: null };
}

/** The price of a mailing is held now, or is not anymore: the letter is mailed, or does not go out. */
export async function followMailPayment(parts: MailingParts, mailpieceId: string): Promise<void> {
  const { database, clock } = parts;
  const order = await findOrder(database.fork(), mailpieceId);
  if (!order) return;
  if (!(await isHeldOrPaid(database.fork(), mailpieceId)))
    return await database.fork().transactional(async (tx) => {
      await endOrder(tx, mailpieceId, clock.now());
      await stopUnpaid(tx, parts, mailpieceId);
    });
  if (order.endedAt !== null) return;
  try {
    await database.fork().transactional((tx) => place(tx, parts, order));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const reason = `The letter could not be mailed: ${error.code}.`;
    return await database.fork().transactional(async (tx) => {
      if (await endOrder(tx, mailpieceId, clock.now()))
        await releaseMailPayment(tx, parts, { mailpieceId, reason });
    });
  }
  await startSending(parts, mailpieceId);
}

async function place(
  tx: EntityManager,
  parts: MailingParts,
  order: NonNullable<Awaited<ReturnType<typeof findOrder>>>,
): Promise<void> {
  const { id: mailpieceId, accountId, letterId } = order;
  await lockAllowance(tx, accountId);
  // Somebody else may have placed it while we waited.
  if (!(await endOrder(tx, mailpieceId, parts.clock.now()))) return;
  if (!(await isHeldOrPaid(tx, mailpieceId))) return;
  const { envelope, origin, packetSha256, ...quote } = openOrder(parts.vault, order);
  const letter = await findLetterToMail(tx, parts.vault, { accountId, letterId });
  if (letter.packetSha256 !== packetSha256) throw MailingProblems.raise('mailing.not_ready');
  const made = { mailpieceId, found: letter, envelope, quote, by: 'paid' } as const;
  await queueMailpiece(tx, parts, { accountId, letterId, origin }, made);
  await keepUse(tx, mailpieceId);
}

/**
 * What nobody has asked a carrier for is not mailed unpaid, nor what our staff have not printed. What was asked for is looked up there
 * first.
 */
async function stopUnpaid(
  tx: EntityManager,
  parts: MailingParts,
  mailpieceId: string,
): Promise<void> {
  const locked = await lockMailpiece(tx, mailpieceId);
  if (locked?.mailpiece.status !== 'queued') return;
  const { asked_at, carrier, carrier_id, batch_id } = locked.mailpiece;
  const isUntouched = asked_at === null && carrier_id === null;
  const isUnprinted = carrier === MailCarrier.print_queue && batch_id === null;
  if (!isUntouched && !isUnprinted) return;
  const at = parts.clock.now();
  await endMailpiece(tx, parts, locked, { status: 'failed', trouble: 'payment_lapsed', at });
}
