import { expect, it } from 'vitest';
import { DeviceSession } from './device-session.ts';
import type { Secrets } from './secrets.ts';
import type { ServerGate } from './server-gate.ts';

const SERVER = 'https://letters.example';
const now = new Date('2026-11-22T12:00:00.000Z');

function keychain(texts: Map<string, string>): Secrets {
  return {
    kept: true,
    locked: false,
    untouched: false,
    goWithout: () => undefined,
    names: async () => [...texts.keys()],
    read: async (name) => texts.get(name) ?? null,
    write: async (name, text) => void texts.set(name, text),
    drop: async (name) => void texts.delete(name),
  };
}

it('forgets the session even where a file of its replica can not be deleted', async () => {
  const kept = {
    token: 'secret',
    server: SERVER,
    email: 'sam@example.com',
    role: 'support',
    idleDays: 14,
    lastContactAt: now.toISOString(),
    latestSeenAt: now.toISOString(),
  };
  const texts = new Map([['session', JSON.stringify(kept)]]);
  const told: string[] = [];
  const session = new DeviceSession({
    secrets: keychain(texts),
    gate: {} as ServerGate,
    server: () => SERVER,
    device: () => 'Office laptop',
    now: () => now,
    onChange: ({ state }) => void told.push(state),
    beforeSignOut: async () => undefined,
    onEnd: async () => {
      throw Object.assign(new Error('busy'), { code: 'EBUSY' });
    },
  });
  await session.load();
  expect(session.show().state).toBe('signed_in');
  await session.end('Over.');
  expect([...texts.keys()]).toEqual([]);
  expect(told).toEqual(['signed_in', 'signed_out']);
  expect(session.show()).toMatchObject({ state: 'signed_out', text: 'Over.' });
});
