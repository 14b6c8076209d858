import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Answered, AskFirst, Icon, useKeptFocus } from '#webapp/kit/index.ts';
import { deleteSavedSignature, useSavedSignature } from '../letters.queries.ts';
import { savedSignatureMessages } from '../messages.tsx';
import { SignaturePicture } from './kept-signature.tsx';
import classes from './saved-signature-card.module.css';

/** Whether a signature is kept for the next letter, and where to see or remove it. */
export function SignatureStatus({ saved }: { readonly saved: boolean }) {
  return (
    <section aria-labelledby="signature-status-heading" className={classes.card}>
      <h2 id="signature-status-heading">{savedSignatureMessages.heading}</h2>
      <p className={classes.line}>
        <Icon name={saved ? 'check' : 'pen'} />
        {saved ? savedSignatureMessages.saved : savedSignatureMessages.none}
      </p>
      <p className={classes.quiet}>
        {saved ? savedSignatureMessages.savedHint : savedSignatureMessages.noneHint}
      </p>
      <Link to="/account" className={classes.more}>
        {savedSignatureMessages.account}
      </Link>
    </section>
  );
}

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
    <Answered answer={answer} what={savedSignatureMessages.what} lines={2}>
      {({ signature }) => (
        <div {...keptFocus} className={classes.savedSignatureCardCard} aria-live="polite">
          {signature === null ? (
            <p className={classes.savedSignatureCardQuiet}>{savedSignatureMessages.card.none}</p>
          ) : (
            <>
              <SignaturePicture signature={signature} />
              <p className={classes.savedSignatureCardQuiet}>{savedSignatureMessages.card.saved}</p>
              {asking ? (
                <AskFirst
                  question={savedSignatureMessages.card.question}
                  action={savedSignatureMessages.card.action}
                  busyLabel={savedSignatureMessages.card.busy}
                  keep={savedSignatureMessages.card.keep}
                  onAction={remove}
                  onKeep={() => setAsking(false)}
                >
                  {savedSignatureMessages.card.lettersKeep}
                </AskFirst>
              ) : (
                <div>
                  <Button
                    variant="subtle"
                    leftSection={<Icon name="bin" />}
                    onClick={() => setAsking(true)}
                  >
                    {savedSignatureMessages.card.remove}
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
