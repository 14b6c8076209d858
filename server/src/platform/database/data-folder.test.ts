import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataFolderInUse, takeDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credit-fix-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HOLDER = `
  import { takeDataFolder } from ${JSON.stringify(resolve(import.meta.dirname, 'data-folder.ts'))};
  takeDataFolder(process.argv[1]);
  console.log('taken');
  setInterval(() => {}, 1000);
`;

/** Another process that holds the folder. */
async function holder() {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', HOLDER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => child.stdout.once('data', ready));
  return {
    async kill() {
      const ended = new Promise((end) => child.once('exit', end));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

it('refuses a folder that another process has, and says what to do', async () => {
  const other = await holder();
  expect(() => takeDataFolder(folder)).toThrow(DataFolderInUse);
  expect(() => takeDataFolder(folder)).toThrow(/already in use.*DATA_DIR/);
  await other.kill();
});

it('is free again the moment the other process is killed', async () => {
  const other = await holder();
  await other.kill();
  expect(takeDataFolder(folder)).toBeTypeOf('function');
});

it('is free again when it is let go', () => {
  takeDataFolder(folder)();
  expect(takeDataFolder(folder)).toBeTypeOf('function');
});
