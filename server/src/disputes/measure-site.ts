import type { MeasuredFigures } from '@creditfix/shared/kernel';
import { countMadeLetters } from '#server/letters/index.ts';
import type { Database } from '#server/platform/database/index.ts';
import { countAnswers } from './dispute.repository.ts';

/** Fewer than these say nothing about a product. */
const ENOUGH = 20;

/**
 * The figures of the site as they are. A letter counts once it has its PDF; somebody who wrote in two months or more came back; an answer that deleted or corrected the item is a success among all answers that were noted.
 * Scans its tables: to be asked for now and then, never for a request.
 */
export async function measureSite(database: Database): Promise<MeasuredFigures> {
  const em = database.fork();
  const { letters, writers, cameBack } = await countMadeLetters(em);
  const { answers, mended } = await countAnswers(em);
  return {
    ...(letters >= ENOUGH ? { lettersMade: letters.toLocaleString('en-US') } : {}),
    ...share('repeatUsersPercent', cameBack, writers),
    ...share('successPercent', mended, answers),
  };
}

function share(name: keyof MeasuredFigures, part: number, whole: number): MeasuredFigures {
  return whole < ENOUGH ? {} : { [name]: `${Math.round((100 * part) / whole)}%` };
}
