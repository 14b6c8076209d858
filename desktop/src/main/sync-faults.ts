import { GONE } from './offline.port.ts';

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
    /^(?:copy_damaged|SQLITE_CORRUPT.*|SQLITE_NOTADB)$/,
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
