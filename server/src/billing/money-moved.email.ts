import { dollars } from '@creditfix/shared/billing';
import { spoken } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { words as en } from './money-moved.email.words.ts';
import { words as es } from './money-moved.email.words.es.ts';
import { spokenPurpose } from './payment-purpose.ts';
import { dayOf } from './subscription.email.ts';

/** The emails about money that went back, or should have. */

interface PaidBack {
  readonly amountCents: number;
  /** When the payment was made. */
  readonly paidAt: Date;
}

const words = () => spoken({ en, es });

export function refundEmail({ amountCents, paidAt }: PaidBack, origin: string): EmailDraft {
  const { refund, seePayments, reason } = words();
  const amount = dollars(amountCents);
  return {
    subject: refund.subject(amount),
    preview: refund.preview,
    heading: refund.heading(amount),
    blocks: [
      { kind: 'text', text: refund.paidBack(amount, dayOf(paidAt)) },
      { kind: 'text', text: refund.wait },
      { kind: 'button', label: seePayments, url: pageAddress(origin, '/account/plan') },
    ],
    reason,
  };
}

export function refundFailedEmail({ amountCents, paidAt }: PaidBack, origin: string): EmailDraft {
  const { refundFailed, reason } = words();
  const amount = dollars(amountCents);
  return {
    subject: refundFailed.subject(amount),
    preview: refundFailed.preview,
    heading: refundFailed.heading,
    blocks: [
      { kind: 'text', text: refundFailed.sentBack(amount, dayOf(paidAt)) },
      { kind: 'text', text: refundFailed.stillYours },
      {
        kind: 'button',
        label: refundFailed.button,
        url: pageAddress(origin, '/contact?subject=billing'),
      },
    ],
    reason,
  };
}

/** @param what as it is kept of the mailing */
export function mailCreditEmail(origin: string, what: string, cents: number): EmailDraft {
  const { credit, seePayments, reason } = words();
  const amount = dollars(cents);
  return {
    subject: credit.subject(amount),
    preview: credit.preview,
    heading: credit.heading(amount),
    blocks: [
      { kind: 'text', text: credit.text(amount) },
      { kind: 'facts', rows: [[credit.what, spokenPurpose(what)]] },
      { kind: 'text', text: credit.lowers },
      { kind: 'button', label: seePayments, url: pageAddress(origin, '/account/plan') },
    ],
    reason,
  };
}
