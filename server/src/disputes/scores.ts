import { DisputeProblems, type ScorePoint } from '@creditfix/shared/disputes';
import { RequestProblems, calendarDateAt, spoken } from '@creditfix/shared/kernel';
import { randomUUID } from 'node:crypto';
import { lockAccount } from '#server/accounts/index.ts';
import type { EntityManager } from '#server/platform/database/index.ts';
import * as en from './messages.ts';
import * as es from './messages.es.ts';
import { countScores, keepScore, removeScore, scoresOf } from './dashboard.repository.ts';

/** Enough for one a week over almost four years. */
const MOST_SCORES = 200;
/** It is tomorrow nowhere before it is there. */
const FIRST_ZONE = 'Pacific/Kiritimati';

/** Notes a score that the person has seen. */
export async function addScore(
  em: EntityManager,
  accountId: string,
  point: Omit<ScorePoint, 'id'>,
  now: Date,
): Promise<ScorePoint> {
  if (point.seenOn > calendarDateAt(now, FIRST_ZONE)) {
    const message = spoken({ en: en.disputesMessages, es: es.disputesMessages }).notYet;
    throw RequestProblems.raise('request.invalid', { fields: [{ path: 'seenOn', message }] });
  }
  const id = randomUUID();
  await em.transactional(async (tx) => {
    // The lock makes the count true: two tabs can't both add the last one.
    await lockAccount(tx, accountId);
    if ((await countScores(tx, accountId)) >= MOST_SCORES)
      throw DisputeProblems.raise('disputes.too_many_scores');
    await keepScore(tx, { id, accountId, ...point, createdAt: now });
  });
  return { id, ...point };
}

export async function deleteScore(em: EntityManager, accountId: string, id: string): Promise<void> {
  if (!(await removeScore(em, accountId, id)))
    throw DisputeProblems.raise('disputes.score_not_found');
}

/** Oldest first, as a chart draws them. */
export async function findScores(
  em: EntityManager,
  accountId: string,
): Promise<readonly ScorePoint[]> {
  const points = await scoresOf(em, accountId);
  return points.map(({ id, seenOn, score, source }) => ({ id, seenOn, score, source }));
}
