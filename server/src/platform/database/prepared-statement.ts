import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import type { EntityManager } from './open-database.ts';

/** The names of the texts that the database keeps prepared. */
const names = new Map<string, string>();

/** Stands for a value while the text of a statement is built. */
class Placeholder {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

/**
 * A statement that runs on nearly every call: its text is built once, and each connection plans it once. Building and planning took
 * longer than finding the rows. Everything else is better planned for its own values.
 *
 * @param write builds the statement; it may only hand its values on to the builder, because they are placeholders there
 */
export function preparedStatement<Values extends Readonly<Record<string, unknown>>, Row>(
  name: string,
  write: (em: EntityManager, values: Values) => CompiledQuery<Row>,
): (em: EntityManager, values: Values) => Promise<Row[]> {
  let built: { readonly text: string; readonly order: readonly unknown[] } | undefined;
  const build = (em: EntityManager) => {
    const placeholders = new Proxy({}, { get: (_, key) => new Placeholder(String(key)) });
    const { sql, parameters } = write(em, placeholders as Values);
    names.set(sql, name);
    return { text: sql, order: parameters };
  };
  return async (em, values) => {
    built ??= build(em);
    const parameters = built.order.map((each) =>
      each instanceof Placeholder ? values[each.key] : each,
    );
    const statement = CompiledQuery.raw(built.text, parameters) as CompiledQuery<Row>;
    return (await em.getKysely().executeQuery(statement)).rows;
  };
}

/** The same for a statement that somebody else writes, always with this text. */
export function keepPrepared(name: string, text: string): void {
  names.set(text, name);
}

/** Sends those statements under their names: the driver then has a connection plan them the first time alone. */
export function sendPreparedByName(pool: Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const byName = (text: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? names.get(text) : undefined;
      return query(name === undefined ? text : { name, text }, ...rest);
    };
    client.query = byName as typeof client.query;
  });
}
