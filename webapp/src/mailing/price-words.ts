import { dollars } from '@creditfix/shared/billing';
import type { MailPiece, Mailing } from '@creditfix/shared/mailing';

/** What mailing costs and what becomes of the money: said before it is asked for, and afterwards as it was. */

/** Before: when the price is taken. */
export function chargeWords(
  { collectsPrice }: Pick<Mailing, 'collectsPrice'>,
  cents: number,
): string {
  if (!collectsPrice) return 'Nothing is charged here.';
  if (cents === 0) return 'Nothing is charged.';
  return `${dollars(cents)} is charged to your card once the mail service has taken it on. Take it back before then and you pay nothing.`;
}

/** Afterwards: where the money is. */
export function paidWords({ charge, priceCents, carrier, status }: PaidPiece): string {
  if (carrier === 'self') return 'You paid the post office. We charge nothing for this.';
  const price = dollars(priceCents);
  if (charge === 'none') return notYetCharged(status, price);
  return words[charge](price);
}

type PaidPiece = Pick<MailPiece, 'charge' | 'priceCents' | 'carrier' | 'status'>;

const words: Readonly<Record<Exclude<MailPiece['charge'], 'none'>, (price: string) => string>> = {
  due: (price) => `${price}. It is being charged.`,
  charged: (price) => `${price}. It is on its way to your card.`,
  paid: (price) => `${price}, paid.`,
  failed: (price) => `${price}. Your card did not take it. Your plan page has the link to pay it.`,
  given_back: (price) => `${price} was charged and given back to you.`,
  not_collected: (price) => `${price} is the price. Nothing was charged here.`,
  cancelled: () => 'Nothing was charged.',
};

function notYetCharged(status: MailPiece['status'], price: string): string {
  if (status === 'queued') return `${price} is the price. Nothing has been charged.`;
  return status === 'cancelled' || status === 'failed' ? 'Nothing was charged.' : price;
}
