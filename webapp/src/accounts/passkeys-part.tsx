import { myAccountEndpoints } from '@creditfix/shared/accounts';
import { Box, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  Answered,
  AskFirst,
  browserHasPasskeys,
  BusyButton,
  callApi,
  dayWords,
  Icon,
  makePasskey,
  Notice,
  onText,
  Optional,
  rememberPasskey,
  SignInAgain,
  useKeptFocus,
  useMutation,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import classes from './accounts.module.css';
import { type Passkey, usePasskeys } from './accounts.queries.ts';
import { passkeyWords } from './messages.tsx';

/** The faster way in, for those who want it. */
export function PasskeysPart({ fresh }: { readonly fresh: boolean }) {
  const answer = usePasskeys();
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section aria-labelledby="passkeys-heading" {...keptFocus}>
      <Stack gap="md">
        <Title order={2} size="h3" pb="xs" id="passkeys-heading" className="rule-below">
          {passkeyWords.heading}
        </Title>
        <Text c="dimmed">{passkeyWords.about}</Text>
        <Answered answer={answer} what={passkeyWords.what} lines={2}>
          {({ passkeys }) => (
            <>
              {passkeys.length > 0 && (
                <ul className="plain-list">
                  {passkeys.map((passkey) => (
                    <PasskeyRow
                      key={passkey.id}
                      passkey={passkey}
                      onRemoved={() => {
                        setSaid(passkeyWords.removed(passkey.name));
                        void answer.refetch();
                      }}
                    />
                  ))}
                </ul>
              )}
              {adding ? (
                <NewPasskey
                  fresh={fresh}
                  onDone={(name) => {
                    setAdding(false);
                    setSaid(name === undefined ? '' : passkeyWords.added(name));
                    void answer.refetch();
                  }}
                />
              ) : (
                <AddPasskey first={passkeys.length === 0} onAdd={() => setAdding(true)} />
              )}
            </>
          )}
        </Answered>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Stack>
    </section>
  );
}

function AddPasskey({ first, onAdd }: { readonly first: boolean; readonly onAdd: () => void }) {
  if (!browserHasPasskeys())
    return (
      <Text c="dimmed" size="sm">
        {passkeyWords.cannotMake}
      </Text>
    );
  return (
    <div>
      <Button leftSection={<Icon name="key" />} onClick={onAdd}>
        {first ? passkeyWords.add : passkeyWords.addAnother}
      </Button>
    </div>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRemoved: () => void;
}

function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [step, setStep] = useState<'shown' | 'asking' | 'sign_in'>('shown');
  const keptFocus = useKeptFocus<HTMLLIElement>();
  const remove = async (): Promise<string | undefined> => {
    const answer = await callApi(myAccountEndpoints.removePasskey, { params: { id } });
    if (answer.ok || answer.problem.status === 404) onRemoved();
    else if (answer.problem.code === 'accounts.sign_in_again') setStep('sign_in');
    else return answer.problem.error;
    return undefined;
  };
  return (
    <li {...keptFocus} className={classes.row}>
      <Group gap="0.25rem 1rem" justify="space-between">
        <Box flex="1 1 16rem" miw={0} className="anywhere">
          <Group component="p" gap="0.25rem 0.75rem" fw={600}>
            {name}
          </Group>
          <Text c="dimmed" size="sm">
            {passkeyWords.addedOn(dayWords(createdAt))}{' '}
            {lastUsedAt ? passkeyWords.lastUsed(dayWords(lastUsedAt)) : passkeyWords.notUsed}
          </Text>
        </Box>
        {step === 'shown' && (
          <Button
            variant="subtle"
            leftSection={<Icon name="bin" />}
            onClick={() => setStep('asking')}
          >
            {passkeyWords.remove(name)}
          </Button>
        )}
      </Group>
      {step === 'asking' && (
        <AskFirst
          question={passkeyWords.askRemove(name)}
          action={passkeyWords.removeIt}
          busyLabel={passkeyWords.removing}
          keep={passkeyWords.keepIt}
          onAction={remove}
          onKeep={() => setStep('shown')}
        >
          {passkeyWords.afterRemoval}
        </AskFirst>
      )}
      {step === 'sign_in' && (
        <SignInAgain what={passkeyWords.toRemove} onSignedIn={() => setStep('asking')} />
      )}
    </li>
  );
}

interface NewPasskeyProps {
  readonly fresh: boolean;
  /** With the passkey's name if there is one more now. */
  readonly onDone: (name: string | undefined) => void;
}

function NewPasskey(props: NewPasskeyProps) {
  const [fresh, setFresh] = useState(props.fresh);
  const [name, setName] = useState('');
  const {
    mutate,
    isPending,
    data: made,
  } = useMutation({
    mutationFn: () => addPasskey(name),
    onSuccess: (outcome) => {
      if (outcome.kind === 'made') props.onDone(outcome.name);
      else if (outcome.kind === 'sign_in') setFresh(false);
    },
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [fresh]);

  const make = (event: FormEvent): void => {
    event.preventDefault();
    mutate();
  };

  if (!fresh) return <SignInAgain what={passkeyWords.toAdd} onSignedIn={() => setFresh(true)} />;
  return (
    <form noValidate onSubmit={make}>
      <Stack gap="lg">
        {made?.kind === 'refused' && <Notice tone="error" title={made.text} />}
        <TextInput
          ref={field}
          id="passkey-name"
          label={<Optional>{passkeyWords.name}</Optional>}
          description={passkeyWords.nameHint}
          data-size="medium"
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={onText(setName)}
        />
        <Group gap="0.5rem 1rem">
          <BusyButton type="submit" variant="filled" busyLabel={isPending && passkeyWords.waiting}>
            {passkeyWords.make}
          </BusyButton>
          <Button variant="subtle" onClick={() => props.onDone(undefined)}>
            {passkeyWords.notNow}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Made =
  | { readonly kind: 'made'; readonly name: string }
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'refused'; readonly text: string };

async function addPasskey(name: string): Promise<Made> {
  const started = await callApi(myAccountEndpoints.startPasskey, { body: {} });
  if (!started.ok) return refusal(started.problem);
  const outcome = await makePasskey(started.data.options);
  if (!outcome.ok) return { kind: 'refused', text: passkeyWords.refused[outcome.why] };
  const answer = await callApi(myAccountEndpoints.addPasskey, {
    body: { response: outcome.response, name },
  });
  if (!answer.ok) return refusal(answer.problem);
  rememberPasskey();
  return { kind: 'made', name: answer.data.name };
}

function refusal({ code, error }: { readonly code: string; readonly error: string }): Made {
  return code === 'accounts.sign_in_again' ? { kind: 'sign_in' } : { kind: 'refused', text: error };
}
