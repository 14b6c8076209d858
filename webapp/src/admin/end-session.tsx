import { adminListEndpoints } from '@creditfix/shared/admin';
import { useState } from 'react';
import { AskFirst, Button, VisuallyHidden, callApi } from '#webapp/kit/index.ts';

interface EndSessionProps {
  readonly id: string;
  readonly device: string;
  readonly onEnded: () => void;
}

/** Signs somebody out of one place, after a question. */
export function EndSession({ id, device, onEnded }: EndSessionProps) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button look="plain" onClick={() => setAsking(true)}>
        Sign out <VisuallyHidden>of {device}</VisuallyHidden>
      </Button>
    );
  }
  const end = async (): Promise<string | undefined> => {
    const answer = await callApi(adminListEndpoints.endUserSession, { params: { id } });
    if (!answer.ok) return answer.problem.error;
    onEnded();
    return undefined;
  };
  return (
    <AskFirst
      question={`Sign out of ${device}?`}
      deed="Sign out"
      busyLabel="Signing out…"
      keep="Leave it"
      onDeed={end}
      onKeep={() => setAsking(false)}
    >
      Whoever uses it has to sign in again.
    </AskFirst>
  );
}
