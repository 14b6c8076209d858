import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { databaseShape } from '#server/database-shape.ts';
import { openDatabase } from '#server/platform/database/index.ts';
import { createPgBossJobs } from '#server/platform/jobs/index.ts';
import { createLog } from '#server/platform/logging/index.ts';
import type { TemplateDatabase } from './test-projects.ts';

/** Databases of test files on one server: empty ones, and copies of one that has all tables, which takes a tenth of making them. */

const TEMPLATE = 'credit_fix_template';

/** Makes the tables, the queue's too, in a new database of that server. */
export async function makeTemplate(serverUrl: string): Promise<TemplateDatabase> {
  await ask(serverUrl, `drop database if exists ${TEMPLATE} with (force)`);
  await ask(serverUrl, `create database ${TEMPLATE}`);
  const database = await openDatabase({ url: named(serverUrl, TEMPLATE) }, databaseShape);
  const jobs = createPgBossJobs(database, createLog('silent'));
  await jobs.start({ work: false });
  await jobs.stop();
  await database.close();
  return { serverUrl, template: TEMPLATE };
}

export interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export async function copyDatabase({
  serverUrl,
  template,
}: TemplateDatabase): Promise<OwnDatabase> {
  return await createDatabase(serverUrl, `template ${template}`);
}

/** Without a table. */
export async function emptyDatabase({ serverUrl }: TemplateDatabase): Promise<OwnDatabase> {
  return await createDatabase(serverUrl);
}

async function createDatabase(serverUrl: string, how = ''): Promise<OwnDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(serverUrl, `create database ${name} ${how}`);
  return {
    url: named(serverUrl, name),
    drop: () => ask(serverUrl, `drop database if exists ${name} with (force)`),
  };
}

function named(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function ask(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
