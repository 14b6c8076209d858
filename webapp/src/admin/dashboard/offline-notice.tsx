import { Notice } from '#webapp/kit/index.ts';
import classes from './offline.module.css';
import { useReplicaStatus } from '../staff-shell.ts';
import { whenWords } from './sync-pill.tsx';

const MASKED =
  'Emails and names in it are cut short, like m***@example.com. A search by a whole email finds everybody whose short one is the same.';
const WHOLE = 'Emails and names in it are whole, for the reason in the audit log.';

/** Says above the tabs that what they show is the copy on this machine, and of when it is. */
export function OfflineNotice() {
  const status = useReplicaStatus();
  const syncedAt = status?.lastSyncedAt;
  return (
    <div className={classes.notice}>
      <Notice
        tone="warning"
        title={syncedAt ? `The copy of ${whenWords(syncedAt)}` : 'No copy yet'}
      >
        <p>
          {syncedAt
            ? 'The server can not be reached. You see what this computer keeps; what has changed since then is missing. The dashboard comes back by itself.'
            : 'The server can not be reached, and the first sync was not finished. It goes on by itself when the server is back.'}
        </p>
        {syncedAt && <p>{status?.masked ? MASKED : WHOLE}</p>}
      </Notice>
    </div>
  );
}
