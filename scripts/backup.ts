import { ConfigError, readConfig, takeSettings } from '@creditfix/server/platform/config';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { progressOn } from '#scripts/process/progress-on.ts';

/**
 * `npm run backup -- FILE`: one moment of the installation in one file, while it runs. `--daily`: one more in BACKUP_DIR. `--with-keys --passphrase-file PASSPHRASE` puts the
 * encryption keys inside; `/dev/stdin` is a file, too. `--send` sends the daily ones to the bucket of BACKUP_S3_URL, which goes on where an
 * earlier try has ended; `--fetch FOLDER` brings the newest one back from there. Ends with 0 where everything is in it, 1 if none was made, and 2 if it was made but files
 * that rows name are gone or changed.
 */

const USAGE =
  'npm run backup -- FILE [--with-keys --passphrase-file PASSPHRASE], or -- --daily, -- --send or -- --fetch FOLDER';
const say = (text: string) => void process.stdout.write(`${text}\n`);
const count = (number: number) => number.toLocaleString('en-US');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'with-keys': { type: 'boolean' },
    'passphrase-file': { type: 'string' },
    daily: { type: 'boolean' },
    send: { type: 'boolean' },
    fetch: { type: 'string' },
  },
});
const passphraseFile = values['passphrase-file'];
const needsFile = !values.daily && !values.send && values.fetch === undefined;

function refusal(): string | undefined {
  if (positionals.length !== (needsFile ? 1 : 0)) return `Name one file: ${USAGE}`;
  return Boolean(values['with-keys']) === Boolean(passphraseFile)
    ? undefined
    : `Keys are put in under a passphrase: ${USAGE}`;
}

const refused = refusal();
if (refused !== undefined) {
  console.error(refused);
  process.exit(1);
}
if (existsSync('.env')) process.loadEnvFile('.env');
// This process may restart itself: nothing else is loaded before the secrets are out of its environment.
const { settings } = takeSettings();
const { backUpInstallation, fetchBackup, sendBackups } =
  await import('@creditfix/server/backup-installation');
const { BackupFault } = await import('@creditfix/server/platform/backup');
const { createLog } = await import('@creditfix/server/platform/logging');
const { DatabaseFault } = await import('@creditfix/server/platform/postgres');
const { VaultError } = await import('@creditfix/server/platform/vault');

async function main(): Promise<number> {
  const [path = ''] = positionals;
  const passphrase = passphraseFile && (await readFile(passphraseFile, 'utf8')).trim();
  const config = readConfig(settings);
  const { report, end } = progressOn(process.stderr);
  if (values.fetch !== undefined) {
    const file = await fetchBackup(config, values.fetch);
    say(`${file} is here. Put it back with: npm run restore -- ${file}`);
    return 0;
  }
  if (values.send) {
    const sent = await sendBackups(config, report).finally(end);
    say(
      `Sent ${count(sent.files)} files, ${count(Math.ceil(sent.bytes / 1e6))} MB; ${count(sent.removed)} that are too old were removed there.`,
    );
    return 0;
  }
  const taken = await backUpInstallation(
    config,
    values.daily ? { daily: true } : { path, passphrase },
    { log: createLog(config.LOG_LEVEL), report },
  ).finally(end);
  say(
    `${taken.path}: ${count(taken.rows)} rows, ${count(taken.files)} files, ${count(Math.ceil(taken.bytes / 1e6))} MB.`,
  );
  if (passphrase === undefined)
    say(
      'The encryption keys are not in it. Keep them somewhere else: without them nobody can open it.',
    );
  if (taken.faults.length === 0) return 0;
  const shown = taken.faults.slice(0, 20).map(({ key, what }) => `  ${key} is ${what}`);
  say(`${count(taken.faults.length)} files that rows name are not as they were stored:`);
  say(shown.join('\n'));
  say('Look for them in an earlier backup; npm run doctor -- --all-files says more.');
  return 2;
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
