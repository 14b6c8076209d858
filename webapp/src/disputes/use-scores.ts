import { disputeEndpoints, type ScorePoint } from '@creditfix/shared/disputes';
import type { BodyInputOf } from '@creditfix/shared/kernel';
import { useState } from 'react';
import { callApi, type ApiProblem } from '#webapp/kit/index.ts';

type NewScore = BodyInputOf<(typeof disputeEndpoints)['addScore']>;

/** The scores on the screen, and taking one out with a way back. */
export function useScores(known: readonly ScorePoint[]) {
  const [scores, setScores] = useState(known);
  const [deleted, setDeleted] = useState<ScorePoint>();
  const [trouble, setTrouble] = useState<string>();
  const put = (point: ScorePoint) =>
    setScores((now) => [...now, point].toSorted((a, b) => a.seenOn.localeCompare(b.seenOn)));

  const add = async (point: NewScore): Promise<ApiProblem | undefined> => {
    const answer = await callApi(disputeEndpoints.addScore, { body: point });
    if (!answer.ok) return answer.problem;
    setDeleted(undefined);
    put(answer.data);
    return undefined;
  };
  const remove = async (point: ScorePoint): Promise<void> => {
    setTrouble(undefined);
    const answer = await callApi(disputeEndpoints.deleteScore, { params: { id: point.id } });
    if (!answer.ok && answer.problem.status !== 404) return setTrouble(answer.problem.error);
    setScores((now) => now.filter(({ id }) => id !== point.id));
    setDeleted(point);
  };
  const undo = async (): Promise<void> => {
    if (!deleted) return;
    const { id: _, ...point } = deleted;
    const problem = await add(point);
    setTrouble(problem?.error);
  };
  return { scores, deleted, trouble, add, remove, undo };
}
