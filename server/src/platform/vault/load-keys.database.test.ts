import { expect, it } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { checkKeys } from './load-keys.ts';
import { Vault, newEncryptionKeys } from './vault.ts';

it('lets the keys of this data in, older ones behind newer too, and refuses others with the way out', async () => {
  const database = await openTestDatabase();
  try {
    const keys = newEncryptionKeys();
    await checkKeys(database.fork(), new Vault(keys));
    await checkKeys(database.fork(), new Vault(`${newEncryptionKeys()},${keys}`));
    const others = checkKeys(database.fork(), new Vault(newEncryptionKeys()));
    await expect(others).rejects.toThrow(/Put the old keys back/);
  } finally {
    await database.close();
  }
});
