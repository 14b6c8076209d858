import { Plan } from '@creditfix/shared/accounts';
import {
  type GrantTerms,
  planLetters,
  planNames,
  proPrice,
  REFERRAL_REWARD_CENTS,
} from '@creditfix/shared/billing';
import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  dollars,
  letterFeeCents,
  type LegalMode,
  spoken,
  spokenDate,
} from '@creditfix/shared/kernel';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import * as es from '../messages.es.ts';
import * as en from '../messages.ts';
import type { ProviderSubscription } from '../payments.port.ts';

const subscriptionEmailMessages = () =>
  spoken({ en: en.subscriptionEmailMessages, es: es.subscriptionEmailMessages });

const planPage = (origin: string) => pageAddress(origin, '/account/plan');

/** The day of an instant, as it is in our emails. */
export function dayOf(instant: Date): string {
  return spokenDate(calendarDateAt(instant, BUSINESS_TIME_ZONE));
}

/** A month that costs nothing by itself: its letters are charged at its end. */
function isPaidAfterwards({ amountCents }: Pick<ProviderSubscription, 'amountCents'>): boolean {
  return amountCents === 0;
}

/** What somebody has agreed to pay where each finished letter has its price. */
export interface LetterTerms {
  readonly feeCents: number;
  readonly mostCents: number;
}

function afterwards({ feeCents, mostCents }: LetterTerms): string {
  return subscriptionEmailMessages().perLetter(dollars(feeCents), dollars(mostCents));
}

export function trialStartedEmail(
  origin: string,
  { trialEndsAt, periodEndsAt, amountCents }: ProviderSubscription,
  terms: LetterTerms,
): EmailDraft {
  const { trialStarted, reason } = subscriptionEmailMessages();
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
          ...(isPaidAfterwards({ amountCents })
            ? ([[trialStarted.thenForLetters, afterwards(terms)]] as const)
            : ([
                [trialStarted.thenPerMonth, trialStarted.plusTax(dollars(amountCents))],
                [trialStarted.firstCharge, end],
              ] as const)),
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
  terms: LetterTerms,
): EmailDraft {
  const { trialEnds, reason } = subscriptionEmailMessages();
  const end = dayOf(trialEndsAt ?? periodEndsAt);
  const later = isPaidAfterwards({ amountCents });
  const price = dollars(amountCents);
  return {
    subject: trialEnds.subject(end),
    preview: later ? afterwards(terms) : trialEnds.preview(proPrice.name, price),
    heading: trialEnds.heading,
    blocks: [
      {
        kind: 'text',
        text: later
          ? trialEnds.endsAfterwards(proPrice.name, end, afterwards(terms))
          : trialEnds.ends(proPrice.name, end, price),
      },
      { kind: 'text', text: trialEnds.keep },
      { kind: 'button', label: trialEnds.button, url: planPage(origin) },
    ],
    reason,
  };
}

export function cancellationEmail(
  origin: string,
  { periodEndsAt, collecting, amountCents }: ProviderSubscription,
): EmailDraft {
  const { canceled, reason } = subscriptionEmailMessages();
  const end = dayOf(periodEndsAt);
  const charged = isPaidAfterwards({ amountCents })
    ? canceled.finishedOnes
    : collecting
      ? canceled.canBeTaken
      : canceled.nothingMore;
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
  { endedUnpaid, amountCents }: ProviderSubscription,
  plan: Plan,
): EmailDraft {
  const { ended, reason } = subscriptionEmailMessages();
  const isPro = plan === Plan.pro;
  const later = isPaidAfterwards({ amountCents }) && !endedUnpaid;
  return {
    subject: ended.subject,
    preview: later ? ended.finishedOnes : isPro ? ended.previewPro : ended.previewFree,
    heading: ended.heading,
    blocks: [
      {
        kind: 'text',
        text: later ? ended.finishedOnes : endedUnpaid ? ended.textUnpaid : ended.text,
      },
      { kind: 'text', text: isPro ? ended.stillPro : ended.nowFree },
      planButton(origin),
    ],
    reason,
  };
}

function planButton(origin: string): EmailBlock {
  return { kind: 'button', label: subscriptionEmailMessages().seePlan, url: planPage(origin) };
}

/** The emails about a Pro that was given and not paid for. */

const planEmailsMessages = () => spoken({ en: en.planEmailsMessages, es: es.planEmailsMessages });

/** One more letter, given by the staff. */
export function letterGivenEmail(
  { renewsOn }: { readonly renewsOn: string },
  origin: string,
): EmailDraft {
  const words = spoken({ en: en.letterGivenEmailMessages, es: es.letterGivenEmailMessages });
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.subject,
    blocks: [
      { kind: 'text', text: words.text(spokenDate(renewsOn)) },
      { kind: 'button', label: words.button, url: pageAddress(origin, '/generate-letter') },
    ],
    reason: words.reason,
  };
}

export function planGrantedEmail(
  { endsAt }: Pick<GrantTerms, 'endsAt'>,
  origin: string,
): EmailDraft {
  const { granted, reason } = planEmailsMessages();
  const title = granted.title(planNames.pro);
  const letters = planLetters.pro;
  return {
    subject: title,
    preview: granted.preview(letters),
    heading: title,
    blocks: [
      { kind: 'text', text: granted.given(planNames.pro) },
      {
        kind: 'text',
        text: endsAt ? granted.until(letters, dayOf(endsAt)) : granted.forGood(letters),
      },
      seePlan(origin),
    ],
    reason,
  };
}

export function planEndedEmail(origin: string): EmailDraft {
  const { ended, reason } = planEmailsMessages();
  const title = ended.title(planNames.pro);
  return {
    subject: title,
    preview: ended.preview,
    heading: title,
    blocks: [
      { kind: 'text', text: ended.text(planNames.pro) },
      { kind: 'text', text: ended.lettersStay },
      seePlan(origin),
    ],
    reason,
  };
}

function seePlan(origin: string): EmailBlock {
  return {
    kind: 'button',
    label: planEmailsMessages().seePlan,
    url: pageAddress(origin, '/account/plan'),
  };
}

/** The friend is never named: that they pay is their own affair. */
export function referralEmail(
  {
    cents,
    proMonthlyCents,
    legalMode,
  }: {
    readonly cents: number;
    readonly proMonthlyCents: number;
    readonly legalMode: LegalMode;
  },
  origin: string,
): EmailDraft {
  const words = spoken({ en: en.referralEmailMessages, es: es.referralEmailMessages });
  const amount = dollars(cents);
  const price =
    legalMode === 'cro'
      ? afterwards({ feeCents: letterFeeCents(proMonthlyCents), mostCents: proMonthlyCents })
      : words.perMonth(dollars(proMonthlyCents));
  return {
    subject: words.title(amount),
    preview: words.preview,
    heading: words.title(amount),
    blocks: [
      { kind: 'text', text: words.paid(amount) },
      { kind: 'text', text: words.lowers(price) },
      { kind: 'button', label: words.button, url: pageAddress(origin, '/account/invite') },
      { kind: 'quiet', text: words.each(dollars(REFERRAL_REWARD_CENTS)) },
    ],
    reason: words.reason,
  };
}
