import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';
import { ROOT } from './run-tool.ts';

/** Servers of other versions than this one. */

const run = promisify(execFile);

/** Runs a server as the release after this one: with one migration more, which only adds to the tables. */
export const NEXT_VERSION = [
  process.execPath,
  '--import',
  join(ROOT, 'server/test/as-next-version.ts'),
] as const;

/**
 * The server of the last release, which is the newest tag `v…`, on the packages and the web app of this version.
 *
 * @returns what starts it; nothing before the first release
 */
export async function unpackLastRelease(folder: string): Promise<string | undefined> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: ROOT })).stdout;
  const [tag] = (await git('tag', '--list', 'v*', '--sort=-v:refname')).split('\n');
  if (!tag) return undefined;
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@creditfix'), { recursive: true });
  const file = join(folder, 'release.tar');
  await git('archive', `--output=${file}`, tag, 'package.json', 'shared', 'server');
  await extract({ file, cwd: folder });
  for (const name of await readdir(join(ROOT, 'node_modules')))
    if (name !== '@creditfix')
      await symlink(join(ROOT, 'node_modules', name), join(packages, name));
  for (const name of ['shared', 'server'])
    await symlink(join(folder, name), join(packages, '@creditfix', name));
  for (const name of ['server/node_modules', 'webapp'])
    await symlink(join(ROOT, name), join(folder, name));
  return join(folder, 'server/src/main.ts');
}
