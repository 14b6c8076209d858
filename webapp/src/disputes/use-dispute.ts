import { disputeEndpoints, type Dispute } from '@creditfix/shared/disputes';
import { useCallback } from 'react';
import { callApi, useAnswer, type AnswerOnScreen } from '#webapp/kit/index.ts';

export function useDispute(id: string): AnswerOnScreen<Dispute> {
  const ask = useCallback(
    (signal: AbortSignal) => callApi(disputeEndpoints.getDispute, { params: { id }, signal }),
    [id],
  );
  return useAnswer(ask);
}
