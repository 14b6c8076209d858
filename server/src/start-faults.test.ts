import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';

/** What the program itself says where it can't start: one sentence with the file, the setting and what to do, and no stack. */

const MAIN = resolve(import.meta.dirname, 'main.ts');

async function startOn(settings: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const code = new Promise((end) => child.once('exit', end));
  return { said: await text(child.stderr), code: await code };
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-start-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** One of them is enough: what is said of each is held in `embedded-database.test.ts`, and the program adds nothing. */
it('where the database of the data folder is damaged', async () => {
  const folder = await aFolder();
  await mkdir(join(folder, 'postgres/data/base'), { recursive: true });
  await chmod(folder, 0o700);
  const { said, code } = await startOn({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(said.trim()).toMatch(/is damaged: postgres\/data\/PG_VERSION is missing/);
  expect(said.trim()).toContain(`${folder} (DATA_DIR)`);
  expect(said.trim().split('\n')).toHaveLength(1);
});

it('where the server of DATABASE_URL is down', async () => {
  const { said, code } = await startOn({
    DATA_DIR: await aFolder(),
    DATABASE_URL: 'postgres://somebody:hidden-word@127.0.0.1:1/letters',
  });
  expect(code).toBe(1);
  expect(said.trim()).toMatch(
    /^The database "letters" at 127\.0\.0\.1:1 \(DATABASE_URL\) can't be reached/,
  );
  expect(said).not.toMatch(/hidden-word|\n {4}at /);
});
