import { BUSINESS_TIME_ZONE, calendarDateAt, spoken, spokenDate } from '@creditfix/shared/kernel';
import type { EmailDraft } from '#server/platform/email/index.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';

/** What the person is told whose pages one of the staff looks at. Who it was stays in the audit log. */
export function viewedEmail({
  at,
  reason,
}: {
  readonly at: Date;
  readonly reason: string;
}): EmailDraft {
  const words = spoken({ en: en.viewedEmailMessages, es: es.viewedEmailMessages });
  const on = spokenDate(calendarDateAt(at, BUSINESS_TIME_ZONE));
  return {
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: words.text(on) },
      { kind: 'facts', rows: [[words.reason, reason]] },
      { kind: 'text', text: words.notExpected },
    ],
    reason: words.why,
  };
}
