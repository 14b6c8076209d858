import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  Button,
  Notice,
  SignInAgain,
  TextField,
  callApi,
  makePasskey,
  rememberPasskey,
} from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { passkeyWords as words } from './security.words.tsx';

interface NewPasskeyProps {
  readonly fresh: boolean;
  /** With the passkey's name if there is one more now. */
  readonly onDone: (name: string | undefined) => void;
}

export function NewPasskey(props: NewPasskeyProps) {
  const [fresh, setFresh] = useState(props.fresh);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [fresh]);

  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    const made = await addPasskey(name);
    setBusy(false);
    if (made.kind === 'made') props.onDone(made.name);
    else if (made.kind === 'sign_in') setFresh(false);
    else setTrouble(made.text);
  };

  if (!fresh) return <SignInAgain what={words.toAdd} onSignedIn={() => setFresh(true)} />;
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void make(event)}>
      {trouble && <Notice tone="error" title={trouble} />}
      <TextField
        ref={field}
        id="passkey-name"
        label={words.name}
        optional
        hint={words.nameHint}
        size="medium"
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <div className={classes.actions}>
        <Button type="submit" look="deed" busyLabel={busy && words.waiting}>
          {words.make}
        </Button>
        <Button look="plain" onClick={() => props.onDone(undefined)}>
          {words.notNow}
        </Button>
      </div>
    </form>
  );
}

type Made =
  | { readonly kind: 'made'; readonly name: string }
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'refused'; readonly text: string };

async function addPasskey(name: string): Promise<Made> {
  const started = await callApi(myAccountEndpoints.startPasskey, { body: {} });
  if (!started.ok) return refusal(started.problem);
  const outcome = await makePasskey(started.data.options);
  if (!outcome.ok) return { kind: 'refused', text: words.refused[outcome.why] };
  const answer = await callApi(myAccountEndpoints.addPasskey, {
    body: { response: outcome.response, name },
  });
  if (!answer.ok) return refusal(answer.problem);
  rememberPasskey();
  return { kind: 'made', name: answer.data.name };
}

function refusal({ code, error }: { readonly code: string; readonly error: string }): Made {
  return code === 'accounts.sign_in_again' ? { kind: 'sign_in' } : { kind: 'refused', text: error };
}
