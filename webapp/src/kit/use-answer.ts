import { useCallback, useEffect, useState } from 'react';
import type { ApiAnswer, ApiProblem } from './api-client.ts';

export type Loaded<Data> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: ApiProblem }
  | { readonly kind: 'ready'; readonly data: Data };

/** An answer on the screen: `reload` starts over, `refresh` keeps what is shown until the new one is there, `put` changes it here. */
export interface AnswerOnScreen<Data> {
  readonly state: Loaded<Data>;
  readonly reload: () => void;
  readonly refresh: () => void;
  readonly put: (data: Data) => void;
}

/** Asks the server when the view appears. `ask` has to be the same function from one drawing to the next. */
export function useAnswer<Data>(
  ask: (signal: AbortSignal) => Promise<ApiAnswer<Data>>,
): AnswerOnScreen<Data> {
  const [state, setState] = useState<Loaded<Data>>({ kind: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const run = async (): Promise<void> => {
      try {
        const answer = await ask(abort.signal);
        if (abort.signal.aborted) return;
        if (answer.ok) setState({ kind: 'ready', data: answer.data });
        else setState({ kind: 'failed', problem: answer.problem });
      } catch {
        // The view is gone; nobody waits for the answer.
      }
    };
    void run();
    return () => abort.abort();
  }, [ask, round]);
  const refresh = useCallback(() => setRound((now) => now + 1), []);
  const reload = useCallback(() => {
    setState({ kind: 'loading' });
    setRound((now) => now + 1);
  }, []);
  const put = useCallback((data: Data) => setState({ kind: 'ready', data }), []);
  return { state, reload, refresh, put };
}
