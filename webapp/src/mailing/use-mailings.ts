import { mailingEndpoints, type Mailing } from '@creditfix/shared/mailing';
import { useCallback, useEffect, useState } from 'react';
import { callApi, type ApiAnswer, type ApiProblem } from '#webapp/kit/index.ts';

export type MailingsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly problem: ApiProblem }
  | { readonly kind: 'ready'; readonly mailings: readonly Mailing[] };

/** What was last heard of each letter, so that the step after the delivery does not start with an empty screen. */
const lastHeard = new Map<string, Mailing>();

/** Price, dates and mailings of each of these letters. */
export function useMailings(letterIds: readonly string[]) {
  const ids = letterIds.join(',');
  const [state, setState] = useState<MailingsState>(() => known(ids));

  const settle = useCallback((answer: ApiAnswer<readonly Mailing[]>) => {
    // What is on screen stays there where a later question gets no answer.
    if (!answer.ok) {
      setState((now) => (now.kind === 'ready' ? now : { kind: 'failed', problem: answer.problem }));
      return;
    }
    for (const mailing of answer.data) lastHeard.set(mailing.letterId, mailing);
    setState({ kind: 'ready', mailings: answer.data });
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    askAll(ids, abort.signal).then(
      (answer) => {
        if (!abort.signal.aborted) settle(answer);
      },
      // The view is gone; nobody waits for the answer.
      () => undefined,
    );
    return () => abort.abort();
  }, [ids, settle]);

  /** @returns what is known now, also where no answer came */
  const refresh = useCallback(async (): Promise<void> => settle(await askAll(ids)), [ids, settle]);
  const reload = useCallback(() => {
    setState({ kind: 'loading' });
    void refresh();
  }, [refresh]);
  return { state, refresh, reload };
}

function known(ids: string): MailingsState {
  const mailings = ids.split(',').map((id) => lastHeard.get(id));
  return mailings.every((mailing) => mailing !== undefined)
    ? { kind: 'ready', mailings }
    : { kind: 'loading' };
}

async function askAll(ids: string, signal?: AbortSignal): Promise<ApiAnswer<readonly Mailing[]>> {
  const answers = await Promise.all(
    ids
      .split(',')
      .map((id) =>
        callApi(mailingEndpoints.getMailing, { params: { id }, ...(signal && { signal }) }),
      ),
  );
  const mailings: Mailing[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    mailings.push(answer.data);
  }
  return { ok: true, data: mailings };
}
