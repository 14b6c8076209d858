import { describeChecks, runChecks } from '#scripts/checks/run-checks.ts';

/** `npm run check`: what must hold before a commit, in seconds. */

const results = await runChecks();
console.log(describeChecks(results));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
