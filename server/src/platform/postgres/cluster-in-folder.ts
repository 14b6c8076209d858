import { randomBytes } from 'node:crypto';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  StartFailed,
  createCluster,
  makeOwnFolder,
  runSingleUser,
  type Cluster,
} from './cluster.ts';
import { OURS, diskFull, exists, findTraces, letPass } from './data-folder.ts';
import { DatabaseFault } from './database-fault.ts';
import { findPrograms, reachablePrograms, type Programs } from './programs.ts';
import { userForPostgres } from './system-user.ts';

/** The cluster in a data folder: made where the folder is new, refused where something is missing, never started over over what is there. */

/** Owns the tables, and nothing else: not the superuser, whose password nobody keeps. */
export const ROLE = 'credit_fix';

interface Given {
  readonly programs?: Programs | undefined;
  readonly restoring?: boolean | undefined;
}

/**
 * The cluster of this folder: the one that is there, or a new one where the folder is new too.
 *
 * @param given PostgreSQL's programs, if they are not to be looked for, and whether keys and files may be there before the database
 * @throws DatabaseFault that says what to do
 */
export async function clusterIn(
  dataDir: string,
  { programs: given, restoring = false }: Given,
): Promise<Cluster> {
  const folder = join(dataDir, OURS.cluster);
  const isThere = await exists(folder);
  if (!isThere) await refuseToHide(dataDir, restoring);
  const user = await userForPostgres(folder);
  if (user) await letPass(dataDir, user);
  const found = given ?? (await findPrograms());
  const programs = await reachablePrograms(found, user, join(dataDir, 'programs'));
  const cluster = { programs, user, data: join(folder, 'data'), log: join(folder, 'log') };
  if (isThere) {
    await makeOwnFolder(folder, user);
    await checkWhole(cluster, dataDir);
  } else {
    await createIn(dataDir, cluster);
  }
  return cluster;
}

/** A folder that tells of data, and has no database, is not started over: somebody would look for what was in it. */
async function refuseToHide(dataDir: string, restoring: boolean): Promise<void> {
  if (await exists(join(dataDir, OURS.earlierDatabase)))
    throw new DatabaseFault(
      `The data folder ${dataDir} (DATA_DIR) holds a database of an earlier version of this program (${OURS.earlierDatabase}/), in a form that this version does not read. Nothing was changed. To begin anew, set DATA_DIR to another folder, or move this one away; to read what is in it, start the earlier version.`,
    );
  const traces = restoring ? [] : await findTraces(dataDir);
  if (traces.length > 0)
    throw new DatabaseFault(
      `The data folder ${dataDir} (DATA_DIR) holds ${traces.join(' and ')}, but no database (${OURS.cluster}/). Nothing was changed. Put the database back from a backup, or set DATABASE_URL if the data is in a server of your own. To begin anew, set DATA_DIR to another folder.`,
    );
}

/** Made beside its place and moved there when it is whole: what a crash interrupts is begun again. */
async function createIn(dataDir: string, { programs, user }: Cluster): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(`${OURS.cluster}.`))
      await rm(join(dataDir, name), { recursive: true, force: true }).catch(() => {});
  const begun = join(dataDir, `${OURS.cluster}.${randomBytes(4).toString('hex')}`);
  const cluster = { programs, user, data: join(begun, 'data'), log: join(begun, 'log') };
  try {
    await makeOwnFolder(begun, user);
    await createCluster(cluster, newPassword());
    const password = newPassword();
    await runSingleUser(cluster, [
      `create role ${ROLE} login password '${password}'`,
      `create database ${ROLE} owner ${ROLE}`,
    ]);
    await writeFile(join(begun, 'password'), `${password}\n`, { mode: 0o600, flush: true });
    await rename(begun, join(dataDir, OURS.cluster));
  } catch (error) {
    await rm(begun, { recursive: true, force: true }).catch(() => {});
    throw creationFault(error, dataDir);
  }
}

function creationFault(error: unknown, dataDir: string): unknown {
  const said = saidOf(error);
  if (said.includes('No space left on device')) return diskFull(dataDir);
  // Containers often run under a number that has no name.
  const nameless = /could not look up effective user ID (\d+)/.exec(said)?.[1];
  if (nameless)
    return new DatabaseFault(
      `This program runs as user ${nameless}, who has no name on this system, and PostgreSQL needs one. Add a line for ${nameless} to /etc/passwd, start the program as a user that has one, or set DATABASE_URL to a server of your own.`,
    );
  const line = /^initdb: error: .*$/m.exec(said)?.[0];
  return line
    ? new DatabaseFault(
        `No database could be made in ${dataDir} (DATA_DIR): ${line}. Nothing was begun there.`,
      )
    : error;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

async function checkWhole({ programs, data }: Cluster, dataDir: string): Promise<void> {
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(missing);
  const password = await readFile(join(data, '../password'), 'utf8').catch(missing);
  if (version === undefined || password === undefined)
    throw damaged(
      dataDir,
      `${join(OURS.cluster, version === undefined ? 'data/PG_VERSION' : 'password')} is missing`,
    );
  const major = Number(version);
  if (major === programs.major) return;
  throw new DatabaseFault(
    `The database in ${dataDir} (DATA_DIR) was made by PostgreSQL ${version.trim()}, and this program brings PostgreSQL ${programs.major}, which does not read it. Nothing was changed. With the version of this program that made it, run "npm run backup -- FILE"; then, with this version and an empty DATA_DIR, "npm run restore -- FILE".`,
  );
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

export function damaged(dataDir: string, what: string): DatabaseFault {
  return new DatabaseFault(
    `The database in ${dataDir} (DATA_DIR) is damaged: ${what}. It was not begun anew. Put the data folder back from a backup; what PostgreSQL says is in ${join(dataDir, OURS.cluster, 'log')}.`,
  );
}

/** All that a program of PostgreSQL said before it failed. */
export function saidOf(error: unknown): string {
  if (error instanceof StartFailed) return error.said;
  return error instanceof Error
    ? `${error.message}\n${String((error as { stderr?: unknown }).stderr)}`
    : String(error);
}
