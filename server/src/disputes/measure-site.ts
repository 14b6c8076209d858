import type { MeasuredFigures } from '@creditfix/shared/kernel';
import type { Database } from '#server/platform/database/index.ts';

/** Fewer than these say nothing about a product. */
const ENOUGH = 20;

interface Counts {
  readonly letters: string | number;
  readonly writers: string | number;
  readonly came_back: string | number;
  readonly answers: string | number;
  readonly mended: string | number;
}

/**
 * The figures of the site as they are. A letter counts once it has its PDF; somebody who wrote in two months or more came back; an answer that deleted or corrected the item is a success among all answers that were noted.
 * Scans its tables: to be asked for now and then, never for a request.
 */
export async function measureSite(database: Database): Promise<MeasuredFigures> {
  const [counts] = await database.fork().execute<Counts[]>(`
    with made as (select account_id, plan_month from letters where pdf_key is not null),
      writers as (select count(distinct plan_month) as months from made group by account_id)
    select (select count(*) from made) as letters,
      (select count(*) from writers) as writers,
      (select count(*) from writers where months > 1) as came_back,
      (select count(*) from dispute_rounds where outcome is not null and outcome <> 'no_answer') as answers,
      (select count(*) from dispute_rounds where outcome in ('deleted', 'corrected')) as mended`);
  return counts ? figuresOf(counts) : {};
}

function figuresOf(counts: Counts): MeasuredFigures {
  const letters = Number(counts.letters);
  return {
    ...(letters >= ENOUGH ? { lettersMade: letters.toLocaleString('en-US') } : {}),
    ...share('repeatUsersPercent', counts.came_back, counts.writers),
    ...share('successPercent', counts.mended, counts.answers),
  };
}

function share(
  name: keyof MeasuredFigures,
  part: string | number,
  whole: string | number,
): MeasuredFigures {
  if (Number(whole) < ENOUGH) return {};
  return { [name]: `${Math.round((100 * Number(part)) / Number(whole))}%` };
}
