import { countFigures } from '#scripts/checks/figures.ts';
import { describeChecks, runChecks } from '#scripts/checks/run-checks.ts';

/** `npm run check`: what must hold before a commit, in seconds. With `--figures`, how large the code is beside it. */

if (process.argv.includes('--figures')) console.table(countFigures());

const results = await runChecks();
console.log(describeChecks(results));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
