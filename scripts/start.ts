import { takeSettings } from '@creditfix/server/platform/config';
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildWebapp } from './build-webapp.ts';

/** `npm start`: from a fresh checkout to a running product, in one process that signals reach directly. `--worker` (`npm run worker`): one that only works on the queue. */

const OLDEST_NODE = 24;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    `This is Node ${process.versions.node}; the product needs ${OLDEST_NODE}. Start it with "npm start": npm brings its own Node.`,
  );
  process.exit(1);
}

// The second start takes two thirds of the first. Never in a folder that others may write to.
enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));

if (existsSync('.env')) process.loadEnvFile('.env');

const isWorker = process.argv.includes('--worker');
if (isWorker) process.env.ROLE = 'worker';

// Before the build: what it starts has no business with the secrets.
takeSettings();

// A worker shows no page.
const build = isWorker ? { ok: true, built: false, seconds: 0, report: '' } : await buildWebapp();
if (!build.ok) {
  console.error(`${build.report}\nThe web app could not be built, so nothing was started.`);
  process.exit(1);
}
if (build.built) console.log(`The web app is built (${build.seconds.toFixed(1)} s).`);

await import('@creditfix/server/main');
