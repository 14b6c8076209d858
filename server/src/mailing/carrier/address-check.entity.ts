import type { AddressVerdict } from '@creditfix/shared/mailing';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';

/** What the post answered about an address, kept for a while: each question costs money. A keyed hash stands for the address. */
export const AddressCheck = defineEntity({
  name: 'AddressCheck',
  tableName: 'address_checks',
  properties: {
    addressKey: p.text().primary(),
    /** `not_checked` while somebody asks the post. */
    verdict: p.text().$type<AddressVerdict>(),
    /** The address as the post writes it, if that differs. */
    sealedSuggestion: p.text().nullable(),
    checkedAt: p.datetime().index(),
  },
});
export type AddressCheck = InferEntity<typeof AddressCheck>;
