import type { CompanyKind } from '@creditfix/shared/letters';
import { sql } from 'kysely';
import type { EntityManager, Tables } from '#server/platform/database/index.ts';
import { AddressBookVersion } from './address-book-version.entity.ts';

/** The address book that the operator keeps. It has a thousand entries at most, each in all its versions. */

type BookTables = Tables<typeof AddressBookVersion>;

/** The newest version of each entry. */
function newest(em: EntityManager) {
  return em
    .getKysely<BookTables>()
    .selectFrom((versions) =>
      versions
        .selectFrom('address_book_versions')
        .distinctOn('entry_id')
        .selectAll()
        .orderBy('entry_id')
        .orderBy('version', 'desc')
        .as('entry'),
    )
    .select([
      'entry_id as entryId',
      'version',
      'kind',
      'purpose',
      'name',
      'street',
      'street2',
      'city',
      'state',
      'zip_code as zipCode',
      'source',
      'checked_on as checkedOn',
      'is_retired as isRetired',
      'changed_by as changedBy',
      'changed_at as changedAt',
    ]);
}

/** What is offered to everybody who writes to a company of that kind, by name. */
export async function offeredEntries(em: EntityManager, kind: CompanyKind) {
  return await newest(em)
    .where('kind', '=', kind)
    .where('is_retired', '=', false)
    .orderBy(sql`lower(name)`)
    .orderBy('entry_id')
    .execute();
}

export interface EntryFilter {
  /** A part of the name or the city. */
  readonly search: string | undefined;
  readonly kind: CompanyKind | undefined;
  readonly isRetired: boolean;
  /** Only those looked up last before that day. */
  readonly checkedBefore: string | undefined;
}

/** A page of entries by name, each with how many there are in all. */
export async function pageOfEntries(
  em: EntityManager,
  { search, kind, isRetired, checkedBefore }: EntryFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return await newest(em)
    .select(({ fn }) => sql<number>`${fn.countAll()} over ()`.as('total'))
    .where('is_retired', '=', isRetired)
    .$if(kind !== undefined, (entries) => entries.where('kind', '=', kind ?? 'furnisher'))
    .$if(checkedBefore !== undefined, (entries) =>
      entries.where('checked_on', '<', checkedBefore ?? ''),
    )
    .$if(search !== undefined, (entries) =>
      entries.where(
        sql<boolean>`position(lower(${search ?? ''}) in lower(name || ' ' || city)) > 0`,
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('entry_id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The versions of one entry, newest first. */
export async function entryVersions(
  em: EntityManager,
  entryId: string,
  limit: number,
): Promise<readonly AddressBookVersion[]> {
  return await em.find(
    AddressBookVersion,
    { entryId },
    { orderBy: { version: -1 }, limit, disableIdentityMap: true },
  );
}

export async function countEntries(em: EntityManager): Promise<number> {
  return await em.count(AddressBookVersion, { version: 1 });
}

/** Lets one change at a time through, to the end of the transaction: so versions and entries are counted one after the other. */
export async function lockAddressBook(tx: EntityManager): Promise<void> {
  // Raw: neither builder knows advisory locks.
  await tx.execute("select pg_advisory_xact_lock(hashtextextended('address-book', 0))");
}

export async function addEntryVersion(
  tx: EntityManager,
  version: AddressBookVersion,
): Promise<void> {
  await tx.insert(AddressBookVersion, version);
}
