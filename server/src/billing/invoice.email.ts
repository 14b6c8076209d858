import { PAST_DUE_GRACE_DAYS, dollars, proPrice } from '@creditfix/shared/billing';
import type { EmailDraft } from '#server/platform/email/index.ts';
import type { ProviderInvoice } from './payments.port.ts';
import { dayOf } from './subscription.email.ts';

const REASON =
  'You get this email because of a payment for Credit Fix Pro. Emails about your payments are always sent.';

const planPage = (origin: string) => `${origin}/account/plan`;

export function receiptEmail(
  origin: string,
  paid: Pick<ProviderInvoice, 'amountPaidCents' | 'invoiceUrl'> & {
    readonly paidAt: Date;
    readonly what: string;
  },
): EmailDraft {
  const amount = dollars(paid.amountPaidCents);
  return {
    subject: `Your receipt: ${amount} for ${proPrice.name}`,
    preview: `Paid on ${dayOf(paid.paidAt)}.`,
    heading: 'Thank you. Here is your receipt',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['For', paid.what],
          ['Paid on', dayOf(paid.paidAt)],
          ['Amount', amount],
        ],
      },
      ...(paid.invoiceUrl
        ? [{ kind: 'button', label: 'View the invoice', url: paid.invoiceUrl } as const]
        : []),
      {
        kind: 'text',
        text: 'Pro renews every month until you cancel.',
      },
      {
        kind: 'link',
        text: 'You can cancel with one click in My Account',
        url: planPage(origin),
      },
    ],
    reason: REASON,
  };
}

export function pastDueEmail(
  origin: string,
  invoice: ProviderInvoice,
  pastDueSince: Date,
): EmailDraft {
  const { amountDueCents, invoiceUrl, nextTryAt } = invoice;
  const graceEnd = new Date(pastDueSince.getTime() + PAST_DUE_GRACE_DAYS * 86_400_000);
  const next = nextTryAt
    ? `We will try your card again on ${dayOf(nextTryAt)}.`
    : 'We will not try your card again by ourselves.';
  return {
    subject: 'Your payment for Credit Fix Pro did not go through',
    preview: `You keep Pro until ${dayOf(graceEnd)} while this is sorted out.`,
    heading: 'Your payment did not go through',
    blocks: [
      {
        kind: 'text',
        text: `Your bank did not accept the payment of ${dollars(amountDueCents)} for ${proPrice.name}. This often means that a card has expired or was replaced. ${next}`,
      },
      {
        kind: 'text',
        text: `You keep Pro until ${dayOf(graceEnd)}. Until then you can use the letters that are left from the period you paid for. New letters come once the payment has gone through.`,
      },
      {
        kind: 'text',
        text: `If it has not gone through by ${dayOf(graceEnd)}, you are on the Free plan until it has. Your letters stay in your account.`,
      },
      {
        kind: 'button',
        label: invoiceUrl ? 'Pay now with this or another card' : 'Update your card',
        url: invoiceUrl ?? planPage(origin),
      },
      {
        kind: 'link',
        text: 'You can change your card, or cancel, in My Account',
        url: planPage(origin),
      },
    ],
    reason: REASON,
  };
}

export function actionNeededEmail(origin: string, invoice: ProviderInvoice): EmailDraft {
  const { amountDueCents, invoiceUrl } = invoice;
  return {
    subject: 'Please confirm your payment for Credit Fix Pro',
    preview: 'Your bank asks you to confirm it.',
    heading: 'Your bank asks you to confirm the payment',
    blocks: [
      {
        kind: 'text',
        text: `To renew ${proPrice.name}, your bank wants you to confirm the payment of ${dollars(amountDueCents)}. Nothing is charged until you do.`,
      },
      {
        kind: 'button',
        label: 'Confirm the payment',
        url: invoiceUrl ?? planPage(origin),
      },
      {
        kind: 'link',
        text: 'You can change your card, or cancel, in My Account',
        url: planPage(origin),
      },
    ],
    reason: REASON,
  };
}
