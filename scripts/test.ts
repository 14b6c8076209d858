import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { auditSite, DIST, faultLines, servePages } from '#scripts/audit/site.ts';
import { auditData, auditHtml } from '#scripts/audit/pages.ts';
import { auditLinks } from '#scripts/audit/links.ts';
import { buildWebapp } from '#scripts/build-webapp.ts';
import { describeChecks, runChecks } from './check.ts';
import { ROOT } from '#scripts/process/run-tool.ts';
import {
  addUp,
  closingLine,
  failureList,
  partsTable,
  type Part,
  type PartResult,
  browserEnvironment,
  findDeno,
  findPostgres,
  storiesPart,
  vitestPart,
} from '#scripts/testing/parts.ts';

/** `npm test`: everything that must hold. The last line is the sum. */

// Dozens of servers and runners start in a run: compiled once, they start in two thirds of the time.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache/compiled');

const inCi = process.env.CI !== undefined && process.env.CI !== '' && process.env.CI !== 'false';
const reportFolder = await mkdtemp(join(tmpdir(), 'credit-fix-test-'));
const facts = { reportFolder, inCi };

/** Types, lint and borders, unused code, format: one test each. */
const checks: Part = {
  name: 'checks',
  async run() {
    const results = await runChecks();
    console.log(describeChecks(results));
    const passed = results.filter(({ ok }) => ok).length;
    const seconds = Math.max(...results.map((result) => result.seconds));
    return { name: 'checks', passed, failed: results.length - passed, skipped: 0, seconds };
  },
};

const webappBuild: Part = {
  name: 'web app build',
  async run() {
    const { ok, seconds, report } = await buildWebapp({ force: true });
    console.log(report || `The web app ${ok ? 'is' : 'could not be'} built.`);
    return { name: 'web app build', passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, seconds };
  },
};

/** What of `npm run audit` needs no browser: valid HTML, links that lead somewhere, whole data. One test each, on the built pages. */
const publicPages: Part = {
  name: 'public pages',
  async run() {
    const startedAt = performance.now();
    const audits = Object.entries({ html: auditHtml, links: auditLinks, data: auditData });
    const served = await servePages({ folder: DIST });
    let failed = 0;
    try {
      const site = await auditSite(served.url);
      for (const [name, audit] of audits) {
        const { looked, faults } = await audit(site);
        const lines = [`${name}: ${looked}, ${faults.length} faults`, ...faultLines(faults)];
        console.log(lines.join('\n'));
        if (faults.length > 0) failed += 1;
      }
    } finally {
      await served.stop();
    }
    const seconds = (performance.now() - startedAt) / 1000;
    return { name: 'public pages', passed: audits.length - failed, failed, skipped: 0, seconds };
  },
};

/**
 * Two parts at a time, because each of them waits now and then: for a browser, a server to start, or its last file. Those that look at
 * the built web app begin when it is built, the longest first.
 */
const AT_ONCE = 2;
const TURNS: readonly (readonly Part[])[] = [
  [webappBuild, checks],
  [
    storiesPart(facts),
    vitestPart(facts, { name: 'unit tests', project: 'unit' }),
    vitestPart(facts, {
      name: 'features on Node',
      project: 'features-postgres',
      prepare: findPostgres,
    }),
    vitestPart(facts, { name: 'features on Deno', project: 'features-deno', prepare: findDeno }),
    vitestPart(facts, { name: 'desktop app', project: 'desktop', prepare: browserEnvironment }),
    publicPages,
  ],
];

const results: PartResult[] = [];
const startedAt = performance.now();
for (const parts of TURNS) {
  const queue = new PQueue({ concurrency: AT_ONCE });
  results.push(...(await queue.addAll(parts.map((part) => () => runPart(part)))));
}
await rm(reportFolder, { recursive: true, force: true });

const total = addUp(results);
const seconds = (performance.now() - startedAt) / 1000;
const ending = [partsTable(results, seconds), failureList(results), closingLine(total)];
console.log(`\n${ending.filter(Boolean).join('\n\n')}`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runPart(part: Part): Promise<PartResult> {
  console.log(`── ${part.name} begins ──`);
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
