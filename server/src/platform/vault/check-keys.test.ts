import { expect, it } from 'vitest';
import { databaseShape } from '#server/database-shape.ts';
import { openDatabase } from '#server/platform/database/index.ts';
import { checkKeys } from './check-keys.ts';
import { Vault, newEncryptionKeys } from './vault.ts';

it('lets the keys of this data in, older ones behind newer too, and refuses others with the way out', async () => {
  const database = await openDatabase({ kind: 'memory' }, databaseShape);
  try {
    const keys = newEncryptionKeys();
    await checkKeys(database.fork(), new Vault(keys));
    await checkKeys(database.fork(), new Vault(`${newEncryptionKeys()},${keys}`));
    const others = checkKeys(database.fork(), new Vault(newEncryptionKeys()));
    await expect(others).rejects.toThrow(/Put the old keys back/);
  } finally {
    await database.close();
  }
}, 60_000);
