import type { StaffRole } from '@creditfix/shared/admin';
import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { BusyButton, ColorSchemeChoice, useMutation } from '#webapp/kit/index.ts';
import { StaffForm, useStaffForm } from '../staff-form.tsx';
import { StaffModal } from '../staff-modal.tsx';
import { useMayHelp } from '../staff-role.ts';
import { type ReplicaStatus, useReplicaStatus, useStaffShell } from '../staff-shell.ts';
import { counted, Quiet } from '../words.tsx';
import { SyncPill } from './sync-pill.tsx';

interface StaffSettingsProps {
  readonly person: { readonly email: string; readonly role: StaffRole };
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Who is signed in here, how the pages look, and what this machine keeps. */
export function StaffSettings({ person, opened, onClose }: StaffSettingsProps) {
  const status = useReplicaStatus();
  return (
    <StaffModal title="Settings" opened={opened} onClose={onClose}>
      <Stack>
        <p>
          Signed in as{' '}
          <Text span inherit fw={600}>
            {person.email}
          </Text>
          , {person.role}.
        </p>
        <ColorSchemeChoice />
        {status && <KeptHere status={status} />}
      </Stack>
    </StaffModal>
  );
}

function KeptHere({ status }: { readonly status: ReplicaStatus }) {
  const { state, users, letters } = status;
  return (
    <Stack component="section" gap="xs" aria-labelledby="kept-here">
      <Title order={3} id="kept-here" fz="md">
        Kept on this computer
      </Title>
      <SyncPill />
      {state !== 'off' && (
        <Quiet>
          {counted(users)} users and {counted(letters)} letters, encrypted, with the columns of an
          export and nothing of what a letter says. All of it is deleted when you log out, when your
          access ends, or after 14 days without the server.
        </Quiet>
      )}
      {state !== 'off' && <KeptNames status={status} />}
    </Stack>
  );
}

/** Whether the replica holds whole emails and names, and the way to the other. Whole ones take a reason, once. */
function KeptNames({ status: { masked } }: { readonly status: ReplicaStatus }) {
  const shell = useStaffShell();
  const [asks, setAsks] = useState(false);
  const mayHelp = useMayHelp();
  const shorten = useMutation({ mutationFn: async () => await shell?.keepNames(null) });
  if (asks && masked) return <ReasonForm onClose={() => setAsks(false)} />;
  return (
    <>
      <Quiet>
        {masked
          ? 'Emails and names in it are cut short, like m***@example.com.'
          : 'Emails and names in it are whole, for the reason that you gave.'}
      </Quiet>
      {shorten.error && <p role="alert">{shorten.error.message}</p>}
      {mayHelp && masked && (
        <Button onClick={() => setAsks(true)}>Keep whole emails and names…</Button>
      )}
      {!masked && (
        <BusyButton onClick={() => shorten.mutate()} busyLabel={shorten.isPending && 'Changing…'}>
          Cut them short again
        </BusyButton>
      )}
    </>
  );
}

function ReasonForm({ onClose }: { readonly onClose: () => void }) {
  const shell = useStaffShell();
  const form = useStaffForm({
    initialValues: { reason: '' },
    validate: ({ reason }) =>
      reason.trim() === '' ? { reason: 'Say why you need whole emails and names here.' } : {},
    send: async ({ reason }) => await shell?.keepNames(reason.trim()),
    mainField: 'reason',
    onDone: onClose,
  });
  return (
    <>
      <p>
        The copy then holds the whole email and name of every user. Whoever gets at this computer
        could get at all of them, so the server asks why, once for this copy. It is fetched anew,
        and the one you have stays until then.
      </p>
      <StaffForm
        form={form}
        action="Keep whole emails and names"
        busyLabel="Asking the server…"
        onCancel={onClose}
      >
        <TextInput
          {...form.field('reason')}
          id="kept-names-reason"
          label="Why do you need them offline?"
          description="The reason is kept in the audit log with your name. Files that you export offline stay cut short."
          autoComplete="off"
          maxLength={300}
        />
      </StaffForm>
    </>
  );
}
