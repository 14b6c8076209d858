/** Why an account is put before an administrator's eyes. A flag blocks nothing by itself: a person decides. */
export const FlagRule = {
  fair_use: 'fair_use',
  shared_device: 'shared_device',
  same_dispute: 'same_dispute',
  unreported_identity_theft: 'unreported_identity_theft',
  chargeback: 'chargeback',
  disposable_email: 'disposable_email',
  email_bounced: 'email_bounced',
  self_referral: 'self_referral',
} as const;
export type FlagRule = keyof typeof FlagRule;

/** The reason tag and what it means, for the administrator who looks at it. */
export const flagTexts: Readonly<Record<FlagRule, { tag: string; meaning: string }>> = {
  fair_use: {
    tag: 'Fair use',
    meaning: 'Kept asking for more letters after the ones of the period were used.',
  },
  shared_device: {
    tag: 'Shared device',
    meaning: 'More than three accounts signed in from the same browser.',
  },
  same_dispute: {
    tag: 'Same dispute',
    meaning: 'Disputes the same item as another account.',
  },
  unreported_identity_theft: {
    tag: 'Identity theft, no report',
    meaning: 'Claims identity theft again and again without a report.',
  },
  chargeback: { tag: 'Chargeback', meaning: 'Disputed a payment at the bank.' },
  disposable_email: {
    tag: 'Disposable email',
    meaning: 'Uses an address of a throw-away mail service.',
  },
  email_bounced: {
    tag: 'Email bounced',
    meaning: 'The mail server refused our email for good.',
  },
  self_referral: {
    tag: 'Self-referral',
    meaning: 'Seems to have invited themselves, or to be part of a ring of invitations.',
  },
};
