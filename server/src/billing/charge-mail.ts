import type { BillingParts } from './billing.parts.ts';
import { findPayer, type Payer } from './customer.repository.ts';
import { mayAskAgain } from './key-lifetime.ts';
import { returnMailCredit } from './return-mail-credit.ts';
import { readInvoice } from './sync-invoice.ts';
import type { SyncParts } from './sync-subscription.ts';
import { writeNewest } from './write-newest.ts';

interface OpenCharge {
  readonly piece_id: string;
  readonly account_id: string | null;
  readonly amount_cents: number;
  readonly currency: string;
  readonly what: string;
  readonly invoice_id: string | null;
  readonly asked_at: Date | string;
  readonly give_back_at: Date | string | null;
}

/**
 * Does what the price of a mailing still needs: collects it by an invoice of its own, or withdraws that invoice. The provider is
 * asked outside any transaction, under keys made of the piece's id and from wherever an earlier try stopped, so that a crash at
 * any point neither loses the charge nor makes two. What came of it is read back as after an event.
 */
export async function chargeMail(parts: SyncParts, pieceId: string): Promise<void> {
  const { payments } = parts;
  if (!payments.online) return;
  const charge = await noteAsking(parts, pieceId);
  if (!charge) return await returnMailCredit(parts, pieceId);
  const payer = await findPayer(parts.database.fork(), charge.account_id);
  const invoiceId = charge.invoice_id ?? (payer && (await makeInvoice(parts, charge, payer)));
  if (!invoiceId) return await giveUp(parts, pieceId);
  let cardMissing = false;
  if (charge.give_back_at !== null || !payer) await payments.withdrawInvoice(invoiceId);
  else
    ({ cardMissing } = await payments.collectMailInvoice({
      ...payer,
      invoiceId,
      pieceId,
      amountCents: charge.amount_cents,
      currency: charge.currency,
      what: charge.what,
    }));
  await writeNewest(parts.database, () => readInvoice(parts, invoiceId, { cardMissing }));
}

type AskingParts = Pick<BillingParts, 'database' | 'clock' | 'payments'>;

/** Writes down when it was first asked for, before it is; undefined where there is nothing to ask for or withdraw. */
async function noteAsking(
  { database, clock }: AskingParts,
  pieceId: string,
): Promise<OpenCharge | undefined> {
  const now = clock.now();
  const [charge] = await database.fork().execute<OpenCharge[]>(
    `update mail_charges set asked_at = coalesce(asked_at, ?), worked_at = ?
     where piece_id = ? and (status in ('due', 'charged', 'failed') or (status = 'paid' and give_back_at is not null))
     returning piece_id, account_id, amount_cents, currency, what, invoice_id, asked_at, give_back_at`,
    [now, now, pieceId],
  );
  return charge;
}

/** Whoever is gone at the provider can't be charged there. */
async function giveUp({ database }: AskingParts, pieceId: string): Promise<void> {
  await database.fork().execute(
    `update mail_charges set status = case when give_back_at is null then 'not_collected' else 'cancelled' end
     where piece_id = ? and status = 'due' and invoice_id is null`,
    [pieceId],
  );
}

async function makeInvoice(
  { database, clock, payments }: AskingParts,
  { piece_id: pieceId, asked_at, currency }: OpenCharge,
  { customerId }: Payer,
): Promise<string> {
  const since = new Date(asked_at);
  const found = mayAskAgain(since, clock.now())
    ? undefined
    : await payments.findMailInvoice({ pieceId, customerId, since });
  const invoiceId =
    found ?? (await payments.createMailInvoice({ pieceId, customerId, currency })).invoiceId;
  const [row] = await database
    .fork()
    .execute<{ invoice_id: string }[]>(
      'update mail_charges set invoice_id = coalesce(invoice_id, ?) where piece_id = ? returning invoice_id',
      [invoiceId, pieceId],
    );
  return row?.invoice_id ?? invoiceId;
}
