import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import pg from 'pg';
import { format } from 'sql-formatter';
import { databaseShape } from '#server/database-shape.ts';
import { openDatabase, type Database } from '#server/platform/database/index.ts';
import { copyDatabase, type OwnDatabase } from '#test/test-databases.ts';
import type { TemplateDatabase } from '#test/test-projects.ts';
import { accountsSamples } from './accounts.samples.ts';
import { adminSamples } from './admin.samples.ts';
import { billingSamples } from './billing.samples.ts';
import { couponSamples } from './coupons.samples.ts';
import { contactSamples } from './contact.samples.ts';
import {
  disputesSamples,
  documentsSamples,
  lettersSamples,
  reportsSamples,
} from './letters.samples.ts';
import { mailingSamples } from './mailing.samples.ts';
import {
  fillEachTable,
  isUnsteady,
  pretendMillion,
  wayOf,
  whatItReads,
  type PlanNode,
} from './pretend-million.ts';
import { platformSamples } from './platform.samples.ts';
import { WHOLE_TABLES } from './whole-tables.ts';
import {
  DAY,
  HASH,
  ID,
  NAME,
  NEW_ID,
  type CombinedCall,
  type SampledRepository,
  type SampleParts,
} from './sample.ts';

/**
 * The SQL of every function of every repository, with PostgreSQL's plan for a million rows: each function is called with samples in a
 * transaction that is taken back, on a database with one row in each table, and what reaches the driver is kept. A second database, whose
 * figures say a million rows, plans it.
 */

const SOURCES = resolve(import.meta.dirname, '../../src');

const REPOSITORIES: readonly SampledRepository[] = [
  ...accountsSamples,
  ...adminSamples,
  ...billingSamples,
  ...couponSamples,
  ...contactSamples,
  ...disputesSamples,
  ...documentsSamples,
  ...lettersSamples,
  ...reportsSamples,
  ...mailingSamples,
  ...platformSamples,
];

/** The version of the plans in the files: another one may word them differently. */
const PLANNED_BY = 18;

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Prepared under a name: it has one plan for all values. */
  readonly isPrepared: boolean;
}

export interface ReviewedSql {
  /** What stands in the file of each repository, by the file's path. */
  readonly files: ReadonlyMap<string, string>;
  /** What somebody has to look at, in words. */
  readonly faults: readonly string[];
  /** Whether this PostgreSQL words plans as the files do. */
  readonly samePlans: boolean;
}

export async function reviewSql(template: TemplateDatabase): Promise<ReviewedSql> {
  const faults = strangeRepositories();
  const [asked, planning] = [await copyDatabase(template), await copyDatabase(template)];
  const planner = new pg.Client({ connectionString: planning.url });
  try {
    await fillEachTable(asked.url);
    await fillEachTable(planning.url);
    const partial = await pretendMillion(planning.url);
    await planner.connect();
    const { rows } = await planner.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const files = new Map<string, string>();
    await withHeardStatements(asked, async (database, heard) => {
      for (const repository of REPOSITORIES) {
        const file = join(SOURCES, `${repository.path}.repository.sql`);
        const text = await describe(repository, { database, heard, planner, partial, faults });
        if (text !== '') files.set(file, text);
      }
    });
    faults.push(...needlessReasons(files));
    return { files, faults, samePlans: rows[0]?.version === PLANNED_BY };
  } finally {
    await planner.end();
    await asked.drop();
    await planning.drop();
  }
}

/** Repositories that nobody samples, and functions that came since. */
function strangeRepositories(): string[] {
  const known = new Map(REPOSITORIES.map((repository) => [repository.path, repository]));
  const unsampled = globSync('**/*.repository.ts', { cwd: SOURCES })
    .map((file) => file.replaceAll('\\', '/').replace(/\.repository\.ts$/, ''))
    .filter((path) => !known.has(path))
    .map((path) => `${path}.repository.ts has no samples in server/test/reviewed-sql`);
  const functions = REPOSITORIES.flatMap(({ path, functions: exported, samples }) =>
    Object.entries(exported)
      .filter(([name, value]) => isFunction(value) && !(name in samples))
      .map(([name]) => `${path}: ${name} has no sample`),
  );
  return [...unsampled, ...functions];
}

