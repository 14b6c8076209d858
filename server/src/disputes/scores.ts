import { DisputeProblems, type ScorePoint } from '@creditfix/shared/disputes';
import { RequestProblems, calendarDateAt, spoken } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from '#server/platform/database/index.ts';
import { words as en } from './disputes.words.ts';
import { words as es } from './disputes.words.es.ts';

/** Enough for one a week over almost four years. */
const MOST_SCORES = 200;
/** It is tomorrow nowhere before it is there. */
const FIRST_ZONE = 'Pacific/Kiritimati';

interface ScoreRow {
  readonly id: string;
  readonly seen_on: string;
  readonly score: number;
  readonly source: string;
}

/** Notes a score that the person has seen. */
export async function addScore(
  em: EntityManager,
  accountId: string,
  point: Omit<ScorePoint, 'id'>,
  now: Date,
): Promise<ScorePoint> {
  if (point.seenOn > calendarDateAt(now, FIRST_ZONE)) {
    const message = spoken({ en, es }).notYet;
    throw RequestProblems.raise('request.invalid', { fields: [{ path: 'seenOn', message }] });
  }
  const id = randomUUID();
  await em.transactional(async (tx) => {
    // The lock makes the count true: two tabs can't both add the last one.
    await tx.execute('select 1 from accounts where id = ? for no key update', [accountId]);
    const [row] = await tx.execute<{ kept: number }[]>(
      'select count(*)::int as kept from score_points where account_id = ?',
      [accountId],
    );
    if ((row?.kept ?? 0) >= MOST_SCORES) throw DisputeProblems.raise('disputes.too_many_scores');
    await tx.execute(
      'insert into score_points (id, account_id, seen_on, score, source, created_at) values (?, ?, ?, ?, ?, ?)',
      [id, accountId, point.seenOn, point.score, point.source, now],
    );
  });
  return { id, ...point };
}

export async function deleteScore(em: EntityManager, accountId: string, id: string): Promise<void> {
  const gone = await em.execute<unknown[]>(
    'delete from score_points where id = ? and account_id = ? returning id',
    [id, accountId],
  );
  if (gone.length === 0) throw DisputeProblems.raise('disputes.score_not_found');
}

/** Oldest first, as a chart draws them. */
export async function findScores(
  em: EntityManager,
  accountId: string,
): Promise<readonly ScorePoint[]> {
  const rows = await em.execute<ScoreRow[]>(
    `select id, seen_on::text as seen_on, score, source from score_points
      where account_id = ? order by seen_on, created_at, id`,
    [accountId],
  );
  return rows.map(({ seen_on, ...point }) => ({ ...point, seenOn: seen_on }));
}
