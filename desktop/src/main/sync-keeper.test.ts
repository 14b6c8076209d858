import { expect, it } from 'vitest';
import type { ExportReport, OfflineReplica } from './offline.port.ts';
import { owedReports } from './owed-reports.ts';
import type { Secrets } from './secrets.ts';
import type { ServerGate } from './server-gate.ts';
import { SyncKeeper } from './sync-keeper.ts';

const sam = { email: 'sam@example.com', server: 'https://letters.example' };
const ada = { ...sam, email: 'ada@example.com' };
/** What was exported of one server's tables is nothing of another's. */
const elsewhere = { ...sam, server: 'https://other.example' };

const report = (id: string): ExportReport => ({
  ...({
    id,
    kind: 'users',
    rows: 3,
    sha256: 'ab',
    masked: true,
  } as const),
  filter: {},
  madeAt: '2026-11-22T12:00:00.000Z',
});

/** A disk that the replica has filled to the last byte. */
function fullDisk(reports: readonly ExportReport[]) {
  const texts = new Map<string, string>();
  let isFull = true;
  const secrets: Secrets = {
    kept: true,
    locked: false,
    untouched: false,
    goWithout: () => undefined,
    names: async () => [...texts.keys()],
    read: async (name) => texts.get(name) ?? null,
    async write(name, text) {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      texts.set(name, text);
    },
    drop: async (name) => void texts.delete(name),
  };
  const localReplica = { reportQueue: async () => reports } as OfflineReplica;
  const discardReplica = async () => void (isFull = false);
  return { secrets, replica: localReplica, discardReplica };
}

it('keeps what is owed to the audit log where the disk is full until the replica is deleted', async () => {
  const {
    secrets,
    replica: localReplica,
    discardReplica,
  } = fullDisk([report('one'), report('two')]);
  const owed = owedReports(secrets);
  const keeper = new SyncKeeper({
    gate: {} as ServerGate,
    now: () => new Date(),
    server: () => sam.server,
    owed,
    discardReplica,
    openReplica: async () => localReplica,
    openLeftReplica: async () => localReplica,
    onStatus: () => undefined,
  });
  await keeper.wipe(sam);
  expect(await owed.countOfOthers(ada)).toBe(2);
  await owed.keep(sam, [report('three'), report('two')]);
  expect(await owed.countOfOthers(ada)).toBe(3);
  expect(await owed.countOfOthers(sam)).toBe(0);
  const handed: string[] = [];
  const addReport = async ({ id }: ExportReport) => void handed.push(id);
  await owed.handBack(elsewhere, { addReport } as OfflineReplica);
  expect(handed).toEqual([]);
  expect(await owed.countOfOthers({ ...ada, server: elsewhere.server })).toBe(0);
  await owed.handBack(sam, { addReport } as OfflineReplica);
  expect(new Set(handed)).toEqual(new Set(['one', 'two', 'three']));
  expect(await secrets.names()).toEqual([]);
});
