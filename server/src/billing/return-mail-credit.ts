import { notifyAccount } from '#server/accounts/index.ts';
import type { BillingParts } from './billing.parts.ts';
import { mayAskAgain } from './key-lifetime.ts';
import { mailCreditEmail } from './money-moved.email.ts';

interface OwedRow {
  readonly account_id: string;
  readonly customer_id: string;
  readonly credit_cents: number;
  readonly currency: string;
  readonly what: string;
  readonly credit_asked_at: Date | string;
}

/**
 * Puts back on a person's balance what a credit had settled of a mailing that was given back. As with any credit, the provider
 * is asked outside any transaction and under one key.
 */
export async function returnMailCredit(
  parts: Pick<BillingParts, 'database' | 'clock' | 'payments' | 'log' | 'outbox' | 'publicOrigin'>,
  pieceId: string,
): Promise<void> {
  const { database, clock, payments, log } = parts;
  const [owed] = await database.fork().execute<OwedRow[]>(
    `update mail_charges set credit_asked_at = coalesce(credit_asked_at, ?) from billing_customers c
     where c.account_id = mail_charges.account_id and piece_id = ? and status = 'given_back'
       and credit_cents > 0 and credit_id is null
     returning mail_charges.account_id, customer_id, credit_cents, currency, what, credit_asked_at`,
    [clock.now(), pieceId],
  );
  if (!owed) return;
  if (!mayAskAgain(owed.credit_asked_at, clock.now())) {
    log.error({ pieceId }, 'billing: a credit was never answered, please look at the provider');
    return;
  }
  const key = `mail-credit-${pieceId}`;
  const { creditId } = await payments.credit({
    key,
    customerId: owed.customer_id,
    amountCents: owed.credit_cents,
    currency: owed.currency,
    description: `${owed.what}, given back`,
  });
  await database.fork().transactional(async (tx) => {
    const recorded = await tx.execute<unknown[]>(
      'update mail_charges set credit_id = ? where piece_id = ? and credit_id is null returning piece_id',
      [creditId, pieceId],
    );
    if (recorded.length === 0) return;
    await notifyAccount(tx, parts, {
      accountId: owed.account_id,
      kind: 'mail_credit',
      key,
      draft: () => mailCreditEmail(parts.publicOrigin(), owed.what, owed.credit_cents),
    });
  });
}
