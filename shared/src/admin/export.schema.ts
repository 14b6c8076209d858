import { z } from 'zod';
import { Plan } from '../accounts/index.ts';
import { calendarDate, plainText } from '../kernel/index.ts';
import { DisputeReason, LetterRecipient, LetterStatus } from '../letters/index.ts';

/** What can be exported, and by what it can be narrowed. One list of columns for the server and for the desktop app. */

export const ExportKind = { users: 'users', letters: 'letters' } as const;
export type ExportKind = keyof typeof ExportKind;

export const ExportFormat = { csv: 'csv', jsonl: 'jsonl', xlsx: 'xlsx' } as const;
export type ExportFormat = keyof typeof ExportFormat;

/** `not_paying` and the like of Stripe's, as the owner of the account has it now; `none` without a subscription. */
export const UserStatus = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  canceled: 'canceled',
  none: 'none',
} as const;
export type UserStatus = keyof typeof UserStatus;

/** A row of the users' export. Email and name are masked unless somebody may see them whole and asked for it. Instants in UTC. */
export const userExportRow = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  plan: z.enum(Plan),
  status: z.enum(UserStatus),
  flagged: z.enum(['yes', 'no']),
  lettersThisMonth: z.number().int(),
  lettersTotal: z.number().int(),
  /** What was paid and not paid back, in cents of a US dollar. */
  revenueCents: z.number().int(),
  createdAt: z.string(),
});
export type UserExportRow = z.output<typeof userExportRow>;

/** A row of the letters' export: nothing of what a letter says. */
export const letterExportRow = z.object({
  id: z.string(),
  userId: z.string(),
  reference: z.string(),
  reason: z.enum(DisputeReason),
  recipient: z.enum(LetterRecipient),
  status: z.enum(LetterStatus),
  pages: z.number().int().nullable(),
  mailedOn: z.string().nullable(),
  createdAt: z.string(),
});
export type LetterExportRow = z.output<typeof letterExportRow>;

/** The heads of the table, in order; each key is a field of the row. */
export const exportColumns = {
  users: [
    ['id', 'Id'],
    ['email', 'Email'],
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['plan', 'Plan'],
    ['status', 'Status'],
    ['flagged', 'Flagged'],
    ['lettersThisMonth', 'Letters this month'],
    ['lettersTotal', 'Letters in all'],
    ['revenueCents', 'Revenue (cents)'],
    ['createdAt', 'Joined (UTC)'],
  ],
  letters: [
    ['id', 'Id'],
    ['userId', 'User id'],
    ['reference', 'Reference'],
    ['reason', 'Reason'],
    ['recipient', 'Recipient'],
    ['status', 'Status'],
    ['pages', 'Pages'],
    ['mailedOn', 'Mailed on'],
    ['createdAt', 'Signed (UTC)'],
  ],
} as const satisfies {
  users: readonly (readonly [keyof UserExportRow, string])[];
  letters: readonly (readonly [keyof LetterExportRow, string])[];
};

/** Columns with what somebody may have typed: the rest we made ourselves, and none of it begins like a formula. */
export const typedColumns: Readonly<Record<ExportKind, readonly string[]>> = {
  users: ['email', 'firstName', 'lastName'],
  letters: ['reference'],
};

const day = calendarDate.optional();

/** How lists and exports of users are narrowed. Days are days of Eastern time, both included. */
export const userFilter = z.object({
  /** The beginning of an email address, in any case; of auditors the whole of one, or they would find out masked ones bit by bit. */
  search: plainText({ label: () => 'The search', max: 320, optional: true }).optional(),
  plan: z.enum(Plan).optional(),
  status: z.enum(UserStatus).optional(),
  flagged: z.enum(['yes', 'no']).optional(),
  from: day,
  to: day,
});
export type UserFilter = z.output<typeof userFilter>;

export const letterFilter = z.object({
  /** The beginning of a reference ("CF-7KQ2"), or the whole email address or the id of who wrote them. */
  search: plainText({ label: () => 'The search', max: 320, optional: true }).optional(),
  status: z.enum(LetterStatus).optional(),
  reason: z.enum(DisputeReason).optional(),
  recipient: z.enum(LetterRecipient).optional(),
  from: day,
  to: day,
});
export type LetterFilter = z.output<typeof letterFilter>;
