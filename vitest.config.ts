import { defineConfig } from 'vitest/config';

const FEATURE_TESTS = 'server/src/**/*.feature.test.ts';

const DESKTOP_TESTS = 'desktop/test/**/*.test.ts';

const RELEASE_TESTS = 'scripts/release/**/*.release.test.ts';

/** Of commands that `npm test` does not run: `npm run test:planted`. */
const COMMAND_TESTS = 'scripts/**/*.planted.test.ts';

/** Long tables of rules asked through HTTP: what they answer depends on no runtime, so one test project is enough. */
const ONE_PROJECT_TESTS = 'server/src/**/*.one-project.test.ts';

/** Asks a database without a server around it, or commands and servers in processes of their own: once is enough. */
const DATABASE_TESTS = '{server/src,scripts}/**/*.database.test.ts';

/**
 * What counts and locks in SQL, or follows from rules and dates alone: the other runtime tells nothing new. What a runtime does itself
 * (sockets, streams, files, threads, keys, the browser, PDFs, zips) is asked of both, by one file for each.
 */
const TESTS_OF_RULES = [
  'accounts/my-account',
  'admin/flags',
  'admin/refunds',
  'admin/plan-grants',
  'admin/dashboard',
  'admin/admin-auth',
  'admin/operator',
  'admin/single-mailing',
  'admin/letters-in-arrears',
  'admin/replicas',
  'admin/staff-endpoints',
  'admin/sync',
  'billing/quota',
  'billing/referrals',
  'billing/money-edges',
  'billing/stripe',
  'contact/contact',
  'disputes/disputes',
  'letters/legal-mode',
  'letters/into-english',
  'letters/packet',
  'letters/polish',
  'letters/repeated-call',
  'letters/second-reading',
  'letters/several-letters',
  'letters/subscriber-year',
  'mailing/mailing',
  'mailing/mailing-engine',
  'mailing/pay-once',
  'mailing/service-contract',
  'trails',
].map(inServer);

/** The runtimes that the server has to run on, and what the second leaves to the first. */
const TEST_PROJECTS = [
  { testProject: 'postgres', leaves: [] },
  { testProject: 'deno', leaves: [...TESTS_OF_RULES, ONE_PROJECT_TESTS, DATABASE_TESTS] },
] as const;

function inServer(name: string): string {
  return `server/src/${name}.feature.test.ts`;
}

/**
 * The files that a worker takes share their modules: loading them again for each file took a third of the time. What a
 * file changes in the process it puts back itself (`restoreMocks`, `unstubEnvs`, `unstubGlobals`).
 */
const SHARED_MODULES = { isolate: false } as const;

const HALF_AN_HOUR_MS = 30 * 60_000;

/** `PLANT=on`: each project runs one test that fails, and has to end red; `scripts/process/planted.test.ts` looks. */
const PLANTED_TESTS = ['scripts/process/a-failing-test.ts'];

function orPlanted<Project extends { readonly test: { readonly include: string[] } }>(
  project: Project,
) {
  if (process.env.PLANT !== 'on') return project;
  // It asks no server and no database, so none is set up.
  return { ...project, test: { ...project.test, include: PLANTED_TESTS, globalSetup: [] } };
}

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // A busy machine is no fault of a test: `npm test` ends what hangs sooner, and nothing ends what is slow.
    testTimeout: HALF_AN_HOUR_MS,
    hookTimeout: HALF_AN_HOUR_MS,
    teardownTimeout: 60_000,
    // What is waited for may stand behind all that the other workers are doing.
    expect: { poll: { timeout: 120_000, interval: 25 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        test: {
          name: 'unit',
          ...SHARED_MODULES,
          include: ['{shared,server,webapp,desktop}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            FEATURE_TESTS,
            ONE_PROJECT_TESTS,
            DATABASE_TESTS,
            DESKTOP_TESTS,
            RELEASE_TESTS,
            COMMAND_TESTS,
          ],
        },
      },
      // The shell in a real browser, its packaging, its story with the real server, and the release; after the web app is built.
      {
        test: {
          name: 'desktop',
          include: [DESKTOP_TESTS, RELEASE_TESTS],
          exclude: ['**/node_modules/**'],
        },
      },
      { test: { name: 'planted', include: [COMMAND_TESTS] } },
      ...TEST_PROJECTS.map(({ testProject, leaves }, index) => ({
        test: {
          name: `features-${testProject}`,
          ...SHARED_MODULES,
          include: [FEATURE_TESTS, ONE_PROJECT_TESTS, DATABASE_TESTS],
          exclude: ['**/node_modules/**', ...leaves],
          globalSetup: ['server/test/test-project.setup.ts'],
          // One test project after the other: each brings a runtime of its own.
          sequence: { groupOrder: index + 1 },
        },
      })),
    ].map(orPlanted),
  },
});
