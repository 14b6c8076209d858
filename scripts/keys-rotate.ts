import { readConfig, ConfigError, type Config } from '@creditfix/server/platform/config';
import { databaseShape } from '@creditfix/server/database-shape';
import {
  findDatabase,
  openDatabase,
  type FoundDatabase,
} from '@creditfix/server/platform/database';
import { openFileStore } from '@creditfix/server/platform/files';
import { createLog } from '@creditfix/server/platform/logging';
import { DatabaseFault } from '@creditfix/server/platform/postgres';
import {
  Vault,
  VaultError,
  addNewKey,
  checkKeys,
  loadEncryptionKeys,
  rotateKeys,
} from '@creditfix/server/platform/vault';
import { sealedFeatures } from '@creditfix/server/sealed-features';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { aloneOnFiles } from '#scripts/process/alone-on-files.ts';

/**
 * `npm run keys:rotate`: seals everything again under the newest encryption key. With PostgreSQL the servers go on meanwhile;
 * every one of them must have been started with both keys before. `--new-key` makes a new key first, where the keys are kept
 * in DATA_DIR.
 */

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function changeKeys(makeNewKey: boolean): Promise<number> {
  const config = readConfig(process.env);
  const dataDir = resolve(config.DATA_DIR);
  const refusal = refusalOf(config, {
    makeNewKey,
    hasData: Boolean(config.DATABASE_URL) || existsSync(join(dataDir, 'postgres')),
  });
  if (refusal) throw new VaultError(refusal);
  // A server that runs on the embedded database would seal under the keys that it read when it started.
  const found = await findDatabase(
    { dataDir, url: config.DATABASE_URL, createMissing: false },
    { log: createLog(config.LOG_LEVEL), alone: true },
  );
  try {
    return await changeKeysOn(found, config, makeNewKey);
  } finally {
    await found.leave();
  }
}

async function changeKeysOn(
  { place }: FoundDatabase,
  config: Config,
  makeNewKey: boolean,
): Promise<number> {
  const dataDir = resolve(config.DATA_DIR);
  // The tables are the server's to change, and what those of another version seal would be passed over.
  const database = await openDatabase(place, databaseShape, { tables: 'must_fit' });
  try {
    // The keys must be the ones of this data before a new one is put before them.
    await checkKeys(
      database.fork(),
      new Vault(await loadEncryptionKeys(config.ENCRYPTION_KEYS, dataDir)),
    );
    const keys = makeNewKey
      ? await addNewKey(dataDir)
      : await loadEncryptionKeys(config.ENCRYPTION_KEYS, dataDir);
    const vault = new Vault(keys);
    say(`Sealing everything under key ${vault.newestKeyId}. You can stop this and start it again.`);
    const rotate = async () =>
      await rotateKeys({
        database,
        vault,
        files: openFileStore({ ...config, DATA_DIR: dataDir }),
        features: sealedFeatures,
        report: countedUp(say),
      });
    const rotation = await aloneOnFiles(place.url, rotate);
    if (!rotation) throw new VaultError(OTHER_IS_AT_IT);
    const olderIds = keys
      .split(',')
      .slice(1)
      .map((key) => key.split(':')[0] ?? '');
    const { text, ok } = outcomeOf(rotation, {
      olderIds,
      fromSettings: Boolean(config.ENCRYPTION_KEYS),
    });
    say(text);
    return ok ? 0 : 1;
  } finally {
    await database.close();
  }
}

interface Settings {
  readonly ENCRYPTION_KEYS?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
}

const OTHER_IS_AT_IT =
  'Files are being moved, or another change of keys is at work. Wait until it has ended, then run this again.';

/** Why this can't be done as it was asked; undefined if it can. */
export function refusalOf(
  settings: Settings,
  { makeNewKey, hasData }: { readonly makeNewKey: boolean; readonly hasData: boolean },
): string | undefined {
  if (!hasData) return 'There is no data in DATA_DIR. Nothing was made there.';
  if (!makeNewKey) return undefined;
  if (settings.ENCRYPTION_KEYS)
    return 'Your keys come from ENCRYPTION_KEYS, so --new-key has no file to put one in. Put a new id:base64 pair of 32 random bytes (openssl rand -base64 32) first in ENCRYPTION_KEYS, restart every server with it, and run this again without --new-key.';
  if (settings.DATABASE_URL)
    return 'With DATABASE_URL a server may be running that could not open what is sealed under a key it does not know. Put the keys into ENCRYPTION_KEYS, a new one first, restart every server with it, and run this without --new-key.';
  return undefined;
}

/** Says now and then how far it has come, one line for each place. */
export function countedUp(
  tell: (text: string) => void,
): (progress: { readonly place: string; readonly resealed: number }) => void {
  const counts = new Map<string, number>();
  return ({ place, resealed }) => {
    const count = (counts.get(place) ?? 0) + resealed;
    counts.set(place, count);
    tell(`  ${place}: ${count.toLocaleString('en-US')}`);
  };
}

interface Outcome {
  readonly resealed: number;
  readonly left: number;
  readonly missing: readonly string[];
  readonly failed: readonly string[];
}

/** The last words: an older key may go only if nothing is left under it. */
export function outcomeOf(
  { resealed, left, missing, failed }: Outcome,
  {
    olderIds,
    fromSettings,
  }: { readonly olderIds: readonly string[]; readonly fromSettings: boolean },
): { readonly text: string; readonly ok: boolean } {
  const lines = [`Sealed anew: ${resealed.toLocaleString('en-US')}.`];
  if (missing.length > 0)
    lines.push(
      `These files are named by a row and are not there. Look for them in a backup:\n${list(missing)}`,
    );
  if (failed.length > 0) lines.push(`These did not open:\n${list(failed)}`);
  const ok = left === 0 && failed.length === 0;
  if (!ok)
    lines.push(
      `${left.toLocaleString('en-US')} values and files are still sealed under an older key. Keep every key. If a server was started without the new key, restart it with both, then run this again.`,
    );
  else lines.push('Nothing is left under an older key.');
  if (ok && olderIds.length > 0) lines.push(removalAdvice(olderIds, fromSettings));
  return { text: lines.join('\n'), ok };
}

function removalAdvice(olderIds: readonly string[], fromSettings: boolean): string {
  const where = fromSettings ? 'ENCRYPTION_KEYS' : 'the file encryption.keys in DATA_DIR';
  return `You may take ${olderIds.join(', ')} out of ${where} now, and restart. Keep it somewhere safe for as long as you keep backups made before today: they open with it alone.`;
}

function list(lines: readonly string[]): string {
  const shown = lines.slice(0, 50).map((line) => `  ${line}`);
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`  and ${more.toLocaleString('en-US')} more`] : [])].join('\n');
}

if (import.meta.main) {
  const { values: options } = parseArgs({ options: { 'new-key': { type: 'boolean' } } });
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    process.exitCode = await changeKeys(Boolean(options['new-key']));
  } catch (error) {
    const isExpected =
      error instanceof ConfigError || error instanceof VaultError || error instanceof DatabaseFault;
    process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
