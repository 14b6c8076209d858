import { buildWebapp } from '#scripts/build-webapp.ts';
import { describeChecks, runChecks } from '#scripts/checks/run-checks.ts';
import type { Part } from './part.ts';

/** Types, lint and borders, unused code, format: one test each. */
export const checksPart: Part = {
  name: 'checks',
  async run() {
    const results = await runChecks();
    console.log(describeChecks(results));
    const passed = results.filter(({ ok }) => ok).length;
    const seconds = Math.max(...results.map((result) => result.seconds));
    return { name: 'checks', passed, failed: results.length - passed, skipped: 0, seconds };
  },
};

export const webappPart: Part = {
  name: 'web app build',
  async run() {
    const { ok, seconds, report } = await buildWebapp({ force: true });
    console.log(report || 'The web app is built.');
    return { name: 'web app build', passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds };
  },
};
