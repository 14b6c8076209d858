import { letterEndpoints } from '@creditfix/shared/letters';
import { useState } from 'react';
import { Answered, AskFirst, Button, callApi, useAnswer, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './saved-signature-card.module.css';
import { words } from './saved-signature.words.ts';
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
    <Answered answer={answer} what={words.what} lines={2}>
      {({ signature }) => (
        <div {...keptFocus} className={classes.card} aria-live="polite">
          {signature === null ? (
            <p className={classes.quiet}>{words.card.none}</p>
          ) : (
            <>
              <SignaturePicture signature={signature} />
              <p className={classes.quiet}>{words.card.saved}</p>
              {asking ? (
                <AskFirst
                  question={words.card.question}
                  deed={words.card.deed}
                  busyLabel={words.card.busy}
                  keep={words.card.keep}
                  onDeed={remove}
                  onKeep={() => setAsking(false)}
                >
                  {words.card.lettersKeep}
                </AskFirst>
              ) : (
                <div>
                  <Button look="plain" icon="bin" onClick={() => setAsking(true)}>
                    {words.card.remove}
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
