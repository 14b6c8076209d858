import type { Dispute, DisputeRound } from '@creditfix/shared/disputes';
import { daysBetween } from '@creditfix/shared/kernel';
import { newestRound } from './dispute-words.ts';

/** How long it took until an item was deleted, and from which day that is counted. */
export interface DeletedDays {
  readonly days: number;
  /** The day they got the letter where it is known, else the day it was mailed. */
  readonly from: 'received' | 'mailed';
  /** Of several letters to the same recipient the first one counts: the last alone would flatter. */
  readonly letters: number;
}

/** Nothing unless the outcome that stands is that the item was deleted, and both days are known. */
export function deletedDays(
  dispute: Pick<Dispute, 'rounds' | 'decidingRound'>,
): DeletedDays | undefined {
  const answered = newestRound(dispute);
  const { outcome, outcomeOn, number } = answered;
  if (outcome !== 'deleted' || outcomeOn === null) return undefined;
  const letters = dispute.rounds.filter(
    (round) => round.number <= number && isSameSide(round, answered),
  );
  const first = letters.find(({ receivedOn, mailedOn }) => receivedOn ?? mailedOn);
  const start = first?.receivedOn ?? first?.mailedOn;
  if (!first || !start) return undefined;
  const days = daysBetween(start, outcomeOn);
  const from = first.receivedOn ? 'received' : 'mailed';
  return days < 1 ? undefined : { days, from, letters: letters.length };
}

function isSameSide(one: DisputeRound, other: DisputeRound): boolean {
  return one.recipient === other.recipient && one.target === other.target;
}
