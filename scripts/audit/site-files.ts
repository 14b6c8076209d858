import type { AuditedSite } from './audited-site.ts';
import type { Fault } from './fault.ts';
import { pictureFault } from './picture-size.ts';

/** Files for search engines and phones say what is true of the site. */
export async function auditSiteFiles(site: AuditedSite): Promise<Fault[]> {
  const faults = await Promise.all([siteMapFaults(site), robotsFaults(site), manifestFaults(site)]);
  return faults.flat();
}

async function siteMapFaults({ url, allPages, ask }: AuditedSite): Promise<Fault[]> {
  const at = '/sitemap.xml';
  const { status, type, bytes } = await ask(at);
  if (status !== 200 || !type.endsWith('/xml'))
    return [{ at, what: `is answered ${status} ${type}` }];
  const entries = [...bytes.toString().matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => entry);
  const there = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '');
  const listed = allPages.filter((page) => page.listed).map(({ address }) => url + address);
  const withoutOther = entries.filter((entry) =>
    ['en', 'es'].some((language) => !entry.includes(`hreflang="${language}"`)),
  );
  return [
    ...listed.filter((page) => !there.includes(page)).map((page) => `leaves out ${page}`),
    ...there.filter((page) => !listed.includes(page)).map((page) => `lists ${page}`),
    ...(new Set(there).size < there.length ? ['lists a page twice'] : []),
    ...withoutOther.map((entry) => `does not name both languages of ${entry}`),
  ].map((what) => ({ at, what }));
}

async function robotsFaults({ url, allPages, ask }: AuditedSite): Promise<Fault[]> {
  const at = '/robots.txt';
  const { status, type, bytes } = await ask(at);
  if (status !== 200 || type !== 'text/plain')
    return [{ at, what: `is answered ${status} ${type}` }];
  const lines = bytes
    .toString()
    .split('\n')
    .map((line) => line.trim());
  const closed = lines.flatMap((line) => /^Disallow:\s*(\S+)/.exec(line)?.[1] ?? []);
  const shut = allPages.filter((page) => closed.some((path) => page.address.startsWith(path)));
  return [
    ...(lines.includes(`Sitemap: ${url}/sitemap.xml`) ? [] : ['does not name the site map']),
    ...shut.map(({ address }) => `shuts out ${address}`),
  ].map((what) => ({ at, what }));
}

interface WebManifest {
  readonly name?: string;
  readonly short_name?: string;
  readonly start_url?: string;
  readonly display?: string;
  readonly icons?: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
}

async function manifestFaults({ url, ask }: AuditedSite): Promise<Fault[]> {
  const at = '/manifest.webmanifest';
  const { status, bytes } = await ask(at);
  if (status !== 200) return [{ at, what: `is answered ${status}` }];
  const manifest = JSON.parse(bytes.toString()) as WebManifest;
  const { icons = [], start_url = '' } = manifest;
  const faults: (string | undefined)[] = (['name', 'short_name', 'start_url', 'display'] as const)
    .filter((name) => !manifest[name])
    .map((name) => `does not say ${name}`);
  const start = await ask(new URL(start_url, url).pathname);
  if (start.status !== 200)
    faults.push(`starts at ${start_url}, which is answered ${start.status}`);
  // What a phone needs before it can keep the site among its programs.
  for (const size of ['192x192', '512x512']) {
    if (!icons.some(({ sizes }) => sizes === size)) faults.push(`has no icon of ${size}`);
  }
  if (!icons.some(({ purpose }) => purpose === 'maskable')) faults.push('has no maskable icon');
  for (const { src, sizes, type } of icons) {
    const icon = await ask(src);
    if (icon.status !== 200) faults.push(`${src} is answered ${icon.status}`);
    else if (icon.type !== type) faults.push(`${src} is ${icon.type}, not ${type}`);
    else faults.push(await pictureFault(src, icon.bytes, sizes));
  }
  return faults.filter((what) => what !== undefined).map((what) => ({ at, what }));
}
