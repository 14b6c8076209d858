import { dollars } from '@creditfix/shared/billing';
import type { MailPiece, Mailing } from '@creditfix/shared/mailing';
import { words as form } from './mail-form.words.ts';
import { words as onPiece } from './mail-piece.words.ts';

/** What mailing costs and what becomes of the money: said before it is asked for, and afterwards as it was. */

/** Before: when the price is taken. */
export function chargeWords(
  { collectsPrice }: Pick<Mailing, 'collectsPrice'>,
  cents: number,
): string {
  if (!collectsPrice) return form.charge.notHere;
  return cents === 0 ? form.charge.nothing : form.charge.later(dollars(cents));
}

/** Afterwards: where the money is. */
export function paidWords({ charge, priceCents, carrier, status }: PaidPiece): string {
  if (carrier === 'self') return paid.own;
  const price = dollars(priceCents);
  if (charge === 'none') return notYetCharged(status, price);
  return AFTER[charge](price);
}

type PaidPiece = Pick<MailPiece, 'charge' | 'priceCents' | 'carrier' | 'status'>;

const { paid } = onPiece;

const AFTER: Readonly<Record<Exclude<MailPiece['charge'], 'none'>, (price: string) => string>> = {
  due: paid.due,
  charged: paid.charged,
  paid: paid.paid,
  failed: paid.failed,
  given_back: paid.givenBack,
  not_collected: paid.notCollected,
  cancelled: () => paid.nothing,
};

function notYetCharged(status: MailPiece['status'], price: string): string {
  if (status === 'queued') return paid.notYet(price);
  return status === 'cancelled' || status === 'failed' ? paid.nothing : price;
}
