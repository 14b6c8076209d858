import { ConfigError, readConfig, takeSettings } from '@creditfix/server/platform/config';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { progressOn } from '#scripts/process/progress-on.ts';
import { runScript } from '#scripts/process/run-tool.ts';

/**
 * `npm run restore -- FILE`: puts a backup back into an empty database and an empty DATA_DIR, then looks whether all is well, as `npm run
 * doctor` does. `--passphrase-file PASSPHRASE` opens the keys in the backup. Ends with 0 where all is well, 1 if it was refused
 * and nothing was changed, and 2 if it was put back and doctor has found a fault.
 */

const USAGE = 'npm run restore -- FILE [--passphrase-file PASSPHRASE]';
const say = (text: string) => void process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'passphrase-file': { type: 'string' } },
});
const [path = ''] = positionals;
if (path === '' || positionals.length > 1) {
  console.error(`Name one file: ${USAGE}`);
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile('.env');
// This process may restart itself: nothing else is loaded before the secrets are out of its environment.
const { settings } = takeSettings();
const { restoreInstallation } = await import('@creditfix/server/backup-installation');
const { BackupFault } = await import('@creditfix/server/platform/backup');
const { createLog } = await import('@creditfix/server/platform/logging');
const { DatabaseFault } = await import('@creditfix/server/platform/postgres');
const { VaultError } = await import('@creditfix/server/platform/vault');

async function main(): Promise<number> {
  const passphraseFile = values['passphrase-file'];
  const passphrase = passphraseFile && (await readFile(passphraseFile, 'utf8')).trim();
  const config = readConfig(settings);
  const { report, end } = progressOn(process.stderr);
  const restored = await restoreInstallation(
    config,
    { path, passphrase },
    { log: createLog(config.LOG_LEVEL), report },
  ).finally(end);
  if (restored === 'was_finished') say('This backup had been put back already, to the end.');
  else {
    const { head, rows, files } = restored;
    const count = (number: number) => number.toLocaleString('en-US');
    say(`Put back as of ${head.takenAt}: ${count(rows)} rows, ${count(files)} files.`);
  }
  const { ok } = await runScript('scripts/doctor.ts', { stream: true, env: settings });
  return ok ? 0 : 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = [BackupFault, ConfigError, DatabaseFault, VaultError].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected ? (error as Error).message : error);
  process.exitCode = 1;
}
