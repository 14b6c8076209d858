import { randomInt } from 'node:crypto';
import { constants, accessSync } from 'node:fs';
import { join } from 'node:path';

/** What a program that works on strangers' bytes is given to stand apart from the server: a user, and the system's own tools. */

/** Handed out for a moment by systemd too (its DynamicUser), which is why nothing on a disk belongs to any of them. */
const UNOWNED_USERS = { from: 61_184, to: 65_519 } as const;

/** A user (and group) that owns no file and runs nothing else: a new one each time, so that no two programs can reach each other. */
export function unownedUser(): number {
  return randomInt(UNOWNED_USERS.from, UNOWNED_USERS.to + 1);
}

const SYSTEM_FOLDERS = [
  '/usr/bin',
  '/usr/sbin',
  '/bin',
  '/sbin',
  '/run/current-system/sw/bin',
] as const;

/** Where the system keeps a tool of its own; the setting PATH is not asked, because these run before a boundary is there. */
export function systemTool(name: string): string | undefined {
  return SYSTEM_FOLDERS.map((folder) => join(folder, name)).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
