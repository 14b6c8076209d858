import { expect, it } from 'vitest';
import type { EntityManager } from '#server/platform/database/index.ts';
import { openTestDatabase } from '#test/open-test-database.ts';

/** What entities can't say: the platform knows no accounts and documents know no letters, so these references are in the migration alone. */
const ONLY_IN_MIGRATIONS = [
  'constraint letter_documents letter_documents_letter_id_foreign FOREIGN KEY (letter_id) REFERENCES letters(id) ON DELETE CASCADE',
  'constraint outgoing_emails outgoing_emails_account_id_foreign FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE',
];

/** Every column, constraint and index of the tables in a schema, in the database's own words. */
const SHAPE = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
    || case a.attidentity when '' then '' else ' identity ' || a.attidentity::text end as line
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = current_schema()::text::regnamespace and c.relkind = 'r'
  union all select 'constraint ' || conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = current_schema()::text::regnamespace and contype <> 'n'
  union all select replace(indexdef, ' ' || current_schema() || '.', ' ') from pg_indexes where schemaname = current_schema()`;

async function shapeOf(em: EntityManager): Promise<string[]> {
  const rows = await em.execute<{ line: string }[]>(SHAPE);
  return rows
    .map(({ line }) => line)
    .filter((line) => !line.includes('mikro_orm_migrations'))
    .toSorted();
}

/** The shape that those statements make in a schema of their own. */
async function describedBy(em: EntityManager, create: string): Promise<string[]> {
  await em.execute('create schema by_entities');
  await em.execute('set local search_path = by_entities');
  await em.execute(create);
  return await shapeOf(em);
}

it('has migrations and entities that agree on every table, column, type, constraint and index', async () => {
  const database = await openTestDatabase();
  try {
    const create = await database.orm.schema.getCreateSchemaSQL({ wrap: false });
    const em = database.fork();
    const migrated = await shapeOf(em);
    await em.begin();
    const described = await describedBy(em, create).finally(() => em.rollback());
    expect(described.length).toBeGreaterThan(500);
    expect(migrated.filter((line) => !ONLY_IN_MIGRATIONS.includes(line))).toEqual(described);
  } finally {
    await database.close();
  }
});
