import { privacyEndpoints } from '@creditfix/shared/privacy';
import { Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import {
  Answered,
  BusyButton,
  dayWords,
  Icon,
  Notice,
  Page,
  queryOf,
  SignInAgain,
  useQuery,
} from '#webapp/kit/index.ts';
import { DeletePart } from './delete-part.tsx';
import { fetchDownload } from './fetch-download.ts';
import { type Kept, keptWords, sizeWords } from './kept-words.ts';
import { downloadWords, myPrivacyMessages } from './messages.tsx';

/** What is kept of the signed-in person, taking it along, and going away. */
export function MyPrivacyPage() {
  return (
    <Page title={myPrivacyMessages.title} description={myPrivacyMessages.description}>
      <Stack gap="2xl">
        <KeptPart />
        <DownloadPart />
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
      <ul>
        {keptWords(kept).map((counted) => (
          <li key={counted}>{counted}</li>
        ))}
      </ul>
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

type State =
  | { readonly kind: 'idle' | 'sign_in_again' }
  | { readonly kind: 'busy' | 'done'; readonly bytes: number }
  | { readonly kind: 'failed'; readonly text: string };

/** Everything that is kept, as one zip, to take along. */
function DownloadPart() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    setState({ kind: 'busy', bytes: 0 });
    const answer = await fetchDownload((bytes) => setState({ kind: 'busy', bytes }), abort.signal);
    if (answer.ok) {
      saveAs(answer.file, answer.name);
      setState({ kind: 'done', bytes: answer.file.size });
    } else if (answer.code === 'accounts.sign_in_again') setState({ kind: 'sign_in_again' });
    else setState({ kind: 'failed', text: answer.text });
  };
  const start = () =>
    void download().catch(() => {
      // The view is gone; nobody waits for the file.
    });

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

function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
