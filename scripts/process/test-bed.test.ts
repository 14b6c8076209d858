import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const BED = JSON.stringify(join(import.meta.dirname, 'test-bed.ts'));

/** A program that opens two things and then does something. */
const program = (then: string) => `
import { inTestBed } from ${BED};
await inTestBed(async ({ folder, closing }) => {
  closing(() => console.log('closed', folder));
  closing(() => { throw new Error('can not be closed'); });
  ${then}
});`;

it.each([
  ['an end', '', 1],
  ['an error', "throw new Error('broken');", 1],
  [
    'an error that nobody waits for',
    "setTimeout(() => { throw new Error('broken'); }); await new Promise((resolve) => setTimeout(resolve, 600_000));",
    1,
  ],
  [
    'being told to stop',
    "process.kill(process.pid, 'SIGTERM'); await new Promise((resolve) => setTimeout(resolve, 600_000));",
    130,
  ],
])('after %s everything is closed, whatever can not be', async (_, then, code) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(then)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said, [ended]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const folder = /closed (.+)/.exec(said)?.[1] ?? '';
  expect(folder).not.toBe('');
  expect(existsSync(folder)).toBe(false);
  expect(ended).toBe(code);
});
