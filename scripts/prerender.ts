import { Language, markedSiteFacts, siteMark, siteVariant } from '@creditfix/shared/kernel';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  openDrawingSide,
  type DrawingSide,
  type HeadTag,
} from '#scripts/prerender/drawing-side.ts';
import {
  firstLoadFault,
  measureFirstLoad,
  noteSizes,
  readNotedSizes,
} from '#scripts/prerender/first-load.ts';
import { needsScript, waiting } from '#scripts/prerender/app-page.ts';
import { filesOf, readManifest, type Manifest } from '#scripts/prerender/page-files.ts';
import { pageHtml } from '#scripts/prerender/page-html.ts';
import { robots, siteMap, webManifest } from '#scripts/prerender/site-files.ts';
import { layOutZipFiles } from '#scripts/prerender/zip-files.ts';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * Lays the built web app out for the server: draws every public page in both languages and for each choice of figures, and puts
 * the files of both builds together. What a page looks like before any script runs is decided here.
 */

/** The folder of the build that is laid out. */
const DIST = process.env.WEB_FOLDER ?? join(ROOT, 'webapp/dist');
const BUILD = join(DIST, 'build');
const PAGES = join(DIST, 'pages');

const origin = siteMark('origin');
const facts = markedSiteFacts();

interface Drawer {
  readonly side: DrawingSide;
  readonly template: string;
  readonly manifest: Manifest;
}

async function openLanguage(language: Language): Promise<Drawer> {
  const folder = join(BUILD, language);
  const [side, manifest, template] = await Promise.all([
    openDrawingSide(BUILD, language),
    readManifest(folder),
    readFile(join(folder, 'index.html'), 'utf8'),
  ]);
  return { side, manifest, template };
}

/** A page is kept once more for each choice of figures that changes it. */
async function layOutPage(
  { side, manifest, template }: Drawer,
  path: string,
  source: string,
  inHead = (head: readonly HeadTag[]) => head,
) {
  const { language } = side;
  const files = filesOf(manifest, source);
  const drawn = new Map<string, string>();
  for (const each of facts) {
    const { html, head } = await side.drawPage(path, { origin, facts: each });
    const page = pageHtml({ template, language, head: inHead(head), html, files });
    drawn.set(siteVariant(each), page);
  }
  const asWritten = drawn.get('as_written') ?? '';
  const name = path === '/' ? 'index' : path.slice(1);
  await writePage(language, name, asWritten);
  for (const [variant, page] of drawn) {
    if (page !== asWritten) await writePage(language, `${name}.${variant}`, page);
  }
}

async function writePage(language: Language, name: string, html: string): Promise<void> {
  const file = join(PAGES, language, `${name}.html`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

async function layOutLanguage(drawer: Drawer): Promise<void> {
  const { side, template, manifest } = drawer;
  const { language } = side;
  for (const { path, source } of side.publicPages) await layOutPage(drawer, path, source);
  // It is served at every address that has no page.
  await layOutPage(drawer, '/not-found', 'index.html', (head) => [
    ...head.filter(({ name }) => name === 'title'),
    NOT_LISTED,
  ]);
  const empty = {
    template,
    language,
    head: [APP_TITLE, NOT_LISTED],
    html: '',
    waiting: waiting(language),
    files: filesOf(manifest),
  };
  await writePage(language, 'app', pageHtml({ ...empty, withoutScript: needsScript(language) }));
  await cp(join(BUILD, language, 'assets'), join(DIST, 'assets'), { recursive: true });
}

const APP_TITLE = { name: 'title', attributes: {}, text: 'Credit Fix' } as const;
const NOT_LISTED = { name: 'meta', attributes: { name: 'robots', content: 'noindex' } } as const;

await rm(PAGES, { recursive: true, force: true });
await rm(join(DIST, 'assets'), { recursive: true, force: true });
const drawers = await Promise.all(Object.values(Language).map(openLanguage));
for (const drawer of drawers) await layOutLanguage(drawer);
const { side } = drawers[0] ?? { side: undefined };
if (!side) throw new Error('no language was built');
await cp(join(ROOT, 'webapp/public'), DIST, { recursive: true });
await writeFile(join(DIST, 'sitemap.xml'), siteMap(side));
await writeFile(join(DIST, 'robots.txt'), robots);
await layOutZipFiles(DIST);
await writeFile(join(DIST, 'manifest.webmanifest'), webManifest);
await writeFile(join(PAGES, 'paths.json'), JSON.stringify(side.appPaths()));

// A build for development is larger, and nobody loads it.
const measured = process.argv.includes('--unmeasured') ? [] : drawers;
const noted = await readNotedSizes();
for (const { side: drawing, manifest } of measured) {
  const load = await measureFirstLoad(join(BUILD, drawing.language), manifest);
  if (drawing.language === 'en' && process.argv.includes('--note-sizes')) await noteSizes(load);
  const fault = firstLoadFault(load, noted);
  if (!fault) continue;
  console.error(fault);
  process.exitCode = 1;
}
