import { privacyEndpoints } from '@creditfix/shared/privacy';
import { Answered, Page, dayWords, queryOf, useQuery } from '#webapp/kit/index.ts';
import { DeletePart } from './delete-part.tsx';
import { DownloadPart } from './download-part.tsx';
import { keptWords, type Kept } from './kept-words.ts';
import classes from './my-privacy.module.css';
import { words } from './my-privacy.words.tsx';

/** What is kept of the signed-in person, taking it along, and going away. */
export function MyPrivacyPage() {
  return (
    <Page title={words.title} description={words.description}>
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
      <h2 id="kept-heading">{words.keep}</h2>
      <Answered answer={answer} what={words.what} lines={5}>
        {(kept) => <KeptList kept={kept} />}
      </Answered>
      <p>{words.more}</p>
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
      <h3>{words.agreed}</h3>
      {kept.consents.length === 0 ? (
        <p className={classes.quiet}>{words.agreedToNothing}</p>
      ) : (
        <ul className={classes.consents}>
          {kept.consents.map(({ kind, version, at }) => (
            <li key={`${kind} ${at}`}>
              {words.consentNames[kind]}{' '}
              <span className={classes.quiet}>{words.version(version)}</span>
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
