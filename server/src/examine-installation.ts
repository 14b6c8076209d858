import { PRO_MONTHLY_CENTS } from '@creditfix/shared/kernel';
import { existsSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { examineServices } from '#server/examine-services.ts';
import { databaseShape } from '#server/database-shape.ts';
import { fault, ok, warning, type Finding } from '#server/finding.ts';
import { checkAuditChain } from '#server/admin/index.ts';
import { backupMirrorOf } from '#server/backup-installation.ts';
import { examineLaunch } from '#server/examine-launch.ts';
import { openBackupFolder } from '#server/platform/backup/index.ts';
import { systemClock as clock } from '#server/platform/clock/index.ts';
import { configWarnings, type Config } from '#server/platform/config/index.ts';
import {
  databaseFacts,
  findDatabase,
  openDatabase,
  type Database,
} from '#server/platform/database/index.ts';
import { openFileStore, type FileStore } from '#server/platform/files/index.ts';
import type { Log } from '#server/platform/logging/index.ts';
import { createPdfPrinter, type PdfPrinter } from '#server/platform/pdf/index.ts';
import {
  Vault,
  checkKeys,
  loadEncryptionKeys,
  type SealedFiles,
} from '#server/platform/vault/index.ts';
import { sealedFeatures } from '#server/sealed-features.ts';

export type { Finding };

/** What `npm run doctor` and the admin area find: each part of an installation, whether it is well, and what to do where it is not. */

interface Examination {
  readonly log: Log;
  /** Every stored file is opened, not a sample. */
  readonly everyFile: boolean;
  /** Services elsewhere are asked, too: the mail server, DNS, Stripe and Lob. */
  readonly online: boolean;
  /** DNS servers to ask in place of the system's, `address:port`. */
  readonly dnsServers?: readonly string[];
}

const START_ONCE = 'Start the product once: npm start.';
const SAMPLE = 50;
const BATCH = 200;

/** Part after part, as each is looked at. The settings were read already: without them there is nothing to look for. */
export async function* examineInstallation(
  config: Config,
  examination: Examination,
): AsyncGenerator<Finding> {
  yield* examineSettings(config);
  yield await examineBackups(config);
  const proMonthlyCents = yield* examineDatabase(config, examination);
  yield* examineBrowser(config, examination.log);
  const { online, dnsServers } = examination;
  if (online) yield* examineServices(config, { proMonthlyCents, dnsServers });
}

/** The same of a server that runs, with what it has open. */
export async function examineRunning(
  config: Config,
  {
    database,
    log,
    pdf,
  }: { readonly database: Database; readonly log: Log; readonly pdf: PdfPrinter },
  { online }: Pick<Examination, 'online'>,
): Promise<readonly Finding[]> {
  const found = [...examineSettings(config)];
  const place = { dataDir: resolve(config.DATA_DIR), everyFile: false };
  const all = lookAtAll(config, { database, log }, place);
  let next = await all.next();
  for (; !next.done; next = await all.next()) found.push(next.value);
  found.push(await browserFinding(pdf));
  const services = { proMonthlyCents: next.value };
  if (online) for await (const finding of examineServices(config, services)) found.push(finding);
  return found;
}

function* examineSettings(config: Config): Generator<Finding> {
  const warnings = configWarnings(config);
  for (const says of warnings) yield warning('settings', says, 'See docs/operating.md.');
  if (warnings.length === 0) yield ok('settings', 'Each has a value that works.');
  if (config.NODE_ENV !== 'production')
    yield warning(
      'settings',
      `NODE_ENV is ${config.NODE_ENV}: the product trusts whoever reaches it on this machine.`,
      'Set NODE_ENV=production where people you do not know use it.',
    );
  if (config.ADMIN_EMAILS.length === 0)
    yield warning(
      'settings',
      'Nobody may sign in at /admin/login.',
      'Write an address into ADMIN_EMAILS.',
    );
}

const BACKUP_WARNS_MS = 26 * 60 * 60_000;

async function examineBackups(config: Config): Promise<Finding> {
  const { BACKUP_DIR } = config;
  if (!BACKUP_DIR)
    return warning(
      'backups',
      'None are made by themselves.',
      'Name a folder in BACKUP_DIR, on another disk.',
    );
  const folder = openBackupFolder(resolve(BACKUP_DIR));
  const made = await ageOfBackups(() => folder.newest(), {
    where: BACKUP_DIR,
    setting: 'BACKUP_DIR',
    fix: 'Run npm run backup -- --daily and read what it says.',
  });
  const mirror = backupMirrorOf(config);
  if (!mirror || made.state !== 'ok') return made;
  return await ageOfBackups(() => mirror.newest(), {
    where: 'the bucket of BACKUP_S3_URL',
    setting: 'BACKUP_S3_URL',
    fix: 'Run npm run backup -- --send and read what it says.',
  });
}

async function ageOfBackups(
  findNewest: () => Promise<Date | undefined>,
  { where, setting, fix }: Readonly<Record<'where' | 'setting' | 'fix', string>>,
): Promise<Finding> {
  try {
    const newest = await findNewest();
    const age = newest && clock.now().getTime() - newest.getTime();
    const said = newest
      ? `The newest in ${where} is of ${newest.toISOString()}.`
      : `There is none in ${where}.`;
    return age !== undefined && age < BACKUP_WARNS_MS
      ? ok('backups', said)
      : fault('backups', said, fix);
  } catch (error) {
    return fault('backups', messageOf(error), `Mend ${setting}.`);
  }
}

/** @returns what Pro costs a month, as the pages say it */
async function* examineDatabase(
  config: Config,
  { log, everyFile }: Examination,
): AsyncGenerator<Finding, number> {
  const dataDir = resolve(config.DATA_DIR);
  if (!config.DATABASE_URL && !existsSync(join(dataDir, 'postgres'))) {
    yield warning('database', `There is none in ${dataDir} yet.`, START_ONCE);
    return PRO_MONTHLY_CENTS;
  }
  const found = await findDatabase(
    { dataDir, url: config.DATABASE_URL, createMissing: false },
    { log },
  ).catch((error: unknown) => messageOf(error));
  if (typeof found === 'string') {
    yield fault('database', found, 'Start it, or mend DATABASE_URL or DATA_DIR.');
    return PRO_MONTHLY_CENTS;
  }
  try {
    // No table is changed by looking.
    const database = await openDatabase(found.place, databaseShape, { tables: 'as_they_are' });
    try {
      return yield* lookAtAll(config, { database, log }, { dataDir, everyFile });
    } finally {
      await database.close();
    }
  } catch (error) {
    yield fault('database', messageOf(error), 'Start it, or mend DATABASE_URL.');
    return PRO_MONTHLY_CENTS;
  } finally {
    await found.leave();
  }
}

/** What a launch lacks is looked for only in a database of this version, whose keys are there. */
async function* lookAtAll(
  config: Config,
  parts: { readonly database: Database; readonly log: Log },
  place: Omit<Place, 'config'>,
): AsyncGenerator<Finding, number> {
  let isSound = true;
  for await (const finding of lookAtDatabase(parts.database, { ...place, config })) {
    if (['tables', 'keys'].includes(finding.part)) isSound &&= finding.state === 'ok';
    yield finding;
  }
  if (!isSound) return PRO_MONTHLY_CENTS;
  return (yield* examineLaunch(config, parts)).prices.proMonthlyCents;
}

interface Place {
  readonly config: Config;
  readonly dataDir: string;
  readonly everyFile: boolean;
}

async function* lookAtDatabase(database: Database, place: Place): AsyncGenerator<Finding> {
  const { version, now, migrations } = await databaseFacts(database.fork());
  yield ok('database', `PostgreSQL ${version} answers.`);
  yield clockFinding(now);
  const known = databaseShape.migrations.map(({ name }) => name);
  const schema = schemaFinding(migrations, known);
  yield schema;
  if (schema.state !== 'ok') return;
  const keys = await loadEncryptionKeys(place.config.ENCRYPTION_KEYS, place.dataDir);
  const vault = new Vault(keys);
  try {
    await checkKeys(database.fork(), vault);
    yield ok(
      'keys',
      `What is stored opens with them. New things are sealed under ${vault.newestKeyId}.`,
    );
  } catch (error) {
    return yield fault(
      'keys',
      messageOf(error),
      'Put the key that is missing into ENCRYPTION_KEYS.',
    );
  }
  yield await auditFinding(database, vault);
  const files = openFileStore({ ...place.config, DATA_DIR: place.dataDir });
  yield* lookAtFiles({ database, vault, files }, place.everyFile);
}

const CLOCK_WARNS_MS = 5_000;

function clockFinding(databaseNow: Date): Finding {
  const apart = Math.abs(clock.now().getTime() - databaseNow.getTime());
  const seconds = (apart / 1000).toFixed(1);
  return apart < CLOCK_WARNS_MS
    ? ok('clock', 'This machine and the database agree on the time.')
    : warning(
        'clock',
        `This machine and the database are ${seconds} seconds apart.`,
        'Let both take the time from the same source (chrony, systemd-timesyncd).',
      );
}

function schemaFinding(done: readonly string[] | null, known: readonly string[]): Finding {
  if (done === null) return warning('tables', 'There are none yet.', START_ONCE);
  const ahead = done.filter((name) => !known.includes(name));
  if (ahead.length > 0)
    return fault(
      'tables',
      `They were made by a newer version (${ahead.join(', ')}).`,
      'Use the newer version, or restore a backup from before it.',
    );
  const missing = known.filter((name) => !done.includes(name));
  return missing.length === 0
    ? ok('tables', 'They are those of this version.')
    : fault(
        'tables',
        `They are older than this version (${missing.join(', ')} is missing).`,
        'Start the product once, which brings them up to date.',
      );
}

async function auditFinding(database: Database, vault: Vault): Promise<Finding> {
  const state = await database
    .fork()
    .transactional((tx) => checkAuditChain(tx, vault, { at: clock.now() }));
  return state.whole
    ? ok('audit log', 'The chain of its lines is whole.')
    : fault(
        'audit log',
        `It is not whole from line ${state.brokenAt} on.`,
        'Somebody or something changed the database behind the product. Compare it with a backup.',
      );
}

const LOW_ROOM_BYTES = 1_000_000_000;

function* roomFinding({ freeBytes }: { readonly freeBytes: number | null }): Generator<Finding> {
  if (freeBytes === null) return;
  const says = `${(freeBytes / 1e9).toFixed(1)} GB are left.`;
  if (freeBytes >= LOW_ROOM_BYTES) return yield ok('disk', says);
  yield warning('disk', says, 'Make room before letters can no longer be stored.');
}

async function* lookAtFiles(
  parts: { readonly database: Database; readonly vault: Vault; readonly files: FileStore },
  everyFile: boolean,
): AsyncGenerator<Finding> {
  const { files } = parts;
  const broken = await files.findFault();
  if (broken)
    return yield fault(
      'files',
      `The files ${broken}.`,
      'Mend DATA_DIR, make room, or look at S3_URL and the rights of its key.',
    );
  yield* roomFinding(await files.space());
  const { opened, gone, changed } = await openFiles(parts, everyFile);
  const which = everyFile ? 'All' : 'A sample of';
  if (gone.length + changed.length === 0)
    yield ok(
      'files',
      `${which} ${opened} stored files were opened, and each is the one that was stored.`,
    );
  if (gone.length > 0)
    yield fault(
      'files',
      `${gone.length} files are named by a row and are not there: ${few(gone)}.`,
      'Bring them back from a backup of the files.',
    );
  if (changed.length > 0)
    yield fault(
      'files',
      `${changed.length} files are not what was stored: ${few(changed)}.`,
      'The store or somebody changed them. Bring them back from a backup of the files.',
    );
}

/** Opening checks each byte: what is sealed carries its own proof. */
async function openFiles(
  {
    database,
    vault,
    files,
  }: { readonly database: Database; readonly vault: Vault; readonly files: FileStore },
  everyFile: boolean,
) {
  const gone: string[] = [];
  const changed: string[] = [];
  let opened = 0;
  const next = async (feature: SealedFiles, after: string | null, most: number) =>
    await feature.next(database.fork(), after, most);
  async function* all(feature: SealedFiles) {
    for (let after: string | null = null; ;) {
      const rows = await next(feature, after, BATCH);
      yield rows;
      after = rows.at(-1)?.rowId ?? null;
      if (after === null) return;
    }
  }
  // It begins somewhere else each time, so that in the end all of them were looked at; past the last row it goes on with the first.
  async function* sample(feature: SealedFiles) {
    const rows = await next(feature, randomUUID(), SAMPLE);
    yield rows;
    if (rows.length < SAMPLE) yield await next(feature, null, SAMPLE - rows.length);
  }
  for (const feature of sealedFeatures) {
    for await (const rows of everyFile ? all(feature) : sample(feature)) {
      for (const { key, place } of rows.flatMap((row) => row.files)) {
        const sealed = await files.get(key);
        if (!sealed) gone.push(key);
        else if (opens(vault, sealed, place)) opened += 1;
        else changed.push(key);
      }
    }
  }
  return { opened, gone, changed };
}

function opens(vault: Vault, ...sealed: Parameters<Vault['openBytes']>): boolean {
  try {
    vault.openBytes(...sealed);
    return true;
  } catch {
    return false;
  }
}

async function* examineBrowser(config: Config, log: Log): AsyncGenerator<Finding> {
  const pdf = createPdfPrinter({ chromiumPath: config.CHROMIUM_PATH, workers: 1, log });
  try {
    yield await browserFinding(pdf);
  } finally {
    await pdf.close();
  }
}

async function browserFinding(pdf: PdfPrinter): Promise<Finding> {
  try {
    await pdf.warmUp();
    return ok('browser', `${pdf.status().browser?.name ?? 'A browser'} is ready to print letters.`);
  } catch (error) {
    return fault('browser', messageOf(error), 'Install Chromium, or name one in CHROMIUM_PATH.');
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function few(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
