import { Plan } from '@creditfix/shared/accounts';
import { dollars, proPrice } from '@creditfix/shared/billing';
import { BUSINESS_TIME_ZONE, calendarDateAt, longDate } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import type { ProviderSubscription } from './payments.port.ts';

const REASON =
  'You get this email because of your Credit Fix Pro subscription. Emails about your payments are always sent.';

const planPage = (origin: string) => `${origin}/account/plan`;

/** The day of an instant, as it stands in our emails. */
export function dayOf(instant: Date): string {
  return longDate(calendarDateAt(instant, BUSINESS_TIME_ZONE));
}

export function trialStartedEmail(
  origin: string,
  { trialEndsAt, periodEndsAt, amountCents }: ProviderSubscription,
): EmailDraft {
  const end = dayOf(trialEndsAt ?? periodEndsAt);
  return {
    subject: 'Your free trial of Credit Fix Pro has begun',
    preview: `It is free until ${end}.`,
    heading: 'Your free trial has begun',
    blocks: [
      {
        kind: 'text',
        text: `You have Credit Fix Pro until ${end}, and nothing has been charged.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Free until', end],
          ['Then, per month', `${dollars(amountCents)} plus tax where it applies`],
          ['First charge', end],
        ],
      },
      {
        kind: 'text',
        text: 'We will write to you before the trial ends. You can cancel with one click in My Account. If you cancel before it ends, you pay nothing.',
      },
      { kind: 'button', label: 'See your plan', url: planPage(origin) },
    ],
    reason: REASON,
  };
}

export function trialEndsEmail(
  origin: string,
  { trialEndsAt, periodEndsAt, amountCents }: ProviderSubscription,
): EmailDraft {
  const end = dayOf(trialEndsAt ?? periodEndsAt);
  return {
    subject: `Your free trial ends on ${end}`,
    preview: `After that, ${proPrice.name} costs ${dollars(amountCents)} per month.`,
    heading: 'Your free trial ends soon',
    blocks: [
      {
        kind: 'text',
        text: `Your free trial of ${proPrice.name} ends on ${end}. On that day we charge your card ${dollars(amountCents)} for the first month, plus tax where it applies, and then every month until you cancel.`,
      },
      {
        kind: 'text',
        text: 'Do you want to keep Pro? Then there is nothing to do. If not, cancel before that day and you pay nothing.',
      },
      { kind: 'button', label: 'Keep or cancel Pro', url: planPage(origin) },
    ],
    reason: REASON,
  };
}

export function cancellationEmail(
  origin: string,
  { periodEndsAt, collecting }: ProviderSubscription,
): EmailDraft {
  const end = dayOf(periodEndsAt);
  const charged = collecting
    ? 'The payment for the month that has just begun can still be taken. Nothing is charged after that.'
    : 'Nothing more will be charged.';
  return {
    subject: 'Your Pro subscription is canceled',
    preview: `You keep Pro until ${end}. ${charged}`,
    heading: 'Your subscription is canceled',
    blocks: [
      {
        kind: 'text',
        text: `We have canceled your Credit Fix Pro subscription as you asked. ${charged}`,
      },
      { kind: 'facts', rows: [['You keep Pro until', end]] },
      {
        kind: 'text',
        text: 'After that you are on the Free plan: one letter per month, with PDF download. Your letters stay in your account. If you change your mind before that day, one click brings Pro back.',
      },
      { kind: 'button', label: 'See your plan', url: planPage(origin) },
    ],
    reason: REASON,
  };
}

export function endedEmail(
  origin: string,
  { endedUnpaid }: ProviderSubscription,
  plan: Plan,
): EmailDraft {
  const isPro = plan === Plan.pro;
  const why = endedUnpaid
    ? 'Your payment did not go through, so your Credit Fix Pro subscription has ended.'
    : 'Your Credit Fix Pro subscription has ended.';
  return {
    subject: 'Your Pro subscription has ended',
    preview: isPro
      ? 'You still have Pro. Nothing more will be charged for this subscription.'
      : 'You are on the Free plan now. Nothing more will be charged.',
    heading: 'Your subscription has ended',
    blocks: [
      { kind: 'text', text: `${why} Nothing more will be charged for it.` },
      {
        kind: 'text',
        text: isPro
          ? 'You still have Pro in another way, and your plan page says until when. Your letters stay in your account.'
          : 'You are on the Free plan now: one letter per month, with PDF download. Your letters stay in your account, and you can come back to Pro at any time.',
      },
      { kind: 'button', label: 'See your plan', url: planPage(origin) },
    ],
    reason: REASON,
  };
}
