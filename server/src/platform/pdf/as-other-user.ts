import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { systemTool, unownedUser } from '#server/platform/confinement/index.ts';
import type { FoundChromium } from './find-chromium.ts';

/** As root Chromium refuses its own sandbox; as a user who owns nothing it has it. */

const run = promisify(execFile);

/** Gives the browser's own folder to that user, and goes on as the browser. */
const SCRIPT = `#!/bin/sh
for word; do
  case $word in --user-data-dir=*) chown "$BROWSER_USER:$BROWSER_USER" "\${word#*=}" ;; esac
done
exec "$SETPRIV" --reuid="$BROWSER_USER" --regid="$BROWSER_USER" --clear-groups "$BROWSER_PROGRAM" "$@"
`;

/** @returns undefined if this is not root, or another user can't run that browser here */
export async function asOtherUser(found: FoundChromium): Promise<FoundChromium | undefined> {
  const setpriv = systemTool('setpriv');
  if (process.getuid?.() !== 0 || process.platform !== 'linux' || !setpriv) return undefined;
  const user = unownedUser();
  const { executablePath: program } = found;
  // We have unpacked it ourselves, and there is no secret in it.
  if (found.source === 'npm')
    for (const path of [dirname(dirname(program)), dirname(program), program])
      await chmod(path, 0o755);
  const mayRun = await run('test', ['-x', program], { uid: user, gid: user, cwd: '/' }).then(
    () => true,
    () => false,
  );
  if (!mayRun) return undefined;
  const settings = { BROWSER_USER: String(user), BROWSER_PROGRAM: program, SETPRIV: setpriv };
  return {
    ...found,
    executablePath: await writeScript(),
    sandbox: true,
    env: { ...found.env, HOME: tmpdir(), ...settings },
  };
}

async function writeScript(): Promise<string> {
  const folder = join(tmpdir(), 'pdf-browser-0-start');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = await lstat(folder);
  if (!kept.isDirectory() || kept.uid !== 0 || (kept.mode & 0o022) !== 0)
    throw new Error(`${folder} belongs to another user; nothing is started from there`);
  const draft = join(folder, randomUUID());
  await writeFile(draft, SCRIPT, { flag: 'wx', mode: 0o700 });
  const path = join(folder, 'as-other-user.sh');
  await rename(draft, path);
  return path;
}
