import { dollars } from '@creditfix/shared/billing';
import { spoken } from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { words as en } from './mail-charge.email.words.ts';
import { words as es } from './mail-charge.email.words.es.ts';
import { spokenPurpose } from './payment-purpose.ts';
import type { ProviderInvoice } from './payments.port.ts';
import { dayOf } from './subscription.email.ts';

/** The emails about what mailing a letter cost. They name the letter by its reference, never by what is in it. */

const words = () => spoken({ en, es });

const helpLink = (origin: string): EmailBlock => ({
  kind: 'link',
  text: words().help,
  url: pageAddress(origin, '/contact?subject=billing'),
});

export function mailReceiptEmail(
  origin: string,
  paid: Pick<ProviderInvoice, 'amountPaidCents' | 'creditCents' | 'invoiceUrl'> & {
    readonly paidAt: Date;
    readonly what: string;
  },
): EmailDraft {
  const { receipt, what, reason } = words();
  const { amountPaidCents, creditCents, invoiceUrl } = paid;
  const price = dollars(amountPaidCents + creditCents);
  const day = dayOf(paid.paidAt);
  return {
    subject: receipt.subject(price),
    preview: receipt.preview(day),
    heading: receipt.heading,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [what, spokenPurpose(paid.what)],
          [receipt.paidOn, day],
          [receipt.price, price],
          ...(creditCents > 0
            ? ([
                [receipt.fromCredit, dollars(creditCents)],
                [receipt.fromCard, dollars(amountPaidCents)],
              ] as const)
            : []),
        ],
      },
      ...(invoiceUrl ? [{ kind: 'button', label: receipt.button, url: invoiceUrl } as const] : []),
      { kind: 'text', text: receipt.oneLetter },
      { kind: 'link', text: receipt.follow, url: pageAddress(origin, '/dashboard') },
      helpLink(origin),
    ],
    reason,
  };
}

export function mailUnpaidEmail(
  origin: string,
  invoice: ProviderInvoice & { readonly what: string },
): EmailDraft {
  const { unpaid, what, reason } = words();
  const { amountDueCents, nextTryAt, needsAction, invoiceUrl } = invoice;
  const amount = dollars(amountDueCents);
  const nextTry = nextTryAt ? dayOf(nextTryAt) : undefined;
  const trouble = needsAction ? unpaid.confirmTrouble(amount) : unpaid.trouble(amount, nextTry);
  return {
    subject: needsAction ? unpaid.confirmSubject : unpaid.title,
    preview: unpaid.preview,
    heading: needsAction ? unpaid.confirmHeading : unpaid.title,
    blocks: [
      { kind: 'text', text: trouble },
      {
        kind: 'facts',
        rows: [
          [what, spokenPurpose(invoice.what)],
          [unpaid.amount, amount],
        ],
      },
      { kind: 'text', text: unpaid.onItsWay },
      {
        kind: 'button',
        label: needsAction ? unpaid.confirm : unpaid.payNow,
        url: invoiceUrl ?? pageAddress(origin, '/account/plan'),
      },
      helpLink(origin),
    ],
    reason,
  };
}
