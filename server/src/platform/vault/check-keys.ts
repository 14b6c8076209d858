import type { EntityManager } from '#server/platform/database/index.ts';
import { VaultError, type Vault } from './vault.ts';

const PLACE = { column: 'vault_check.sealed', rowId: 'check' };
const KNOWN = 'these are the keys of this data';

/**
 * Makes sure that the keys are the ones this database was sealed with, before anything is sealed under others.
 *
 * @throws VaultError that says what to do
 */
export async function checkKeys(em: EntityManager, vault: Vault): Promise<void> {
  await em.execute('insert into vault_check (id, sealed) values (?, ?) on conflict do nothing', [
    PLACE.rowId,
    vault.seal(KNOWN, PLACE),
  ]);
  const rows = await em.execute<{ sealed: string }[]>('select sealed from vault_check');
  try {
    vault.open(rows[0]?.sealed ?? '', PLACE);
  } catch (cause) {
    throw new VaultError(
      'The data in this database was sealed with other encryption keys. Put the old keys back: the file encryption.keys in DATA_DIR, or ENCRYPTION_KEYS. Nothing was changed.',
      { cause },
    );
  }
}
