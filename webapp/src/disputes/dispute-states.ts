import { DisputeState, type Dispute } from '@creditfix/shared/disputes';
import type { StatusTone } from '#webapp/kit/index.ts';
import { runningClock, type WithRounds } from './dispute-words.ts';

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
