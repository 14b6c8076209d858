import { privacyEndpoints } from '@creditfix/shared/privacy';
import { Fragment, useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  Button,
  callApi,
  clearSessionMarker,
  Notice,
  pathInApp,
  SignInAgain,
  TextField,
} from '#webapp/kit/index.ts';
import { forgetInBrowser } from './forget-in-browser.ts';
import classes from './my-privacy.module.css';
import { words } from './delete-account.words.ts';

type State =
  | { readonly kind: 'idle' | 'busy' | 'sign_in_again' }
  | { readonly kind: 'failed'; readonly text: string };

/** Deleting the account: what goes, what stays and why, and the email address as the last word. */
export function DeletePart() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const keep = () => {
    flushSync(() => setOpen(false));
    opener.current?.querySelector('button')?.focus();
  };
  return (
    <section className={classes.part} aria-labelledby="delete-heading">
      <h2 id="delete-heading">{words.heading}</h2>
      <WhatGoes />
      {open ? (
        <DeleteForm onKeep={keep} />
      ) : (
        <div ref={opener}>
          <Button icon="bin" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        </div>
      )}
    </section>
  );
}

function WhatGoes() {
  return (
    <dl className={classes.fates}>
      {words.fates.map(({ fate, what }) => (
        <Fragment key={fate}>
          <dt>{fate}</dt>
          <dd>{what}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function DeleteForm({ onKeep }: { readonly onKeep: () => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const remove = async (): Promise<void> => {
    if (!email.trim()) {
      field.current?.focus();
      return setError(words.needed);
    }
    setState({ kind: 'busy' });
    const answer = await callApi(privacyEndpoints.deleteMyAccount, {
      body: { confirmEmail: email.trim() },
    });
    if (answer.ok) {
      clearSessionMarker();
      forgetInBrowser();
      // Loaded afresh, so that no letter stays in the browser's memory.
      return window.location.replace(pathInApp('/goodbye'));
    }
    const { code, error: text } = answer.problem;
    if (code === 'accounts.sign_in_again') return setState({ kind: 'sign_in_again' });
    if (code === 'privacy.not_confirmed') {
      setState({ kind: 'idle' });
      field.current?.focus();
      return setError(text);
    }
    setState({ kind: 'failed', text });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.kind !== 'busy') void remove();
  };

  return (
    <form className={classes.confirm} noValidate onSubmit={onSubmit}>
      {state.kind === 'sign_in_again' && <SignInAgain what={words.toDelete} />}
      {state.kind === 'failed' && (
        <Notice tone="error" title={state.text}>
          <p>{words.unchanged}</p>
        </Notice>
      )}
      <TextField
        id="confirm-email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label={words.typeEmail}
        value={email}
        onChange={(text) => {
          setEmail(text);
          setError(undefined);
        }}
        error={error}
        maxLength={320}
        ref={field}
      />
      <div className={classes.answers}>
        <Button onClick={onKeep}>{words.keep}</Button>
        <Button look="danger" type="submit" busyLabel={state.kind === 'busy' && words.deleting}>
          {words.forGood}
        </Button>
      </div>
    </form>
  );
}
