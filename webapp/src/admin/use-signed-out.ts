import { useEffect } from 'react';
import type { AnswerOnScreen } from '#webapp/kit/index.ts';

/** Leads away where the administrator's session is over. */
export function useSignedOut(
  { state }: Pick<AnswerOnScreen<unknown>, 'state'>,
  onSignedOut: () => void,
): void {
  const status = state.kind === 'failed' ? state.problem.status : 0;
  const signedOut = status === 401 || status === 403;
  useEffect(() => {
    if (signedOut) onSignedOut();
  }, [signedOut, onSignedOut]);
}
