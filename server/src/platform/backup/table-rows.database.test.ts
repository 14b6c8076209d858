import pg from 'pg';
import { inject, expect, it } from 'vitest';
import '#test/test-projects.ts';
import { copyDatabase } from '#test/test-databases.ts';
import { emptyTables, findTables, readRows, writeRows } from './table-rows.ts';

/** What the product's own tables may have one day, beside what they have. */
const TABLES = `
  create table makers (id bigint generated always as identity primary key, name text unique,
    shouted text generated always as (upper(name)) stored);
  create table things (id serial primary key, maker_id bigint references makers (id), made_at timestamptz,
    price numeric, raw bytea, tags text[], more jsonb, part_of int references things (id));
  create index things_made_at on things (made_at desc) where part_of is null;
  create unique index things_lower on makers (lower(name));
  create function count_things() returns trigger language plpgsql as $$ begin raise exception 'counted twice'; end $$;
  insert into makers (name) values (E'tab\\tline\\nslash\\\\N "quoted"'), (null), ('Zoë 😀');
  insert into things (maker_id, made_at, price, raw, tags, more, part_of) values
    (1, '2026-03-08 01:59:59.123456-05', 0.10, '\\x00ff', '{a,"b c",null}', '{"n": 1e400, "t": "\\u00e9"}', 2),
    (3, 'infinity', 'NaN', null, '{}', null, null);
  create trigger things_counted after insert on things for each row execute function count_things();
  create trigger things_kept before truncate on things for each statement execute function count_things();`;

it('writes back what it has read: values, numbering, references, indexes and triggers', async () => {
  const copy = await copyDatabase({
    ...inject('testProjectFacts').database,
    template: 'template0',
  });
  const client = new pg.Client({ connectionString: copy.url });
  await client.connect();
  const all = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows;
  const rows = async () => [
    await all('select * from makers order by id'),
    await all('select * from things order by id'),
  ];
  const shape = async () => [
    await all(`select pg_get_constraintdef(oid) from pg_constraint order by conname, conrelid`),
    await all(`select indexdef from pg_indexes where schemaname = 'public' order by 1`),
    await all(`select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`),
  ];
  try {
    await client.query(TABLES);
    const before = { rows: await rows(), shape: await shape() };
    expect(before.rows.flat()).toHaveLength(5);
    const parts = await findTables(client);
    const read: { part: (typeof parts)[number]; lines: Buffer }[] = [];
    for (const part of parts)
      for await (const lines of readRows(client, part)) read.push({ part, lines });
    await client.query('begin');
    const makeAgain = await emptyTables(client);
    expect((await rows()).flat()).toEqual([]);
    for (const { part, lines } of read) await writeRows(client, part, lines);
    await makeAgain();
    await client.query('commit');
    expect({ rows: await rows(), shape: await shape() }).toEqual(before);
    // The numbering goes on, and the triggers are on again.
    expect(await all(`insert into makers (name) values ('next') returning id`)).toEqual([
      { id: '4' },
    ]);
    await expect(client.query('insert into things default values')).rejects.toThrow(
      'counted twice',
    );
    // A reference to nothing ends it.
    await client.query('begin');
    const again = await emptyTables(client);
    for (const { part, lines } of read.filter((each) => each.part.name === 'things'))
      await writeRows(client, part, lines);
    await expect(again()).rejects.toThrow('things_maker_id_fkey');
    await client.query('rollback');
    expect((await rows()).flat()).toHaveLength(6);
  } finally {
    await client.end();
    await copy.drop();
  }
});
