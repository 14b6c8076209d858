import { expect, it } from 'vitest';
import type { ReplicaStatus } from '../staff-shell.ts';
import { announcementAfter, pillWords, toneOf } from './sync-pill.tsx';

const NOW = new Date();
const AT = NOW.toISOString();
const YESTERDAY = new Date(NOW.getTime() - 2 * 86_400_000).toISOString();

const status = (parts: Partial<ReplicaStatus>): ReplicaStatus => ({
  state: 'idle',
  lastSyncedAt: AT,
  users: 2,
  letters: 1e6,
  masked: true,
  progress: null,
  text: null,
  reachable: true,
  ...parts,
});

it.each([
  [{}, 'fine', /^Last synced \d+:\d\d\s[AP]M$/],
  [{ state: 'syncing' }, 'fine', /^Last synced \d/],
  [{ state: 'syncing', lastSyncedAt: null, progress: 0.439 }, 'busy', /^First sync 43%$/],
  [{ state: 'offline' }, 'away', /^Offline\. Last synced \d+:\d\d\s[AP]M, 1,000,000 letters$/],
  [{ state: 'offline', letters: 1 }, 'away', /, 1 letter$/],
  [{ state: 'offline', lastSyncedAt: YESTERDAY }, 'old', /^Offline\. Last synced \w+ \d+, \d{4}/],
  [{ state: 'syncing', reachable: false }, 'away', /^Offline\. Last synced \d/],
  [{ state: 'offline', lastSyncedAt: null }, 'away', /^Offline\. Not synced yet$/],
  [{ state: 'stale', lastSyncedAt: YESTERDAY }, 'old', /^Last synced \w+ \d+, \d{4}/],
  [{ state: 'failed' }, 'failed', /^Sync failed\. Last synced \d/],
  [{ state: 'off', lastSyncedAt: null }, 'off', /^No copy on this computer$/],
] as const satisfies readonly (readonly [Partial<ReplicaStatus>, string, RegExp])[])(
  'says of %o its tone %s and %s',
  (parts, tone, words) => {
    expect(toneOf(status(parts))).toBe(tone);
    expect(pillWords(status(parts))).toMatch(words);
  },
);

it('says aloud what changes for the person, once, and nothing of each sync', () => {
  const said = [
    { state: 'syncing', progress: 0.1 },
    { state: 'idle' },
    { state: 'syncing' },
    { state: 'offline' },
    { state: 'syncing' },
    { state: 'offline' },
    { state: 'idle' },
    { state: 'syncing' },
    { state: 'failed', text: 'The disk is full.' },
  ] as const satisfies readonly Partial<ReplicaStatus>[];
  let now = '';
  const heard = said.map((parts) => (now = announcementAfter(now, status(parts))));
  expect(heard.filter((text, at) => text !== (heard[at - 1] ?? ''))).toEqual([
    'Offline. The server can not be reached.',
    'In step with the server again.',
    'The sync failed. The disk is full.',
  ]);
});
