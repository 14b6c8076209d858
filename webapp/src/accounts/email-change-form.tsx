import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { isEmail } from '@creditfix/shared/kernel';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Notice, SignInAgain, TextField, callApi } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { addressWords as words } from './security.words.tsx';

interface EmailChangeFormProps {
  /** Whether the last sign-in is recent enough to do this. */
  readonly fresh: boolean;
  readonly onAsked: (newEmail: string) => void;
  readonly onKeep: () => void;
}

export function EmailChangeForm(props: EmailChangeFormProps) {
  const [fresh, setFresh] = useState(props.fresh);
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [fresh]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTrouble(undefined);
    if (!isEmail(email.trim())) {
      setFault(words.invalidEmail);
      return field.current?.focus();
    }
    setBusy(true);
    const answer = await callApi(myAccountEndpoints.requestEmailChange, { body: { email } });
    setBusy(false);
    if (answer.ok) return props.onAsked(answer.data.newEmail);
    const { code, error, fields } = answer.problem;
    if (code === 'accounts.sign_in_again') return setFresh(false);
    const ofField = fields?.find(({ path }) => path === 'email')?.message;
    if (ofField ?? code === 'accounts.email_in_use') setFault(ofField ?? error);
    else setTrouble(error);
    return undefined;
  };

  if (!fresh) return <SignInAgain what={words.toChange} onSignedIn={() => setFresh(true)} />;
  return (
    <form className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={classes.quiet}>{words.how}</p>
      {trouble && <Notice tone="error" title={trouble} />}
      <TextField
        ref={field}
        id="new-email"
        name="email"
        label={words.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        error={fault}
        onChange={(text) => {
          setEmail(text);
          setFault(undefined);
        }}
      />
      <div className={classes.actions}>
        <Button type="submit" look="deed" busyLabel={busy && words.sending}>
          {words.send}
        </Button>
        <Button look="plain" onClick={props.onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
