import { defineConfig } from 'vitest/config';

const ROOM_TESTS = 'server/src/**/*.room.test.ts';

/** Long tables of rules asked through HTTP: what they answer depends on no database or runtime, so one lane is enough. */
const ONE_LANE_TESTS = 'server/src/**/*.one-lane.test.ts';

/** The same room tests on each machine that the server has to run on. */
const LANES = ['pglite', 'postgres', 'deno'] as const;

export default defineConfig({
  test: {
    environment: 'node',
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,server,webapp,desktop}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ROOM_TESTS, ONE_LANE_TESTS],
        },
      },
      ...LANES.map((lane, index) => ({
        test: {
          name: `rooms-${lane}`,
          include: lane === 'pglite' ? [ROOM_TESTS, ONE_LANE_TESTS] : [ROOM_TESTS],
          env: { LANE: lane },
          globalSetup: ['server/test/lane.setup.ts'],
          // One lane after the other: each brings a database or a runtime of its own.
          sequence: { groupOrder: index + 1 },
        },
      })),
    ],
  },
});
