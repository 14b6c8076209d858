import { disputeEndpoints, type NextStep } from '@creditfix/shared/disputes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '#webapp/kit/index.ts';

/** Starts the letter of a step and opens it in the generator. The same step again opens the same draft. */
export function useNextLetter(disputeId: string) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const start = async (step: NextStep): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const answer = await callApi(disputeEndpoints.startNextLetter, {
      params: { id: disputeId },
      body: { step },
    });
    if (answer.ok) return void navigate(`/generate-letter?draft=${answer.data.draftId}`);
    setBusy(false);
    setTrouble(answer.problem.error);
  };
  return { busy, trouble, start };
}
