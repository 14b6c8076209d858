import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { useState } from 'react';
import {
  Answered,
  Button,
  Notice,
  StatusTag,
  VisuallyHidden,
  callApi,
  momentWords,
  useAnswer,
  useKeptFocus,
} from '#webapp/kit/index.ts';
import classes from './account-page.module.css';
import { askSignIns, type SignIn } from './my-account.ts';

/** Where the person is signed in, the way to end it from afar, and the sign-ins of the last weeks. */
export function SignInsPart() {
  const answer = useAnswer(askSignIns);
  const [said, setSaid] = useState('');
  const ended = (words: string) => {
    setSaid(words);
    answer.refresh();
  };
  return (
    <>
      <Answered answer={answer} what="your sign-ins" lines={4}>
        {({ sessions }) => {
          const open = sessions.filter(({ endedAt }) => endedAt === null);
          return (
            <>
              <OpenSessions open={open} onEnded={ended} />
              <PastSignIns past={sessions.filter(({ endedAt }) => endedAt !== null)} />
            </>
          );
        }}
      </Answered>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface OpenSessionsProps {
  readonly open: readonly SignIn[];
  readonly onEnded: (words: string) => void;
}

function OpenSessions({ open, onEnded }: OpenSessionsProps) {
  const others = open.filter(({ current }) => !current);
  const own = open.filter(({ current }) => current);
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section {...keptFocus} className={classes.part} aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">Where you are signed in</h2>
      <ul className={classes.list}>
        {[...own, ...others].map((session) => (
          <OpenSession key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={classes.small}>You are not signed in anywhere else.</p>
      ) : (
        <EndOthers onEnded={onEnded} />
      )}
    </section>
  );
}

function EndOthers({ onEnded }: Pick<OpenSessionsProps, 'onEnded'>) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const end = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const answer = await callApi(myAccountEndpoints.endOtherSessions);
    setBusy(false);
    if (answer.ok) onEnded('Signed out everywhere else.');
    else setTrouble(answer.problem.error);
  };
  return (
    <>
      <p className={classes.small}>
        Is one of these not you? Sign out everywhere else. Whoever it was needs your email to come
        back.
      </p>
      {trouble && <Notice tone="error" title={trouble} />}
      <div>
        <Button onClick={() => void end()} busyLabel={busy && 'Signing out…'}>
          Sign out everywhere else
        </Button>
      </div>
    </>
  );
}

interface OpenSessionProps {
  readonly session: SignIn;
  readonly onEnded: (words: string) => void;
}

function OpenSession({ session, onEnded }: OpenSessionProps) {
  const { id, device, current, signedInAt, lastSeenAt } = session;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const end = async (): Promise<void> => {
    setBusy(true);
    const answer = await callApi(myAccountEndpoints.endSession, { params: { id } });
    setBusy(false);
    if (answer.ok || answer.problem.status === 404) onEnded(`Signed out: ${device}.`);
    else setTrouble(answer.problem.error);
  };
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <div className={classes.about}>
          <p className={classes.name}>
            {device} {current && <StatusTag tone="done">This browser</StatusTag>}
          </p>
          <p className={classes.small}>
            Signed in {waysIn[session.how]} on {momentWords(signedInAt)}.
            {!current && ` Last active on ${momentWords(lastSeenAt)}.`}
          </p>
        </div>
        {!current && (
          <Button look="plain" onClick={() => void end()} busyLabel={busy && 'Signing out…'}>
            Sign out <VisuallyHidden>{device}</VisuallyHidden>
          </Button>
        )}
      </div>
      {trouble && <Notice tone="error" title={trouble} />}
    </li>
  );
}

const waysIn: Readonly<Record<SignIn['how'], string>> = {
  link: 'by an emailed link',
  passkey: 'with a passkey',
};

function PastSignIns({ past }: { readonly past: readonly SignIn[] }) {
  if (past.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="past-heading">
      <h2 id="past-heading">Earlier sign-ins</h2>
      <ul className={classes.list}>
        {past.map(({ id, device, how, signedInAt, endedAt }) => (
          <li key={id} className={classes.row}>
            <div className={classes.about}>
              <p className={classes.name}>{device}</p>
              <p className={classes.small}>
                Signed in {waysIn[how]} on {momentWords(signedInAt)}.
                {endedAt && ` Ended on ${momentWords(endedAt)}.`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
