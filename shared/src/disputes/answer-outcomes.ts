import type { AnswerSays, ItemAnswer } from '../reports/index.ts';
import { DisputeOutcome } from './dispute-outcome.ts';

/** What can be noted of an answer that was read from a file. Whether a changed item is right now, only the person knows. */

const meant: Readonly<Record<AnswerSays, readonly DisputeOutcome[]>> = {
  deleted: [DisputeOutcome.deleted],
  updated: [DisputeOutcome.corrected, DisputeOutcome.corrected_wrongly],
  verified: [DisputeOutcome.verified],
  frivolous: [DisputeOutcome.frivolous],
  // Too little to look into is how a dispute is set aside: 15 U.S.C. § 1681i(a)(3)(A).
  more_information: [DisputeOutcome.frivolous],
  need_id: [DisputeOutcome.need_id],
  reinserted: [DisputeOutcome.reinserted],
  block_declined: [DisputeOutcome.block_declined],
};

const STILL_THERE = [
  DisputeOutcome.verified,
  DisputeOutcome.corrected,
  DisputeOutcome.corrected_wrongly,
] as const;

/** @param open what can be noted today @returns what the person chooses among; empty where the lines leave a doubt */
export function outcomesSaid(
  { says, isThere }: Pick<ItemAnswer, 'says' | 'isThere'>,
  open: readonly DisputeOutcome[],
): readonly DisputeOutcome[] {
  const outcomes = says ? meant[says] : isThere ? STILL_THERE : [];
  return outcomes.filter((outcome) => open.includes(outcome));
}
