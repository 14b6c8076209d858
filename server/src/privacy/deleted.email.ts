import { BUSINESS_TIME_ZONE, calendarDateAt, spoken, spokenDate } from '@creditfix/shared/kernel';
import { retention } from '@creditfix/shared/privacy';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';

export interface Deletion {
  readonly at: Date;
  /** Signed letters that stay sealed, and the day on which the last of them goes. */
  readonly letters: number;
  readonly lettersUntil: string | null;
  readonly payments: number;
  readonly paymentsUntil: string | null;
  /** Notes of ours on how the account was used. */
  readonly flags: number;
  readonly subscriptionEnded: boolean;
  readonly supportEmail: string;
}

const deletedEmailMessages = () =>
  spoken({ en: en.deletedEmailMessages, es: es.deletedEmailMessages });

/** The last email to somebody who deleted their account: what went, what stays, why, and until when. */
export function deletedEmail(deletion: Deletion): EmailDraft {
  const said = deletedEmailMessages();
  const day = spokenDate(calendarDateAt(deletion.at, BUSINESS_TIME_ZONE));
  return {
    subject: said.title,
    preview: said.preview,
    heading: said.title,
    blocks: [
      { kind: 'text', text: said.done(day) },
      ...(deletion.subscriptionEnded
        ? [{ kind: 'text', text: said.subscriptionEnded } as const]
        : []),
      { kind: 'text', text: said.goneForGood },
      { kind: 'list', items: said.gone },
      ...keptBlocks(deletion),
      { kind: 'text', text: said.again },
    ],
    reason: said.reason(deletion.supportEmail),
  };
}

function keptBlocks(deletion: Deletion): EmailBlock[] {
  const said = deletedEmailMessages();
  const { letters, lettersUntil, payments, paymentsUntil, flags } = deletion;
  if (letters === 0 && payments === 0) return [{ kind: 'text', text: said.nothingKept }];
  const items = [
    ...(letters > 0 && lettersUntil
      ? [said.letters(letters, retention.letterYears, spokenDate(lettersUntil))]
      : []),
    ...(payments > 0 && paymentsUntil
      ? [said.payments(payments, retention.paymentYears, spokenDate(paymentsUntil))]
      : []),
    ...(flags > 0 ? [said.flags(flags)] : []),
    said.marks,
  ];
  return [
    { kind: 'text', text: said.kept },
    { kind: 'list', items },
  ];
}
