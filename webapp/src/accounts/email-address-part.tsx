import { isEmail } from '@creditfix/shared/kernel';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton, Notice, onText, SignInAgain, useKeptFocus } from '#webapp/kit/index.ts';
import classes from './accounts.module.css';
import { type MyAccount, useCancelEmailChange, useRequestEmailChange } from './accounts.queries.ts';
import { addressWords } from './messages.tsx';

/** The address that the account hangs on, and the change that both sides have to confirm. */
export function EmailAddressPart({ account }: { readonly account: MyAccount }) {
  const [changing, setChanging] = useState(false);
  const keptFocus = useKeptFocus<HTMLElement>();
  const { email, emailChange } = account;
  return (
    <section {...keptFocus} className={classes.part} aria-labelledby="address-heading">
      <h2 id="address-heading">{addressWords.heading}</h2>
      <Group gap="0.25rem 1rem" justify="space-between">
        <Text flex="1 1 16rem" miw={0} className="anywhere">
          <strong>{email}</strong>
        </Text>
        {!changing && !emailChange && (
          <Button onClick={() => setChanging(true)}>{addressWords.change}</Button>
        )}
      </Group>
      {emailChange && <PendingChange change={emailChange} />}
      {changing && !emailChange && (
        <EmailChangeForm fresh={account.fresh} onDone={() => setChanging(false)} />
      )}
    </section>
  );
}

function PendingChange({ change }: { readonly change: NonNullable<MyAccount['emailChange']> }) {
  const { mutate, isPending, error } = useCancelEmailChange();
  const { newEmail, oldConfirmed, newConfirmed } = change;
  return (
    <Notice tone="info" title={addressWords.willChange(newEmail)} live>
      <p>{addressWords.bothLinks}</p>
      <ul>
        <li>{addressWords.oldSide(oldConfirmed)}</li>
        <li>{addressWords.newSide(newConfirmed)}</li>
      </ul>
      {error && <p role="alert">{error.problem.error}</p>}
      <BusyButton
        variant="subtle"
        onClick={() => mutate({})}
        busyLabel={isPending && addressWords.stopping}
      >
        {addressWords.stop}
      </BusyButton>
    </Notice>
  );
}

interface EmailChangeFormProps {
  /** Whether the last sign-in is recent enough to do this. */
  readonly fresh: boolean;
  /** Asked for, or left as it is. */
  readonly onDone: () => void;
}

function EmailChangeForm(props: EmailChangeFormProps) {
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
      setFault(addressWords.invalidEmail);
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

  if (!fresh) return <SignInAgain what={addressWords.toChange} onSignedIn={() => setFresh(true)} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Text c="dimmed">{addressWords.how}</Text>
        {trouble && <Notice tone="error" title={trouble} />}
        <TextInput
          ref={field}
          id="new-email"
          name="email"
          label={addressWords.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={fault}
          onChange={onText((text) => {
            setEmail(text);
            setFault(undefined);
          })}
        />
        <Group gap="0.5rem 1rem">
          <BusyButton type="submit" variant="filled" busyLabel={isPending && addressWords.sending}>
            {addressWords.send}
          </BusyButton>
          <Button variant="subtle" onClick={props.onDone}>
            {addressWords.keep}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
