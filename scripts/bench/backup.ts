import { databaseShape } from '@creditfix/server/database-shape';
import { restoreBackup, takeBackup } from '@creditfix/server/platform/backup';
import { openDatabase } from '@creditfix/server/platform/database';
import { createDiskFileStore } from '@creditfix/server/platform/files';
import { Vault, checkKeys, newEncryptionKeys } from '@creditfix/server/platform/vault';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { fillBusiness } from './fill-business.ts';
import { conclude, median } from './measuring.ts';

/**
 * A backup of the rows of a business against PostgreSQL's bare COPY of the same tables over one connection into nothing, which is what
 * pg_dump does at its fastest; the two take turns. Then a restore, with all its indexes and checks. Letters hold 4 KB that do not pack, as sealed text does.
 */

const LETTERS = isPlanted ? 200 : Number(process.env.LETTERS ?? 200_000);
const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 3);
const AIM = 5_000_000;
const TARGETS = { ratio: 1.5 };

const SEALED = `update letters set sealed_document = 'v1.k1.' || (select string_agg(encode(sha256((id::text || n)::bytea), 'base64'), '')
  from generate_series(1, 91) n)`;

const seconds = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};

await inTestBed(async (bed) => {
  const postgres = await bed.postgres();
  const named = async (name: string) => {
    await postgres.createDatabase(name);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const url = await named('bench_source');
  const database = await openDatabase({ url }, databaseShape);
  bed.closing(() => database.close());
  await fillBusiness(url, { users: LETTERS, letters: LETTERS });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  bed.closing(() => client.end());
  await client.query(SEALED);
  await client.query('vacuum full letters');
  await client.query('vacuum analyze');
  const keys = newEncryptionKeys();
  const vault = new Vault(keys);
  await checkKeys(database.fork(), vault);
  const files = createDiskFileStore(join(bed.folder, 'files'));
  const parts = { database, vault, files, features: [], version: 'bench' };
  const path = join(bed.folder, 'backup.tar');

  const bare = async () => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
         and relname not in ('mikro_orm_migrations', 'sync_changes', 'sync_state')`,
    );
    let bytes = 0;
    for (const { name } of rows)
      for await (const chunk of client.query(to(`copy ${pg.escapeIdentifier(name)} to stdout`)))
        bytes += (chunk as Buffer).length;
    return bytes;
  };
  const times = { bare: [] as number[], backup: [] as number[] };
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await seconds(async () => void (bytes = await bare())));
    await rm(path, { force: true });
    times.backup.push(await seconds(() => takeBackup(parts, { path })));
  }
  const ratio = orPlanted('a backup, of a bare COPY', median(times.backup) / median(times.bare), 9);

  const target = await openDatabase({ url: await named('bench_target') }, databaseShape, {
    tables: 'as_they_are',
  });
  bed.closing(() => target.close());
  const restoring = await seconds(() =>
    restoreBackup(
      {
        database: target,
        files,
        features: [],
        migrations: databaseShape.migrations.map(({ name }) => name),
        dataDir: bed.folder,
        keys,
      },
      { path },
    ),
  );
  const atAim = (time: number) => `${((time * (AIM / LETTERS)) / 60).toFixed(1)} min`;
  console.table({
    letters: LETTERS,
    'rows as text, MB': Math.round(bytes / 1e6),
    'archive, MB': Math.round((await stat(path)).size / 1e6),
    'bare COPY, s': median(times.bare).toFixed(2),
    'backup, s': median(times.backup).toFixed(2),
    'of a bare COPY': ratio.toFixed(2),
    'restore, s': restoring.toFixed(1),
    [`backup of ${AIM.toLocaleString('en-US')} at this rate`]: atAim(median(times.backup)),
    [`restore of ${AIM.toLocaleString('en-US')} at this rate`]: atAim(restoring),
  });
  conclude([
    { what: `a backup takes ${ratio.toFixed(2)} of a bare COPY`, met: ratio <= TARGETS.ratio },
  ]);
});
