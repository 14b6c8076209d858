import { addYears, BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import type { EntityManager } from '#server/platform/database/index.ts';
import type { AddressBookVersion } from './address-book-version.entity.ts';
import {
  addEntryVersion,
  countEntries,
  entryVersions,
  lockAddressBook,
  pageOfEntries,
  type EntryFilter,
} from './address-book.repository.ts';

/** The address book, as the staff keep it. */

const MOST_ENTRIES = 1_000;

/** What an entry says of the company. */
export type AddressBookEntry = Omit<
  AddressBookVersion,
  'entryId' | 'version' | 'isRetired' | 'changedBy' | 'changedAt'
>;

interface Change {
  readonly entryId: string;
  /** The version that was on the screen; 0 adds the entry. */
  readonly basedOn: number;
  readonly changedBy: string;
  readonly at: Date;
}

/** Whatever was looked up last before that day is said to be old. */
export function oldBefore(now: Date): string {
  return addYears(calendarDateAt(now, BUSINESS_TIME_ZONE), -1);
}

export async function findAddressBook(
  em: EntityManager,
  filter: Omit<EntryFilter, 'checkedBefore'> & { readonly onlyOld: boolean },
  { offset, limit, now }: { readonly offset: number; readonly limit: number; readonly now: Date },
) {
  const { onlyOld, ...rest } = filter;
  const checkedBefore = onlyOld ? oldBefore(now) : undefined;
  // One more than the page, which tells whether there is another.
  const found = await pageOfEntries(em, { ...rest, checkedBefore }, { offset, limit: limit + 1 });
  const entries = found
    .slice(0, limit)
    .map((entry) => ({ ...entry, isOld: entry.checkedOn < oldBefore(now) }));
  return {
    entries,
    isLast: found.length <= limit,
    total: Number(found[0]?.total ?? 0),
  };
}

const SHOWN_VERSIONS = 100;

/** Newest first; none where there is no such entry. */
export async function findEntryVersions(
  em: EntityManager,
  entryId: string,
): Promise<readonly AddressBookVersion[]> {
  return await entryVersions(em, entryId, SHOWN_VERSIONS);
}

/**
 * Writes a new version of an entry, or a new entry.
 *
 * @returns its version, or why it was not written: somebody else was first, there is none of that id, or there are too many
 */
export async function saveEntry(
  tx: EntityManager,
  { entryId, basedOn, changedBy, at }: Change,
  change: Partial<AddressBookEntry> & { readonly isRetired?: boolean },
): Promise<number | 'changed' | 'unknown' | 'too_many'> {
  await lockAddressBook(tx);
  const [before] = await entryVersions(tx, entryId, 1);
  if (basedOn > 0 && !before) return 'unknown';
  if ((before?.version ?? 0) !== basedOn) return 'changed';
  if (!before && (await countEntries(tx)) >= MOST_ENTRIES) return 'too_many';
  const version = basedOn + 1;
  const now = { isRetired: false, ...before, ...change };
  await addEntryVersion(tx, {
    ...(now as AddressBookVersion),
    entryId,
    version,
    changedBy,
    changedAt: at,
  });
  return version;
}
