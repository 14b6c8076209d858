import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allowed, forbidden } from './planted.table.ts';

/** A border that nobody has seen fail is no border: each is broken here in a copy of the repository, under the real config. */

interface Diagnostic {
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
}

const ROOT = resolve(import.meta.dirname, '../..');
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint');

let planted = '';
const said = new Map<string, string>();

beforeAll(() => {
  planted = realpathSync(mkdtempSync(join(tmpdir(), 'borders-')));
  cpSync(join(ROOT, '.oxlintrc.json'), join(planted, '.oxlintrc.json'));
  cpSync(join(ROOT, 'scripts/lint'), join(planted, 'scripts/lint'), { recursive: true });
  for (const { file, code } of [...forbidden, ...allowed]) {
    mkdirSync(join(planted, dirname(file)), { recursive: true });
    writeFileSync(join(planted, file), code);
  }
  const run = spawnSync(process.execPath, [OXLINT, '--format=json'], {
    cwd: planted,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] };
  for (const { filename, message, help = '' } of diagnostics) {
    said.set(filename, `${said.get(filename) ?? ''}${message} ${help}\n`);
  }
});

afterAll(() => rmSync(planted, { recursive: true, force: true }));

describe('oxlint is red and says what to do instead', () => {
  test.each(forbidden)('$border', ({ file, says }) => {
    expect(said.get(file) ?? 'nothing').toContain(says);
  });
});

describe('oxlint is green', () => {
  test.each(allowed)('$border', ({ file }) => {
    expect(said.get(file) ?? 'nothing').toBe('nothing');
  });
});

test('plants each file once', () => {
  const files = [...forbidden, ...allowed].map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
});
