import { draftContentSchema, type Draft, type Letter } from '@creditfix/shared/letters';
import { expect, test } from 'vitest';
import type { StoreFailure } from './draft-store.port.ts';
import { openLetter, type OpeningParts } from './open-letter.ts';

const draft = (id: string): Draft => ({
  id,
  revision: 1,
  content: draftContentSchema.parse({}),
  reference: 'CF-0000-0000',
  updatedAt: '2026-11-21T12:00:00.000Z',
});

const failed = (failure: StoreFailure) => ({ ok: false as const, failure });

interface Start {
  readonly drafts?: readonly Draft[];
  readonly remembered?: string;
  readonly signedStep?: 4 | 5;
  /** Drafts that are letters by now. */
  readonly signed?: readonly string[];
  readonly wanted?: OpeningParts['wanted'];
  readonly failure?: StoreFailure;
}

function open({ drafts = [], remembered, signedStep, signed = [], wanted = {}, failure }: Start) {
  const never = () => Promise.reject(new Error('nothing is written while opening'));
  const letter = (id: string) => ({
    id,
    pdfUrl: '/pdf',
    reference: `CF-${id}`,
    target: 'Equifax',
    status: 'drafted',
    recipient: 'bureau',
    disputeReason: 'not_mine',
    template: null,
  });
  return openLetter({
    store: {
      create: never,
      save: never,
      read: async (id) => {
        if (failure) return failed(failure);
        if (signed.includes(id)) return failed({ kind: 'already_signed' });
        const value = drafts.find((one) => one.id === id);
        return value ? { ok: true, value } : failed({ kind: 'missing' });
      },
      list: async () => (failure ? failed(failure) : { ok: true, value: drafts }),
    },
    readLetter: async (id) => ({ ok: true, value: letter(id) as Letter }),
    readLettersOf: async (id) => [letter(id), letter('2')] as Letter[],
    memory: {
      draftId: () => remembered,
      letterIds: () => (signedStep ? ['1', '2'] : []),
      stepAfterSigning: () => signedStep,
    },
    wanted,
  });
}

test('opens the draft that this browser remembers', async () => {
  const opening = await open({ drafts: [draft('new'), draft('mine')], remembered: 'mine' });
  expect(opening).toMatchObject({ kind: 'draft', draft: { id: 'mine' } });
});

test('opens the newest draft where the remembered one is gone', async () => {
  const opening = await open({ drafts: [draft('new'), draft('old')], remembered: 'gone' });
  expect(opening).toMatchObject({ kind: 'draft', draft: { id: 'new' } });
});

test('opens the draft that the address names before any other', async () => {
  const drafts = [draft('new'), draft('named'), draft('mine')];
  const opening = await open({ drafts, remembered: 'mine', wanted: { draftId: 'named' } });
  expect(opening).toMatchObject({ kind: 'draft', draft: { id: 'named' } });
});

test('starts an empty sheet where the address asks for one, and leaves the drafts alone', async () => {
  const opening = await open({ drafts: [draft('new')], wanted: { fresh: true } });
  expect(opening).toMatchObject({ kind: 'fresh' });
});

test('starts the letter that a template page asks for', async () => {
  const opening = await open({
    drafts: [draft('new')],
    remembered: 'new',
    wanted: { template: 'debt-validation' },
  });
  expect(opening).toEqual({ kind: 'fresh', template: 'debt-validation' });
});

test('comes back to the signed letter after a reload in the same tab', async () => {
  const opening = await open({ drafts: [draft('new')], signedStep: 4 });
  expect(opening).toMatchObject({
    kind: 'signed',
    step: 4,
    made: {
      purpose: 'not_mine',
      letters: [{ reference: 'CF-1', target: 'Equifax', ready: true }, { reference: 'CF-2' }],
    },
  });
});

test('does not start an empty sheet where the server is out of reach', async () => {
  const opening = await open({ remembered: 'mine', failure: { kind: 'unreachable' } });
  expect(opening).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
});

test('finds the letters whose signing was never answered', async () => {
  const opening = await open({ drafts: [draft('new')], remembered: 'mine', signed: ['mine'] });
  expect(opening).toMatchObject({
    kind: 'signed',
    step: 4,
    made: { letters: [{ letterId: 'mine' }, { letterId: '2' }] },
  });
});

test('passes by a signed letter that only the address still calls a draft', async () => {
  const opening = await open({
    drafts: [draft('new')],
    signed: ['old'],
    wanted: { draftId: 'old' },
  });
  expect(opening).toMatchObject({ kind: 'draft', draft: { id: 'new' } });
});
