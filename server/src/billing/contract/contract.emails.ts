import {
  BUSINESS_TIME_ZONE,
  calendarDateAt,
  spoken,
  spokenDate,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import * as es from '../messages.es.ts';
import * as en from '../messages.ts';

const words = () => spoken({ en: en.contractEmailMessages, es: es.contractEmailMessages });

/** The copies are one click away, and so is canceling. */
export function contractSignedEmail(
  { lastDay }: { readonly lastDay: CalendarDate },
  origin: string,
): EmailDraft {
  const { signed, reason } = words();
  const day = spokenDate(lastDay);
  return {
    subject: signed.title,
    preview: signed.preview(day),
    heading: signed.title,
    blocks: [
      { kind: 'text', text: signed.copies },
      { kind: 'text', text: signed.cancel(day) },
      { kind: 'text', text: signed.waits(day) },
      { kind: 'button', label: signed.button, url: pageAddress(origin, '/account/plan/contract') },
    ],
    reason,
  };
}

export function contractCancelledEmail({ at }: { readonly at: Date }, origin: string): EmailDraft {
  const { cancelled, reason } = words();
  const day = spokenDate(calendarDateAt(at, BUSINESS_TIME_ZONE));
  return {
    subject: cancelled.title,
    preview: cancelled.preview,
    heading: cancelled.title,
    blocks: [
      { kind: 'text', text: cancelled.text(day) },
      { kind: 'text', text: cancelled.letters },
      { kind: 'button', label: cancelled.button, url: pageAddress(origin, '/account/plan') },
    ],
    reason,
  };
}
