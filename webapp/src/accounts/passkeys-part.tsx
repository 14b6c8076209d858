import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { useState } from 'react';
import {
  Answered,
  AskFirst,
  Button,
  SignInAgain,
  VisuallyHidden,
  browserHasPasskeys,
  callApi,
  dayWords,
  useAnswer,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { askPasskeys, type Passkey } from './my-account.ts';
import { NewPasskey } from './new-passkey.tsx';

/** The faster way in, for those who want it. */
export function PasskeysPart({ fresh }: { readonly fresh: boolean }) {
  const answer = useAnswer(askPasskeys);
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section {...keptFocus} className={classes.part} aria-labelledby="passkeys-heading">
      <h2 id="passkeys-heading">Passkeys</h2>
      <p className={classes.quiet}>
        A passkey lets you sign in with your fingerprint, your face or the PIN of your device,
        without waiting for an email. The link by email always works too.
      </p>
      <Answered answer={answer} what="your passkeys" lines={2}>
        {({ passkeys }) => (
          <>
            {passkeys.length > 0 && (
              <ul className={classes.list}>
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRemoved={() => {
                      setSaid(`Removed: ${passkey.name}.`);
                      answer.refresh();
                    }}
                  />
                ))}
              </ul>
            )}
            {adding ? (
              <NewPasskey
                fresh={fresh}
                onDone={(name) => {
                  setAdding(false);
                  setSaid(name === undefined ? '' : `Added: ${name}.`);
                  answer.refresh();
                }}
              />
            ) : (
              <AddPasskey first={passkeys.length === 0} onAdd={() => setAdding(true)} />
            )}
          </>
        )}
      </Answered>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

function AddPasskey({ first, onAdd }: { readonly first: boolean; readonly onAdd: () => void }) {
  if (!browserHasPasskeys())
    return <p className={classes.small}>This browser can’t make passkeys. A newer one can.</p>;
  return (
    <div>
      <Button icon="key" onClick={onAdd}>
        {first ? 'Add a passkey' : 'Add another passkey'}
      </Button>
    </div>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemoved: () => void;
}

function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [step, setStep] = useState<'shown' | 'asking' | 'sign_in'>('shown');
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const remove = async (): Promise<string | undefined> => {
    const answer = await callApi(myAccountEndpoints.removePasskey, { params: { id } });
    if (answer.ok || answer.problem.status === 404) onRemoved();
    else if (answer.problem.code === 'accounts.sign_in_again') setStep('sign_in');
    else return answer.problem.error;
    return undefined;
  };
  return (
    <li {...keptFocus} className={classes.row}>
      <div className={classes.line}>
        <div className={classes.about}>
          <p className={classes.name}>{name}</p>
          <p className={classes.small}>
            Added {dayWords(createdAt)}.{' '}
            {lastUsedAt ? `Last used ${dayWords(lastUsedAt)}.` : 'Not used yet.'}
          </p>
        </div>
        {step === 'shown' && (
          <Button look="plain" icon="bin" onClick={() => setStep('asking')}>
            Remove <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </div>
      {step === 'asking' && (
        <AskFirst
          question={`Remove the passkey “${name}”?`}
          deed="Remove it"
          busyLabel="Removing it…"
          keep="Keep it"
          onDeed={remove}
          onKeep={() => setStep('shown')}
        >
          It can’t sign you in any more. The link by email still does.
        </AskFirst>
      )}
      {step === 'sign_in' && (
        <SignInAgain what="remove a passkey" onSignedIn={() => setStep('asking')} />
      )}
    </li>
  );
}
