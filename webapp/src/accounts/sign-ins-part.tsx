import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { Box, Group, Text } from '@mantine/core';
import { useState } from 'react';
import {
  Answered,
  BusyButton,
  Notice,
  StatusTag,
  VisuallyHidden,
  momentWords,
  mutationOf,
  useKeptFocus,
  useMutation,
} from '#webapp/kit/index.ts';
import classes from './accounts.module.css';
import { useSignIns, type SignIn } from './accounts.queries.ts';
import { signInWords } from './messages.tsx';

/** Where the person is signed in, the way to end it from afar, and the sign-ins of the last weeks. */
export function SignInsPart() {
  const answer = useSignIns();
  const [said, setSaid] = useState('');
  const ended = (text: string) => {
    setSaid(text);
    void answer.refetch();
  };
  return (
    <>
      <Answered answer={answer} what={signInWords.what} lines={4}>
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
  readonly onEnded: (text: string) => void;
}

function OpenSessions({ open, onEnded }: OpenSessionsProps) {
  const others = open.filter(({ current }) => !current);
  const own = open.filter(({ current }) => current);
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section {...keptFocus} className={classes.part} aria-labelledby="sessions-heading">
      <h2 id="sessions-heading">{signInWords.open}</h2>
      <ul className="plain-list">
        {[...own, ...others].map((session) => (
          <OpenSession key={session.id} session={session} onEnded={onEnded} />
        ))}
      </ul>
      {others.length === 0 ? (
        <Text c="dimmed" size="sm">
          {signInWords.nowhereElse}
        </Text>
      ) : (
        <EndOthers onEnded={onEnded} />
      )}
    </section>
  );
}

function EndOthers({ onEnded }: Pick<OpenSessionsProps, 'onEnded'>) {
  const { mutate, isPending, error } = useMutation({
    ...mutationOf(myAccountEndpoints.endOtherSessions),
    onSuccess: () => onEnded(signInWords.endedOthers),
  });
  return (
    <>
      <Text c="dimmed" size="sm">
        {signInWords.notYou}
      </Text>
      {error && <Notice tone="error" title={error.problem.error} />}
      <div>
        <BusyButton onClick={() => mutate({})} busyLabel={isPending && signInWords.signingOut}>
          {signInWords.endOthers}
        </BusyButton>
      </div>
    </>
  );
}

interface OpenSessionProps {
  readonly session: SignIn;
  readonly onEnded: (text: string) => void;
}

function OpenSession({ session, onEnded }: OpenSessionProps) {
  const { id, device, current, signedInAt, lastSeenAt } = session;
  const ended = () => onEnded(signInWords.signedOut(device));
  const { mutate, isPending, error } = useMutation({
    ...mutationOf(myAccountEndpoints.endSession),
    onSuccess: ended,
    onError: ({ problem }) => problem.status === 404 && ended(),
  });
  const isOver = error?.problem.status === 404;
  return (
    <li className={classes.row}>
      <Group gap="0.25rem 1rem" justify="space-between">
        <Box flex="1 1 16rem" miw={0} className="anywhere">
          <Group component="p" gap="0.25rem 0.75rem" fw={600}>
            {device} {current && <StatusTag tone="done">{signInWords.thisBrowser}</StatusTag>}
          </Group>
          <Text c="dimmed" size="sm">
            {signInWords.signedIn[session.how](momentWords(signedInAt))}
            {!current && ` ${signInWords.lastActive(momentWords(lastSeenAt))}`}
          </Text>
        </Box>
        {!current && (
          <BusyButton
            variant="subtle"
            onClick={() => mutate({ params: { id } })}
            busyLabel={isPending && signInWords.signingOut}
          >
            {signInWords.signOut(device)}
          </BusyButton>
        )}
      </Group>
      {error && !isOver && <Notice tone="error" title={error.problem.error} />}
    </li>
  );
}

function PastSignIns({ past }: { readonly past: readonly SignIn[] }) {
  if (past.length === 0) return null;
  return (
    <section className={classes.part} aria-labelledby="past-heading">
      <h2 id="past-heading">{signInWords.past}</h2>
      <ul className="plain-list">
        {past.map(({ id, device, how, signedInAt, endedAt }) => (
          <li key={id} className={classes.row}>
            <Box flex="1 1 16rem" miw={0} className="anywhere">
              <Group component="p" gap="0.25rem 0.75rem" fw={600}>
                {device}
              </Group>
              <Text c="dimmed" size="sm">
                {signInWords.signedIn[how](momentWords(signedInAt))}
                {endedAt && ` ${signInWords.endedOn(momentWords(endedAt))}`}
              </Text>
            </Box>
          </li>
        ))}
      </ul>
    </section>
  );
}
