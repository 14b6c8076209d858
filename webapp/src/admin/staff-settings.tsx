import type { StaffRole } from '@creditfix/shared/admin';
import { useEffect, useRef } from 'react';
import { Button, ColorSchemeChoice } from '#webapp/kit/index.ts';
import { useReplicaStatus, type ReplicaStatus } from './staff-shell.ts';
import classes from './staff-settings.module.css';
import { KeptNames } from './kept-names.tsx';
import { SyncPill } from './sync-pill.tsx';

interface StaffSettingsProps {
  readonly person: { readonly email: string; readonly role: StaffRole };
  readonly onClose: () => void;
}

const HEADING = 'staff-settings-heading';

/** Who is signed in here, how the pages look, and what this machine keeps. The browser's own dialog holds and gives back the focus. */
export function StaffSettings({ person, onClose }: StaffSettingsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const standing = useReplicaStatus();
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
        <Button icon="close" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </div>
      <p>
        Signed in as <strong className={classes.email}>{person.email}</strong>, {person.role}.
      </p>
      <ColorSchemeChoice />
      {standing && <KeptHere standing={standing} />}
    </dialog>
  );
}

function KeptHere({ standing }: { readonly standing: ReplicaStatus }) {
  const { state, users, letters } = standing;
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
      {state !== 'off' && <KeptNames standing={standing} />}
    </section>
  );
}
