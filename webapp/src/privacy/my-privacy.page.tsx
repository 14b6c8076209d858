import { privacyEndpoints } from '@creditfix/shared/privacy';
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
import classes from './my-privacy.module.css';

/** What is kept of the signed-in person, taking it along, and going away. */
export function MyPrivacyPage() {
  return (
    <Page title={myPrivacyMessages.title} description={myPrivacyMessages.description}>
      <div className={classes.page}>
        <KeptPart />
        <DownloadPart />
        <DeletePart />
      </div>
    </Page>
  );
}

function KeptPart() {
  const answer = useQuery(queryOf(privacyEndpoints.whatIsKept));
  return (
    <section className={classes.part} aria-labelledby="kept-heading">
      <h2 id="kept-heading">{myPrivacyMessages.keep}</h2>
      <Answered answer={answer} what={myPrivacyMessages.what} lines={5}>
        {(kept) => <KeptList kept={kept} />}
      </Answered>
      <p>{myPrivacyMessages.more}</p>
    </section>
  );
}

function KeptList({ kept }: { readonly kept: Kept }) {
  return (
    <>
      <ul className={classes.counts}>
        {keptWords(kept).map((counted) => (
          <li key={counted}>{counted}</li>
        ))}
      </ul>
      <h3>{myPrivacyMessages.agreed}</h3>
      {kept.consents.length === 0 ? (
        <p className={classes.quiet}>{myPrivacyMessages.agreedToNothing}</p>
      ) : (
        <ul className={classes.consents}>
          {kept.consents.map(({ kind, version, at }) => (
            <li key={`${kind} ${at}`}>
              {myPrivacyMessages.consentNames[kind]}{' '}
              <span className={classes.quiet}>{myPrivacyMessages.version(version)}</span>
              <time dateTime={at} className={classes.quiet}>
                {dayWords(at)}
              </time>
            </li>
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
    <section className={classes.part} aria-labelledby="download-heading">
      <h2 id="download-heading">{downloadWords.heading}</h2>
      <p>{downloadWords.about}</p>
      {state.kind === 'sign_in_again' && (
        <SignInAgain what={downloadWords.toDownload} onSignedIn={start} />
      )}
      {state.kind === 'failed' && <Notice tone="error" title={state.text} />}
      <div className={classes.action}>
        <BusyButton
          leftSection={<Icon name="download" />}
          onClick={start}
          busyLabel={state.kind === 'busy' && downloadWords.packing}
        >
          {downloadWords.heading}
        </BusyButton>
        <p role="status" className={classes.quiet}>
          {state.kind === 'busy' &&
            (state.bytes > 0
              ? downloadWords.hereSoFar(sizeWords(state.bytes))
              : downloadWords.aMinute)}
          {state.kind === 'done' && downloadWords.saved(sizeWords(state.bytes))}
        </p>
      </div>
    </section>
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
