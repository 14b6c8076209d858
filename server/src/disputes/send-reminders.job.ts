import { limitNoticeOn } from '@creditfix/shared/disputes';
import { addDays, calendarDateAt, type CalendarDate } from '@creditfix/shared/kernel';
import {
  lockAccount,
  notifyAccount,
  nudgeAccount,
  type NudgeResult,
} from '#server/accounts/index.ts';
import { isDaytime } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft } from '#server/platform/email/index.ts';
import { defineJob } from '#server/platform/jobs/index.ts';
import { pageAddress } from '#server/platform/language/index.ts';
import { roundsToRemind, updateRound } from './dispute.repository.ts';
import { type DisputeStory, openDisputeAlone, targetOf } from './dispute-story.ts';
import { deadlineEmail, limitEmail, watchEmail } from './disputes.email.ts';
import type { DisputeParts } from './disputes.parts.ts';
import { isTimely, remindersOf, type Reminder } from './round-dates.ts';

/** Eight in the morning in New York, and nine in summer. */
export const remindersJob = defineJob<Record<string, never>>({
  queue: 'reminders',
  retries: 2,
  retryDelaySeconds: 300,
  cron: '0 13 * * *',
});

const AT_ONCE = 200;
type DueRound = Awaited<ReturnType<typeof roundsToRemind>>[number];
type Parts = Pick<DisputeParts, 'database' | 'clock' | 'vault' | 'outbox' | 'publicOrigin'>;

/**
 * Sends the reminders whose day has come, each once, however often and in however many processes this runs. After a pause it sends
 * what still helps and leaves out the rest.
 */
export async function sendReminders(parts: Parts, now: Date): Promise<void> {
  const em = parts.database.fork();
  const failures: unknown[] = [];
  // It is tomorrow already at some places: whose day it is not yet is left for the next time.
  const byAnywhere = addDays(calendarDateAt(now, 'UTC'), 1);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const due = await roundsToRemind(em, byAnywhere, { after, limit: AT_ONCE });
    for (const row of due)
      await em
        .transactional((tx) => remind(tx, parts, row, now))
        .catch((error: unknown) => failures.push(error));
    if (due.length < AT_ONCE) break;
    after = due.at(-1)?.id ?? after;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some reminders were not sent');
}

async function remind(tx: EntityManager, parts: Parts, due: DueRound, now: Date): Promise<void> {
  // The account before its dispute, in the order of who deletes it.
  await lockAccount(tx, due.accountId);
  const opened = await openDisputeAlone(tx, parts, due);
  const story = [opened, ...opened.others].find(({ newest: { id } }) => id === due.id) ?? opened;
  const { rows, today, item } = story;
  const row = rows.find(({ id }) => id === due.id);
  // A later letter has dates of its own; a time limit goes on with the day that it is counted from.
  const reminders = (row ? remindersOf(row) : []).filter(
    ({ kind }) => row === story.newest || kind === 'limit',
  );
  const reached = reminders.filter(({ on }) => on <= today).at(-1);
  // By day where its reader lives: the hourly work looks again.
  if (reached && !isDaytime(now, item.timeZone)) return;
  if (reached && isTimely(reached, today)) {
    const told = await notify(tx, parts, story, reached);
    if (told === 'later') return;
  }
  const next = reminders.find(({ on }) => on > today);
  await updateRound(tx, due.id, { remindOn: next?.on ?? null });
}

async function notify(
  tx: EntityManager,
  parts: Parts,
  story: DisputeStory,
  reminder: Reminder,
): Promise<NudgeResult> {
  const { newest, item } = story;
  const draft = draftOf(parts, story, reminder);
  if (!draft) return 'settled';
  const { kind } = reminder;
  // That an answer is due this week only nudges; the other days are news that come when they come.
  if (kind === 'due_soon')
    return await nudgeAccount(tx, parts, {
      accountId: newest.account_id,
      kind: 'answer_due',
      emailKind: 'deadline_due_soon',
      subjectId: newest.letter_id,
      timeZone: item.timeZone,
      draft: draft.write,
    });
  // By letter: a person who disputes five items in one letter gets one email about its day.
  const about = kind === 'watch' ? `${newest.outcome_on}:${reminder.on}` : `${kind}:${draft.dueOn}`;
  await notifyAccount(tx, parts, {
    accountId: newest.account_id,
    kind: kind === 'watch' ? 'reinsertion_watch' : `deadline_${kind}`,
    key: `${kind === 'watch' ? 'watch' : 'deadline'}:${newest.letter_id}:${about}`,
    preference: 'deadlines',
    draft: draft.write,
  });
  return 'settled';
}

function draftOf(
  { publicOrigin, vault }: Parts,
  story: DisputeStory,
  { kind, on }: Reminder,
): { readonly write: () => EmailDraft; readonly dueOn: CalendarDate } | undefined {
  const { newest, round } = story;
  // Made while writing: the name of an open recipient and the address of the page have the reader's language.
  const letter = () => ({
    reference: newest.reference,
    target: targetOf(vault, newest),
    url: pageAddress(publicOrigin(), `/disputes/${newest.dispute_id}`),
  });
  if (kind === 'watch') {
    const isLast = remindersOf(newest).at(-1)?.on === on;
    const deletedOn = newest.outcome_on ?? on;
    return { write: () => watchEmail(letter(), { deletedOn, isLast }), dueOn: on };
  }
  if (kind === 'limit') {
    // Of several days the first counts; none does once the item is gone or right.
    const [first] = story.limits;
    if (!first || limitNoticeOn(first) !== on) return undefined;
    const url = pageAddress(publicOrigin(), `/disputes/${newest.dispute_id}/legal-help`);
    return { write: () => limitEmail({ ...letter(), url }, first), dueOn: first.twoYearsOn };
  }
  const { clock } = round;
  if (!clock) return undefined;
  const [step] = story.steps;
  return { write: () => deadlineEmail(kind, letter(), clock, step), dueOn: clock.dueOn };
}
