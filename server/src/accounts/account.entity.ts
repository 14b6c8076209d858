import type { EmailPreference, Plan } from '@creditfix/shared/accounts';
import type { Language } from '@creditfix/shared/kernel';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** A person who has signed in at least once. Email and name stay searchable; everything else about them is sealed. */
export const Account = defineEntity({
  name: 'Account',
  tableName: 'accounts',
  properties: {
    id: p.uuid().primary(),
    email: p.text().unique(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    plan: p.text().$type<Plan>(),
    createdAt: p.datetime(),
    lastLoginAt: p.datetime().nullable(),
    /** Keyed fingerprint of the mailbox behind the address, however that is spelled. */
    mailboxKey: p.text().nullable(),
    sealedProfile: p.text().nullable(),
    /** What the person chose; see `emailPreferencesOf` for what holds. */
    emailPreferences: p
      .json()
      .$type<Readonly<Partial<Record<EmailPreference, boolean>>>>()
      .defaultRaw("'{}'"),
    planUntil: p.datetime().nullable(),
    planFrom: p.datetime().nullable(),
    periodEndsAt: p.datetime().nullable(),
    /** Code of the person who invited this person. */
    invitedWith: p.text().nullable(),
    deletedAt: p.datetime().nullable(),
    /** In which the person is written to. */
    language: p.text().$type<Language>().default('en'),
  },
  indexes: [
    { properties: ['mailboxKey'] },
    {
      name: 'accounts_email_beginning_index',
      expression:
        'create index accounts_email_beginning_index on accounts (email text_pattern_ops)',
    },
    {
      name: 'accounts_first_name_beginning_index',
      expression:
        'create index accounts_first_name_beginning_index on accounts (lower(first_name) text_pattern_ops) where deleted_at is null',
    },
    {
      name: 'accounts_last_name_beginning_index',
      expression:
        'create index accounts_last_name_beginning_index on accounts (lower(last_name) text_pattern_ops) where deleted_at is null',
    },
    {
      name: 'accounts_invited_with_index',
      expression:
        'create index accounts_invited_with_index on accounts (upper(invited_with)) where invited_with is not null',
    },
    { properties: ['planUntil'], where: 'plan_until is not null' },
    { properties: ['deletedAt'], where: 'deleted_at is not null' },
  ],
  checks: [
    {
      name: 'accounts_language_check',
      expression: "(language = ANY (ARRAY['en'::text, 'es'::text]))",
    },
  ],
});
export type Account = InferEntity<typeof Account>;
