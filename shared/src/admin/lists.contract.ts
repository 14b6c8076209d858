import { z } from 'zod';
import { FlagRule } from '../accounts/index.ts';
import {
  calendarDate,
  defineEndpoint,
  idParams,
  MessageStatus,
  plainText,
  type Endpoint,
} from '../kernel/index.ts';
import { RefundMaker, RefundStatus } from '../billing/index.ts';
import { ClockBasis, DisputeOutcome } from '../disputes/index.ts';
import { DisputeReason, LetterRecipient, LetterStatus } from '../letters/index.ts';
import { MailClass, MailStatus } from '../mailing/index.ts';
import { AdminProblems } from './admin.problems.ts';
import { letterExportRow, letterFilter, userFilter } from './export.schema.ts';
import { auditName } from './oversight.contract.ts';
import { paging, pagingAnswer as next } from './paging.schema.ts';
import type { StaffRole } from './staff-role.ts';
import { statedReason } from './stated-reason.schema.ts';

/** Figures, lists and everything about one person, for the staff. Every look at personal data is in the audit log. */

const needed = AdminProblems.only(
  'admin.sign_in_needed',
  'admin.second_factor_needed',
  'admin.not_your_role',
);
const ALL_STAFF = ['administrator', 'support', 'auditor'] as const satisfies readonly StaffRole[];
const HELPERS = ['administrator', 'support'] as const satisfies readonly StaffRole[];

const count = z.number().int();
const cents = z.number().int();
/** `2026-11` */
const month = z.string();

/** A user as the spec's table has it. */
const adminUserRow = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  subscriptionTier: z.enum(['free', 'pro']),
  subscriptionStatus: z.string(),
  monthlyLetters: count,
  totalLetters: count,
  /** Dollars, as the spec's table prints them. */
  revenueGenerated: z.number(),
  createdAt: z.iso.datetime(),
});
const flaggedUserRow = adminUserRow.extend({
  flaggedReasons: z.array(z.string()),
  flags: z.array(
    z.object({
      id: z.uuid(),
      rule: z.enum(FlagRule),
      detail: z.string(),
      raisedAt: z.iso.datetime(),
    }),
  ),
});

const dashboardStats = z.object({
  users: z.object({ total: count, new: count, flagged: count }),
  /** Dollars; growth in percent against last month, to one decimal, null if there was none. */
  revenue: z.object({
    mrr: z.number(),
    growth: z.number().nullable(),
    total: z.number(),
    thisMonth: z.number(),
    lastMonth: z.number(),
  }),
  letters: z.object({ total: count, thisMonth: count }),
  /** Churn: subscriptions that ended this month, in percent of those that ran when it began. */
  subscriptions: z.object({
    active: count,
    trialing: count,
    pastDue: count,
    churnRate: z.number(),
  }),
  /** The last twelve months, the oldest first. */
  months: z.array(z.object({ month, revenueCents: cents, letters: count, users: count })),
  /** When the figures were read. */
  at: z.iso.datetime(),
});

