import type { EntityManager } from '#server/platform/database/index.ts';
import { storeOnce } from './vault-check.repository.ts';
import { VaultError, type Place, type Vault } from './vault.ts';

const CHECK: Place = { column: 'vault_check.sealed', rowId: 'check' };
const KNOWN = 'these are the keys of this data';
const INDEX_KEY: Place = { column: 'vault_check.sealed', rowId: 'index' };

/**
 * Makes sure that the keys are the ones this database was sealed with, before anything is sealed under others, and gives the
 * vault this installation's index key. Call it before the first fingerprint is made.
 *
 * @throws VaultError that says what to do
 */
export async function checkKeys(em: EntityManager, vault: Vault): Promise<void> {
  try {
    await storedOnce(em, vault, CHECK, KNOWN);
    vault.useIndexKey(await storedOnce(em, vault, INDEX_KEY, vault.newestIndexKey()));
  } catch (cause) {
    if (!(cause instanceof VaultError)) throw cause;
    throw new VaultError(
      'The data in this database was sealed with other encryption keys. Put the old keys back: the file encryption.keys in DATA_DIR, or ENCRYPTION_KEYS. Nothing was changed.',
      { cause },
    );
  }
}

async function storedOnce(
  em: EntityManager,
  vault: Vault,
  place: Place,
  first: string,
): Promise<string> {
  const sealed = await storeOnce(em, place.rowId, vault.seal(first, place));
  return vault.open(sealed ?? '', place);
}
