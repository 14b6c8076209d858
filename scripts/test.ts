import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserEnvironment } from '#scripts/testing/browser-environment.ts';
import { checksPart, webappPart } from '#scripts/testing/check-parts.ts';
import { testProjectParts } from '#scripts/testing/test-project-part.ts';
import { pagesPart } from '#scripts/testing/pages-part.ts';
import {
  addUp,
  closingLine,
  failureList,
  partsTable,
  type Part,
  type PartResult,
} from '#scripts/testing/part.ts';
import { storiesPart } from '#scripts/testing/stories-part.ts';
import { vitestPart } from '#scripts/testing/vitest-part.ts';

/** `npm test`: everything that must hold. The last line is the sum. */

const inCi = process.env.CI !== undefined && process.env.CI !== '' && process.env.CI !== 'false';
const reportFolder = await mkdtemp(join(tmpdir(), 'credit-fix-test-'));

const parts: readonly Part[] = [
  checksPart,
  vitestPart('unit tests', { project: 'unit', reportFolder }),
  ...testProjectParts(reportFolder, inCi),
  webappPart,
  pagesPart,
  vitestPart('desktop app', { project: 'desktop', reportFolder, environment: browserEnvironment }),
  storiesPart(reportFolder, inCi),
];

const results: PartResult[] = [];
for (const part of parts) results.push(await runPart(part));
await rm(reportFolder, { recursive: true, force: true });

const total = addUp(results);
const ending = [partsTable(results), failureList(results), closingLine(total)];
console.log(`\n${ending.filter(Boolean).join('\n\n')}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runPart(part: Part): Promise<PartResult> {
  console.log(`\n── ${part.name} ──`);
  try {
    return await part.run();
  } catch (error) {
    console.log(error);
    return {
      name: part.name,
      passed: 0,
      failed: 1,
      skipped: 0,
      seconds: 0,
      note: 'broke before it could report',
    };
  }
}
