import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseFault } from './database-fault.ts';

/** Whom PostgreSQL runs as: it refuses root. */

const run = promisify(execFile);

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Made if there is no user for databases yet. */
const OWN_NAME = 'credit-fix';

const SYSTEM_NAMES = [OWN_NAME, 'postgres', '_postgres'];

/**
 * Nobody in particular where we are an ordinary user: PostgreSQL then runs as we do.
 *
 * @param cluster where it exists already, its owner stays
 * @throws DatabaseFault if there is none and none can be made
 */
export async function userForPostgres(cluster: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await systemUsers();
  const owner = await stat(cluster).then(
    ({ uid }) => uid,
    () => 0,
  );
  const found =
    users.find(({ uid }) => uid !== 0 && uid === owner) ??
    SYSTEM_NAMES.map((name) => users.find((user) => user.name === name)).find(Boolean);
  return found ?? (await makeUser());
}

async function systemUsers(): Promise<readonly SystemUser[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [name = '', , uid = '', gid = ''] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

async function makeUser(): Promise<SystemUser> {
  const home = ['--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'];
  const trouble = await run('useradd', ['--system', '--user-group', ...home, OWN_NAME]).then(
    () => '',
    (error: unknown) => String(error instanceof Error ? error.message.split('\n')[0] : error),
  );
  const made = (await systemUsers()).find(({ name }) => name === OWN_NAME);
  if (made) return made;
  throw new DatabaseFault(
    `PostgreSQL does not run as root, and no user could be made for it (${trouble}). Start the program as an ordinary user, make a system user named ${OWN_NAME}, or set DATABASE_URL to a server of your own.`,
  );
}

/** @returns whether this user may run that program: asked of the system, which knows access lists too. */
export async function canRun(user: SystemUser, program: string): Promise<boolean> {
  return await asked(user, ['-x', program]);
}

/** @returns the highest folder on the way to this one that is closed to the user, if one is. */
export async function closedFolder(user: SystemUser, folder: string): Promise<string | undefined> {
  if (await asked(user, ['-x', folder])) return undefined;
  const parent = dirname(folder);
  return parent === folder ? folder : ((await closedFolder(user, parent)) ?? folder);
}

async function asked({ uid, gid }: SystemUser, question: readonly string[]): Promise<boolean> {
  return await run('test', question, { uid, gid, cwd: '/' }).then(
    () => true,
    () => false,
  );
}
