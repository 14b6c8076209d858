import { ConfigError, readConfig, type Config } from '@creditfix/server/platform/config';
import { fileStoresOf, moveFiles } from '@creditfix/server/platform/files';
import { createLog } from '@creditfix/server/platform/logging';
import { DatabaseFault } from '@creditfix/server/platform/postgres';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { aloneOnFiles } from '#scripts/process/alone-on-files.ts';

/**
 * `npm run files:move -- --to s3` (or `disk`): moves the stored files of this machine to where new ones go, while servers go on. Exit
 * code 0: nothing is left; 1: a file could not be moved; 2: it could not begin.
 */

const say = (text: string) => void process.stdout.write(`${text}\n`);
const SAID_EVERY_MS = 2_000;
const OTHER_IS_AT_IT =
  'Another files:move or keys:rotate is at work on this database. Wait until it has ended, then run this again.';

/** Why files can't be moved there; undefined if they can. */
export function refusalOf(
  target: string | undefined,
  { S3_URL, keptIn, hasData }: Pick<Config, 'S3_URL'> & { keptIn: string; hasData: boolean },
): string | undefined {
  if (target !== 's3' && target !== 'disk') return 'Say where: -- --to s3, or -- --to disk.';
  if (!S3_URL) return 'Set S3_URL: it names the bucket, and its key.';
  if (!hasData) return 'There is no data in DATA_DIR. Nothing was moved.';
  if (target === keptIn) return undefined;
  return target === 's3'
    ? 'FILE_STORE is disk: servers still write there. Take it out and restart every process first.'
    : 'Servers still write to S3. Set FILE_STORE=disk and restart every process first.';
}

async function move(target: string | undefined): Promise<number> {
  const settings = readConfig(process.env);
  const config = { ...settings, DATA_DIR: resolve(settings.DATA_DIR) };
  const { keptIn, to, from } = fileStoresOf(config);
  const hasData = Boolean(config.DATABASE_URL) || existsSync(join(config.DATA_DIR, 'postgres'));
  const refusal = refusalOf(target, { ...config, keptIn, hasData });
  if (refusal !== undefined || !from) {
    say(refusal ?? '');
    return 2;
  }
  // Only now: who is refused need not wait for it.
  const { findDatabase } = await import('@creditfix/server/platform/database');
  const found = await findDatabase(
    { dataDir: config.DATA_DIR, url: config.DATABASE_URL, createMissing: false },
    { log: createLog(config.LOG_LEVEL) },
  );
  try {
    found.admitOthers();
    const outcome = await aloneOnFiles(found.place.url, async () => {
      say(`Moving files to ${keptIn}. You can stop this and start it again.`);
      let saidAt = performance.now();
      return await moveFiles({
        to,
        from,
        report(moved) {
          if (performance.now() - saidAt < SAID_EVERY_MS) return;
          saidAt = performance.now();
          say(`  ${moved.toLocaleString('en-US')}`);
        },
      });
    });
    if (!outcome) say(OTHER_IS_AT_IT);
    return outcome ? told(outcome) : 2;
  } finally {
    await found.leave();
  }
}

function told({ moved, failed }: { readonly moved: number; readonly failed: readonly string[] }) {
  say(`Moved: ${moved.toLocaleString('en-US')}.`);
  if (failed.length === 0) {
    say('Nothing is left in the old place of this machine.');
    return 0;
  }
  say(`These did not come back as they were, and stay where they are:\n  ${failed.join('\n  ')}`);
  return 1;
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' } } });
    if (existsSync('.env')) process.loadEnvFile('.env');
    process.exitCode = await move(values.to);
  } catch (error) {
    const cannotBegin = error instanceof ConfigError || error instanceof DatabaseFault;
    const said = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${said}\n`);
    process.exitCode = cannotBegin ? 2 : 1;
  }
}
