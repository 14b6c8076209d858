import type { EntityManager } from '#server/platform/database/index.ts';
import { AddressCheck } from './address-check.entity.ts';

/** What the post answered about an address since that instant. */
export async function findAddressCheck(
  em: EntityManager,
  addressKey: string,
  since: Date,
): Promise<Pick<AddressCheck, 'verdict' | 'sealedSuggestion'> | null> {
  return await em.findOne(
    AddressCheck,
    { addressKey, checkedAt: { $gt: since } },
    { fields: ['verdict', 'sealedSuggestion'], disableIdentityMap: true },
  );
}

/** Keeps the newest answer about an address. */
export async function keepAddressCheck(em: EntityManager, check: AddressCheck): Promise<void> {
  await em.upsert(AddressCheck, check, { disableIdentityMap: true });
}

export async function deleteAddressChecks(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(AddressCheck, { checkedAt: { $lt: before } });
}
