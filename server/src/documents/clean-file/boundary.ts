import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemTool, unownedUser } from '#server/platform/confinement/index.ts';

/** What stands between a decoder that has been taken over and everything else, by what the system has to offer. */

export type BoundaryKind = 'namespaces' | 'other_user' | 'limits' | 'process';

export interface Boundary {
  readonly kind: BoundaryKind;
  /** The whole command for a program with its arguments, and whom it starts as. */
  wrap(program: readonly string[]): WrappedCommand;
  /** Locks the loaded process with `prlimit`: no further file, socket or memory. */
  readonly locks: boolean;
}

export interface WrappedCommand {
  readonly command: readonly string[];
  /** The user that the program ends up as, if it is not the server's own. */
  readonly user?: number | undefined;
  /** The system changes to that user for us; otherwise the command does so itself. */
  readonly startsAsUser?: boolean | undefined;
}

/** Every boundary that this system could have, the strongest first. Which one it really has, only trying tells. */
export function possibleBoundaries(): readonly Boundary[] {
  const isRoot = process.getuid?.() === 0;
  const locks = process.platform === 'linux' && systemTool('prlimit') !== undefined;
  const namespaces = namespacesOf(isRoot, locks);
  return [
    ...(namespaces ? [namespaces] : []),
    ...(isRoot ? [otherUser(locks)] : []),
    ...(locks ? [{ kind: 'limits' as const, locks, wrap: asItIs }] : []),
    { kind: 'process', locks: false, wrap: asItIs },
  ];
}

const asItIs = (program: readonly string[]): WrappedCommand => ({ command: program });

/**
 * Root gives up its rights by becoming a user who owns nothing. Where the system has `setpriv`, that user can't get any back
 * through a program of root's either.
 */
function otherUser(locks: boolean): Boundary {
  const setpriv = systemTool('setpriv');
  return {
    kind: 'other_user',
    locks,
    wrap(program) {
      const user = unownedUser();
      if (!setpriv) return { command: program, user, startsAsUser: true };
      return { command: [setpriv, ...asUser(user), ...NO_RIGHTS, ...program], user };
    },
  };
}

const NO_RIGHTS = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all'] as const;

function asUser(user: number): readonly string[] {
  return [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
}

/**
 * A network without a way out, processes that see only themselves, and a file system of a dozen folders, none of which can be
 * written to. An ordinary user may make these where the system allows user namespaces.
 */
function namespacesOf(isRoot: boolean, locks: boolean): Boundary | undefined {
  const tools = ['unshare', 'sh', 'mount', 'chroot', 'setpriv'].map(systemTool);
  const [unshare, sh, , , setpriv] = tools;
  if (process.platform !== 'linux' || !unshare || !sh || !setpriv || tools.includes(undefined))
    return undefined;
  return {
    kind: 'namespaces',
    locks,
    wrap(program) {
      const user = isRoot ? unownedUser() : undefined;
      const view = [...SYSTEM_VIEW.filter(existsSync), setpriv, process.execPath, ...ownFolders()];
      return {
        user,
        command: [
          unshare,
          ...(isRoot ? [] : ['--user', '--map-root-user']),
          '--net',
          '--ipc',
          '--uts',
          '--mount',
          '--pid',
          '--fork',
          '--kill-child',
          sh,
          '-c',
          ENTER_VIEW,
          'sh',
          ...new Set(view),
          '--',
          setpriv,
          ...(user ? asUser(user) : []),
          ...NO_RIGHTS,
          '--pdeathsig=KILL',
          ...program,
        ],
      };
    },
  };
}

/** Programs are not among them: the C library and what it loads is all that Node needs of the system. */
const SYSTEM_VIEW = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/nix/store', '/etc/ld.so.cache'];

/** Builds the new root over /proc, which is there on every system and not wanted inside, and goes on in it. */
const ENTER_VIEW = `set -e
umask 022
root=/proc
mount -t tmpfs -o size=1m,mode=755 none "$root"
while [ "$1" != -- ]; do
  if [ -d "$1" ]; then mkdir -p "$root$1"
  else mkdir -p "$root\${1%/*}"; : > "$root$1"
  fi
  mount --bind "$1" "$root$1"
  mount -o remount,bind,ro,nosuid,nodev "$root$1"
  shift
done
shift
mount -o remount,ro "$root"
exec chroot "$root" "$@"`;

const PROJECT = resolve(import.meta.dirname, '../../../..');

/** The folders and files of the product that the decoders are made of. The data folder is in none of them. */
export function ownFolders(): readonly string[] {
  const folders = ['node_modules', 'server/node_modules']
    .map((name) => resolve(PROJECT, name))
    .filter(existsSync)
    .flatMap((folder) => [folder, realpathSync(folder)]);
  const files = ['package.json', 'server/package.json'];
  return [
    ...new Set([...folders, import.meta.dirname, ...files.map((name) => resolve(PROJECT, name))]),
  ];
}
