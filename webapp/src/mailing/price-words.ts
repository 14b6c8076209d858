import { dollars } from '@creditfix/shared/billing';
import type { Mailpiece, Mailing } from '@creditfix/shared/mailing';
import { mailFormMessages, mailpieceMessages } from './messages.tsx';

/** What mailing costs and what becomes of the money: said before it is asked for, and afterwards as it was. */

/** Before: when the price is taken. */
export function chargeWords(
  { collectsPrice }: Pick<Mailing, 'collectsPrice'>,
  cents: number,
): string {
  if (!collectsPrice) return mailFormMessages.charge.notHere;
  return cents === 0
    ? mailFormMessages.charge.nothing
    : mailFormMessages.charge.later(dollars(cents));
}

/** Afterwards: where the money is. */
export function paidWords({ charge, priceCents, carrier, status }: PaidMailpiece): string {
  if (carrier === 'self') return paid.own;
  const price = dollars(priceCents);
  if (charge === 'none') return notYetCharged(status, price);
  return AFTER[charge](price);
}

type PaidMailpiece = Pick<Mailpiece, 'charge' | 'priceCents' | 'carrier' | 'status'>;

const { paid } = mailpieceMessages;

const AFTER: Readonly<Record<Exclude<Mailpiece['charge'], 'none'>, (price: string) => string>> = {
  due: paid.due,
  charged: paid.charged,
  paid: paid.paid,
  failed: paid.failed,
  given_back: paid.givenBack,
  not_collected: paid.notCollected,
  cancelled: () => paid.nothing,
};

function notYetCharged(status: Mailpiece['status'], price: string): string {
  if (status === 'queued') return paid.notYet(price);
  return status === 'cancelled' || status === 'failed' ? paid.nothing : price;
}
