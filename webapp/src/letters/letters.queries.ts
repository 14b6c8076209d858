import type { Allowance } from '@creditfix/shared/billing';
import { letterEndpoints, type Draft } from '@creditfix/shared/letters';
import { useEffect, useState } from 'react';
import { callApi, keyOf, queryClient, queryOf, useQuery, useSetAtom } from '#webapp/kit/index.ts';
import { signatureAtom } from './letter-draft.atoms.ts';
import { readAllowance, readLetter } from './letters-store.ts';
import { deviceDraft } from './wizard/device-draft.ts';
import type { MadeLetter, MadeLetters } from './wizard/wizard-state.ts';

const { getLetter, getSavedSignature, listDrafts, listLetters } = letterEndpoints;

const drafts = queryOf(listDrafts);

/**
 * The person's unfinished letters, and deleting one with a way back.
 *
 * @param onCount hears how many there are after each change
 */
export function useDrafts(onCount: (drafts: number) => void) {
  const answer = useQuery(drafts);
  const [deleted, setDeleted] = useState<Draft>();
  const [trouble, setTrouble] = useState<string>();
  const known = answer.data?.drafts ?? [];

  const put = (now: readonly Draft[]) => {
    queryClient.setQueryData(drafts.queryKey, { drafts: [...now] });
    onCount(now.length);
  };

  const deleteDraft = async (draft: Draft): Promise<void> => {
    const { id } = draft;
    const gone = await callApi(letterEndpoints.deleteDraft, { params: { id } });
    const failed = !gone.ok && gone.problem.status !== 404;
    setTrouble(failed ? gone.problem.error : undefined);
    if (failed) return;
    if ((await deviceDraft.read())?.draft?.id === id) await deviceDraft.forget();
    setDeleted(draft);
    put(known.filter((other) => other.id !== id));
  };

  const undoDelete = async (): Promise<void> => {
    if (!deleted) return;
    const { content } = deleted;
    const made = await callApi(letterEndpoints.createDraft, { body: { content } });
    setTrouble(made.ok ? undefined : made.problem.error);
    if (!made.ok) return;
    setDeleted(undefined);
    put([made.data, ...known]);
  };
  return { answer, deleted, trouble, deleteDraft, undoDelete };
}

export const useSignedLetter = (id: string) => useQuery(queryOf(getLetter, { params: { id } }));

const LOOKS_AGAIN_MS = 3_000;

/** The letters of a signing; while a PDF is being printed, it looks again until it can be downloaded. */
export function usePrinted(made: MadeLetters | undefined): MadeLetters | undefined {
  const ids = made?.letters.flatMap(({ letterId, ready }) => (ready ? [] : [letterId])) ?? [];
  const { data: printed = [] } = useQuery({
    queryKey: [...keyOf(getLetter), 'printed', ids],
    queryFn: async () => {
      const answers = await Promise.all(ids.map(readLetter));
      return ids.filter((_, index) => {
        const answer = answers[index];
        return answer?.ok && answer.value.status !== 'preparing';
      });
    },
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => (state.data?.length ?? 0) < ids.length && LOOKS_AGAIN_MS,
    refetchOnWindowFocus: ({ state }) => (state.data?.length ?? 0) < ids.length,
  });
  if (!made) return undefined;
  const now = (letter: MadeLetter) => ({
    ...letter,
    ready: letter.ready || printed.includes(letter.letterId),
  });
  const [first, ...others] = made.letters;
  return { ...made, letters: [now(first), ...others.map(now)] };
}

/** What is left of the plan, to say it before the letter is made. It only explains; the server decides. */
export function useAllowance(): Allowance | undefined {
  const { data } = useQuery({
    queryKey: [...keyOf(listLetters), 'allowance'],
    queryFn: async () => (await readAllowance()) ?? null,
  });
  return data ?? undefined;
}

const savedSignature = queryOf(getSavedSignature);

/** The signature kept for the next letter, for My Account. */
export const useSavedSignature = () => useQuery(savedSignature);

/** @returns why the kept signature could not be deleted; nothing if it is gone */
export async function deleteSavedSignature(): Promise<string | undefined> {
  const gone = await callApi(letterEndpoints.deleteSavedSignature);
  if (!gone.ok) return gone.problem.error;
  queryClient.setQueryData(savedSignature.queryKey, { signature: null });
  return undefined;
}

/** Asks once for the signature kept from an earlier letter. Without an answer the person simply signs again. */
export function useKeptSignature(): { readonly forget: () => Promise<boolean> } {
  const move = useSetAtom(signatureAtom);
  const { data } = useQuery({
    ...queryOf(getSavedSignature, { staysOnPage: true }),
    // What is being signed with does not change under the hand.
    staleTime: Infinity,
  });
  const signature = data?.signature;
  useEffect(() => {
    if (signature) move({ kind: 'kept', signature });
  }, [signature, move]);

  /** @returns false if the server could not be reached and the signature is still kept */
  const forget = async (): Promise<boolean> => {
    const answer = await callApi(letterEndpoints.deleteSavedSignature, { staysOnPage: true });
    if (answer.ok) move({ kind: 'kept', signature: undefined });
    return answer.ok;
  };
  return { forget };
}
