import type { EntityManager } from '#server/platform/database/index.ts';
import { ScorePoint } from './score-point.entity.ts';

export async function countScores(tx: EntityManager, accountId: string): Promise<number> {
  return await tx.count(ScorePoint, { accountId });
}

export async function keepScore(tx: EntityManager, point: ScorePoint): Promise<void> {
  await tx.insert(ScorePoint, point);
}

/** Oldest first, as a chart draws them. */
export async function scoresOf(em: EntityManager, accountId: string) {
  return await em.find(
    ScorePoint,
    { accountId },
    {
      fields: ['id', 'seenOn', 'score', 'source'],
      orderBy: { seenOn: 1, createdAt: 1, id: 1 },
      disableIdentityMap: true,
    },
  );
}

/** @returns false if that person has no such score */
export async function removeScore(
  em: EntityManager,
  accountId: string,
  id: string,
): Promise<boolean> {
  return (await em.nativeDelete(ScorePoint, { id, accountId })) === 1;
}

export async function removeAllScores(tx: EntityManager, accountId: string): Promise<void> {
  await tx.nativeDelete(ScorePoint, { accountId });
}
