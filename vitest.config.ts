import { defineConfig } from 'vitest/config';

const ROOM_TESTS = 'server/src/**/*.room.test.ts';

const DESKTOP_TESTS = 'desktop/test/**/*.test.ts';

/**
 * Long tables of rules asked through HTTP: what they answer depends on no database or runtime, so one lane is enough. It is
 * PostgreSQL, which answers in half the time of PGlite.
 */
const ONE_LANE_TESTS = 'server/src/**/*.one-lane.test.ts';

/** Of these, the ones where letters are mailed in the answer: on PostgreSQL the queue is sometimes faster, on PGlite never. */
const MAILED_AT_ONCE_TESTS = [
  'server/src/mailing/*.one-lane.test.ts',
  'server/src/admin/print-queue.one-lane.test.ts',
];

/** The rest, which PGlite leaves to PostgreSQL. */
const OTHER_ONE_LANE_TESTS = 'server/src/!(mailing)/!(print-queue).one-lane.test.ts';

/** What works on requests, files and outside servers, and asks little of a database: another one tells nothing new. */
const FILE_TESTS = [
  ...['requests', 'guard-rails'],
  ...['documents/*', 'letters/packet', 'letters/polish'],
].map(inServer);

/** What counts and locks in SQL: on PGlite, the other runtime tells nothing new. */
const SQL_TESTS = [
  ...[
    'accounts/my-account',
    'admin/flags',
    'admin/refunds',
    'admin/plan-grants',
    'admin/dashboard',
  ],
  ...['billing/quota', 'billing/referrals', 'billing/money-edges'],
  ...['letters/several-letters', 'letters/subscriber-year', 'mailing/mailing'],
].map(inServer);

/** What asks much of both: Node with PostgreSQL and Deno with PGlite have seen each database and each runtime. */
const BOTH_TESTS = [
  ...[
    'accounts/accounts',
    'accounts/passkeys',
    'admin/admin-auth',
    'admin/exports',
    'admin/sync',
    'admin/staff-doors',
  ],
  'billing/stripe',
  ...['contact/contact', 'disputes/disputes', 'letters/letters', 'mailing/mailing-engine'],
  'privacy/privacy',
].map(inServer);

/** The machines that the server has to run on, and what each leaves to the others: all but those tables runs on two at least. */
const LANES = [
  { lane: 'pglite', leaves: [...BOTH_TESTS, OTHER_ONE_LANE_TESTS] },
  { lane: 'postgres', leaves: [...FILE_TESTS, ...MAILED_AT_ONCE_TESTS] },
  { lane: 'deno', leaves: [...SQL_TESTS, ONE_LANE_TESTS] },
] as const;

function inServer(name: string): string {
  return `server/src/${name}.room.test.ts`;
}

/**
 * The files that a worker takes share the modules of the house: loading them anew for each file took a third of the time. What a
 * file changes in the process it puts back itself (`restoreMocks`, `unstubEnvs`, `unstubGlobals`).
 */
const SHARED_MODULES = { isolate: false } as const;

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    // What is waited for may stand behind all that the other worker is doing.
    expect: { poll: { timeout: 10_000, interval: 25 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'unit',
          ...SHARED_MODULES,
          include: ['{shared,server,webapp,desktop}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ROOM_TESTS, ONE_LANE_TESTS, DESKTOP_TESTS],
          globalSetup: ['server/test/unit.setup.ts'],
        },
      },
      // The shell in a real browser, its packaging, and its story with the real server; after the web app is built.
      { test: { name: 'desktop', include: [DESKTOP_TESTS], exclude: ['**/node_modules/**'] } },
      ...LANES.map(({ lane, leaves }, index) => ({
        test: {
          name: `rooms-${lane}`,
          ...SHARED_MODULES,
          include: [ROOM_TESTS, ONE_LANE_TESTS],
          exclude: ['**/node_modules/**', ...leaves],
          env: { LANE: lane },
          globalSetup: ['server/test/lane.setup.ts'],
          // One lane after the other: each brings a database or a runtime of its own.
          sequence: { groupOrder: index + 1 },
        },
      })),
    ],
  },
});
