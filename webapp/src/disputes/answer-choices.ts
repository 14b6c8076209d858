import { DisputeOutcome, outcomeWords, type Dispute } from '@creditfix/shared/disputes';
import { words } from './dispute-page.words.tsx';
import { newestRound } from './dispute-words.ts';

/** What a person can choose about the newest letter today. The server decides; what it would refuse is not offered. */

export function mayNote({ answers }: Pick<Dispute, 'answers'>): boolean {
  return answers.length > 0;
}

export function answerChoices(dispute: Pick<Dispute, 'answers' | 'rounds'>) {
  const isGone = newestRound(dispute).outcome === DisputeOutcome.deleted;
  const choices = dispute.answers.map((value) => ({ value, ...outcomeWords(value) }));
  // Who comes back to a deleted item comes because of this.
  const isBack = ({ value }: { value: DisputeOutcome }) => value === DisputeOutcome.reinserted;
  return isGone ? [...choices.filter(isBack), ...choices.filter((one) => !isBack(one))] : choices;
}

/** What the date means, by what came. */
export function dateLabel(outcome: DisputeOutcome | ''): string {
  if (outcome === DisputeOutcome.reinserted) return words.form.dayAgain;
  if (outcome === DisputeOutcome.deleted || outcome === DisputeOutcome.corrected)
    return words.form.dayOrChange;
  return words.form.day;
}
