import { dollars } from '@creditfix/shared/billing';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import type { ProviderInvoice } from './payments.port.ts';
import { dayOf } from './subscription.email.ts';

/** The emails about what mailing a letter cost. They name the letter by its reference, never by what is in it. */

const REASON =
  'You get this email because we mailed a letter for you. Emails about your payments are always sent.';

const helpLink = (origin: string): EmailBlock => ({
  kind: 'link',
  text: 'If something about this is not right, please write to us',
  url: `${origin}/contact?subject=billing`,
});

export function mailReceiptEmail(
  origin: string,
  paid: Pick<ProviderInvoice, 'amountPaidCents' | 'creditCents' | 'invoiceUrl'> & {
    readonly paidAt: Date;
    readonly what: string;
  },
): EmailDraft {
  const { amountPaidCents, creditCents, invoiceUrl, paidAt, what } = paid;
  const price = dollars(amountPaidCents + creditCents);
  return {
    subject: `Your receipt: ${price} for a mailed letter`,
    preview: `Paid on ${dayOf(paidAt)}.`,
    heading: 'Thank you. Here is your receipt',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['For', what],
          ['Paid on', dayOf(paidAt)],
          ['Price', price],
          ...(creditCents > 0
            ? ([
                ['From your credit', dollars(creditCents)],
                ['From your card', dollars(amountPaidCents)],
              ] as const)
            : []),
        ],
      },
      ...(invoiceUrl
        ? [{ kind: 'button', label: 'View the invoice', url: invoiceUrl } as const]
        : []),
      {
        kind: 'text',
        text: 'This pays for one letter. We charged it after the mail service had taken the letter on.',
      },
      {
        kind: 'link',
        text: 'You can follow the letter on your dashboard',
        url: `${origin}/dashboard`,
      },
      helpLink(origin),
    ],
    reason: REASON,
  };
}

export function mailUnpaidEmail(
  origin: string,
  unpaid: ProviderInvoice & { readonly what: string },
): EmailDraft {
  const { amountDueCents, nextTryAt, needsAction, invoiceUrl, what } = unpaid;
  const amount = dollars(amountDueCents);
  const next = nextTryAt
    ? `We will try your card again on ${dayOf(nextTryAt)}.`
    : 'We will not try your card again by ourselves.';
  const trouble = needsAction
    ? `Your bank wants you to confirm the payment of ${amount} for your mailed letter. Nothing is charged until you do.`
    : `The payment of ${amount} for your mailed letter did not go through. This often means that a card has expired or was replaced. ${next}`;
  return {
    subject: needsAction
      ? 'Please confirm the payment for your letter'
      : 'The payment for your letter did not go through',
    preview: 'The letter is on its way all the same.',
    heading: needsAction
      ? 'Your bank asks you to confirm the payment'
      : 'The payment for your letter did not go through',
    blocks: [
      { kind: 'text', text: trouble },
      {
        kind: 'facts',
        rows: [
          ['For', what],
          ['Amount', amount],
        ],
      },
      {
        kind: 'text',
        text: 'The mail service has the letter, and it is on its way all the same. Until this is paid, we cannot mail another letter for you. You can still write and download letters.',
      },
      {
        kind: 'button',
        label: needsAction ? 'Confirm the payment' : 'Pay now with this or another card',
        url: invoiceUrl ?? `${origin}/account/plan`,
      },
      helpLink(origin),
    ],
    reason: REASON,
  };
}
