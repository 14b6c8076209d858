import type { StaffRole } from '@creditfix/shared/admin';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BusyButton, ColorSchemeChoice, Icon, onText } from '#webapp/kit/index.ts';
import { useMayHelp } from '../staff-role.ts';
import classes from './staff-settings.module.css';
import { type ReplicaStatus, useReplicaStatus, useStaffShell } from '../staff-shell.ts';
import { SyncPill } from './sync-pill.tsx';

/** Whether the copy on this machine holds whole emails and names, and the way to the other. Whole ones take a reason, once. */
function KeptNames({ status: { masked } }: { readonly status: ReplicaStatus }) {
  const [asks, setAsks] = useState(false);
  const mayHelp = useMayHelp();
  const { change, fault, isBusy } = useChange();
  if (asks && masked)
    return (
      <ReasonForm change={change} fault={fault} isBusy={isBusy} onClose={() => setAsks(false)} />
    );
  return (
    <>
      <p className={classes.quiet}>
        {masked
          ? 'Emails and names in it are cut short, like m***@example.com.'
          : 'Emails and names in it are whole, for the reason that you gave.'}
      </p>
      {fault && <p role="alert">{fault}</p>}
      {mayHelp && masked && (
        <Button onClick={() => setAsks(true)}>Keep whole emails and names…</Button>
      )}
      {!masked && (
        <BusyButton onClick={() => void change(null)} busyLabel={isBusy && 'Changing…'}>
          Cut them short again
        </BusyButton>
      )}
    </>
  );
}

function useChange() {
  const shell = useStaffShell();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = async (reason: string | null): Promise<boolean> => {
    setBusy(true);
    setFault(undefined);
    try {
      await shell?.keepNames(reason);
      return true;
    } catch (error) {
      setFault((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, fault, isBusy };
}

interface ReasonFormProps {
  readonly change: (reason: string) => Promise<boolean>;
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

function ReasonForm({ change, fault, isBusy, onClose }: ReasonFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string>();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (reason.trim() === '') {
      setMissing('Say why you need whole emails and names here.');
      return field.current?.focus();
    }
    if (await change(reason.trim())) onClose();
    return undefined;
  };
  return (
    <form className={classes.part} noValidate onSubmit={(event) => void submit(event)}>
      <p>
        The copy then holds the whole email and name of every user. Whoever gets at this computer
        could get at all of them, so the server asks why, once for this copy. It is fetched anew,
        and the one you have stays until then.
      </p>
      <TextInput
        ref={field}
        id="kept-names-reason"
        label="Why do you need them offline?"
        description="The reason is kept in the audit log with your name. Files that you export offline stay cut short."
        autoComplete="off"
        maxLength={300}
        value={reason}
        error={missing ?? fault}
        onChange={onText((text) => {
          setReason(text);
          setMissing(undefined);
        })}
      />
      <div className={classes.answers}>
        <BusyButton type="submit" variant="filled" busyLabel={isBusy && 'Asking the server…'}>
          Keep whole emails and names
        </BusyButton>
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface StaffSettingsProps {
  readonly person: { readonly email: string; readonly role: StaffRole };
  readonly onClose: () => void;
}

const HEADING = 'staff-settings-heading';

/** Who is signed in here, how the pages look, and what this machine keeps. The browser's own dialog holds and gives back the focus. */
export function StaffSettings({ person, onClose }: StaffSettingsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const status = useReplicaStatus();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={classes.settings}
      closedby="any"
      aria-labelledby={HEADING}
      onClose={onClose}
    >
      <div className={classes.head}>
        <h2 id={HEADING} className={classes.title}>
          Settings
        </h2>
        <Button leftSection={<Icon name="close" />} onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <p>
        Signed in as <strong className={classes.email}>{person.email}</strong>, {person.role}.
      </p>
      <ColorSchemeChoice />
      {status && <KeptHere status={status} />}
    </dialog>
  );
}

function KeptHere({ status }: { readonly status: ReplicaStatus }) {
  const { state, users, letters } = status;
  return (
    <section aria-labelledby="kept-here" className={classes.part}>
      <h3 id="kept-here" className={classes.subtitle}>
        Kept on this computer
      </h3>
      <SyncPill />
      {state !== 'off' && (
        <p className={classes.quiet}>
          {users.toLocaleString('en-US')} users and {letters.toLocaleString('en-US')} letters,
          encrypted, with the columns of an export and nothing of what a letter says. All of it is
          deleted when you log out, when your access ends, or after 14 days without the server.
        </p>
      )}
      {state !== 'off' && <KeptNames status={status} />}
    </section>
  );
}
