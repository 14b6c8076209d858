import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './test-postgres.ts';
import type { LaneFacts } from './lanes.ts';
import { migratedSnapshot } from './migrated-snapshot.ts';

/** Prepares the lane that a project is for, once per run: a migrated database to copy, and for Deno the host processes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const lane = project.name.replace('rooms-', '') as LaneFacts['lane'];
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-lane-'));
  const opened =
    lane === 'postgres'
      ? await postgresLane(folder)
      : await pgliteLane(lane, project.config.maxWorkers);
  project.provide('laneFacts', opened.facts);
  return async () => {
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  };
}

interface OpenLane {
  readonly facts: LaneFacts;
  close(): Promise<void>;
}

async function pgliteLane(lane: 'pglite' | 'deno', workers: number): Promise<OpenLane> {
  const snapshotPath = await migratedSnapshot();
  if (lane === 'pglite') return { facts: { lane, snapshotPath }, close: async () => {} };
  const hosts = await Promise.all(
    Array.from({ length: workers }, () => startDenoHost(snapshotPath)),
  );
  return {
    facts: { lane, snapshotPath, hostUrls: hosts.map(({ url }) => url) },
    async close() {
      await Promise.all(hosts.map(({ close }) => close()));
    },
  };
}

async function postgresLane(folder: string): Promise<OpenLane> {
  const postgres = await startTestPostgres(join(folder, 'postgres'));
  const templateDatabase = 'credit_fix_template';
  const template = new URL(postgres.url);
  template.pathname = `/${templateDatabase}`;
  await postgres.createDatabase(templateDatabase);
  const { migratePostgres } = await import('./make-snapshot.ts');
  await migratePostgres(template.href);
  return {
    facts: { lane: 'postgres', postgresUrl: postgres.url, templateDatabase },
    close: postgres.stop,
  };
}

async function startDenoHost(
  snapshotPath: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const script = resolve(import.meta.dirname, 'lane-host.ts');
  const child = spawn('deno', ['run', '-A', script, snapshotPath], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolveUrl, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`the Deno host ended with ${code} before it was ready`)),
    );
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /lane host at (\S+)/.exec(chunk.toString());
      if (found?.[1]) resolveUrl(found[1]);
    });
  });
  return {
    url,
    async close() {
      child.removeAllListeners('exit');
      const ended = new Promise<void>((resolveEnd) => child.once('exit', () => resolveEnd()));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
