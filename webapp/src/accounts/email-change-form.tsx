import { isEmail } from '@creditfix/shared/kernel';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, Notice, SignInAgain, TextField } from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { useRequestEmailChange } from './accounts.queries.ts';
import { addressWords as words } from './security.words.tsx';

interface EmailChangeFormProps {
  /** Whether the last sign-in is recent enough to do this. */
  readonly fresh: boolean;
  /** Asked for, or left as it is. */
  readonly onDone: () => void;
}

export function EmailChangeForm(props: EmailChangeFormProps) {
  const [fresh, setFresh] = useState(props.fresh);
  const [email, setEmail] = useState('');
  const { mutate, isPending } = useRequestEmailChange();
  const [fault, setFault] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [fresh]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTrouble(undefined);
    if (!isEmail(email.trim())) {
      setFault(words.invalidEmail);
      return field.current?.focus();
    }
    mutate(
      { body: { email } },
      {
        onSuccess: props.onDone,
        onError: ({ problem: { code, error, fields } }) => {
          if (code === 'accounts.sign_in_again') return setFresh(false);
          const ofField = fields?.find(({ path }) => path === 'email')?.message;
          if (ofField ?? code === 'accounts.email_in_use') setFault(ofField ?? error);
          else setTrouble(error);
          return undefined;
        },
      },
    );
    return undefined;
  };

  if (!fresh) return <SignInAgain what={words.toChange} onSignedIn={() => setFresh(true)} />;
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
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
        <Button type="submit" look="deed" busyLabel={isPending && words.sending}>
          {words.send}
        </Button>
        <Button look="plain" onClick={props.onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
