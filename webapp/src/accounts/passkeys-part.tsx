import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { useState } from 'react';
import {
  Answered,
  AskFirst,
  Button,
  SignInAgain,
  VisuallyHidden,
  browserHasPasskeys,
  dayWords,
  callApi,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { usePasskeys, type Passkey } from './accounts.queries.ts';
import { NewPasskey } from './new-passkey.tsx';
import { passkeyWords as words } from './security.words.tsx';

/** The faster way in, for those who want it. */
export function PasskeysPart({ fresh }: { readonly fresh: boolean }) {
  const answer = usePasskeys();
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section {...keptFocus} className={classes.part} aria-labelledby="passkeys-heading">
      <h2 id="passkeys-heading">{words.heading}</h2>
      <p className={classes.quiet}>{words.about}</p>
      <Answered answer={answer} what={words.what} lines={2}>
        {({ passkeys }) => (
          <>
            {passkeys.length > 0 && (
              <ul className={classes.list}>
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRemoved={() => {
                      setSaid(words.removed(passkey.name));
                      void answer.refetch();
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
                  setSaid(name === undefined ? '' : words.added(name));
                  void answer.refetch();
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
  if (!browserHasPasskeys()) return <p className={classes.small}>{words.cannotMake}</p>;
  return (
    <div>
      <Button icon="key" onClick={onAdd}>
        {first ? words.add : words.addAnother}
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
            {words.addedOn(dayWords(createdAt))}{' '}
            {lastUsedAt ? words.lastUsed(dayWords(lastUsedAt)) : words.notUsed}
          </p>
        </div>
        {step === 'shown' && (
          <Button look="plain" icon="bin" onClick={() => setStep('asking')}>
            {words.remove(name)}
          </Button>
        )}
      </div>
      {step === 'asking' && (
        <AskFirst
          question={words.askRemove(name)}
          deed={words.removeIt}
          busyLabel={words.removing}
          keep={words.keepIt}
          onDeed={remove}
          onKeep={() => setStep('shown')}
        >
          {words.afterRemoval}
        </AskFirst>
      )}
      {step === 'sign_in' && (
        <SignInAgain what={words.toRemove} onSignedIn={() => setStep('asking')} />
      )}
    </li>
  );
}
