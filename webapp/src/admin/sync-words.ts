import { momentWords, timeWords } from '#webapp/kit/index.ts';
import type { ReplicaStatus } from './staff-shell.ts';

/** How the copy on this machine stands, in words and in the tone of a colour. */

const DAY_MS = 86_400_000;

/** `fine`: in step. `away`: works without the server. `old`: nothing was heard for a day. */
export type PillTone = 'fine' | 'busy' | 'away' | 'old' | 'failed' | 'off';

/** @returns what was said before, if there is nothing new to say */
export function announcementAfter(before: string, { state, text }: ReplicaStatus): string {
  if (state === 'syncing' || state === 'off') return before;
  if (state === 'offline') return 'Offline. The server can not be reached.';
  if (state === 'failed') return `The sync failed. ${text ?? ''}`;
  return before === '' ? '' : 'In step with the server again.';
}

export function toneOf(standing: ReplicaStatus): PillTone {
  const { lastSyncedAt } = standing;
  const state = shownState(standing);
  if (state === 'off' || state === 'failed') return state;
  if (state === 'syncing' && lastSyncedAt === null) return 'busy';
  if (lastSyncedAt !== null && Date.now() - Date.parse(lastSyncedAt) > DAY_MS) return 'old';
  if (state === 'offline') return 'away';
  return state === 'stale' ? 'old' : 'fine';
}

/** In a line: when the copy was last as the server is, and what it holds if nothing else can be asked. */
export function pillWords(standing: ReplicaStatus): string {
  const { lastSyncedAt, letters, progress } = standing;
  const state = shownState(standing);
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

export function detailOf({ state, text }: ReplicaStatus): string | null {
  if (state !== 'off') return state === 'failed' ? text : null;
  return 'This computer gives the app no safe place for keys, so nothing is kept on it and nothing works offline.';
}

/** "2:02 PM" today, and with its day on any other. */
export function whenWords(moment: string): string {
  const today = new Date(moment).toDateString() === new Date().toDateString();
  return today ? timeWords(moment) : momentWords(moment);
}
