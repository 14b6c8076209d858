import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from 'lighthouse';
import { foundChromium } from '#scripts/process/chromium.ts';
import { ROOT, runTool } from '#scripts/process/run-tool.ts';
import { type AuditedSite, faultsOfEach, type Fault, type Finding } from './site.ts';

/** Where the reports are kept; git ignores it. */
const REPORTS = join(ROOT, '.cache/audit/lighthouse');

const LEAST_SCORES = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const;

type Category = keyof typeof LEAST_SCORES;

const CATEGORIES = Object.keys(LEAST_SCORES) as Category[];

const MOST_LCP_MS = 1_800;
const MOST_SHIFT = 0.02;
const MOST_BLOCKED_MS = 100;

/** A run that misses is taken for the machine's fault until the median of so many says the same. */
const RUNS = 3;

/** Blocks every script: what is left is what this machine takes for the page alone, with whatever else runs on it. */
const BARE = ['--blocked-url-patterns=*.js'] as const;

const TIMEOUT_MS = 180_000;

/** Both builds have the same pages; the Spanish ones that most people open are measured too. */
const SPANISH = ['/es', '/es/login'];

/** Lighthouse on the mobile profile, one page after the other: whatever else runs is measured with it. */
export async function auditLighthouse({ url, pages, allPages }: AuditedSite): Promise<Finding> {
  const all = pages.length === allPages.length;
  const measured = pages.filter(
    ({ language, address }) => !all || language === 'en' || SPANISH.includes(address),
  );
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  const faults = await faultsOfEach(measured, 1, ({ address }) => faultsAt(url, address));
  console.log(`The reports are in ${REPORTS}`);
  return { looked: `${measured.length} pages`, faults };
}

async function faultsAt(url: string, address: string): Promise<Fault[]> {
  const runs = [await measure(url, address, '1')];
  while (runs.length < RUNS && runs.every((each) => misses(each).length > 0))
    runs.push(await measure(url, address, String(runs.length + 1)));
  const best = runs.find((each) => misses(each).length === 0);
  if (best) {
    console.log(`  ${address.padEnd(40)} ${figuresOf(best)}`);
    return [];
  }
  const bare: Result[] = [];
  for (let run = 1; run <= RUNS; run += 1)
    bare.push(await measure(url, address, `bare-${run}`, BARE));
  const own = medianOf(runs);
  const machineMs = blockedMs(medianOf(bare));
  console.log(
    `  ${address.padEnd(40)} ${figuresOf(own)}, ${Math.round(machineMs)} ms without its scripts`,
  );
  return misses(own, machineMs).map((what) => ({ at: address, what }));
}

async function measure(
  url: string,
  address: string,
  run: string,
  more: readonly string[] = [],
): Promise<Result> {
  const { executablePath, sandbox } = await foundChromium();
  const flags = ['--headless=new', ...(sandbox ? [] : ['--no-sandbox'])];
  const { ok, output } = await runTool('lighthouse', {
    args: [
      url + address,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--disable-full-page-screenshot',
      `--chrome-flags=${flags.join(' ')}`,
      ...more,
    ],
    env: { CHROME_PATH: executablePath },
    timeoutMs: TIMEOUT_MS,
  });
  const start = output.indexOf('{\n');
  if (!ok || start < 0) throw new Error(`Lighthouse could not look at ${address}:\n${output}`);
  const result = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as Result;
  if (result.runtimeError)
    throw new Error(`Lighthouse at ${address}: ${result.runtimeError.message}`);
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-');
  await writeFile(join(REPORTS, `${name}.${run}.json`), JSON.stringify(result, null, 2));
  return result;
}

/** @param machineMs what this machine is blocked for by the page without its scripts, ms: no fault of the page's */
function misses(result: Result, machineMs = 0): string[] {
  const scores = CATEGORIES.filter((each) => scoreOf(result, each) < LEAST_SCORES[each])
    .filter((each) => each !== 'seo' || !missesOnlyAsLed(result))
    .filter((each) => each !== 'performance' || machineMs === 0 || missesBesideBlocking(result))
    .map((category) => {
      const causes = causesOf(result, category).join('; ');
      return `${category} ${scoreOf(result, category)}, ${LEAST_SCORES[category]} needed: ${causes}`;
    });
  const lcp = valueOf(result, 'largest-contentful-paint');
  const shift = valueOf(result, 'cumulative-layout-shift');
  const blocked = blockedMs(result);
  return [
    ...scores,
    ...(lcp < MOST_LCP_MS ? [] : [`the largest part is painted after ${Math.round(lcp)} ms`]),
    ...(shift < MOST_SHIFT ? [] : [`the layout shifts by ${shift.toFixed(3)}`]),
    ...(blocked - machineMs < MOST_BLOCKED_MS
      ? []
      : [
          `a finger waits ${Math.round(blocked)} ms in all, ${Math.round(machineMs)} without scripts`,
        ]),
  ];
}

/** The points that are lost by something else than blocking are too many. */
function missesBesideBlocking({ categories, audits }: Result): boolean {
  const refs = categories.performance?.auditRefs ?? [];
  const all = refs.reduce((sum, { weight }) => sum + weight, 0);
  const lost = refs
    .filter(({ id }) => id !== 'total-blocking-time')
    .reduce((sum, { id, weight }) => sum + weight * (1 - (audits[id]?.score ?? 1)), 0);
  return 100 * (1 - lost / all) < LEAST_SCORES.performance;
}

/** An address that leads on (/pricing, to a section of the home page) ends at a page whose canonical address is another, and rightly so. */
function missesOnlyAsLed({ categories, audits, requestedUrl, finalDisplayedUrl }: Result): boolean {
  const [asked, shown] = [requestedUrl, finalDisplayedUrl].map(
    (url) => new URL(url ?? '').pathname,
  );
  const missed = (categories['seo']?.auditRefs ?? []).filter(
    ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
  );
  return asked !== shown && missed.every(({ id }) => id === 'canonical');
}

/** The audits that cost the category points, the most expensive first, with what they name. */
function causesOf({ categories, audits }: Result, category: Category): string[] {
  return (categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ audit: audits[id], weight }))
    .map(({ audit, weight }) => ({ audit, cost: weight * (1 - (audit?.score ?? 1)) }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, 5)
    .map(({ audit }) => [audit?.id, audit?.displayValue, namedBy(audit?.details)].join(' ').trim());
}

/** The first things in an audit's table. */
function namedBy(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: readonly Record<string, unknown>[] };
  const said = items.slice(0, 2).map(({ description, source, url, node }) => {
    const { selector } = (node ?? {}) as { selector?: string };
    return selector ?? description ?? url ?? source;
  });
  const texts = said.filter((each) => typeof each === 'string');
  return texts.length > 0 ? `(${texts.join(', ')})` : '';
}

function scoreOf({ categories }: Result, category: Category): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function valueOf({ audits }: Result, id: string): number {
  return audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
}

function blockedMs(result: Result): number {
  return valueOf(result, 'total-blocking-time');
}

function medianOf(runs: readonly Result[]): Result {
  const sorted = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error('nothing was measured');
  return median;
}

function figuresOf(result: Result): string {
  const scores = CATEGORIES.map((each) => scoreOf(result, each)).join(' / ');
  const lcp = (valueOf(result, 'largest-contentful-paint') / 1000).toFixed(2);
  const shift = valueOf(result, 'cumulative-layout-shift').toFixed(3);
  const blocked = Math.round(blockedMs(result));
  return `${scores}   LCP ${lcp} s   CLS ${shift}   TBT ${blocked} ms`;
}
