import { expect, it } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';

it('has migrations and entities that agree on every table, column and type', async () => {
  const database = await openTestDatabase();
  try {
    const difference = await database.orm.schema.getUpdateSchemaSQL({
      wrap: false,
      safe: true,
      dropTables: false,
    });
    // Keys and indexes are the migrations' own business; tables and columns must match.
    const changes = difference
      .split('\n')
      .filter((line) => /^(create|alter) table/.test(line) && !/ constraint /.test(line));
    expect(changes).toEqual([]);
  } finally {
    await database.close();
  }
});
