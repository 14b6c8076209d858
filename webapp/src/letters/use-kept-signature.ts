import { letterEndpoints } from '@creditfix/shared/letters';
import { useEffect } from 'react';
import { callApi, useSetAtom } from '#webapp/kit/index.ts';
import { signatureAtom } from './letter-draft.atoms.ts';

/** Asks once for the signature kept from an earlier letter. Without an answer the person simply signs anew. */
export function useKeptSignature(): { readonly forget: () => Promise<boolean> } {
  const move = useSetAtom(signatureAtom);
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      const answer = await callApi(letterEndpoints.getSavedSignature, { staysOnPage: true });
      const signature = answer.ok ? answer.data.signature : null;
      if (current && signature) move({ kind: 'kept', signature });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [move]);

  /** @returns false where the server could not be reached and the signature is still kept */
  const forget = async (): Promise<boolean> => {
    const answer = await callApi(letterEndpoints.deleteSavedSignature, { staysOnPage: true });
    if (answer.ok) move({ kind: 'kept', signature: undefined });
    return answer.ok;
  };
  return { forget };
}
