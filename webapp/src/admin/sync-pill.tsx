import { useState } from 'react';
import { Button, StatusTag, VisuallyHidden } from '#webapp/kit/index.ts';
import classes from './sync-pill.module.css';
import { useReplicaStatus, useStaffShell, type ReplicaStatus } from './staff-shell.ts';
import { announcementAfter, detailOf, pillWords, toneOf, type PillTone } from './sync-words.ts';

const looks = {
  fine: { tone: 'done' },
  busy: { tone: 'moving', icon: 'download' },
  away: { tone: 'quiet', icon: 'screen' },
  old: { tone: 'soon' },
  failed: { tone: 'trouble' },
  off: { tone: 'quiet', icon: 'info' },
} as const satisfies Readonly<Record<PillTone, object>>;

/** Where the copy on this machine stands, on every tab; nothing in a plain browser. */
export function SyncPill() {
  const shell = useStaffShell();
  const standing = useReplicaStatus();
  if (!shell || !standing) return null;
  const detail = detailOf(standing);
  return (
    <div className={classes.sync}>
      <p>
        <StatusTag {...looks[toneOf(standing)]} wraps>
          {pillWords(standing)}
        </StatusTag>
      </p>
      {standing.state !== 'off' && (
        <Button
          look="plain"
          onClick={() => void shell.syncNow()}
          busyLabel={standing.state === 'syncing' && 'Syncing…'}
        >
          Sync now
        </Button>
      )}
      {detail && <p className={classes.detail}>{detail}</p>}
      <Said standing={standing} />
    </div>
  );
}

/** Read out where something changes for the person, and not with every page that is fetched. */
function Said({ standing }: { readonly standing: ReplicaStatus }) {
  const [said, setSaid] = useState('');
  const now = announcementAfter(said, standing);
  if (now !== said) setSaid(now);
  return (
    <VisuallyHidden>
      <span role="status">{now}</span>
    </VisuallyHidden>
  );
}
