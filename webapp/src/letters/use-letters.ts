import type { Allowance } from '@creditfix/shared/billing';
import { letterEndpoints, type Draft, type LetterSummary } from '@creditfix/shared/letters';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#webapp/kit/index.ts';
import { draftStore } from './letters-store.ts';

type LettersState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string }
  | {
      readonly kind: 'ready';
      readonly letters: readonly LetterSummary[];
      readonly drafts: readonly Draft[];
      readonly allowance: Allowance;
      /** The draft that was deleted last and can be brought back. */
      readonly deleted?: Draft | undefined;
      readonly trouble?: string | undefined;
    };

/** The person's letters and drafts, and deleting a draft with a way back. */
export function useLetters() {
  const [state, setState] = useState<LettersState>({ kind: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const loaded = await load();
      if (current) setState(loaded);
    };
    void ask();
    return () => {
      current = false;
    };
  }, [round]);

  const reload = useCallback(() => {
    setState({ kind: 'loading' });
    setRound((now) => now + 1);
  }, []);

  const deleteDraft = async (draft: Draft): Promise<void> => {
    const answer = await callApi(letterEndpoints.deleteDraft, { params: { id: draft.id } });
    const gone = answer.ok || answer.problem.status === 404;
    change((now) =>
      gone
        ? { ...now, drafts: now.drafts.filter(({ id }) => id !== draft.id), deleted: draft }
        : { ...now, trouble: answer.problem.error },
    );
  };

  const undoDelete = async (): Promise<void> => {
    const deleted = state.kind === 'ready' ? state.deleted : undefined;
    if (!deleted) return;
    const { content } = deleted;
    const answer = await callApi(letterEndpoints.createDraft, { body: { content } });
    change((now) =>
      answer.ok
        ? { ...now, drafts: [answer.data, ...now.drafts], deleted: undefined }
        : { ...now, trouble: answer.problem.error },
    );
  };

  type Ready = Extract<LettersState, { kind: 'ready' }>;
  const change = (work: (now: Ready) => Ready) =>
    setState((now) => (now.kind === 'ready' ? work({ ...now, trouble: undefined }) : now));

  return { state, reload, deleteDraft, undoDelete };
}

async function load(): Promise<LettersState> {
  const [letters, drafts] = await Promise.all([
    callApi(letterEndpoints.listLetters),
    draftStore.list(),
  ]);
  if (!letters.ok) return { kind: 'failed', text: letters.problem.error };
  const unfinished = drafts.ok ? drafts.value : [];
  return { kind: 'ready', ...letters.data, drafts: unfinished };
}
