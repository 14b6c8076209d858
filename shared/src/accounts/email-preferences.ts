/** The emails that a person can switch off. Login links, receipts, security and legal notices are always sent. */
export const EmailPreference = {
  letter_news: 'letter_news',
  deadlines: 'deadlines',
  answer_due: 'answer_due',
  mail_check: 'mail_check',
  draft_waits: 'draft_waits',
  referrals: 'referrals',
  product_news: 'product_news',
} as const;
export type EmailPreference = keyof typeof EmailPreference;

/** What is sent before somebody chooses: news about their own letters, yes; about the product, no. */
export const defaultEmailPreferences: Readonly<Record<EmailPreference, boolean>> = {
  letter_news: true,
  deadlines: true,
  answer_due: true,
  mail_check: true,
  draft_waits: true,
  referrals: true,
  product_news: false,
};

/** The emails that only nudge: at most one of them a day to a person. */
export type NudgeKind = Extract<EmailPreference, 'answer_due' | 'mail_check' | 'draft_waits'>;

/** Every preference with what holds for it: the person's choice, else the default. A kind that we no longer know is left out. */
export function emailPreferencesOf(
  chosen: Readonly<Partial<Record<string, boolean>>>,
): Record<EmailPreference, boolean> {
  const preferences = Object.values(EmailPreference).map(
    (preference) =>
      [preference, chosen[preference] ?? defaultEmailPreferences[preference]] as const,
  );
  return Object.fromEntries(preferences) as Record<EmailPreference, boolean>;
}
