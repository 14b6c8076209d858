import { proPrice } from '@creditfix/shared/billing';
import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  longDate,
  monthNames,
  spoken,
  spokenDate,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import * as en from '../messages.ts';
import * as es from '../messages.es.ts';

/**
 * What a payment is for. It is kept, and sent to the provider, as one English sentence; a person reads it in their own language,
 * so the sentence is taken apart again by the pattern that is beside it.
 */

export function proPeriodPurpose(from: Date, until: Date): string {
  return en.billingMessages.proPeriod(dayOf(from), dayOf(until));
}

/** What a payment at the end of a billing period is for. */
export function lettersPurpose(count: number): string {
  return en.billingMessages.letters(count);
}

/** The line of one finished letter. */
export function letterPurpose(reference: string): string {
  return en.billingMessages.letter(reference);
}

/** @param mailClass as the post calls it */
export function mailingPurpose(reference: string, mailClass: string): string {
  return en.billingMessages.mailing(reference, mailClass);
}

const DAY = String.raw`(\w+ \d+, \d{4})`;
const PRO_PERIOD = new RegExp(`^${proPrice.name}, ${DAY} to ${DAY}$`);
const LETTERS = new RegExp(`^(\\d+) letters? finished with ${proPrice.name}$`);
const LETTER = /^Letter (\S+), finished$/;
const MAILING = /^Mailing of letter (\S+) by (.+)$/;

/** What is kept, for the reader, in their language. What we do not know is said as it stands. */
export function spokenPurpose(kept: string): string {
  const words = spoken({ en: en.billingMessages, es: es.billingMessages });
  const [, from, until] = PRO_PERIOD.exec(kept) ?? [];
  if (from && until) return words.proPeriod(spokenDate(dateOf(from)), spokenDate(dateOf(until)));
  const [, count] = LETTERS.exec(kept) ?? [];
  if (count) return words.letters(Number(count));
  const [, finished] = LETTER.exec(kept) ?? [];
  if (finished) return words.letter(finished);
  const [, reference, mailClass] = MAILING.exec(kept) ?? [];
  return reference && mailClass ? words.mailing(reference, mailClass) : kept;
}

function dayOf(instant: Date): string {
  return longDate(calendarDateAt(instant, BUSINESS_TIME_ZONE));
}

/** `November 21, 2026`, as `longDate` writes it */
function dateOf(words: string): CalendarDate {
  const [month = '', day = '', year = ''] = words.split(/,? /);
  const number = monthNames.findIndex((name) => name === month) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
