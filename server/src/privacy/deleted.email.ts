import { BUSINESS_TIME_ZONE, calendarDateAt, longDate } from '@creditfix/shared/kernel';
import { retention } from '@creditfix/shared/privacy';
import type { EmailBlock, EmailDraft } from '#server/platform/email/index.ts';

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

/** The last email to somebody who deleted their account: what went, what stays, why, and until when. */
export function deletedEmail(deletion: Deletion): EmailDraft {
  const day = longDate(calendarDateAt(deletion.at, BUSINESS_TIME_ZONE));
  return {
    subject: 'Your account is deleted',
    preview: 'What is gone, what we keep sealed, and until when.',
    heading: 'Your account is deleted',
    blocks: [
      { kind: 'text', text: `You asked us to delete your account on ${day}. It is done.` },
      ...(deletion.subscriptionEnded
        ? [
            {
              kind: 'text',
              text: 'Your subscription has ended with it. You will not be charged again.',
            } as const,
          ]
        : []),
      { kind: 'text', text: 'These are gone for good:' },
      { kind: 'list', items: GONE },
      ...keptBlocks(deletion),
      {
        kind: 'text',
        text: 'If you sign in with this address again, you begin with a new, empty account.',
      },
    ],
    reason: `You get this one last email because the account with this address was deleted. If that was not you, write to ${deletion.supportEmail}.`,
  };
}

const GONE = [
  'your name, email address, postal address and phone number in your account',
  'your drafts and your saved signature',
  'your copies of papers, and the letter files that contained them',
  'the addresses, tracking numbers and proofs of the letters that we mailed for you',
  'your sign-ins, passkeys and email settings',
  'your messages to support from this email address',
];

function keptBlocks(deletion: Deletion): EmailBlock[] {
  const kept: string[] = [];
  const { letters, lettersUntil, payments, paymentsUntil, flags } = deletion;
  if (letters > 0 && lettersUntil)
    kept.push(
      `${counted(letters, 'signed letter')} with the record of who signed and when, so that a signature can still be proved. Each is deleted ${retention.letterYears} years after it was signed, the last one on ${longDate(lettersUntil)}.`,
    );
  if (payments > 0 && paymentsUntil)
    kept.push(
      `${counted(payments, 'payment record')}, without your name, for our books. Each is deleted after ${retention.paymentYears} years, the last one on ${longDate(paymentsUntil)}.`,
    );
  if (flags > 0)
    kept.push(`${counted(flags, 'note')} of ours on how the account was used, without your name.`);
  if (letters === 0 && payments === 0)
    return [{ kind: 'text', text: 'We keep nothing else of this account.' }];
  kept.push(
    'What you agreed to, and coded marks of your mailbox and of the disputed items. The marks can’t be turned back into what they stand for. They keep the free letter at one a month, and they go with the last of these records.',
  );
  return [
    {
      kind: 'text',
      text: 'These we keep, sealed. Nobody can open them in the product, not even you:',
    },
    { kind: 'list', items: kept },
  ];
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
