import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './test-postgres.ts';
import type { TestProjectFacts, TemplateDatabase } from './test-projects.ts';

const RUNTIMES: Readonly<Record<string, TestProjectFacts['testProject']>> = {
  'features-postgres': 'postgres',
  'features-deno': 'deno',
};

/** Prepares a test project, once per run: a migrated database to copy, and for Deno the host processes. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'credit-fix-test-'));
  // What the workers' browsers leave behind, which end with them, goes with it.
  project.config.env = { ...project.config.env, TMPDIR: folder };
  const postgres = await startTestPostgres(join(folder, 'postgres'));
  const { makeTemplate } = await import('./test-databases.ts');
  const database = await makeTemplate(postgres.url);
  const testProject = RUNTIMES[project.name];
  if (!testProject)
    throw new Error(`${project.name} has no runtime: name one in ${import.meta.filename}`);
  const workers = testProject === 'deno' ? project.config.maxWorkers : 0;
  const hosts = await Promise.all(
    Array.from({ length: workers }, () => startDenoHost(database, folder)),
  );
  project.provide('testProjectFacts', {
    testProject,
    database,
    hostUrls: hosts.map(({ url }) => url),
  });
  return async () => {
    await Promise.all(hosts.map(({ close }) => close()));
    await postgres.stop();
    // A browser that ends may still write.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}

async function startDenoHost(
  { serverUrl, template }: TemplateDatabase,
  folder: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const script = resolve(import.meta.dirname, 'test-host.ts');
  const child = spawn('deno', ['run', '-A', script, serverUrl, template], {
    cwd: resolve(import.meta.dirname, '../..'),
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolveUrl, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`the Deno host ended with ${code} before it was ready`)),
    );
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /test host at (\S+)/.exec(chunk.toString());
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
