import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { possibleBoundaries, type Boundary, type BoundaryKind } from './boundary.ts';
import { tryBoundaries } from './choose-boundary.ts';
import { triedBoundaries, type TriedBoundary } from './tried-boundaries.ts';

const onLinux = process.platform === 'linux';
const asRoot = process.getuid?.() === 0;

/** What each boundary leaves open: to machine code that has taken over a decoder, and to a script that has. */
const OPEN: Readonly<Record<BoundaryKind, readonly (readonly string[])[]>> = {
  namespaces: [[], []],
  other_user: [[], []],
  limits: [['deleting', 'processes'], ['processes']],
  process: [
    ['reading', 'deleting', 'writing', 'processes', 'settings', 'network', 'programs'],
    ['processes', 'network'],
  ],
};

function expectAsPromised(tried: readonly TriedBoundary[]): void {
  for (const { kind, reaches, scriptReaches } of tried)
    expect([kind, reaches, scriptReaches]).toEqual([kind, ...OPEN[kind as BoundaryKind]]);
}

describe.runIf(onLinux)('seen from inside', () => {
  it('each boundary closes off what it promises', async () => {
    const tried = await triedBoundaries();
    expectAsPromised(tried);
    const kinds = tried.map(({ kind }) => kind);
    const sure = [...(asRoot ? ['other_user'] : []), 'limits', 'process'];
    expect(kinds).toEqual(expect.arrayContaining(sure));
  });

  it.runIf(asRoot)('the same for an ordinary user', async () => {
    const script = new URL('./tried-boundaries.ts', import.meta.url).pathname;
    const asUser = { uid: 61_000, gid: 61_000, cwd: '/', env: {} };
    const { stdout } = await promisify(execFile)(process.execPath, [script], asUser);
    const tried = JSON.parse(stdout) as TriedBoundary[];
    expectAsPromised(tried);
    const kinds = tried.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['limits', 'process']));
    expect(kinds).not.toContain('other_user');
  });
});

describe('the choice', () => {
  it('falls on the next where the system refuses the strongest', async () => {
    const refused: Boundary = {
      kind: 'namespaces',
      locks: false,
      wrap: () => ({ command: [process.execPath, '--eval', 'process.exit(1)'] }),
    };
    const missing: Boundary = { ...refused, wrap: () => ({ command: ['/no/such/tool'] }) };
    const { boundary } = await tryBoundaries([refused, missing, ...possibleBoundaries().slice(-1)]);
    expect(boundary.kind).toBe('process');
  });

  it('is refused if nothing works', async () => {
    await expect(tryBoundaries([])).rejects.toThrow('No process could be started');
  });
});