/** No class: those begin with a capital letter. */
function isFunction(value: unknown): boolean {
  return typeof value === 'function' && !/^class\b/.test(String(value));
}

interface Review {
  readonly database: Database;
  readonly heard: Statement[];
  readonly planner: pg.Client;
  /** Indexes over parts of tables. */
  readonly partial: ReadonlySet<string>;
  readonly faults: string[];
}

/** The text of a repository's file: each function with its statements and their plans. */
async function describe(repository: SampledRepository, review: Review): Promise<string> {
  const { path, functions, samples } = repository;
  const parts: string[] = [];
  for (const [name, calls] of Object.entries(samples)) {
    if (typeof calls === 'string') continue;
    const title = `${path}: ${name}`;
    const ask = functions[name] as (...values: unknown[]) => unknown;
    const statements = await statementsOf(title, { ask, calls, ...review });
    if (statements.length === 0) review.faults.push(`${title} ran no statement: mend its sample`);
    const described = [];
    for (const statement of statements)
      described.push(
        await describeStatement(title, statement, review).catch((error: unknown) => {
          review.faults.push(`${title} can't be planned: ${String(error)}`);
          return '';
        }),
      );
    parts.push(`-- ${name}\n\n${described.join('\n\n')}\n`);
    const ways = await waysOf(title, { ask, combined: repository.combined[name] ?? [], ...review });
    if (ways.length > 0) parts.push(`-- ${name}, by what it is asked for\n${ways.join('\n')}\n`);
  }
  if (parts.length === 0) return '';
  const head = `-- The SQL of ${basename(path)}.repository.ts and its plans at a million rows. Written by \`npm run sql:review\`.\n`;
  return [head, ...parts].join('\n');
}

interface CombinedCalls extends Review {
  readonly ask: Calls['ask'];
  readonly combined: readonly CombinedCall[];
}

