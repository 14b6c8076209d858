import { readConfig, ConfigError } from '@creditfix/server/platform/config';
import { sealedExportFiles } from '@creditfix/server/admin';
import { sealedDocumentFiles } from '@creditfix/server/documents';
import { sealedLetterFiles } from '@creditfix/server/letters';
import { sealedPaperFiles } from '@creditfix/server/mailing';
import { findDatabase, openDatabase } from '@creditfix/server/platform/database';
import { createDiskFileStore } from '@creditfix/server/platform/files';
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
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NOT_UP_TO_DATE, countedUp, outcomeOf, refusalOf } from '#scripts/keys/rotation-report.ts';

/**
 * `npm run keys:rotate`: seals everything anew under the newest encryption key. With PostgreSQL the servers go on meanwhile;
 * every one of them must have been started with both keys before. `--new-key` makes a new key first, where the keys are kept
 * in DATA_DIR.
 */

const { values: options } = parseArgs({ options: { 'new-key': { type: 'boolean' } } });
const say = (text: string) => void process.stdout.write(`${text}\n`);

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.exitCode = await changeKeys(Boolean(options['new-key']));
} catch (error) {
  const isExpected =
    error instanceof ConfigError || error instanceof VaultError || error instanceof DatabaseFault;
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

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
  // The tables are the server's to change: this only works on what is there.
  const database = await openDatabase(found.place, { entities: [], migrations: [] });
  try {
    const [table] = await database.fork().execute(`select to_regclass('key_rotation') as name`);
    if (!table?.name) throw new VaultError(NOT_UP_TO_DATE);
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
    const rotation = await rotateKeys({
      database,
      vault,
      files: createDiskFileStore(join(dataDir, 'files')),
      features: [sealedLetterFiles, sealedDocumentFiles, sealedPaperFiles, sealedExportFiles],
      report: countedUp(say),
    });
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
    await found.leave();
  }
}
