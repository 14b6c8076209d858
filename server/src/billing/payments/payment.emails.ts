import { PAST_DUE_GRACE_DAYS, proPrice } from '@creditfix/shared/billing';
import { dollars, spoken } from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import * as es from '../messages.es.ts';
import * as en from '../messages.ts';
import { spokenPurpose } from './payment-purpose.ts';
import type { ProviderInvoice } from '../payments.port.ts';
import { dayOf } from '../plans/plan.emails.ts';

const invoiceEmailMessages = () =>
  spoken({ en: en.invoiceEmailMessages, es: es.invoiceEmailMessages });

const planPage = (origin: string) => pageAddress(origin, '/account/plan');

export function receiptEmail(
  origin: string,
  paid: Pick<ProviderInvoice, 'amountPaidCents' | 'invoiceUrl'> & {
    readonly paidAt: Date;
    readonly what: string;
  },
): EmailDraft {
  const { receipt, reason } = invoiceEmailMessages();
  const amount = dollars(paid.amountPaidCents);
  const day = dayOf(paid.paidAt);
  return {
    subject: receipt.subject(amount, proPrice.name),
    preview: receipt.preview(day),
    heading: receipt.heading,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [receipt.what, spokenPurpose(paid.what)],
          [receipt.paidOn, day],
          [receipt.amount, amount],
        ],
      },
      ...(paid.invoiceUrl
        ? [{ kind: 'button', label: receipt.button, url: paid.invoiceUrl } as const]
        : []),
      { kind: 'text', text: receipt.renews },
      { kind: 'link', text: receipt.cancel, url: planPage(origin) },
    ],
    reason,
  };
}

export function pastDueEmail(
  origin: string,
  invoice: ProviderInvoice,
  pastDueSince: Date,
): EmailDraft {
  const { pastDue, reason } = invoiceEmailMessages();
  const { amountDueCents, invoiceUrl, nextTryAt } = invoice;
  const graceEnd = dayOf(new Date(pastDueSince.getTime() + PAST_DUE_GRACE_DAYS * 86_400_000));
  const nextTry = nextTryAt ? dayOf(nextTryAt) : undefined;
  return {
    subject: pastDue.subject,
    preview: pastDue.preview(graceEnd),
    heading: pastDue.heading,
    blocks: [
      { kind: 'text', text: pastDue.refused(dollars(amountDueCents), proPrice.name, nextTry) },
      { kind: 'text', text: pastDue.keep(graceEnd) },
      { kind: 'text', text: pastDue.after(graceEnd) },
      {
        kind: 'button',
        label: invoiceUrl ? pastDue.payNow : pastDue.updateCard,
        url: invoiceUrl ?? planPage(origin),
      },
      changeCard(origin),
    ],
    reason,
  };
}

export function actionNeededEmail(origin: string, invoice: ProviderInvoice): EmailDraft {
  const { confirm, reason } = invoiceEmailMessages();
  const { amountDueCents, invoiceUrl } = invoice;
  return {
    subject: confirm.subject,
    preview: confirm.preview,
    heading: confirm.heading,
    blocks: [
      { kind: 'text', text: confirm.asks(proPrice.name, dollars(amountDueCents)) },
      { kind: 'button', label: confirm.button, url: invoiceUrl ?? planPage(origin) },
      changeCard(origin),
    ],
    reason,
  };
}

function changeCard(origin: string): EmailBlock {
  return { kind: 'link', text: invoiceEmailMessages().changeCard, url: planPage(origin) };
}

/** The emails about what mailing a letter cost. They name the letter by its reference, never by what is in it. */

const mailChargeEmailMessages = () =>
  spoken({ en: en.mailChargeEmailMessages, es: es.mailChargeEmailMessages });

const helpLink = (origin: string): EmailBlock => ({
  kind: 'link',
  text: mailChargeEmailMessages().help,
  url: pageAddress(origin, '/contact?subject=billing'),
});

export function mailReceiptEmail(
  origin: string,
  paid: Pick<ProviderInvoice, 'amountPaidCents' | 'creditCents' | 'invoiceUrl'> & {
    readonly paidAt: Date;
    readonly what: string;
  },
): EmailDraft {
  const { receipt, what, reason } = mailChargeEmailMessages();
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
  const { unpaid, what, reason } = mailChargeEmailMessages();
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

/** The bank held the price of one mailing, and lets it go. */
export function mailReleasedEmail(origin: string, what: string, cents: number): EmailDraft {
  const words = mailChargeEmailMessages();
  const { released } = words;
  const amount = dollars(cents);
  return {
    subject: released.subject(amount),
    preview: released.preview,
    heading: released.heading,
    blocks: [
      { kind: 'text', text: released.text(amount) },
      { kind: 'facts', rows: [[words.what, spokenPurpose(what)]] },
      { kind: 'text', text: released.bank },
      { kind: 'button', label: released.button, url: pageAddress(origin, '/dashboard') },
      helpLink(origin),
    ],
    reason: released.reason,
  };
}

/** The emails about money that went back, or should have. */

interface PaidBack {
  readonly amountCents: number;
  /** When the payment was made. */
  readonly paidAt: Date;
}

const moneyMovedEmailMessages = () =>
  spoken({ en: en.moneyMovedEmailMessages, es: es.moneyMovedEmailMessages });

export function refundEmail({ amountCents, paidAt }: PaidBack, origin: string): EmailDraft {
  const { refund, seePayments, reason } = moneyMovedEmailMessages();
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
  const { refundFailed, reason } = moneyMovedEmailMessages();
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
  const { credit, seePayments, reason } = moneyMovedEmailMessages();
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
