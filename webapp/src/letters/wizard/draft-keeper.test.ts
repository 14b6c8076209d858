import { draftContentSchema, type Draft, type DraftContent } from '@creditfix/shared/letters';
import { describe, expect, test } from 'vitest';
import { type DeviceCopy, DraftKeeper, type SaveState } from './draft-keeper.ts';
import type { DraftStore, StoreAnswer, StoreFailure } from './draft-store.port.ts';

/** Whatever the browser calls a draft, its id is the server's. */
const idOf = (key: string) => `of-${key}`;

/** A server in memory that keeps revisions as the real one does, can lose answers, and counts its drafts. */
function memoryStore() {
  const drafts = new Map<string, Draft>();
  const script: ('lose_answer' | 'lose_question' | StoreFailure)[] = [];
  const calls: string[] = [];
  let line = Promise.resolve();
  /** Nothing is answered until the line is let go. */
  const hang = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    line = promise;
    return resolve;
  };
  const fail = (failure: StoreFailure) => ({ ok: false as const, failure });
  const done = async <Value>(
    call: string,
    work: () => StoreAnswer<Value>,
  ): Promise<StoreAnswer<Value>> => {
    calls.push(call);
    await line;
    const accident = script.shift();
    if (accident === 'lose_question') return fail({ kind: 'unreachable' });
    if (accident === 'lose_answer') {
      work();
      return fail({ kind: 'unreachable' });
    }
    return accident ? fail(accident) : work();
  };
  const put = (id: string, revision: number, content: DraftContent) => {
    const parsed = draftContentSchema.parse(content);
    const updatedAt = '2026-11-21T12:00:00.000Z';
    const draft: Draft = { id, revision, content: parsed, reference: `CF-${id}`, updatedAt };
    drafts.set(id, draft);
    return { ok: true as const, value: draft };
  };
  const store: DraftStore = {
    create: (key, content) =>
      done('create', () => {
        const id = idOf(key);
        const value = drafts.get(id);
        return value ? { ok: true as const, value } : put(id, 1, content);
      }),
    save: (id, revision, content) =>
      done('save', () => {
        const now = drafts.get(id);
        if (!now) return fail({ kind: 'missing' });
        if (now.revision !== revision) return fail({ kind: 'changed_elsewhere' });
        return put(id, revision + 1, content);
      }),
    read: (id) =>
      done('read', () => {
        const value = drafts.get(id);
        return value ? { ok: true as const, value } : fail({ kind: 'missing' });
      }),
    list: () => done('list', () => ({ ok: true as const, value: [...drafts.values()] })),
  };
  return { store, drafts, script, calls, put, hang };
}

