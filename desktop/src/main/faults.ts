import { GONE } from './offline.port.ts';

/** Why a search or an export of the replica did not work, and what to do: by the code of what went wrong. */

const DAMAGED =
  'The copy on this computer was damaged and is no longer used. The next sync fetches a new one.';

const STOPPED =
  'The part of this program that keeps the copy had stopped. It is started again. Please try once more in a moment.';

const COMMON: readonly (readonly [code: RegExp, text: string])[] = [
  [new RegExp(`^${GONE}$`), STOPPED],
  [/^(?:replica_damaged|SQLITE_CORRUPT.*|SQLITE_NOTADB)$/, DAMAGED],
];

const OF_EXPORTS: readonly (readonly [code: RegExp, text: string])[] = [
  [
    /^(?:ENOSPC|EDQUOT|EFBIG|SQLITE_FULL.*|SQLITE_IOERR_(?:SHMSIZE|WRITE))$/,
    'The disk is full. Nothing was written. Make some room, or choose another place.',
  ],
  [/^(?:EACCES|EPERM|EROFS)$/, 'This program may not write there. Please choose another folder.'],
  [
    /^(?:ENOENT|ENOTDIR|ENODEV|ENXIO|EIO)$/,
    'That folder is not there anymore. Nothing was written. Please choose another folder.',
  ],
  [
    /^(?:EISDIR|EBUSY|ETXTBSY|ENAMETOOLONG|EINVAL)$/,
    'Nothing can be saved under that name there. If the file is open in another program, close it, or choose another name.',
  ],
  [/^no_replica$/, 'There is no whole copy yet. Please wait for the first sync.'],
];

export function queryFaultText(code: string): string {
  return textOf(COMMON, code) ?? 'The copy could not be read. Please try again.';
}

export function exportFaultText(code: string): string {
  return (
    textOf([...COMMON, ...OF_EXPORTS], code) ??
    'The export could not be written. Nothing is left of it. Please try again.'
  );
}

function textOf(
  faults: readonly (readonly [code: RegExp, text: string])[],
  code: string,
): string | undefined {
  return faults.find(([each]) => each.test(code))?.[1];
}

/** Why a sync did not work, and what to do: by the code of what went wrong. */
const FAULTS: readonly (readonly [code: RegExp, text: string])[] = [
  [
    /^(?:ENOSPC|EDQUOT|SQLITE_FULL.*|SQLITE_IOERR_SHMSIZE)$/,
    'The disk is full. What was fetched is safe. Make some room, then sync again.',
  ],
  [
    /^(?:EACCES|EPERM|EROFS)$/,
    'This program may not write into its own folder, so the copy can not be kept in step. Ask whoever looks after this computer.',
  ],
  [
    /^refused$/,
    'The server refused a copy for your account, so the copy on this computer was deleted. Finish your sign-in, or ask an administrator about your role, then sync again.',
  ],
  [
    /^(?:replica_damaged|SQLITE_CORRUPT.*|SQLITE_NOTADB)$/,
    'The copy on this computer was damaged and is no longer used. Sync again, and a new one is fetched.',
  ],
  [
    /^unreadable$/,
    'The server answered something that this program can not read. What the copy holds is safe. This program may be older than the server: ask for a newer one.',
  ],
  [
    new RegExp(`^${GONE}$`),
    'The part of this program that keeps the copy has stopped. What the copy holds is safe. Sync again to start it, or start the program anew.',
  ],
];

const OTHER =
  'The copy could not be brought up to date. What it holds is safe. We try again in a few minutes.';

export function syncFaultText(code: string): string {
  return FAULTS.find(([each]) => each.test(code))?.[1] ?? OTHER;
}
