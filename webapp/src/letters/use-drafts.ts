import { letterEndpoints, type Draft } from '@creditfix/shared/letters';
import { useState } from 'react';
import { callApi, useAnswer, type AnswerOnScreen } from '#webapp/kit/index.ts';

interface Drafts {
  readonly drafts: readonly Draft[];
}

const askDrafts = (signal: AbortSignal) => callApi(letterEndpoints.listDrafts, { signal });

/**
 * The person's unfinished letters, and deleting one with a way back.
 *
 * @param onCount hears how many there are after each change
 */
export function useDrafts(onCount: (drafts: number) => void) {
  const answer: AnswerOnScreen<Drafts> = useAnswer<Drafts>(askDrafts);
  const [deleted, setDeleted] = useState<Draft>();
  const [trouble, setTrouble] = useState<string>();
  const drafts = answer.state.kind === 'ready' ? answer.state.data.drafts : [];

  const put = (now: readonly Draft[]) => {
    answer.put({ drafts: now });
    onCount(now.length);
  };

  const deleteDraft = async (draft: Draft): Promise<void> => {
    const { id } = draft;
    const gone = await callApi(letterEndpoints.deleteDraft, { params: { id } });
    const failed = !gone.ok && gone.problem.status !== 404;
    setTrouble(failed ? gone.problem.error : undefined);
    if (failed) return;
    setDeleted(draft);
    put(drafts.filter((other) => other.id !== id));
  };

  const undoDelete = async (): Promise<void> => {
    if (!deleted) return;
    const { content } = deleted;
    const made = await callApi(letterEndpoints.createDraft, { body: { content } });
    setTrouble(made.ok ? undefined : made.problem.error);
    if (!made.ok) return;
    setDeleted(undefined);
    put([made.data, ...drafts]);
  };
  return { answer, deleted, trouble, deleteDraft, undoDelete };
}
