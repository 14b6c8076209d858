import { letterEndpoints, type LetterReview } from '@creditfix/shared/letters';
import { useCallback, useRef, useState } from 'react';
import { callApi, useAtomValue, useSetAtom, type ApiProblem } from '#webapp/kit/index.ts';
import { keeperAtom, reviewAtom, type ReviewState } from './letter-draft.atoms.ts';

/**
 * Asks the server to write the letter from the saved draft. Only what the server wrote and showed can be signed, so the
 * draft is saved first.
 */
export function useLetterReview() {
  const keeper = useAtomValue(keeperAtom);
  const state = useAtomValue(reviewAtom);
  const setState = useSetAtom(reviewAtom);
  // Stays known while the letter is read again: the choice of wording must not come and go.
  const [wording, setWording] = useState<LetterReview['wording']>();
  const round = useRef(0);

  const saveDraft = useCallback(async (): Promise<string | undefined> => {
    const saved = await keeper?.flush();
    return saved?.ok ? saved.draft.id : undefined;
  }, [keeper]);

  const write = useCallback(async (): Promise<void> => {
    if (!keeper) return;
    round.current += 1;
    const mine = round.current;
    const isCurrent = () => mine === round.current;
    setState({ kind: 'writing' });
    const id = await saveDraft();
    if (!isCurrent()) return;
    // The saved line and the notices above say what stands in the way; the letter waits for it.
    if (!id) return setState({ kind: 'unsaved' });
    const answer = await callApi(letterEndpoints.reviewDraft, {
      params: { id },
      staysOnPage: true,
    });
    if (!isCurrent()) return;
    if (answer.ok) setWording(answer.data.wording);
    setState(answer.ok ? { kind: 'ready', review: answer.data } : failed(answer.problem));
  }, [keeper, saveDraft, setState]);

  return { state, wording, write, saveDraft };
}

function failed(problem: ApiProblem): ReviewState {
  const details = problem.fields?.map(({ message }) => message) ?? [];
  return { kind: 'failed', problem, details: [...new Set(details)] };
}
