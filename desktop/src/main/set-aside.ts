import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { OfflineReplica } from './offline.port.ts';
import type { OwedReports } from './owed-reports.ts';
import { Refusal } from './refusal.ts';
import { isForeign, sealedFiles, type Secrets } from './secrets.ts';

/**
 * A replica whose person or key another keychain has sealed: its rows go, but the list of exports that the server has yet to hear of
 * stays beside, sealed, and is read once that keychain is back. (Two desktops on one Linux machine have one each.)
 */

interface AsideParts {
  /** Of this person, for what the program keeps. */
  readonly keeps: string;
  readonly secrets: Secrets;
  readonly owed: OwedReports;
  /** Opens what lies in a folder under the key among these secrets; null if it does not open. */
  readonly openLeftReplica: (place: {
    readonly secrets: Secrets;
    readonly folder: string;
  }) => Promise<OfflineReplica | null>;
}

const SEALED = ['session', 'copy-key'];
/** The last writes may be in the journal only. */
const NOTES = ['notes.db', 'notes.db-wal'];

const NOT_MOVED =
  'What another keychain has sealed could not be moved aside, so nothing was written over it. Make some room on the disk, then start this program again.';

const ASIDE =
  'Another keychain of this computer has sealed a list of exports for the audit log. It is kept, and reported once that keychain is back and the same person signs in.';

const ofWhom = z.object({ email: z.string(), server: z.string() });

/**
 * What does not open is there the next time.
 *
 * @throws Refusal if it could not be moved out of the way of what will be written
 */
export async function keepWhatIsForeign(parts: AsideParts): Promise<void> {
  if (!parts.secrets.kept) return;
  await setAside(parts.keeps).catch(() => {
    throw new Refusal(NOT_MOVED);
  });
  const places = await readdir(join(parts.keeps, 'aside')).catch(() => []);
  for (const place of places) {
    await takeBack(join(parts.keeps, 'aside', place), parts).catch(() => undefined);
  }
}

/** For the about box; null if nothing lies aside. */
export async function asideText(keeps: string): Promise<string | null> {
  const places = await readdir(join(keeps, 'aside')).catch(() => []);
  return places.length === 0 ? null : ASIDE;
}

async function setAside(keeps: string): Promise<void> {
  const [secrets, replica] = [join(keeps, 'secrets'), join(keeps, 'copy')];
  const foreign = await Promise.all(SEALED.map(async (name) => await isForeign(secrets, name)));
  const key = await readFile(join(secrets, 'copy-key.sealed')).catch(() => null);
  if (!key || !foreign.includes(true)) return;
  // Named by what it is: cut off in the middle, it goes on in the same place. The key is moved last.
  const place = join(keeps, 'aside', createHash('sha256').update(key).digest('hex').slice(0, 16));
  if (!existsSync(join(replica, 'notes.db')) && !existsSync(place)) return;
  for (const folder of ['secrets', 'copy'])
    await mkdir(join(place, folder), { recursive: true, mode: 0o700 });
  for (const name of NOTES.toReversed()) await move(join(replica, name), join(place, 'copy', name));
  for (const name of SEALED)
    await move(join(secrets, `${name}.sealed`), join(place, 'secrets', `${name}.sealed`));
  await rm(replica, { recursive: true, force: true });
}

async function move(from: string, to: string): Promise<void> {
  if (existsSync(from)) await rename(from, to);
}

async function takeBack(place: string, { owed, openLeftReplica }: AsideParts): Promise<void> {
  const secrets = sealedFiles(join(place, 'secrets'));
  const whose = ofWhom.safeParse(JSON.parse((await secrets.read('session')) ?? 'null'));
  if (!whose.success) return;
  const replica = await openLeftReplica({ secrets, folder: join(place, 'copy') });
  if (!replica) return;
  try {
    await owed.keep(whose.data, await replica.reportQueue());
  } finally {
    await replica.close().catch(() => undefined);
  }
  await rm(place, { recursive: true, force: true });
}
