import type { AddressPurpose, CompanyKind } from '@creditfix/shared/letters';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** One version of an entry of the operator's address book. Rows are only added: the newest of an entry counts, and the others are its history. */
export const AddressBookVersion = defineEntity({
  name: 'AddressBookVersion',
  tableName: 'address_book_versions',
  properties: {
    entryId: p.uuid().primary(),
    /** Counts the changes of the entry, from 1. */
    version: p.integer().primary().autoincrement(false),
    kind: p.text().$type<CompanyKind>(),
    purpose: p.text().$type<AddressPurpose>(),
    name: p.text(),
    street: p.text(),
    street2: p.text().nullable(),
    city: p.text(),
    state: p.text(),
    zipCode: p.text(),
    /** Where the operator has the address from. */
    source: p.text(),
    checkedOn: p.date(),
    isRetired: p.boolean(),
    /** The account of the administrator. It may be gone by now: the history outlives it, as the audit log does. */
    changedBy: p.uuid(),
    changedAt: p.datetime(),
  },
});
export type AddressBookVersion = InferEntity<typeof AddressBookVersion>;
