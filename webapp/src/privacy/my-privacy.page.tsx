import type { DataOf } from '@creditfix/shared/kernel';
import { privacyEndpoints } from '@creditfix/shared/privacy';
import { Group, Stack, Text, Title, Button, Paper, TextInput } from '@mantine/core';
import { type ReactNode, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Answered,
  BusyButton,
  dayWords,
  Icon,
  Notice,
  Page,
  queryOf,
  SignInAgain,
  sizeWords,
  useDownload,
  useQuery,
  callApi,
  Facts,
  clearSessionMarker,
  deviceStore,
  onText,
  pathInApp,
  locale,
} from '#webapp/kit/index.ts';
import { downloadWords, myPrivacyMessages, deleteAccountMessages } from './messages.tsx';

/** What is kept of the signed-in person, taking it along, and going away. */
export function MyPrivacyPage({ caseFile }: { readonly caseFile: ReactNode }) {
  return (
    <Page title={myPrivacyMessages.title} description={myPrivacyMessages.description}>
      <Stack gap="2xl">
        <KeptPart />
        <DownloadPart />
        {caseFile}
        <DeletePart />
      </Stack>
    </Page>
  );
}

function KeptPart() {
  const answer = useQuery(queryOf(privacyEndpoints.whatIsKept));
  return (
    <Stack component="section" maw="var(--measure)" aria-labelledby="kept-heading">
      <Title order={2} id="kept-heading" size="h3">
        {myPrivacyMessages.keep}
      </Title>
      <Answered answer={answer} what={myPrivacyMessages.what} lines={5}>
        {(kept) => <KeptList kept={kept} />}
      </Answered>
      <p>{myPrivacyMessages.more}</p>
    </Stack>
  );
}

function KeptList({ kept }: { readonly kept: Kept }) {
  return (
    <>
      <Stack component="ul" gap="0.375rem">
        {keptWords(kept).map((counted) => (
          <li key={counted}>{counted}</li>
        ))}
      </Stack>
      <Title order={3} ff="text" fz="md">
        {myPrivacyMessages.agreed}
      </Title>
      {kept.consents.length === 0 ? (
        <Text c="dimmed">{myPrivacyMessages.agreedToNothing}</Text>
      ) : (
        <ul className="plain-list rule-above">
          {kept.consents.map(({ kind, version, at }) => (
            <Group
              component="li"
              key={`${kind} ${at}`}
              gap="0 1rem"
              justify="space-between"
              py="xs"
              className="rule-below"
            >
              <span>
                {myPrivacyMessages.consentNames[kind]}{' '}
                <Text span inherit c="dimmed">
                  {myPrivacyMessages.version(version)}
                </Text>
              </span>
              <Text component="time" inherit dateTime={at} c="dimmed">
                {dayWords(at)}
              </Text>
            </Group>
          ))}
        </ul>
      )}
    </>
  );
}

/** Everything that is kept, as one zip, to take along. */
function DownloadPart() {
  const [state, fetchIt] = useDownload(privacyEndpoints.downloadMyData, downloadWords);
  const start = () => fetchIt({});

  return (
    <Stack component="section" maw="var(--measure)" aria-labelledby="download-heading">
      <Title order={2} id="download-heading" size="h3">
        {downloadWords.heading}
      </Title>
      <p>{downloadWords.about}</p>
      {state.kind === 'sign_in_again' && (
        <SignInAgain what={downloadWords.toDownload} onSignedIn={start} />
      )}
      {state.kind === 'failed' && <Notice tone="error" title={state.text} />}
      <Group gap="0.5rem 1rem">
        <BusyButton
          leftSection={<Icon name="download" />}
          onClick={start}
          busyLabel={state.kind === 'busy' && downloadWords.packing}
        >
          {downloadWords.heading}
        </BusyButton>
        <Text role="status" c="dimmed">
          {state.kind === 'busy' &&
            (state.bytes > 0
              ? downloadWords.hereSoFar(sizeWords(state.bytes))
              : downloadWords.aMinute)}
          {state.kind === 'done' && downloadWords.saved(sizeWords(state.bytes))}
        </Text>
      </Group>
    </Stack>
  );
}

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
function DeletePart() {
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
      await deviceStore.forget();
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

type Kept = DataOf<typeof privacyEndpoints.whatIsKept>;

/** The counts as a list of words; what is not there is said too, once. */
export function keptWords({ letters, drafts, copies, payments }: Kept): string[] {
  return [
    myPrivacyMessages.letters(letters, shown(letters)),
    myPrivacyMessages.drafts(drafts, shown(drafts)),
    myPrivacyMessages.copies(copies, shown(copies)),
    myPrivacyMessages.payments(payments, shown(payments)),
  ];
}

const shown = (count: number) => count.toLocaleString(locale);