/** Of each call the indexes that lead to its rows, and whether these have to be sorted or looked through. */
async function waysOf(title: string, { ask, combined, ...review }: CombinedCalls) {
  const { planner, partial, faults } = review;
  const ways: string[] = [];
  for (const { name, call } of combined) {
    const [statement] = await statementsOf(title, { ask, calls: [call], ...review });
    if (!statement) continue;
    const { text, values } = statement;
    const { rows } = await planner.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (costs off, format json) ${text}`,
      [...values],
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) continue;
    const read = whatItReads(plan, partial);
    if (read.length > 0)
      faults.push(`${title} reads all of ${read.join(', ')} where it is asked for ${name}`);
    ways.push(`--   ${name}: ${wayOf(plan).join(', ')}`);
  }
  return ways;
}

interface Calls extends Review {
  readonly ask: (...values: unknown[]) => unknown;
  readonly calls: readonly unknown[];
}

/** What a function asks the database when it is called so; the database is then as before. */
async function statementsOf(
  title: string,
  { ask, calls, database, heard, faults }: Calls,
): Promise<readonly Statement[]> {
  heard.length = 0;
  for (const call of calls) {
    const takenBack = new Error('taken back');
    try {
      await database.fork().transactional(async (tx) => {
        const parts: SampleParts = { tx, database: { ...database, fork: () => tx } };
        await (typeof call === 'function'
          ? (call as (parts: SampleParts) => unknown)(parts)
          : ask(tx, ...(call as readonly unknown[])));
        throw takenBack;
      });
    } catch (error) {
      if (error !== takenBack) faults.push(`${title} failed: ${String(error)}`);
    }
  }
  const seen = new Set<string>();
  return heard.filter(({ text }) => !seen.has(text) && seen.add(text));
}

const FORMAT = { language: 'postgresql', keywordCase: 'preserve', expressionWidth: 100 } as const;

async function describeStatement(
  title: string,
  { text, values, isPrepared }: Statement,
  { planner, partial, faults }: Review,
): Promise<string> {
  const written = `${named(format(text, FORMAT))};`;
  const asked = copied(text);
  if (!PLANNED.test(asked)) return written;
  const explain = async <Row extends object>(how: string) => {
    const options = `costs off${isPrepared ? ', generic_plan' : ''}${how}`;
    const given = isPrepared ? [] : [...values];
    return (await planner.query<Row>(`explain (${options}) ${asked}`, given)).rows;
  };
  const lines = await explain<{ 'QUERY PLAN': string }>('');
  const [row] = await explain<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(', format json');
  const plan = row?.['QUERY PLAN'][0].Plan;
  if (!plan || isUnsteady(plan)) return written;
  const read = whatItReads(plan, partial);
  const tables = [...new Set(read)].toSorted().join(', ');
  const reason = WHOLE_TABLES[title];
  if (tables !== '' && reason === undefined)
    faults.push(
      `${title} reads all of ${tables}: give it an index, or its reason in whole-tables.ts`,
    );
  return [
    written,
    ...(tables === '' ? [] : [`-- reads all of ${tables}: ${reason ?? 'nobody knows why'}`]),
    ...lines.map((line) => `--   ${named(line['QUERY PLAN'])}`),
  ].join('\n');
}

/** What the samples stand for, where the ORM or a plan wrote their values out. */
function named(text: string): string {
  return (
    text
      .replaceAll(`'${ID}'`, ':id')
      .replaceAll(`'${NEW_ID}'`, ':newId')
      // Drawn by the function itself.
      .replace(/'[0-9a-f]{8}-[0-9a-f-]{27}'/g, ':drawnId')
      .replaceAll(`'${HASH}'`, ':hash')
      .replaceAll(`'${NAME}'`, ':text')
      .replace(/'2026-(?:01|06|12)-01[T ][\d:.]+(?:Z|\+00)'/g, ':instant')
      .replaceAll(`'${DAY}'`, ':day')
  );
}

const PLANNED = /^\s*(?:select|insert|update|delete|with)\b/i;

/** COPY has no plan; what it copies has. */
function copied(text: string): string {
  return /^copy \((.*)\) to stdout/s.exec(text)?.[1] ?? text;
}

/** Reasons of functions that read no whole table anymore. */
function needlessReasons(files: ReadonlyMap<string, string>): string[] {
  const said = [...files.values()].join('\n');
  return Object.entries(WHOLE_TABLES)
    .filter(([, reason]) => !said.includes(`: ${reason}\n`))
    .map(([title]) => `${title} reads no whole table: take its reason out of whole-tables.ts`);
}

/** Transactions, and what only waits behind another question. */
const NO_STATEMENT = /^(?:begin|commit|rollback|savepoint|release)\b|^select 1$/i;

/** All that reaches the driver, in the words that the database hears. */
async function withHeardStatements(
  { url }: OwnDatabase,
  work: (database: Database, heard: Statement[]) => Promise<void>,
): Promise<void> {
  const heard: Statement[] = [];
  const original = pg.Client.prototype.query;
  const listening = function listening(this: pg.Client, ...sent: unknown[]): unknown {
    const [asked, values] = sent as [unknown, unknown];
    const {
      text,
      name,
      values: own,
    } = (typeof asked === 'string' ? { text: asked } : asked) as Partial<
      Record<'text' | 'name' | 'values', unknown>
    >;
    const said = String(text);
    if (!NO_STATEMENT.test(said))
      heard.push({
        text: said,
        values: [values, own].find((each) => Array.isArray(each)) ?? [],
        isPrepared: name !== undefined,
      });
    return (original as (...sent: unknown[]) => unknown).apply(this, sent);
  };
  pg.Client.prototype.query = listening as typeof original;
  const database = await openDatabase({ url }, { ...databaseShape, migrations: [] });
  try {
    // The ORM looks the database up before the first question.
    await database.fork().execute('select 1');
    await work(database, heard);
  } finally {
    pg.Client.prototype.query = original;
    await database.close();
  }
}