function setUp() {
  const server = memoryStore();
  const states: SaveState['kind'][] = [];
  const timers: { delayMs: number; task: () => void }[] = [];
  const kept: DeviceCopy[] = [];
  const completed: DraftContent[] = [];
  let online = true;
  let keys = 0;
  let last: SaveState = { kind: 'empty' };
  const keeper = new DraftKeeper({
    store: server.store,
    nowMs: () => 1_000,
    newKey: () => `d${(keys += 1)}`,
    isOnline: () => online,
    after: (delayMs, task) => {
      const timer = { delayMs, task };
      timers.push(timer);
      return () => {
        const place = timers.indexOf(timer);
        if (place >= 0) timers.splice(place, 1);
      };
    },
    keepHere: async (copy) => {
      kept.push(copy);
      return await Promise.resolve(true);
    },
    onCompleted: (content) => completed.push(content),
    onState: (state) => {
      last = state;
      states.push(state.kind);
    },
  });
  return {
    ...server,
    keeper,
    states,
    timers,
    kept,
    completed,
    state: () => last,
    goOffline: () => (online = false),
    /** Lets the next timer ring and waits until what it started is done. */
    ring: async () => {
      timers.shift()?.task();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
  };
}

const named = (firstName: string): DraftContent => ({
  personalInfo: { firstName },
  disputeDetails: {},
  edits: [],
  step: 1,
});

describe('keeping a draft', () => {
  test('waits for a pause and then saves only the newest state', async () => {
    const { keeper, timers, ring, drafts, calls, states } = setUp();
    keeper.change(named('A'));
    keeper.change(named('An'));
    keeper.change(named('Ann'));
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([800]);
    expect(keeper.hasUnsaved).toBe(true);
    await ring();
    expect(calls).toEqual(['create']);
    expect(drafts.get(idOf('d1'))?.content.personalInfo.firstName).toBe('Ann');
    expect(states.at(-1)).toBe('saved');
    expect(keeper.hasUnsaved).toBe(false);
  });

  test('saves what was typed during a save with the revision that save gave', async () => {
    const { keeper, ring, drafts, calls } = setUp();
    keeper.change(named('A'));
    const first = ring();
    keeper.change(named('Ann'));
    await first;
    expect(keeper.hasUnsaved).toBe(true);
    await ring();
    expect(calls).toEqual(['create', 'save']);
    expect(drafts.get(idOf('d1'))).toMatchObject({
      revision: 2,
      content: { personalInfo: { firstName: 'Ann' } },
    });
  });

  test('flush saves at once and joins a save that is under way', async () => {
    const { keeper, calls } = setUp();
    keeper.change(named('Ann'));
    const [one, two] = await Promise.all([keeper.flush(), keeper.flush()]);
    expect(one).toMatchObject({ ok: true, draft: { id: idOf('d1'), revision: 1 } });
    expect(two).toEqual(one);
    expect(calls).toEqual(['create']);
  });

  test('tries again with growing pauses while the server is out of reach', async () => {
    const { keeper, script, timers, ring, state, drafts } = setUp();
    script.push('lose_question', 'lose_question', 'lose_question');
    keeper.change(named('Ann'));
    await ring();
    expect(state().kind).toBe('retrying');
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([1_000]);
    await ring();
    await ring();
    expect(timers.map(({ delayMs }) => delayMs)).toEqual([4_000]);
    await ring();
    expect(state().kind).toBe('saved');
    expect(drafts.size).toBe(1);
  });

  test('says offline where the machine knows that it is', async () => {
    const { keeper, script, ring, state, goOffline } = setUp();
    goOffline();
    script.push('lose_question');
    keeper.change(named('Ann'));
    await ring();
    expect(state()).toEqual({ kind: 'offline', onDevice: true });
  });

  test('never starts two drafts when the answer to the first save is lost', async () => {
    const { keeper, script, ring, drafts, calls } = setUp();
    script.push('lose_answer');
    keeper.change(named('Ann'));
    await ring();
    keeper.change(named('Anna'));
    await ring();
    expect(calls).toEqual(['create', 'create', 'save']);
    expect(drafts.size).toBe(1);
    expect(drafts.get(idOf('d1'))?.content.personalInfo.firstName).toBe('Anna');
  });

  test('is done at once where the lost answer was to the very same text', async () => {
    const { keeper, script, ring, drafts, calls, state } = setUp();
    script.push('lose_answer', 'lose_question');
    keeper.change(named('Ann'));
    await ring();
    await ring();
    await ring();
    expect(calls).toEqual(['create', 'create', 'create']);
    expect(drafts.get(idOf('d1'))).toMatchObject({ revision: 1 });
    expect(state().kind).toBe('saved');
  });

  test('does not write over what another tab made of a draft whose first answer was lost', async () => {
    const { keeper, script, ring, drafts, put, state } = setUp();
    script.push('lose_answer');
    keeper.change(named('Ann'));
    await ring();
    put(idOf('d1'), 2, named('Bob'));
    keeper.change(named('Anna'));
    await ring();
    expect(state().kind).toBe('changed_elsewhere');
    expect(drafts.get(idOf('d1'))?.content.personalInfo.firstName).toBe('Bob');
  });

  test('does not take its own lost save for a change in another tab', async () => {
    const { keeper, script, ring, drafts, state } = setUp();
    keeper.change(named('Ann'));
    await ring();
    script.push('lose_answer');
    keeper.change(named('Anna'));
    await ring();
    keeper.change(named('Annabel'));
    await ring();
    expect(state().kind).toBe('saved');
    expect(drafts.get(idOf('d1'))).toMatchObject({
      revision: 3,
      content: { personalInfo: { firstName: 'Annabel' } },
    });
  });

  test('shows a change in another tab and keeps mine only when asked to', async () => {
    const { keeper, put, ring, drafts, state, timers } = setUp();
    keeper.change(named('Ann'));
    await ring();
    put(idOf('d1'), 7, named('Bob'));
    keeper.change(named('Anna'));
    await ring();
    expect(state()).toMatchObject({ kind: 'changed_elsewhere', newest: { revision: 7 } });
    keeper.change(named('Annabel'));
    expect(timers).toEqual([]);
    expect(drafts.get(idOf('d1'))?.content.personalInfo.firstName).toBe('Bob');
    await keeper.keepMine();
    expect(drafts.get(idOf('d1'))).toMatchObject({
      revision: 8,
      content: { personalInfo: { firstName: 'Annabel' } },
    });
  });

  test('holds everything while the person is signed out and goes on after', async () => {
    const { keeper, script, ring, drafts, state, timers } = setUp();
    script.push({ kind: 'signed_out' });
    keeper.change(named('Ann'));
    await ring();
    keeper.change(named('Anna'));
    expect(state().kind).toBe('signed_out');
    expect(timers).toEqual([]);
    expect(await keeper.flush()).toMatchObject({ ok: false, state: { kind: 'signed_out' } });
    await keeper.retry();
    expect(drafts.get(idOf('d1'))?.content.personalInfo.firstName).toBe('Anna');
  });

  test('keeps a letter that was deleted elsewhere as a new one when asked to', async () => {
    const { keeper, ring, drafts, state } = setUp();
    keeper.change(named('Ann'));
    await ring();
    drafts.clear();
    keeper.change(named('Anna'));
    await ring();
    expect(state().kind).toBe('missing');
    await keeper.keepAsNew();
    expect([...drafts].map(([id, { content }]) => [id, content.personalInfo.firstName])).toEqual([
      [idOf('d2'), 'Anna'],
    ]);
  });

  test('lets go of an answer that belongs to a letter which is no longer open', async () => {
    const { keeper, ring, state } = setUp();
    keeper.change(named('Ann'));
    const saving = ring();
    keeper.open(undefined);
    await saving;
    expect(state().kind).toBe('empty');
    expect(keeper.draft).toBeUndefined();
  });
});

describe('going on with what the device kept', () => {
  const PRIVATE = { dateOfBirth: '1980-02-03', ssnLast4: '4321' };
  const withPrivate = (firstName: string) => ({
    ...named(firstName),
    personalInfo: { firstName, ...PRIVATE },
  });
  const copyOf = (firstName: string, rest: Partial<DeviceCopy> = {}): DeviceCopy => ({
    draft: { id: 'one', revision: 3, reference: 'CF-one' },
    startingKey: undefined,
    content: named(firstName),
    unsaved: true,
    ...rest,
  });

  test('saves what was typed without a connection, and loses nothing that the device does not keep', async () => {
    const { keeper, put, script, drafts, ring, state, completed, goOffline } = setUp();
    put('one', 3, withPrivate('Ann'));
    goOffline();
    script.push('lose_question', 'lose_question');
    await keeper.openKept(copyOf('Anna'));
    expect(state()).toEqual({ kind: 'offline', onDevice: true });
    keeper.change(named('Annabel'));
    await ring();
    expect(drafts.get('one')?.revision).toBe(3);
    await ring();
    expect(drafts.get('one')).toMatchObject({
      revision: 4,
      content: { personalInfo: { firstName: 'Annabel', ...PRIVATE } },
    });
    expect(completed).toMatchObject([{ personalInfo: PRIVATE }]);
  });

  test('opens completed at once where the server answers', async () => {
    const { keeper, put, drafts, state, completed } = setUp();
    put('one', 3, withPrivate('Ann'));
    const content = await keeper.openKept(copyOf('Anna'));
    expect(content.personalInfo).toEqual({ firstName: 'Anna', ...PRIVATE });
    expect(state().kind).toBe('saved');
    expect(drafts.get('one')?.revision).toBe(4);
    expect(completed).toEqual([]);
  });

  test('opens without a server that does not answer, and is completed once it does', async () => {
    const { keeper, put, hang, state, completed, drafts } = setUp();
    put('one', 3, withPrivate('Ann'));
    const answer = hang();
    const content = await keeper.openKept(copyOf('Anna'), Promise.resolve());
    expect(content.personalInfo).toEqual({ firstName: 'Anna' });
    expect(state()).toEqual({ kind: 'offline', onDevice: true });
    keeper.change(named('Annabel'));
    answer();
    await keeper.flush();
    expect(completed).toMatchObject([{ personalInfo: PRIVATE }]);
    expect(drafts.get('one')?.content.personalInfo).toMatchObject({
      firstName: 'Annabel',
      ...PRIVATE,
    });
  });

  test('does not take its own save, of which it never heard, for a change elsewhere', async () => {
    const { keeper, put, state, drafts } = setUp();
    put('one', 4, withPrivate('Anna'));
    await keeper.openKept(copyOf('Anna'));
    expect(state().kind).toBe('saved');
    expect(drafts.get('one')?.revision).toBe(4);
  });

  test('asks which of two versions to keep where the draft was changed elsewhere meanwhile', async () => {
    const { keeper, put, state, drafts } = setUp();
    put('one', 5, withPrivate('Bob'));
    await keeper.openKept(copyOf('Anna'));
    expect(state()).toMatchObject({
      kind: 'changed_elsewhere',
      newest: { revision: 5 },
    });
    await keeper.keepMine();
    expect(drafts.get('one')).toMatchObject({
      revision: 6,
      content: { personalInfo: { firstName: 'Anna', ...PRIVATE } },
    });
  });

  test('starts no second draft where the first save arrived unheard', async () => {
    const { keeper, put, drafts } = setUp();
    put(idOf('key'), 1, named('Ann'));
    await keeper.openKept(copyOf('Anna', { draft: undefined, startingKey: 'key' }));
    expect([...drafts.keys()]).toEqual([idOf('key')]);
    expect(drafts.get(idOf('key'))?.content.personalInfo.firstName).toBe('Anna');
  });

  test('keeps every change at once, and notes when it is saved', async () => {
    const { keeper, kept, ring } = setUp();
    keeper.change(named('Ann'));
    expect(kept.at(-1)).toMatchObject({ unsaved: true, content: named('Ann') });
    await ring();
    expect(kept.at(-1)).toMatchObject({
      unsaved: false,
      draft: { id: idOf('d1') },
    });
  });
});
