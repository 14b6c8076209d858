import type { EmailExample } from '#server/platform/email/index.ts';
import {
  cameBackLaterEmail,
  deliveredEmail,
  mailedEmail,
  notMailedEmail,
  postTroubleEmail,
  returnedEmail,
  silentPostEmail,
  tooLateEmail,
} from './mail.email.ts';

const letter = {
  mailpieceId: '5b0d7b0e-6f1c-4a3e-9c52-0d1f6f5a7c11',
  reference: 'CF-7KQ2-M9XD',
  mailClass: 'certified_return_receipt',
  trackingNumber: '9407111898765432104387',
} as const;

/** The emails of this feature with made-up content. */
export function mailingEmailExamples(origin: string): readonly EmailExample[] {
  return [
    {
      kind: 'letter_mailed',
      optional: true,
      draft: () =>
        mailedEmail({ ...letter, mailedOn: '2026-11-24', expectedOn: '2026-12-01' }, origin),
    },
    {
      kind: 'letter_delivered',
      optional: true,
      draft: () => deliveredEmail({ ...letter, deliveredOn: '2026-11-30' }, origin),
    },
    {
      kind: 'letter_returned',
      draft: () => returnedEmail({ ...letter, trouble: 'returned_unclaimed' }, origin),
    },
    { kind: 'letter_lost', draft: () => returnedEmail({ ...letter, trouble: 'lost' }, origin) },
    {
      kind: 'letter_not_mailed',
      draft: () => notMailedEmail({ ...letter, trouble: 'address_unknown' }, origin),
    },
    ...(['delivery_attempted', 'pickup_available', 're_routed', 'issue'] as const).map((kind) => ({
      kind: `mail_trouble_${kind}`,
      draft: () => postTroubleEmail({ ...letter, kind, on: '2026-11-28' }, origin),
    })),
    {
      kind: 'mail_trouble_silent',
      draft: () => silentPostEmail({ ...letter, mailedOn: '2026-11-24' }, origin),
    },
    { kind: 'mail_trouble_came_back', draft: () => cameBackLaterEmail(letter, origin) },
    { kind: 'mail_trouble_too_late', draft: () => tooLateEmail(letter, origin) },
  ];
}
