import { privacyEndpoints } from '@creditfix/shared/privacy';
import { Button, Group, Paper, Stack, TextInput, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  BusyButton,
  callApi,
  Facts,
  clearSessionMarker,
  Icon,
  Notice,
  onText,
  pathInApp,
  SignInAgain,
} from '#webapp/kit/index.ts';
import { deleteAccountMessages } from './messages.tsx';

/** Settings of this browser, not of a person: anyone who sits here next may keep the colors. */
const STAYS = 'colorScheme';

/** Drops what this browser keeps of the person who has just gone. */
function forgetInBrowser(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key !== STAYS) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Storage is switched off, so there is nothing in it.
  }
}

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
    <Stack component="section" maw="var(--measure)" aria-labelledby="delete-heading">
      <Title order={2} id="delete-heading" size="h3">
        {deleteAccountMessages.heading}
      </Title>
      <WhatGoes />
      {open ? (
        <DeleteForm onKeep={keep} />
      ) : (
        <div ref={opener}>
          <Button leftSection={<Icon name="bin" />} onClick={() => setOpen(true)}>
            {deleteAccountMessages.open}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function WhatGoes() {
  return (
    <Facts
      stacked
      facts={deleteAccountMessages.fates.map(({ fate, what }) => ({ label: fate, value: what }))}
    />
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
      return setError(deleteAccountMessages.needed);
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
    // What can't be taken back stands apart from what can.
    <Paper radius="md" bg="none" bd="1px solid var(--red)" p="card">
      <form noValidate onSubmit={onSubmit}>
        <Stack>
          {state.kind === 'sign_in_again' && <SignInAgain what={deleteAccountMessages.toDelete} />}
          {state.kind === 'failed' && (
            <Notice tone="error" title={state.text}>
              <p>{deleteAccountMessages.unchanged}</p>
            </Notice>
          )}
          <TextInput
            id="confirm-email"
            type="email"
            inputMode="email"
            autoComplete="off"
            label={deleteAccountMessages.typeEmail}
            value={email}
            onChange={onText((text) => {
              setEmail(text);
              setError(undefined);
            })}
            error={error}
            maxLength={320}
            ref={field}
          />
          <Group gap="0.5rem 1rem" justify="flex-end" className="full-on-phone">
            <Button onClick={onKeep}>{deleteAccountMessages.keep}</Button>
            <BusyButton
              variant="filled"
              color="red"
              type="submit"
              busyLabel={state.kind === 'busy' && deleteAccountMessages.deleting}
            >
              {deleteAccountMessages.forGood}
            </BusyButton>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