export const adminListEndpoints = {
  adminDashboard: defineEndpoint({
    name: 'adminDashboard',
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary: 'The figures of the business, from kept totals.',
    data: dashboardStats,
  }),
  adminUsers: defineEndpoint({
    name: 'adminUsers',
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary: 'Users, a page at a time.',
    query: userFilter.extend(paging),
    data: z.object({ users: z.array(adminUserRow), ...next }),
  }),
  flaggedUsers: defineEndpoint({
    name: 'flaggedUsers',
    method: 'GET',
    path: '/api/admin/users/flagged',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary: 'Users with open flags, whose newest flag decides the order.',
    query: z.object({ ...paging, limit: z.coerce.number().int().min(1).max(200).default(200) }),
    data: z.object({ users: z.array(flaggedUserRow), ...next }),
  }),
  staffSearch: defineEndpoint({
    name: 'staffSearch',
    method: 'POST',
    path: '/api/admin/search',
    access: 'admin',
    staff: HELPERS,
    problems: needed,
    summary:
      'People by the beginning of their email or names, letters by reference or tracking number, messages by those people, the whole address of their writer, their id, their subject, or what the newest of them say: at most eight of each. It is a POST so that nobody’s name stands in an address.',
    body: z.object({ text: plainText({ label: () => 'The search', max: 320 }) }),
    data: z.object({
      people: z.array(
        z.object({
          id: z.uuid(),
          email: z.string(),
          firstName: z.string().nullable(),
          lastName: z.string().nullable(),
        }),
      ),
      letters: z.array(
        z.object({
          id: z.uuid(),
          reference: z.string(),
          reason: z.enum(DisputeReason),
          status: z.enum(LetterStatus),
        }),
      ),
      messages: z.array(
        z.object({
          id: z.uuid(),
          subject: z.string(),
          status: z.enum(MessageStatus),
          sentAt: z.iso.datetime(),
          /** What stands around the words, where it was found by them. */
          excerpt: z.string().nullable(),
        }),
      ),
      /** How many of the newest messages were looked through for the words; 0 if there were none to look for. */
      searchedMessages: count,
    }),
  }),
  adminUser: defineEndpoint({
    name: 'adminUser',
    method: 'GET',
    path: '/api/admin/users/:id',
    access: 'admin',
    staff: ALL_STAFF,
    problems: { ...needed, ...AdminProblems.only('admin.user_unknown') },
    summary:
      'Everything about one user that needs no opening: their disputes by name, how far drafts are, where mail is, never what a letter says.',
    params: idParams,
    data: z.object({
      user: flaggedUserRow,
      plan: z.object({
        source: z.enum(['subscription', 'grant']).nullable(),
        grantEndsAt: z.iso.datetime().nullable(),
        periodEndsAt: z.iso.datetime().nullable(),
        cancelsAtPeriodEnd: z.boolean(),
      }),
      /** The newest one that was signed, where whoever runs the site is a credit repair organization. */
      contract: z
        .object({
          signedAt: z.iso.datetime(),
          lastDay: calendarDate,
          cancelledAt: z.iso.datetime().nullable(),
          cancelledBy: z.enum(['click', 'deletion', 'mail', 'telephone']).nullable(),
          cancelGivenOn: calendarDate.nullable(),
          endedAt: z.iso.datetime().nullable(),
        })
        .nullable(),
      /** Letters that are being written, the last one worked on first: how far each is and about whom, never what it says. */
      drafts: z.array(
        z.object({
          id: z.uuid(),
          /** Of the five steps of the generator, the one that it opens at. */
          step: z.number().int().min(1).max(3),
          /** The letter as it stands was shown for reading; a change takes that back. */
          isRead: z.boolean(),
          /** The creditor or collector that it is about; not shown to auditors. */
          about: z.string().nullable(),
          startedAt: z.iso.datetime(),
          savedAt: z.iso.datetime(),
        }),
      ),
      letters: z.array(letterExportRow),
      /** Disputes that are not settled first, of each kind the newest first; the letters of each, the first one first. */
      disputes: z.array(
        z.object({
          id: z.uuid(),
          /** "Midland Credit, account ending in 4411"; not shown to auditors. */
          item: z.string().nullable(),
          reason: z.enum(DisputeReason),
          openedAt: z.iso.datetime(),
          resolvedAt: z.iso.datetime().nullable(),
          rounds: z.array(
            z.object({
              letterId: z.uuid(),
              reference: z.string(),
              recipient: z.enum(LetterRecipient),
              /** The bureau or company by name, where the letter names one; a company is not shown to auditors. */
              target: z.string().nullable(),
              signedAt: z.iso.datetime(),
              mailedOn: calendarDate.nullable(),
              receivedOn: calendarDate.nullable(),
              basis: z.enum(ClockBasis),
              dueOn: calendarDate.nullable(),
              outcome: z.enum(DisputeOutcome).nullable(),
              outcomeOn: calendarDate.nullable(),
            }),
          ),
        }),
      ),
      /** What was emailed to them in the last 90 days; `kept`: what it said can be opened. */
      emails: z.array(
        z.object({
          id: z.uuid(),
          kind: z.string(),
          status: z.enum(['queued', 'sent', 'failed', 'bounced']),
          kept: z.boolean(),
          queuedAt: z.iso.datetime(),
          sentAt: z.iso.datetime().nullable(),
        }),
      ),
      mail: z.array(
        z.object({
          id: z.uuid(),
          letterId: z.uuid(),
          status: z.enum(MailStatus),
          mailClass: z.enum(MailClass),
          /** The mailing that did not arrive and was mailed again as this one, at no cost to them. */
          againOf: z.uuid().nullable(),
          canMailAgain: z.boolean(),
          /** The letter's name in texts. */
          reference: z.string(),
          /** Who it is addressed to, with city and state; not shown to auditors. */
          to: z.string().nullable(),
          /** Like the places of its events not shown to auditors: the post tells by it where it went. */
          trackingNumber: z.string().nullable(),
          queuedAt: z.iso.datetime(),
          /** What happened to it, oldest first. */
          events: z.array(
            z.object({ at: z.iso.datetime(), text: z.string(), location: z.string().nullable() }),
          ),
        }),
      ),
      payments: z.array(
        z.object({
          id: z.uuid(),
          amountCents: cents,
          refundedCents: cents,
          status: z.string(),
          /** What it was for, as one English sentence; a letter is named by its reference. */
          what: z.string(),
          paidAt: z.iso.datetime(),
        }),
      ),
      /** Also those that were made in the payment provider's own dashboard, and those that the bank sent back. */
      refunds: z.array(
        z.object({
          id: z.uuid(),
          amountCents: cents,
          status: z.enum(RefundStatus),
          by: z.enum(RefundMaker),
          reason: z.string(),
          /** What had been paid for, as with the payment. */
          what: z.string(),
          at: z.iso.datetime(),
        }),
      ),
      messages: z.array(
        z.object({
          id: z.uuid(),
          subject: z.string(),
          status: z.enum(MessageStatus),
          sentAt: z.iso.datetime(),
        }),
      ),
      sessions: z.array(
        z.object({
          id: z.uuid(),
          device: z.string(),
          kind: z.string(),
          startedAt: z.iso.datetime(),
          lastSeenAt: z.iso.datetime(),
        }),
      ),
      /** Where this page is on the web: the desktop app opens it in the browser. */
      webAddress: z.string(),
      /** Whose the ids in these lines are. */
      names: z.array(auditName),
      /** What staff looked at or did about this user, newest first. */
      audit: z.array(
        z.object({
          number: count,
          actor: z.string(),
          action: z.string(),
          detail: z.string(),
          at: z.iso.datetime(),
        }),
      ),
    }),
  }),
  openEmail: defineEndpoint({
    name: 'openEmail',
    method: 'POST',
    path: '/api/admin/emails/:id/open',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.email_unknown') },
    summary:
      'What an email said that was sent to somebody, word for word, as long as it is kept. That it was opened is in the audit log.',
    params: idParams,
    data: z.object({
      kind: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
    }),
  }),
  sendEmailAgain: defineEndpoint({
    name: 'sendEmailAgain',
    method: 'POST',
    path: '/api/admin/emails/:id/again',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.email_unknown') },
    summary: 'Sends an email once more, word for word, to the present address of its reader.',
    params: idParams,
    /** `press`: asked twice under one, as where an answer was lost, it is sent once. */
    body: z.object({ reason: statedReason, press: z.uuid() }),
    data: z.object({ to: z.string() }),
  }),
  endUserSession: defineEndpoint({
    name: 'endUserSession',
    method: 'DELETE',
    path: '/api/admin/sessions/:id',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.session_unknown') },
    summary: 'Ends a session of somebody, a device of the staff included.',
    params: idParams,
    data: z.object({ ended: z.literal(true) }),
  }),
  adminLetters: defineEndpoint({
    name: 'adminLetters',
    method: 'GET',
    path: '/api/admin/letters',
    access: 'admin',
    staff: ALL_STAFF,
    problems: needed,
    summary: 'Letters with the addresses of their writers, a page at a time; never what they say.',
    query: letterFilter.extend(paging),
    data: z.object({
      letters: z.array(letterExportRow.extend({ user: z.string().nullable() })),
      ...next,
    }),
  }),
  openLetter: defineEndpoint({
    name: 'openLetter',
    method: 'POST',
    path: '/api/admin/letters/:id/open',
    access: 'admin',
    staff: HELPERS,
    problems: { ...needed, ...AdminProblems.only('admin.letter_unknown') },
    summary: 'What a letter says, to whoever states why; the reason is in the audit log for good.',
    params: idParams,
    body: z.object({ reason: statedReason }),
    data: z.object({ reference: z.string(), paragraphs: z.array(z.string()) }),
  }),
} as const satisfies Record<string, Endpoint>;
