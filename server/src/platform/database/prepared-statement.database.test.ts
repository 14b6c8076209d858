import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { preparedStatement } from './prepared-statement.ts';

const between = preparedStatement(
  'numbers-between',
  (em, { from, to }: { readonly from: number; readonly to: number }) =>
    sql<{
      number: number;
    }>`select generate_series(${to}::int, ${to}::int + ${from}::int, ${1}) as number`.compile(
      em.getKysely(),
    ),
);

it('plans a prepared statement once a connection, and gives every value its place', async () => {
  const database = await openTestDatabase();
  try {
    await database.fork().transactional(async (tx) => {
      expect(await between(tx, { from: 1, to: 5 })).toEqual([{ number: 5 }, { number: 6 }]);
      expect(await between(tx, { from: 0, to: 7 })).toEqual([{ number: 7 }]);
      const [prepared] = await tx.execute<{ runs: number }[]>(
        `select generic_plans + custom_plans as runs from pg_prepared_statements where name = 'numbers-between'`,
      );
      expect(prepared).toEqual({ runs: 2 });
    });
  } finally {
    await database.close();
  }
});
