import { useEffect, useRef, useState } from 'react';
import { Button, Notice, SignInAgain } from '#webapp/kit/index.ts';
import { fetchDownload } from './fetch-download.ts';
import { sizeWords } from './kept-words.ts';
import classes from './my-privacy.module.css';
import { downloadWords as words } from './my-privacy.words.tsx';

type State =
  | { readonly kind: 'idle' | 'sign_in_again' }
  | { readonly kind: 'busy' | 'done'; readonly bytes: number }
  | { readonly kind: 'failed'; readonly text: string };

/** Everything that is kept, as one zip, to take along. */
export function DownloadPart() {
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
      <h2 id="download-heading">{words.heading}</h2>
      <p>{words.about}</p>
      {state.kind === 'sign_in_again' && <SignInAgain what={words.toDownload} onSignedIn={start} />}
      {state.kind === 'failed' && <Notice tone="error" title={state.text} />}
      <div className={classes.deed}>
        <Button icon="download" onClick={start} busyLabel={state.kind === 'busy' && words.packing}>
          {words.heading}
        </Button>
        <p role="status" className={classes.quiet}>
          {state.kind === 'busy' &&
            (state.bytes > 0 ? words.hereSoFar(sizeWords(state.bytes)) : words.aMinute)}
          {state.kind === 'done' && words.saved(sizeWords(state.bytes))}
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
