import { notifyAccount } from '#server/accounts/index.ts';
import { findPayer, type Payer } from '../plans/customer.repository.ts';
import { mayAskAgain } from '../payments.port.ts';
import {
  giveUpCharge,
  noteChargeAsked,
  noteCreditAsked,
  noteInvoice,
  recordMailCredit,
  type OpenCharge,
} from './mail-charge.repository.ts';
import { findMailPayment } from './mail-payment.repository.ts';
import { settleMailPayment } from './pay-for-mail.ts';
import { mailCreditEmail } from './payment.emails.ts';
import { readInvoice } from '../stripe/sync-invoice.ts';
import type { SyncParts } from '../stripe/sync-subscription.ts';
import { writeNewest } from '../stripe/write-newest.ts';

/**
 * Does what the price of a mailing still needs: collects it by an invoice of its own, or withdraws that invoice. The provider is
 * asked outside any transaction, under keys made of the mailpiece's id and from wherever an earlier try stopped, so that a crash at
 * any point neither loses the charge nor makes two. What came of it is read back as after an event.
 */
export async function chargeMail(parts: SyncParts, mailpieceId: string): Promise<void> {
  const { payments } = parts;
  if (!payments.online) return;
  const charge = await noteChargeAsked(parts.database.fork(), mailpieceId, parts.clock.now());
  if (await findMailPayment(parts.database.fork(), mailpieceId))
    return void (await settleMailPayment(parts, mailpieceId));
  if (!charge) return await returnMailCredit(parts, mailpieceId);
  const payer = await findPayer(parts.database.fork(), charge.accountId);
  const invoiceId = charge.invoiceId ?? (payer && (await makeInvoice(parts, charge, payer)));
  if (!invoiceId) return await giveUpCharge(parts.database.fork(), mailpieceId);
  let cardMissing = false;
  if (charge.giveBackAt !== null || !payer) await payments.withdrawInvoice(invoiceId);
  else
    ({ cardMissing } = await payments.collectMailInvoice({
      ...payer,
      invoiceId,
      mailpieceId,
      amountCents: charge.amountCents,
      currency: charge.currency,
      what: charge.what,
    }));
  await writeNewest(parts.database, () => readInvoice(parts, invoiceId, { cardMissing }));
}

async function makeInvoice(
  { database, clock, payments }: SyncParts,
  { mailpieceId, askedAt: since, currency }: OpenCharge,
  { customerId }: Payer,
): Promise<string> {
  const found = mayAskAgain(since, clock.now())
    ? undefined
    : await payments.findMailInvoice({ mailpieceId, customerId, since });
  const invoiceId =
    found ?? (await payments.createMailInvoice({ mailpieceId, customerId, currency })).invoiceId;
  return await noteInvoice(database.fork(), mailpieceId, invoiceId);
}

/**
 * Puts back on a person's balance what a credit had settled of a mailing that was given back. As with any credit, the provider
 * is asked outside any transaction and under one key.
 */
async function returnMailCredit(parts: SyncParts, mailpieceId: string): Promise<void> {
  const { database, clock, payments, log } = parts;
  const owed = await noteCreditAsked(database.fork(), mailpieceId, clock.now());
  if (!owed) return;
  if (!mayAskAgain(owed.askedAt, clock.now())) {
    log.error({ mailpieceId }, 'billing: a credit was never answered, please look at the provider');
    return;
  }
  const key = `mail-credit-${mailpieceId}`;
  const { creditId } = await payments.credit({
    key,
    customerId: owed.customerId,
    amountCents: owed.creditCents,
    currency: owed.currency,
    description: `${owed.what}, given back`,
  });
  await database.fork().transactional(async (tx) => {
    if (!(await recordMailCredit(tx, mailpieceId, creditId))) return;
    await notifyAccount(tx, parts, {
      accountId: owed.accountId,
      kind: 'mail_credit',
      key,
      draft: () => mailCreditEmail(parts.publicOrigin(), owed.what, owed.creditCents),
    });
  });
}
