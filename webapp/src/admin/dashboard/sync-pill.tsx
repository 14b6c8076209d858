import { Group } from '@mantine/core';
import { useState } from 'react';
import {
  BusyButton,
  momentWords,
  StatusTag,
  timeWords,
  VisuallyHidden,
} from '#webapp/kit/index.ts';
import { type ReplicaStatus, useReplicaStatus, useStaffShell } from '../staff-shell.ts';
import { Quiet } from '../words.tsx';

/** Where the replica on this machine is, in words and in the tone of a color. */

const DAY_MS = 86_400_000;

/** `fine`: in step. `away`: works without the server. `old`: nothing was heard for a day. */
type PillTone = 'fine' | 'busy' | 'away' | 'old' | 'failed' | 'off';

/** @returns what was said before, if there is nothing new to say */
export function announcementAfter(before: string, { state, text }: ReplicaStatus): string {
  if (state === 'syncing' || state === 'off') return before;
  if (state === 'offline') return 'Offline. The server can not be reached.';
  if (state === 'failed') return `The sync failed. ${text ?? ''}`;
  return before === '' ? '' : 'In step with the server again.';
}

export function toneOf(status: ReplicaStatus): PillTone {
  const { lastSyncedAt } = status;
  const state = shownState(status);
  if (state === 'off' || state === 'failed') return state;
  if (state === 'syncing' && lastSyncedAt === null) return 'busy';
  if (lastSyncedAt !== null && Date.now() - Date.parse(lastSyncedAt) > DAY_MS) return 'old';
  if (state === 'offline') return 'away';
  return state === 'stale' ? 'old' : 'fine';
}

/** In a line: when the replica was last as the server is, and what it holds if nothing else can be asked. */
export function pillWords(status: ReplicaStatus): string {
  const { lastSyncedAt, letters, progress } = status;
  const state = shownState(status);
  if (state === 'off') return 'No copy on this computer';
  if (lastSyncedAt === null) return firstSyncWords(state, progress);
  const synced = `Last synced ${whenWords(lastSyncedAt)}`;
  if (state === 'offline')
    return `Offline. ${synced}, ${letters.toLocaleString('en-US')} ${letters === 1 ? 'letter' : 'letters'}`;
  return state === 'failed' ? `Sync failed. ${synced}` : synced;
}

/** A try to reach the server again leaves one offline until it has worked. */
function shownState({ state, reachable }: ReplicaStatus): ReplicaStatus['state'] {
  return state === 'syncing' && !reachable ? 'offline' : state;
}

function firstSyncWords(state: ReplicaStatus['state'], progress: number | null): string {
  if (state === 'offline') return 'Offline. Not synced yet';
  if (state === 'failed') return 'The first sync failed';
  return progress === null ? 'First sync' : `First sync ${Math.floor(progress * 100)}%`;
}

function detailOf({ state, text }: ReplicaStatus): string | null {
  if (state !== 'off') return state === 'failed' ? text : null;
  return 'This computer gives the app no safe place for keys, so nothing is kept on it and nothing works offline.';
}

/** "2:02 PM" today, and with its day on any other. */
export function whenWords(moment: string): string {
  const today = new Date(moment).toDateString() === new Date().toDateString();
  return today ? timeWords(moment) : momentWords(moment);
}

const looks = {
  fine: { tone: 'done' },
  busy: { tone: 'moving', icon: 'download' },
  away: { tone: 'quiet', icon: 'screen' },
  old: { tone: 'soon' },
  failed: { tone: 'trouble' },
  off: { tone: 'quiet', icon: 'info' },
} as const satisfies Readonly<Record<PillTone, object>>;

/** Where the replica on this machine is, on every tab; nothing in a plain browser. */
export function SyncPill() {
  const shell = useStaffShell();
  const status = useReplicaStatus();
  if (!shell || !status) return null;
  const detail = detailOf(status);
  return (
    <Group gap="xs" fz="sm">
      <p>
        <StatusTag {...looks[toneOf(status)]} wraps>
          {pillWords(status)}
        </StatusTag>
      </p>
      {status.state !== 'off' && (
        <BusyButton
          variant="subtle"
          fz="sm"
          onClick={() => void shell.syncNow()}
          busyLabel={status.state === 'syncing' && 'Syncing…'}
        >
          Sync now
        </BusyButton>
      )}
      {detail && <Quiet flex="1 1 16rem">{detail}</Quiet>}
      <Said status={status} />
    </Group>
  );
}

/** Read out where something changes for the person, and not with every page that is fetched. */
function Said({ status }: { readonly status: ReplicaStatus }) {
  const [said, setSaid] = useState('');
  const now = announcementAfter(said, status);
  if (now !== said) setSaid(now);
  return (
    <VisuallyHidden>
      <span role="status">{now}</span>
    </VisuallyHidden>
  );
}
