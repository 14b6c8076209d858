import { DisputeOutcome } from '@creditfix/shared/disputes';
import type { MeasuredFigures } from '@creditfix/shared/kernel';
import type { Database } from '#server/platform/database/index.ts';
import { readKeptTotals } from '../lists/kept-total.repository.ts';
import { sumOutcomes } from './day-count.repository.ts';

/** Fewer than these say nothing about a product. */
const ENOUGH = 20;
const EVER = { from: '0001-01-01', to: '9999-12-31' };

/**
 * The figures of the site as they are, from totals that are kept. Somebody who wrote in two months or more came back; an answer that
 * deleted or corrected the item is a success among all answers that were noted, also those to people who have left since.
 */
export async function measureSite(database: Database): Promise<MeasuredFigures> {
  const em = database.fork();
  const totals = await readKeptTotals(em, ['letters', 'writers', 'writers_again']);
  const outcomes = await sumOutcomes(em, EVER);
  const answersOf = (kinds: readonly string[]) =>
    outcomes
      .filter(({ name }) => kinds.includes(name.split('|')[1] ?? ''))
      .reduce((sum, { amount }) => sum + amount, 0);
  const letters = totals.sum('letters');
  return {
    ...(letters >= ENOUGH ? { lettersMade: letters.toLocaleString('en-US') } : {}),
    ...share('repeatUsersPercent', totals.sum('writers_again'), totals.sum('writers')),
    ...share('successPercent', answersOf(MENDED), answersOf(ANSWERS)),
  };
}

const ANSWERS: readonly string[] = Object.values(DisputeOutcome).filter(
  (outcome) => outcome !== DisputeOutcome.no_answer,
);
const MENDED: readonly string[] = [DisputeOutcome.deleted, DisputeOutcome.corrected];

function share(name: keyof MeasuredFigures, part: number, whole: number): MeasuredFigures {
  return whole < ENOUGH ? {} : { [name]: `${Math.round((100 * part) / whole)}%` };
}
