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

/** Whatever else runs on the machine only ever adds to a time: a page misses when the best of so many runs does. */
const RUNS = 7;

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
  const runs = [await measure(url, address, 1)];
  while (runs.length < RUNS && runs.every((each) => misses(each).length > 0))
    runs.push(await measure(url, address, runs.length + 1));
  const best = bestOf(runs);
  console.log(`  ${address.padEnd(40)} ${figuresOf(best)}`);
  return misses(best).map((what) => ({ at: address, what }));
}

async function measure(url: string, address: string, run: number): Promise<Result> {
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

function misses(result: Result): string[] {
  const scores = CATEGORIES.filter((each) => scoreOf(result, each) < LEAST_SCORES[each])
    .filter((each) => each !== 'seo' || !missesOnlyAsLed(result))
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
    ...(blocked < MOST_BLOCKED_MS ? [] : [`a finger waits ${Math.round(blocked)} ms in all`]),
  ];
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

function bestOf(runs: readonly Result[]): Result {
  const [best] = runs.toSorted(
    (a, b) => misses(a).length - misses(b).length || blockedMs(a) - blockedMs(b),
  );
  if (!best) throw new Error('nothing was measured');
  return best;
}

function figuresOf(result: Result): string {
  const scores = CATEGORIES.map((each) => scoreOf(result, each)).join(' / ');
  const lcp = (valueOf(result, 'largest-contentful-paint') / 1000).toFixed(2);
  const shift = valueOf(result, 'cumulative-layout-shift').toFixed(3);
  const blocked = Math.round(blockedMs(result));
  return `${scores}   LCP ${lcp} s   CLS ${shift}   TBT ${blocked} ms`;
}
