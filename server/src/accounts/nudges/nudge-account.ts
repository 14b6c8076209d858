import { emailPreferencesOf, type NudgeKind } from '@creditfix/shared/accounts';
import { calendarDateAt } from '@creditfix/shared/kernel';
import { isDaytime, type Clock } from '#server/platform/clock/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { EmailDraft, Outbox } from '#server/platform/email/index.ts';
import { lockAccount } from '../account.repository.ts';
import { addNudge, findNudgeable, nudgedAbout, wasNudgedSince } from './nudge.repository.ts';

interface AccountNudge {
  readonly accountId: string;
  /** The switch that stops it is named the same. */
  readonly kind: NudgeKind;
  /** Of the email, where that has a name of its own. */
  readonly emailKind?: string;
  /** Nobody is nudged twice about it. */
  readonly subjectId: string;
  /** Where the person lives, as far as we know. */
  readonly timeZone: string;
  /** Days that the person is left alone after another nudge of this kind. */
  readonly quietDays?: number;
  readonly draft: () => EmailDraft;
}

/** `later` is worth another try on the same or the next day; `settled` is not: it is sent, or nobody is to get it. */
export type NudgeResult = 'later' | 'settled';

const DAY_MS = 86_400_000;

/**
 * Queues an email that only nudges: by day where its reader lives, one a day at most, never twice about the same thing, and to
 * nobody who is deleted, never proved their address or does not get our emails there, or who has switched that kind off.
 */
export async function nudgeAccount(
  tx: EntityManager,
  { outbox, clock }: { readonly outbox: Outbox; readonly clock: Clock },
  nudge: AccountNudge,
): Promise<NudgeResult> {
  const { accountId, kind, subjectId, timeZone, quietDays = 0, draft } = nudge;
  const now = clock.now();
  if (!isDaytime(now, timeZone)) return 'later';
  // Two nudges of one person come after each other, in whichever process, and none while the account is being deleted.
  await lockAccount(tx, accountId);
  const account = await findNudgeable(tx, accountId);
  if (!account || !emailPreferencesOf(account.emailPreferences)[kind]) return 'settled';
  const since = new Date(now.getTime() - quietDays * DAY_MS);
  if (quietDays > 0 && (await wasNudgedSince(tx, { accountId, kind, since }))) return 'settled';
  const sentOn = calendarDateAt(now, timeZone);
  if (!(await addNudge(tx, { kind, subjectId, accountId, sentOn, sentAt: now })))
    return (await nudgedAbout(tx, kind, [subjectId])).size > 0 ? 'settled' : 'later';
  await outbox.queue(tx, {
    key: `nudge:${kind}:${subjectId}`,
    kind: nudge.emailKind ?? kind,
    to: account.email,
    accountId,
    preference: kind,
    draft,
  });
  return 'settled';
}
