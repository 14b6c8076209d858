// @vitest-environment jsdom
import { draftContentSchema } from '@creditfix/shared/letters';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceCopy } from './draft-keeper.ts';
import { deviceDraft } from './device-draft.ts';

/** What the browser's database holds, as far as it matters here: jsdom has none. */
const { stored } = vi.hoisted(() => ({ stored: new Map<string, unknown>() }));
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: async (key: string) => await Promise.resolve(stored.get(key)),
  set: async (key: string, value: unknown) => {
    stored.set(key, structuredClone(value));
    await Promise.resolve();
  },
  clear: async () => {
    stored.clear();
    await Promise.resolve();
  },
}));

const DAY_MS = 86_400_000;
const copy: DeviceCopy = {
  draft: undefined,
  startingKey: 'key',
  content: draftContentSchema.parse({
    personalInfo: { firstName: 'Anna', dateOfBirth: '1980-02-03', ssnLast4: '4321' },
  }),
  unsaved: true,
};

const signIn = (mark: string) => localStorage.setItem('authToken', mark);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  signIn('signed-in 1');
});
afterEach(() => {
  stored.clear();
  localStorage.clear();
  document.cookie = 'viewing=; Max-Age=0';
  vi.useRealTimers();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('is there for thirty days and then gone, also from the device', async () => {
  expect(await deviceDraft.keep(copy)).toBe(true);
  later(30 * DAY_MS - 1);
  expect(await deviceDraft.read()).toMatchObject({ startingKey: 'key', unsaved: true });
  later(1);
  expect(await deviceDraft.read()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('counts thirty days from the last change', async () => {
  await deviceDraft.keep(copy);
  later(29 * DAY_MS);
  await deviceDraft.keep(copy);
  later(29 * DAY_MS);
  expect(await deviceDraft.read()).toBeDefined();
});

test('is shown in the sign-in alone in which it was written, and gone in any other', async () => {
  await deviceDraft.keep(copy);
  signIn('signed-in 2');
  expect(await deviceDraft.read()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('holds neither the birth date nor Social Security digits', async () => {
  await deviceDraft.keep(copy);
  const kept = JSON.stringify([...stored.values()]);
  expect(kept).toContain('Anna');
  expect(kept).not.toMatch(/1980|4321/);
});

test('of another build it is read only where this one understands it', async () => {
  await deviceDraft.keep(copy);
  const [[key, kept]] = [...stored] as [[string, object]];
  stored.set(key, { ...kept, content: { personalInfo: 'Anna' } });
  expect(await deviceDraft.read()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('is neither kept nor read where one of the staff looks at the page', async () => {
  await deviceDraft.keep(copy);
  const before = JSON.stringify([...stored]);
  document.cookie = 'viewing=yes';
  expect(await deviceDraft.keep({ ...copy, startingKey: 'other' })).toBe(false);
  expect(await deviceDraft.read()).toBeUndefined();
  expect(JSON.stringify([...stored])).toBe(before);
});
