import { useState } from 'react';
import { Button, Icon, VisuallyHidden, type IconName } from '#webapp/kit/index.ts';
import classes from './sync-pill.module.css';
import { useCopyStanding, useStaffShell, type CopyStanding } from './staff-shell.ts';
import { announcementAfter, detailOf, pillWords, toneOf, type PillTone } from './sync-words.ts';

const shapes: Readonly<Record<PillTone, IconName>> = {
  fine: 'check',
  busy: 'download',
  away: 'screen',
  old: 'clock',
  failed: 'warning',
  off: 'info',
};

/** Where the copy on this machine stands, on every tab; nothing in a plain browser. */
export function SyncPill() {
  const shell = useStaffShell();
  const standing = useCopyStanding();
  if (!shell || !standing) return null;
  const tone = toneOf(standing);
  const detail = detailOf(standing);
  return (
    <div className={classes.sync}>
      <p className={classes.pill} data-tone={tone}>
        <Icon name={shapes[tone]} />
        <span>{pillWords(standing)}</span>
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
function Said({ standing }: { readonly standing: CopyStanding }) {
  const [said, setSaid] = useState('');
  const now = announcementAfter(said, standing);
  if (now !== said) setSaid(now);
  return (
    <VisuallyHidden>
      <span role="status">{now}</span>
    </VisuallyHidden>
  );
}
