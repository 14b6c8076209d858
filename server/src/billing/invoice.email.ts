import { PAST_DUE_GRACE_DAYS, dollars, proPrice } from '@creditfix/shared/billing';
import { spoken } from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { words as en } from './invoice.email.words.ts';
import { words as es } from './invoice.email.words.es.ts';
import { spokenPurpose } from './payment-purpose.ts';
import type { ProviderInvoice } from './payments.port.ts';
import { dayOf } from './subscription.email.ts';

const words = () => spoken({ en, es });

const planPage = (origin: string) => pageAddress(origin, '/account/plan');

export function receiptEmail(
  origin: string,
  paid: Pick<ProviderInvoice, 'amountPaidCents' | 'invoiceUrl'> & {
    readonly paidAt: Date;
    readonly what: string;
  },
): EmailDraft {
  const { receipt, reason } = words();
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
  const { pastDue, reason } = words();
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
  const { confirm, reason } = words();
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
  return { kind: 'link', text: words().changeCard, url: planPage(origin) };
}
