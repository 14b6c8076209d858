import { useState } from 'react';
import { Answered, AskFirst, Button, useKeptFocus } from '#webapp/kit/index.ts';
import { deleteSavedSignature, useSavedSignature } from './letters.queries.ts';
import classes from './saved-signature-card.module.css';
import { words } from './saved-signature.words.ts';
import { SignaturePicture } from './signature/kept-signature.tsx';

/** The signature kept for the next letter, for My Account: seen and removed there, used only while signing. */
export function SavedSignatureCard() {
  const answer = useSavedSignature();
  const [asking, setAsking] = useState(false);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const remove = async (): Promise<string | undefined> => {
    const trouble = await deleteSavedSignature();
    if (!trouble) setAsking(false);
    return trouble;
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
