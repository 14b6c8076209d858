import type { NudgeKind } from '@creditfix/shared/accounts';
import {
  calendarDateAt,
  spoken,
  spokenDate,
  timeZoneOf,
  type CalendarDate,
} from '@creditfix/shared/kernel';
import { homeState, lockAccount, nudgeAccount, nudgedAbout } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft, EmailExample } from '#server/platform/email/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { openDraftContent } from './drafts/draft.presenter.ts';
import { findLetterToMail } from './letter-to-mail.ts';
import type { LettersParts } from './letters.parts.ts';
import * as es from './messages.es.ts';
import * as en from './messages.ts';
import {
  findUnmailed,
  isDraftWaiting,
  type Span,
  unmailedSignings,
  waitingDrafts,
} from './nudge.repository.ts';

/** Emails about what a person began and left: a draft that waits, and letters that they downloaded to mail them themselves. */

type Parts = Pick<LettersParts, 'database' | 'clock' | 'vault' | 'outbox' | 'publicOrigin'>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DRAFT_WAITS_DAYS = 3;
const MAIL_CHECK_DAYS = 4;
/** Each hour looks for what came due in these days: at night, or where a person was nudged that day, it waits for a later hour. */
const LOOKS_BACK_DAYS = 2;
/** Once a day, while it is day in all our time zones (UTC), also for what waited longer, or was left by a pause of ours. */
const LOOKS_FURTHER_AT_HOUR = 18;
/** What was left so long ago is left alone. */
const LEFT_ALONE_DAYS = { draft_waits: 14, mail_check: 21 } as const;
/** A letter that is downloaded later than this after its signing is not asked about. */
const SIGNED_WITHIN_DAYS = 90;
/** Somebody who leaves several drafts gets no email for each of them. */
const QUIET_DAYS = 14;

/** Each once, however often and in however many processes this runs. */
export async function sendNudges(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const looksFurther = now.getUTCHours() === LOOKS_FURTHER_AT_HOUR;
  const cameDue = (afterDays: number, kind: keyof typeof LEFT_ALONE_DAYS) => ({
    from: ago(looksFurther ? LEFT_ALONE_DAYS[kind] : afterDays + LOOKS_BACK_DAYS),
    to: ago(afterDays),
  });
  const drafts = cameDue(DRAFT_WAITS_DAYS, 'draft_waits');
  const letters = {
    ...cameDue(MAIL_CHECK_DAYS, 'mail_check'),
    signedAfter: ago(SIGNED_WITHIN_DAYS),
  };
  const em = parts.database.fork();
  const failures = [
    ...(await forEach(em, 'mail_check', letters, {
      rowsIn: async (span) => await unmailedSignings(em, { ...letters, ...span }),
      idOf: ({ signingId }) => signingId,
      nudge: async (tx, signing) => await askIfMailed(tx, parts, signing),
    })),
    ...(await forEach(em, 'draft_waits', drafts, {
      rowsIn: async (span) => await waitingDrafts(em, span),
      idOf: ({ id }) => id,
      nudge: async (tx, draft) => await tellOfDraft(tx, parts, draft, drafts.to),
    })),
  ];
  if (failures.length > 0) throw new AggregateError(failures, 'some nudges were not sent');
}

interface Chore<Row> {
  readonly rowsIn: (span: Span) => Promise<Row[]>;
  readonly idOf: (row: Row) => string;
  readonly nudge: (tx: EntityManager, row: Row) => Promise<unknown>;
}

/**
 * Hour by hour of what came due: an hour is found by index, where a page of a limited length makes PostgreSQL sort all days. Each row in a
 * transaction of its own.
 *
 * @returns what failed: one person's trouble keeps no other from being written to
 */
async function forEach<Row>(
  em: EntityManager,
  kind: NudgeKind,
  due: Span,
  { rowsIn, idOf, nudge }: Chore<Row>,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  for (let { from } = due; from < due.to;) {
    const to = new Date(Math.min(from.getTime() + HOUR_MS, due.to.getTime()));
    const rows = await rowsIn({ from, to });
    const known = await nudgedAbout(em, kind, rows.map(idOf));
    for (const row of rows.filter((one) => !known.has(idOf(one))))
      await em
        .transactional(async (tx) => await nudge(tx, row))
        .catch((error: unknown) => failures.push(error));
    from = to;
  }
  return failures;
}

