import { privacyEndpoints } from '@creditfix/shared/privacy';
import { longDate } from '@creditfix/shared/kernel';
import { Link } from 'react-router-dom';
import { Answered, Page, callApi, useAnswer } from '#webapp/kit/index.ts';
import { DeletePart } from './delete-part.tsx';
import { DownloadPart } from './download-part.tsx';
import { consentNames, keptWords, type Kept } from './kept-words.ts';
import classes from './my-privacy.module.css';

/** What is kept of the signed-in person, taking it along, and going away. */
export function MyPrivacyPage() {
  return (
    <Page
      title="Privacy and data"
      description="What we keep about you, the way to take it along, and the way to delete your account."
    >
      <div className={classes.page}>
        <KeptPart />
        <DownloadPart />
        <DeletePart />
      </div>
    </Page>
  );
}

const askKept = (signal: AbortSignal) => callApi(privacyEndpoints.whatIsKept, { signal });

function KeptPart() {
  const answer = useAnswer(askKept);
  return (
    <section className={classes.part} aria-labelledby="kept-heading">
      <h2 id="kept-heading">What we keep about you</h2>
      <Answered answer={answer} what="what we keep" lines={5}>
        {(kept) => <KeptList kept={kept} />}
      </Answered>
      <p>
        How it is kept, for how long, and who can see it:{' '}
        <Link to="/privacy">privacy in plain words</Link>.
      </p>
    </section>
  );
}

function KeptList({ kept }: { readonly kept: Kept }) {
  return (
    <>
      <ul className={classes.counts}>
        {keptWords(kept).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <h3>What you agreed to</h3>
      {kept.consents.length === 0 ? (
        <p className={classes.quiet}>Nothing so far.</p>
      ) : (
        <ul className={classes.consents}>
          {kept.consents.map(({ kind, version, at }) => (
            <li key={`${kind} ${at}`}>
              {consentNames[kind]} <span className={classes.quiet}>(version {version})</span>
              <time dateTime={at} className={classes.quiet}>
                {longDate(new Date(at).toLocaleDateString('en-CA'))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
