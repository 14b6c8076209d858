import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { isEmail } from '@creditfix/shared/kernel';
import { Box, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  Answered,
  Page,
  BusyButton,
  Notice,
  onText,
  SignInAgain,
  useKeptFocus,
  StatusTag,
  VisuallyHidden,
  momentWords,
  mutationOf,
  useMutation,
} from '#webapp/kit/index.ts';
import {
  useMyAccount,
  type MyAccount,
  useCancelEmailChange,
  useRequestEmailChange,
  useSignIns,
  type SignIn,
} from './accounts.queries.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { securityMessages, addressWords, signInWords } from './messages.tsx';
import classes from './accounts.module.css';

export function SecurityPage() {
  const account = useMyAccount();
  return (
    <Page
      title={securityMessages.title}
      description={securityMessages.description}
      lead={securityMessages.lead}
    >
      <Stack gap="2xl">
        <Answered answer={account} what={securityMessages.what} lines={4}>
          {(mine) => (
            <>
              <EmailAddressPart account={mine} />
              <PasskeysPart fresh={mine.fresh} />
            </>
          )}
        </Answered>
        <SignInsPart />
      </Stack>
    </Page>
  );
}

/** The address that the account hangs on, and the change that both sides have to confirm. */
function EmailAddressPart({ account }: { readonly account: MyAccount }) {
  const [changing, setChanging] = useState(false);
  const keptFocus = useKeptFocus<HTMLElement>();
  const { email, emailChange } = account;
  return (
    <section aria-labelledby="address-heading" {...keptFocus}>
      <Stack gap="md">
        <Title order={2} size="h3" pb="xs" id="address-heading" className="rule-below">
          {addressWords.heading}
        </Title>
        <Group gap="0.25rem 1rem" justify="space-between">
          <Text flex="1 1 16rem" miw={0} className="anywhere">
            <strong>{email}</strong>
          </Text>
          {!changing && !emailChange && (
            <Button onClick={() => setChanging(true)}>{addressWords.change}</Button>
          )}
        </Group>
        {emailChange && <PendingChange change={emailChange} />}
        {changing && !emailChange && (
          <EmailChangeForm fresh={account.fresh} onDone={() => setChanging(false)} />
        )}
      </Stack>
    </section>
  );
}

function PendingChange({ change }: { readonly change: NonNullable<MyAccount['emailChange']> }) {
  const { mutate, isPending, error } = useCancelEmailChange();
  const { newEmail, oldConfirmed, newConfirmed } = change;
  return (
    <Notice tone="info" title={addressWords.willChange(newEmail)} live>
      <p>{addressWords.bothLinks}</p>
      <ul>
        <li>{addressWords.oldSide(oldConfirmed)}</li>
        <li>{addressWords.newSide(newConfirmed)}</li>
      </ul>
      {error && <p role="alert">{error.problem.error}</p>}
      <BusyButton
        variant="subtle"
        onClick={() => mutate({})}
        busyLabel={isPending && addressWords.stopping}
      >
        {addressWords.stop}
      </BusyButton>
    </Notice>
  );
}

interface EmailChangeFormProps {
  /** Whether the last sign-in is recent enough to do this. */
  readonly fresh: boolean;
  /** Asked for, or left as it is. */
  readonly onDone: () => void;
}

function EmailChangeForm(props: EmailChangeFormProps) {
  const [fresh, setFresh] = useState(props.fresh);
  const [email, setEmail] = useState('');
  const { mutate, isPending } = useRequestEmailChange();
  const [fault, setFault] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [fresh]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTrouble(undefined);
    if (!isEmail(email.trim())) {
      setFault(addressWords.invalidEmail);
      return field.current?.focus();
    }
    mutate(
      { body: { email } },
      {
        onSuccess: props.onDone,
        onError: ({ problem: { code, error, fields } }) => {
          if (code === 'accounts.sign_in_again') return setFresh(false);
          const ofField = fields?.find(({ path }) => path === 'email')?.message;
          if (ofField ?? code === 'accounts.email_in_use') setFault(ofField ?? error);
          else setTrouble(error);
          return undefined;
        },
      },
    );
    return undefined;
  };

  if (!fresh) return <SignInAgain what={addressWords.toChange} onSignedIn={() => setFresh(true)} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lg">
        <Text c="dimmed">{addressWords.how}</Text>
        {trouble && <Notice tone="error" title={trouble} />}
        <TextInput
          ref={field}
          id="new-email"
          name="email"
          label={addressWords.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          error={fault}
          onChange={onText((text) => {
            setEmail(text);
            setFault(undefined);
          })}
        />
        <Group gap="0.5rem 1rem">
          <BusyButton type="submit" variant="filled" busyLabel={isPending && addressWords.sending}>
            {addressWords.send}
          </BusyButton>
          <Button variant="subtle" onClick={props.onDone}>
            {addressWords.keep}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Where the person is signed in, the way to end it from afar, and the sign-ins of the last weeks. */
function SignInsPart() {
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
    <section aria-labelledby="sessions-heading" {...keptFocus}>
      <Stack gap="md">
        <Title order={2} size="h3" pb="xs" id="sessions-heading" className="rule-below">
          {signInWords.open}
        </Title>
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
      </Stack>
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
    <Stack component="section" gap="md" aria-labelledby="past-heading">
      <Title order={2} size="h3" pb="xs" id="past-heading" className="rule-below">
        {signInWords.past}
      </Title>
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
    </Stack>
  );
}