async function tellOfDraft(
  tx: EntityManager,
  parts: Parts,
  draft: Awaited<ReturnType<typeof waitingDrafts>>[number],
  touchedBy: Date,
): Promise<void> {
  const { id, accountId, createdAt } = draft;
  await lockAccount(tx, accountId);
  if (!(await isDraftWaiting(tx, id, touchedBy))) return;
  const { state = '' } = openDraftContent(parts.vault, draft).personalInfo ?? {};
  const timeZone = timeZoneOf(state || (await homeState(tx, parts.vault, accountId)));
  const begunOn = calendarDateAt(createdAt, timeZone);
  await nudgeAccount(tx, parts, {
    accountId,
    kind: 'draft_waits',
    subjectId: id,
    timeZone,
    quietDays: QUIET_DAYS,
    draft: () =>
      draftWaitsEmail(begunOn, pageAddress(parts.publicOrigin(), `/generate-letter?draft=${id}`)),
  });
}

async function askIfMailed(
  tx: EntityManager,
  parts: Parts,
  { signingId, accountId }: { readonly signingId: string; readonly accountId: string },
): Promise<void> {
  await lockAccount(tx, accountId);
  const letters = (await findUnmailed(tx, signingId)).filter(({ downloadedAt }) => downloadedAt);
  const [first] = letters;
  if (!first?.downloadedAt) return;
  const { timeZone } = await findLetterToMail(tx, parts.vault, { accountId, letterId: first.id });
  const downloadedOn = calendarDateAt(first.downloadedAt, timeZone);
  // One letter has a page of its own; of several the dashboard shows which.
  const path = letters.length === 1 ? `/mail-letter/${first.id}` : '/dashboard';
  await nudgeAccount(tx, parts, {
    accountId,
    kind: 'mail_check',
    subjectId: signingId,
    timeZone,
    draft: () =>
      mailCheckEmail({
        references: letters.map(({ reference }) => reference),
        downloadedOn,
        url: pageAddress(parts.publicOrigin(), path),
      }),
  });
}

const nudgeMessages = () => spoken({ en: en.nudgeEmailMessages, es: es.nudgeEmailMessages });

/** What it says and whom it is to stay out of these emails: others may see an inbox. */
function draftWaitsEmail(begunOn: CalendarDate, url: string): EmailDraft {
  const { draftWaits, reason } = nudgeMessages();
  return {
    subject: draftWaits.subject,
    preview: draftWaits.preview,
    heading: draftWaits.heading,
    blocks: [
      { kind: 'text', text: draftWaits.text(spokenDate(begunOn)) },
      { kind: 'button', label: draftWaits.button, url },
      { kind: 'text', text: draftWaits.orNot },
      { kind: 'quiet', text: draftWaits.once },
    ],
    reason,
  };
}

function mailCheckEmail({
  references,
  downloadedOn,
  url,
}: {
  readonly references: readonly string[];
  readonly downloadedOn: CalendarDate;
  readonly url: string;
}): EmailDraft {
  const { mailCheck, reason } = nudgeMessages();
  const count = references.length;
  return {
    subject: mailCheck.subject(count),
    preview: mailCheck.preview,
    heading: mailCheck.subject(count),
    blocks: [
      { kind: 'text', text: mailCheck.text(count) },
      {
        kind: 'facts',
        rows: [
          [mailCheck.letters(count), references.join(', ')],
          [mailCheck.downloadedOn, spokenDate(downloadedOn)],
        ],
      },
      { kind: 'list', items: mailCheck.todo(count) },
      { kind: 'button', label: mailCheck.button(count), url },
      { kind: 'quiet', text: mailCheck.once },
    ],
    reason,
  };
}

/** The nudges with made-up content. */
export function nudgeEmailExamples(origin: string): readonly EmailExample[] {
  return [
    {
      kind: 'draft_waits',
      optional: true,
      draft: () => draftWaitsEmail('2026-11-18', pageAddress(origin, '/generate-letter')),
    },
    {
      kind: 'mail_check',
      optional: true,
      draft: () =>
        mailCheckEmail({
          references: ['CF-7KQ2-M9XD', 'CF-3JTN-W84P'],
          downloadedOn: '2026-11-17',
          url: pageAddress(origin, '/dashboard'),
        }),
    },
  ];
}
