import { letterEndpoints } from '@creditfix/shared/letters';
import { useState } from 'react';
import { Answered, AskFirst, Button, callApi, useAnswer, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './saved-signature-card.module.css';
import { SignaturePicture } from './signature/kept-signature.tsx';

const askSignature = (signal: AbortSignal) =>
  callApi(letterEndpoints.getSavedSignature, { signal });

/** The signature kept for the next letter, for My Account: seen and removed there, used only while signing. */
export function SavedSignatureCard() {
  const answer = useAnswer(askSignature);
  const [asking, setAsking] = useState(false);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const remove = async (): Promise<string | undefined> => {
    const gone = await callApi(letterEndpoints.deleteSavedSignature);
    if (!gone.ok) return gone.problem.error;
    setAsking(false);
    answer.put({ signature: null });
    return undefined;
  };
  return (
    <Answered answer={answer} what="your saved signature" lines={2}>
      {({ signature }) => (
        <div {...keptFocus} className={classes.card} aria-live="polite">
          {signature === null ? (
            <p className={classes.quiet}>
              No signature is saved. You can save one when you sign a letter.
            </p>
          ) : (
            <>
              <SignaturePicture signature={signature} />
              <p className={classes.quiet}>
                Offered when you sign a letter. It is never put on a letter by itself.
              </p>
              {asking ? (
                <AskFirst
                  question="Remove your saved signature?"
                  deed="Remove it"
                  busyLabel="Removing it…"
                  keep="Keep it"
                  onDeed={remove}
                  onKeep={() => setAsking(false)}
                >
                  Letters you signed keep theirs.
                </AskFirst>
              ) : (
                <div>
                  <Button look="plain" icon="bin" onClick={() => setAsking(true)}>
                    Remove
                  </Button>
                </div>
              )}
            </>
          )}
        </div>
      )}
    </Answered>
  );
}
