import { mailingEndpoints } from '@creditfix/shared/mailing';
import { useCallback } from 'react';
import { callApi, useAnswer, useQuietRefresh } from '#webapp/kit/index.ts';
import { canChange } from './mail-words.ts';

const EVERY_MS = 30_000;

/** One mailing, kept fresh while something can still happen to it. */
export function useMailPiece(id: string) {
  const ask = useCallback(
    (signal: AbortSignal) => callApi(mailingEndpoints.getMailPiece, { params: { id }, signal }),
    [id],
  );
  const answer = useAnswer(ask);
  const { state, put } = answer;
  const live = state.kind === 'ready' && canChange(state.data);
  const again = async (): Promise<void> => {
    const next = await callApi(mailingEndpoints.getMailPiece, { params: { id } });
    // What is on screen stays there where no answer comes.
    if (next.ok) put(next.data);
  };
  useQuietRefresh(live, EVERY_MS, () => void again());
  return answer;
}
