import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SystemUser } from './system-user.ts';

/** Where the server process listens: a socket in a folder of its own, or a port of this machine if there are no sockets. */
export type Endpoint =
  | { readonly socketFolder: string; readonly port: number }
  | { readonly socketFolder: ''; readonly port: number };

/** It is part of the socket's name. */
const PORT = 5432;

/** What the system takes as the path of a socket, in bytes. */
const LONGEST_PATH = process.platform === 'linux' ? 107 : 103;

/** The nearest place that will do: the cluster's own folder; a short one that only its user can enter; a port of the loopback. */
export async function chooseEndpoint(
  clusterFolder: string,
  user: SystemUser | undefined,
): Promise<Endpoint> {
  if (process.platform === 'win32') return { socketFolder: '', port: await freePort() };
  if (fits(clusterFolder)) return { socketFolder: clusterFolder, port: PORT };
  const uid = user?.uid ?? process.getuid?.() ?? 0;
  const name = `credit-fix-${createHash('sha256').update(clusterFolder).digest('hex').slice(0, 16)}`;
  for (const parent of [`/run/user/${uid}`, '/run', tmpdir()]) {
    const folder = join(parent, name);
    if (fits(folder) && (await isOwn(folder, uid, user)))
      return { socketFolder: folder, port: PORT };
  }
  return { socketFolder: '', port: await freePort() };
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_PATH;
}

/** Others may write to the folders above: what lies there under our name must be a folder, and closed to them. */
async function isOwn(folder: string, uid: number, user: SystemUser | undefined): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    if (user) await chown(folder, user.uid, user.gid);
    await chmod(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
  }
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
