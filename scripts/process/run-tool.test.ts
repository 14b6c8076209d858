import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, runScript, type ToolRun } from './run-tool.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credit-fix-run-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts three that would live on: in its group, in a group of their own, and one of those with a bare environment. */
const LEAVES_BEHIND = `
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const forever = ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'];
const left = [{}, { detached: true }, { detached: true, env: {} }].map((how) => {
  const child = spawn(process.execPath, forever, { stdio: ['ignore', 'inherit', 'inherit'], ...how });
  child.unref();
  return child.pid;
});
writeFileSync(process.env.LEFT, left.join(' '));
`;

async function runText(text: string, run: ToolRun = {}) {
  const name = Math.random().toString(36).slice(2);
  const [file, left] = [join(folder, `${name}.mjs`), join(folder, `${name}.left`)];
  await writeFile(file, text);
  const result = await runScript(relative(ROOT, file), { ...run, env: { LEFT: left } });
  const pids = (await readFile(left, 'utf8').catch(() => '')).split(' ').filter(Boolean);
  return { ...result, alive: pids.filter((pid) => isAlive(pid)), started: pids.length };
}

/** One that has ended, and that nobody has asked about yet, is a name without a process. */
function isAlive(pid: string): boolean {
  if (!existsSync(`/proc/${pid}/stat`)) return false;
  return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

describe.runIf(process.platform === 'linux').concurrent('a run', () => {
  test('that ends well takes along what it started, and is not kept waiting by it', async () => {
    const ending = `setTimeout(() => { console.log('done'); process.exit(0); }, 1500);`;
    const { ok, output, hung, alive, started } = await runText(LEAVES_BEHIND + ending);
    expect({ ok, output, hung, alive, started }).toEqual({
      ok: true,
      output: 'done\n',
      hung: undefined,
      alive: [],
      started: 3,
    });
  });

  test('that ends before anybody has looked takes along what it started all the same', async () => {
    const { ok, alive, started } = await runText(`${LEAVES_BEHIND}\nprocess.exit(0);`);
    expect({ ok, alive, started }).toEqual({ ok: true, alive: [], started: 3 });
  });

  test('that fails is red and leaves nothing behind', async () => {
    const { ok, hung, alive, started } = await runText(
      `${LEAVES_BEHIND}\nsetTimeout(() => process.exit(3), 1500);`,
    );
    expect({ ok, hung, alive, started }).toEqual({
      ok: false,
      hung: undefined,
      alive: [],
      started: 3,
    });
  });

  test('that hangs is ended with all that it started, and says what was heard last', async () => {
    const { ok, hung, alive, started } = await runText(
      `${LEAVES_BEHIND}\nconsole.log('a.test.ts');\nprocess.on('SIGTERM', () => {});\nsetInterval(() => {}, 1000);`,
      { quietMs: 3_000 },
    );
    expect({ ok, hung, alive, started }).toEqual({
      ok: false,
      hung: 'a.test.ts',
      alive: [],
      started: 3,
    });
  });

  test('that is slow, and goes on, is left alone', async () => {
    const slow = `let at = 0; const timer = setInterval(() => { console.log(at += 1); if (at === 20) clearInterval(timer); }, 300);`;
    const { ok, hung } = await runText(slow, { quietMs: 4_000 });
    expect({ ok, hung }).toEqual({ ok: true, hung: undefined });
  });

  test('that is silent, and finishes one thing after the other, is left alone', async () => {
    const progressFile = join(folder, 'running');
    const silent = `import { writeFileSync } from 'node:fs';
let at = 0; const timer = setInterval(() => { writeFileSync(${JSON.stringify(progressFile)}, String(at += 1)); if (at === 20) clearInterval(timer); }, 300);`;
    const { ok, hung } = await runText(silent, { quietMs: 4_000, progressFile });
    expect({ ok, hung }).toEqual({ ok: true, hung: undefined });
  });
});

test.runIf(process.platform === 'linux')(
  'told to end, a program ends all that it runs, however many and however stubborn',
  async () => {
    const left = join(folder, 'several.left');
    const quick = `import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(left)}, process.pid + ' ');
setInterval(() => {}, 1000);`;
    await writeFile(join(folder, 'quick.mjs'), quick);
    await writeFile(join(folder, 'stubborn.mjs'), `process.on('SIGTERM', () => {});\n${quick}`);
    const both = `import { runScript } from ${JSON.stringify(join(import.meta.dirname, 'run-tool.ts'))};
import { readFileSync } from 'node:fs';
const files = ${JSON.stringify(['quick.mjs', 'stubborn.mjs'].map((file) => relative(ROOT, join(folder, file))))};
for (const file of files) void runScript(file);
const timer = setInterval(() => {
  try {
    if (readFileSync(${JSON.stringify(left)}, 'utf8').split(' ').length < 3) return;
  } catch {
    return;
  }
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 50);`;
    await writeFile(join(folder, 'both.mjs'), both);
    const program = spawn(process.execPath, [join(folder, 'both.mjs')], { stdio: 'ignore' });
    const [code] = (await once(program, 'exit')) as [number | null];
    const pids = (await readFile(left, 'utf8')).split(' ').filter(Boolean);
    const alive = pids.filter((pid) => isAlive(pid));
    for (const pid of alive) process.kill(Number(pid), 'SIGKILL');
    expect({ code, alive, started: pids.length }).toEqual({ code: 1, alive: [], started: 2 });
  },
);
