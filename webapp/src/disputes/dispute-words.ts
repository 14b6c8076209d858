import { type Dispute, type DisputeRound, DisputeState } from '@creditfix/shared/disputes';
import { type CalendarDate, calendarDateAt } from '@creditfix/shared/kernel';
import { dateWords, shortDateWords, type StatusTone } from '#webapp/kit/index.ts';
import { disputesMessages } from './messages.tsx';

/** How disputes, their days and their clocks are said in lists and headings. */

/** "Equifax: Northgate Recovery" */
export function disputeName({ target, creditorName }: Pick<Dispute, 'target' | 'creditorName'>) {
  return target === creditorName ? target : `${target}: ${creditorName}`;
}

/** "This account is not mine. Account ending in 4417." */
export function itemWords({ accountEnding, rounds }: Pick<Dispute, 'accountEnding' | 'rounds'>) {
  const parts = [rounds[0]?.title, accountEnding && disputesMessages.accountEnding(accountEnding)];
  return parts.flatMap((part) => (part ? [/[.?]$/.test(part) ? part : `${part}.`] : [])).join(' ');
}

/** "December 21", with the year if it is not this one. */
export function dayWords(date: CalendarDate, today: CalendarDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? shortDateWords(date) : dateWords(date);
}

type Clock = NonNullable<DisputeRound['clock']>;

/** "12 of 30 days" or "3 days overdue": the first of the two sentences that come with a clock. */
export function paceWords({ words }: Pick<Clock, 'words'>): string {
  return words.split('. ')[0] ?? '';
}

/** "30 days from the day they got your letter, until December 21, 2026." */
export function lengthWords({ words }: Pick<Clock, 'words'>): string {
  return words.slice(paceWords({ words }).length + 2);
}

/** "15 U.S.C. § 1681i(a)(1)", which a narrow screen must not break, between its brackets neither. */
export function lawWords(law: string): string {
  return law.replace(/ U\.S\.C\. § /g, '\u00a0U.S.C.\u00a0§\u00a0').replaceAll(')(', ')\u2060(');
}

/** What the words of a dispute need of it. */
export type WithRounds = Pick<Dispute, 'rounds' | 'decidingRound'>;

/** The round that decides what comes next. */
export function newestRound({ rounds, decidingRound }: WithRounds): DisputeRound {
  const newest = rounds.find(({ number }) => number === decidingRound) ?? rounds.at(-1);
  if (!newest) throw new Error('a dispute came without a round');
  return newest;
}

/** A clock runs until an answer is noted; that none came is no answer. */
export function runningClock(dispute: WithRounds): Clock | undefined {
  const { clock, outcome } = newestRound(dispute);
  return clock && (outcome === null || outcome === 'no_answer') ? clock : undefined;
}

/** Days before its end from which a clock is shown as due soon. */
const SOON_DAYS = 5;

const tones: Readonly<Record<DisputeState, StatusTone>> = {
  ready: 'quiet',
  on_its_way: 'moving',
  waiting: 'soon',
  overdue: 'trouble',
  answered: 'moving',
  not_delivered: 'trouble',
  resolved: 'done',
};

/** A clock that runs is quiet until its end is near. */
export function toneOf(dispute: WithRounds & Pick<Dispute, 'state'>): StatusTone {
  if (dispute.state !== DisputeState.waiting) return tones[dispute.state];
  const clock = runningClock(dispute);
  return clock && clock.daysLeft <= SOON_DAYS ? 'soon' : 'moving';
}

const order: readonly DisputeState[] = [
  'overdue',
  'answered',
  'not_delivered',
  'ready',
  'waiting',
  'on_its_way',
  'resolved',
];

/** What needs somebody first, then what runs by itself by its day, then what is settled. */
export function inOrder(disputes: readonly Dispute[]): readonly Dispute[] {
  const day = (dispute: Dispute) => runningClock(dispute)?.dueOn ?? '9999';
  return disputes.toSorted(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) || day(one).localeCompare(day(other)),
  );
}

/** The next day on which something is due by itself, for who has nothing to do today. */
export function nextDue(
  disputes: readonly Dispute[],
): { readonly on: string; readonly target: string } | undefined {
  const due = disputes.flatMap((dispute) => {
    const clock = dispute.state === DisputeState.waiting ? runningClock(dispute) : undefined;
    return clock ? [{ on: clock.dueOn, target: dispute.target }] : [];
  });
  return due.toSorted((one, other) => one.on.localeCompare(other.on))[0];
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day it is where the person is. */
export function dayOf(instant: Date | string): CalendarDate {
  return calendarDateAt(new Date(instant), timeZone);
}

export const today = (): CalendarDate => dayOf(new Date());
