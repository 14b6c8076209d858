import { privacyEndpoints } from '@creditfix/shared/privacy';
import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
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
} from '#webapp/kit/index.ts';
import { DeletePart } from './delete-part.tsx';
import { type Kept, keptWords } from './kept-words.ts';
import { downloadWords, myPrivacyMessages } from './messages.tsx';

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
