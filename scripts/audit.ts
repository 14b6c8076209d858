import { parseArgs } from 'node:util';
import {
  auditSite,
  type AuditedSite,
  faultLines,
  findingsTable,
  type Finding,
  type PartFinding,
  serveProduct,
} from '#scripts/audit/site.ts';
import { auditAxe, auditHydration } from '#scripts/audit/browser.ts';
import { auditData, auditHtml } from '#scripts/audit/pages.ts';
import { auditLighthouse } from '#scripts/audit/lighthouse.ts';
import { auditLinks } from '#scripts/audit/links.ts';
import { buildWebapp } from '#scripts/build-webapp.ts';

/**
 * `npm run audit`: every public page in both languages, on the built product. `-- --only html,links` runs some parts of it,
 * `-- --routes /about,/es/about` looks at some pages. Lighthouse measures: leave the machine alone while it does.
 */

const PARTS: Readonly<Record<string, (site: AuditedSite) => Promise<Finding>>> = {
  html: auditHtml,
  links: auditLinks,
  data: auditData,
  hydration: auditHydration,
  axe: auditAxe,
  lighthouse: auditLighthouse,
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, routes: { type: 'string' } },
});
const wanted = values.only?.split(',') ?? Object.keys(PARTS);
const unknown = wanted.filter((name) => !PARTS[name]);
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}

const build = await buildWebapp();
if (!build.ok) {
  console.error(`${build.report}\nThe web app could not be built.`);
  process.exit(1);
}

const product = await serveProduct();
const findings: PartFinding[] = [];
try {
  const site = await auditSite(product.url, values.routes?.split(','));
  for (const name of wanted) findings.push(await runPart(name, site));
} finally {
  await product.stop();
}
console.log(`\n${findingsTable(findings)}`);
process.exitCode = findings.some(({ faults }) => faults.length > 0) ? 1 : 0;

async function runPart(name: string, site: AuditedSite): Promise<PartFinding> {
  console.log(`\n── ${name} ──`);
  const startedAt = performance.now();
  const { looked, faults } = await attempt(name, site);
  console.log(faults.length > 0 ? faultLines(faults).join('\n') : 'No fault.');
  return { name, looked, faults, seconds: (performance.now() - startedAt) / 1000 };
}

/** A part that breaks has found something, and the others still run. */
async function attempt(name: string, site: AuditedSite): Promise<Finding> {
  try {
    return (await PARTS[name]?.(site)) ?? { looked: '', faults: [] };
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { looked: 'broke', faults: [{ at: name, what }] };
  }
}
