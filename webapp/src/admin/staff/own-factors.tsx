import { adminAuthEndpoints, staffEndpoints } from '@creditfix/shared/admin';
import type { DataOf } from '@creditfix/shared/kernel';
import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  Answered,
  AskFirst,
  askForPasskey,
  browserHasPasskeys,
  BusyButton,
  callApi,
  dataOf,
  dayWords,
  Icon,
  makePasskey,
  momentWords,
  Notice,
  queryOf,
  useMutation,
  useQuery,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { useSignedOut } from '../admin.queries.ts';
import { StaffTable } from '../lists/staff-table.tsx';
import { tellDone } from '../told.tsx';
import { Quiet } from '../words.tsx';

type Own = DataOf<typeof staffEndpoints.ownFactors>;
type OwnPasskey = Own['passkeys'][number];

/** What somebody of the staff proves their own sign-in with: a spare passkey, so that a lost phone locks nobody out. */
export function OwnFactors({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const answer = useQuery(queryOf(staffEndpoints.ownFactors));
  useSignedOut(answer, onSignedOut);
  const [removing, setRemoving] = useState<OwnPasskey>();
  const changed = () => {
    setRemoving(undefined);
    void answer.refetch();
  };
  return (
    <section aria-labelledby="own-factors-heading">
      <Title order={2} id="own-factors-heading" mb="md">
        Your second factor
      </Title>
      <Answered answer={answer} what="your second factor" lines={4}>
        {(own) => (
          <Stack>
            {!own.mayChange && (
              <Notice tone="info" title="Sign in again to change something">
                <p>Passkeys are added and removed only within 15 minutes of signing in.</p>
                <Link to="/admin/login" className="tap-target">
                  Sign in again
                </Link>
              </Notice>
            )}
            {removing && (
              <RemovePasskey
                key={removing.id}
                passkey={removing}
                onRemoved={changed}
                onKeep={() => setRemoving(undefined)}
              />
            )}
            <StaffTable
              name="Your passkeys"
              columns={own.mayChange ? [...columns, removeColumn(setRemoving)] : columns}
              rows={own.passkeys}
              empty="You have no passkey."
            />
            {own.app && <Quiet>Besides, the code of your authenticator app lets you in.</Quiet>}
            {!own.secondFactor && (
              <Quiet>
                This server does not ask for a second factor, so you can’t add one. The setting is
                ADMIN_SECOND_FACTOR.
              </Quiet>
            )}
            {own.secondFactor && own.mayChange && <AddPasskey onAdded={changed} />}
          </Stack>
        )}
      </Answered>
    </section>
  );
}

function AddPasskey({ onAdded }: { readonly onAdded: () => void }) {
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: () => {
      tellDone('The passkey is added', { text: 'It works at your next sign-in.' });
      onAdded();
    },
  });
  if (!browserHasPasskeys())
    return <Quiet>This browser can’t make passkeys. A newer one can.</Quiet>;
  return (
    <>
      {add.error && <Notice tone="error" title={add.error.message} />}
      <div>
        <BusyButton
          leftSection={<Icon name="key" />}
          onClick={() => add.mutate()}
          busyLabel={add.isPending && 'Waiting for your device…'}
        >
          Add a passkey
        </BusyButton>
      </div>
    </>
  );
}

/** The same calls as after the link: who has proved a factor just now is asked to make one more. */
async function addPasskey(): Promise<void> {
  const { secondFactor, options } = await dataOf(
    callApi(adminAuthEndpoints.startAdminPasskey, { body: {} }),
  );
  const outcome = await (secondFactor === 'set_up' ? makePasskey(options) : askForPasskey(options));
  if (!outcome.ok) throw new Error('No passkey was made. Please try again.');
  const body = { response: outcome.response };
  await dataOf(callApi(adminAuthEndpoints.proveAdminPasskey, { body }));
}

interface RemovePasskeyProps {
  readonly passkey: OwnPasskey;
  readonly onRemoved: () => void;
  readonly onKeep: () => void;
}

function RemovePasskey({ passkey, onRemoved, onKeep }: RemovePasskeyProps) {
  const remove = async (): Promise<string | undefined> => {
    const params = { id: passkey.id };
    const answer = await callApi(staffEndpoints.removeOwnPasskey, { params });
    if (!answer.ok) return answer.problem.error;
    tellDone('The passkey is removed', { text: 'You are signed out everywhere but here.' });
    onRemoved();
    return undefined;
  };
  return (
    <AskFirst
      question={`Remove the passkey of ${dayWords(passkey.createdAt)}?`}
      action="Remove it"
      busyLabel="Removing…"
      keep="Keep it"
      onAction={remove}
      onKeep={onKeep}
    >
      It lets nobody in any more, and you are signed out everywhere but here.
    </AskFirst>
  );
}

const kindWords: Readonly<Record<string, string>> = {
  internal: 'Built into a device',
  hybrid: 'Phone or tablet',
  usb: 'Security key',
  nfc: 'Security key',
  ble: 'Security key',
};

const columns = [
  {
    head: 'Kind',
    cell: ({ transports }: OwnPasskey) =>
      transports.map((each) => kindWords[each]).find(Boolean) ?? 'Passkey',
  },
  { head: 'Added', short: true, cell: ({ createdAt }: OwnPasskey) => momentWords(createdAt) },
  {
    head: 'Last used',
    short: true,
    cell: ({ lastUsedAt }: OwnPasskey) => (lastUsedAt ? momentWords(lastUsedAt) : 'Not yet'),
  },
] as const;

const removeColumn = (onChoose: (passkey: OwnPasskey) => void) =>
  ({
    head: 'Remove',
    cell: (passkey: OwnPasskey) => (
      <Button variant="subtle" onClick={() => onChoose(passkey)}>
        Remove <VisuallyHidden>the passkey of {momentWords(passkey.createdAt)}</VisuallyHidden>
      </Button>
    ),
  }) as const;
