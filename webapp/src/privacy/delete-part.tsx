import { privacyEndpoints, retention } from '@creditfix/shared/privacy';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  Button,
  callApi,
  clearSessionMarker,
  Notice,
  SignInAgain,
  TextField,
} from '#webapp/kit/index.ts';
import { forgetInBrowser } from './forget-in-browser.ts';
import classes from './my-privacy.module.css';

const NEEDED = 'Please type your email address, so that nobody deletes your account by a slip.';

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
      <h2 id="delete-heading">Delete my account</h2>
      <WhatGoes />
      {open ? (
        <DeleteForm onKeep={keep} />
      ) : (
        <div ref={opener}>
          <Button icon="bin" onClick={() => setOpen(true)}>
            Delete my account…
          </Button>
        </div>
      )}
    </section>
  );
}

function WhatGoes() {
  return (
    <dl className={classes.fates}>
      <dt>Goes at once</dt>
      <dd>
        Your email, name, address and phone, drafts, copies, saved signature, passkeys, sign-ins,
        settings, and messages to support. Pro ends at once and nothing more is charged. What you
        have paid is not paid back.
      </dd>
      <dt>Stays sealed</dt>
      <dd>
        Signed letters, for {retention.letterYears} years after signing, so that a signature can
        still be proved. Payment records, for {retention.paymentYears} years, for our books. What
        you agreed to, and coded marks that keep the free letter at one a month. Nobody can open
        them in the product, not even you, and each goes when its time is up.
      </dd>
      <dt>Can’t be undone</dt>
      <dd>
        We can’t bring anything back. Letters that are in the mail already arrive all the same. To
        keep your own letters, download your data first.
      </dd>
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
      return setError(NEEDED);
    }
    setState({ kind: 'busy' });
    const answer = await callApi(privacyEndpoints.deleteMyAccount, {
      body: { confirmEmail: email.trim() },
    });
    if (answer.ok) {
      clearSessionMarker();
      forgetInBrowser();
      // Loaded afresh, so that no letter stays in the browser's memory.
      return window.location.replace('/goodbye');
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
      {state.kind === 'sign_in_again' && <SignInAgain what="delete your account" />}
      {state.kind === 'failed' && (
        <Notice tone="error" title={state.text}>
          <p>Your account is as it was.</p>
        </Notice>
      )}
      <TextField
        id="confirm-email"
        type="email"
        inputMode="email"
        autoComplete="off"
        label="Type your email address to confirm"
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
        <Button onClick={onKeep}>Keep my account</Button>
        <Button look="danger" type="submit" busyLabel={state.kind === 'busy' && 'Deleting…'}>
          Delete my account for good
        </Button>
      </div>
    </form>
  );
}
