import { Plan } from '@creditfix/shared/accounts';
import { dollars, proPrice } from '@creditfix/shared/billing';
import { BUSINESS_TIME_ZONE, calendarDateAt, spoken, spokenDate } from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import type { ProviderSubscription } from './payments.port.ts';
import { words as en } from './subscription.email.words.ts';
import { words as es } from './subscription.email.words.es.ts';

const words = () => spoken({ en, es });

const planPage = (origin: string) => pageAddress(origin, '/account/plan');

/** The day of an instant, as it is in our emails. */
export function dayOf(instant: Date): string {
  return spokenDate(calendarDateAt(instant, BUSINESS_TIME_ZONE));
}

export function trialStartedEmail(
  origin: string,
  { trialEndsAt, periodEndsAt, amountCents }: ProviderSubscription,
): EmailDraft {
  const { trialStarted, reason } = words();
  const end = dayOf(trialEndsAt ?? periodEndsAt);
  return {
    subject: trialStarted.subject,
    preview: trialStarted.preview(end),
    heading: trialStarted.heading,
    blocks: [
      { kind: 'text', text: trialStarted.have(end) },
      {
        kind: 'facts',
        rows: [
          [trialStarted.freeUntil, end],
          [trialStarted.thenPerMonth, trialStarted.plusTax(dollars(amountCents))],
          [trialStarted.firstCharge, end],
        ],
      },
      { kind: 'text', text: trialStarted.weWrite },
      planButton(origin),
    ],
    reason,
  };
}

export function trialEndsEmail(
  origin: string,
  { trialEndsAt, periodEndsAt, amountCents }: ProviderSubscription,
): EmailDraft {
  const { trialEnds, reason } = words();
  const end = dayOf(trialEndsAt ?? periodEndsAt);
  const price = dollars(amountCents);
  return {
    subject: trialEnds.subject(end),
    preview: trialEnds.preview(proPrice.name, price),
    heading: trialEnds.heading,
    blocks: [
      { kind: 'text', text: trialEnds.ends(proPrice.name, end, price) },
      { kind: 'text', text: trialEnds.keep },
      { kind: 'button', label: trialEnds.button, url: planPage(origin) },
    ],
    reason,
  };
}

export function cancellationEmail(
  origin: string,
  { periodEndsAt, collecting }: ProviderSubscription,
): EmailDraft {
  const { canceled, reason } = words();
  const end = dayOf(periodEndsAt);
  const charged = collecting ? canceled.canBeTaken : canceled.nothingMore;
  return {
    subject: canceled.subject,
    preview: canceled.preview(end, charged),
    heading: canceled.heading,
    blocks: [
      { kind: 'text', text: canceled.text(charged) },
      { kind: 'facts', rows: [[canceled.keepUntil, end]] },
      { kind: 'text', text: canceled.after },
      planButton(origin),
    ],
    reason,
  };
}

export function endedEmail(
  origin: string,
  { endedUnpaid }: ProviderSubscription,
  plan: Plan,
): EmailDraft {
  const { ended, reason } = words();
  const isPro = plan === Plan.pro;
  return {
    subject: ended.subject,
    preview: isPro ? ended.previewPro : ended.previewFree,
    heading: ended.heading,
    blocks: [
      { kind: 'text', text: endedUnpaid ? ended.textUnpaid : ended.text },
      { kind: 'text', text: isPro ? ended.stillPro : ended.nowFree },
      planButton(origin),
    ],
    reason,
  };
}

function planButton(origin: string): EmailBlock {
  return { kind: 'button', label: words().seePlan, url: planPage(origin) };
}
