import type { DesktopSession, SyncStatus } from '@creditfix/shared/desktop';
import { expect, test, vi } from 'vitest';
import { openStaffShell } from './shell.ts';

const signedIn = {
  state: 'signed_in',
  email: 'sam@example.com',
  role: 'administrator',
  text: null,
  keepsOffline: true,
} as const satisfies DesktopSession;
const inStep = {
  state: 'idle',
  lastSyncedAt: '2026-11-22T12:00:00.000Z',
  users: 1,
  letters: 1,
  progress: null,
  text: null,
  masked: true,
} as const satisfies SyncStatus;

test('anyone who reads offline has the role that the server said last', async () => {
  let tell: (session: DesktopSession) => void = () => undefined;
  const desktop = {
    session: async () => signedIn,
    syncStatus: async () => inStep,
    onSync: () => () => undefined,
    onSession: (listener: typeof tell) => ((tell = listener), () => undefined),
  };
  vi.stubGlobal('window', { desktop });
  vi.stubGlobal('addEventListener', () => undefined);
  const shell = await openStaffShell();
  expect(shell.who).toEqual({ email: 'sam@example.com', role: 'administrator' });
  tell({ ...signedIn, role: 'support' });
  expect(shell.who).toEqual({ email: 'sam@example.com', role: 'support' });
  tell({ ...signedIn, state: 'signed_out', email: null, role: null });
  expect(shell.who).toBeNull();
});
