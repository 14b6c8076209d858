import {
  ClaimId,
  Language,
  markedSiteFacts,
  siteMark,
  siteSettings,
} from '@creditfix/shared/kernel';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  openDrawingSide,
  type DrawingSide,
  type HeadTag,
  filesOf,
  readManifest,
  type Manifest,
} from '#scripts/prerender/drawing-side.ts';
import {
  firstLoadFault,
  HOME,
  measureFirstLoad,
  noteSizes,
  readNotedSizes,
} from '#scripts/prerender/first-load.ts';
import {
  AWAY_WORKER,
  awayWorkerScript,
  offlineWorkerName,
  offlineWorkerScript,
} from '#scripts/prerender/offline-worker.ts';
import { manifestName, pageHtml } from '#scripts/prerender/page-html.ts';
import { layOutZipFiles } from '#scripts/prerender/zip-files.ts';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * Lays the built web app out for the server: draws every public page in both languages, and puts the files of both builds together. What a page looks like before any script runs is decided here.
 */

/** What a page shows until its script has drawn it. */

const NEEDS_SCRIPT = {
  en: {
    text: 'This page needs JavaScript. Please turn it on in your browser and load the page again. What you saved is safe.',
    home: '<a href="/">Go to the home page</a>',
  },
  es: {
    text: 'Esta página necesita JavaScript. Actívelo en su navegador y vuelva a cargar la página. Lo que guardó está a salvo.',
    home: '<a href="/es">Ir a la página de inicio</a>',
  },
} as const;

function needsScript(language: keyof typeof NEEDS_SCRIPT): string {
  const { text, home } = NEEDS_SCRIPT[language];
  return `<noscript><p class="incomplete">${text} ${home}</p></noscript>`;
}

const ON_ITS_WAY = {
  en: 'Your page is on its way.',
  es: 'Su página está en camino.',
} as const;

/** The app takes its place; `webapp/src/kit/theme/base.css` shows it where a line is so slow that somebody would wonder. */
function waiting(language: keyof typeof ON_ITS_WAY): string {
  return `<div class="waiting" data-waiting role="status">${ON_ITS_WAY[language]}</div>`;
}

/** Files for search engines and phones. The origin is a mark: the server puts in its own when it sends them. */

const ORIGIN = siteMark('origin');

function siteMap({ publicPages, pathIn }: Pick<DrawingSide, 'publicPages' | 'pathIn'>): string {
  const address = (language: 'en' | 'es', path: string) => ORIGIN + pathIn(language, path);
  const entries = publicPages
    .filter(({ listed = true }) => listed)
    .flatMap(({ path }) => {
      const others = (['en', 'es'] as const).map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language, path)}"/>`,
      );
      return (['en', 'es'] as const).map(
        (language) => `  <url><loc>${address(language, path)}</loc>${others.join('')}</url>`,
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Nothing behind a sign-in is worth a visit. */
const robots = `User-agent: *
Disallow: /api/
Disallow: /admin/
Allow: /

Sitemap: ${ORIGIN}/sitemap.xml
`;

/** What a phone or a computer reads that keeps the site among its programs: one for each language, and both are the same program. */
const MANIFEST_WORDS = {
  en: {
    description:
      'Dispute letters for your credit report: your facts, the right law, the right address.',
    dashboard: 'My dashboard',
    letter: 'Start a letter',
  },
  es: {
    description:
      'Cartas de disputa para su informe de crédito: sus datos, la ley correcta, la dirección correcta.',
    dashboard: 'Mi panel',
    letter: 'Empezar una carta',
  },
} as const;

function webManifest({ language, pathIn }: Pick<DrawingSide, 'language' | 'pathIn'>): string {
  const { description, dashboard, letter } = MANIFEST_WORDS[language];
  return JSON.stringify(
    {
      id: '/',
      lang: language,
      name: siteSettings.productName,
      short_name: siteSettings.productName,
      description,
      start_url: pathIn(language, '/'),
      scope: '/',
      display: 'minimal-ui',
      background_color: '#f6f3ec',
      theme_color: '#1d6b45',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
      shortcuts: [
        { name: dashboard, url: pathIn(language, '/dashboard') },
        { name: letter, url: pathIn(language, '/start') },
      ],
    },
    null,
    2,
  );
}

/** The folder of the build that is laid out. */
const DIST = process.env.WEB_FOLDER ?? join(ROOT, 'webapp/dist');
const BUILD = join(DIST, 'build');
const PAGES = join(DIST, 'pages');

const origin = siteMark('origin');
const facts = markedSiteFacts(Object.values(ClaimId));

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

async function layOutPage(
  { side, manifest, template }: Drawer,
  path: string,
  source: string,
  inHead = (head: readonly HeadTag[]) => head,
) {
  const { language } = side;
  const files = filesOf(manifest, source);
  const { html, head } = await side.drawPage(path, { origin, facts });
  const page = pageHtml({ template, language, head: inHead(head), html, files });
  await writePage(language, path === '/' ? 'index' : path.slice(1), page);
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
for (const { side: drawn, manifest } of drawers) {
  await writeFile(join(DIST, manifestName(drawn.language)), webManifest(drawn));
  const worker = offlineWorkerScript(manifest, drawn.language);
  await writeFile(join(DIST, offlineWorkerName(drawn.language)), worker);
}
await writeFile(join(DIST, AWAY_WORKER), awayWorkerScript());
await writeFile(join(PAGES, 'paths.json'), JSON.stringify(side.appPaths()));

// A build for development is larger, and nobody loads it.
const measured = process.argv.includes('--unmeasured') ? [] : drawers;
const noted = await readNotedSizes();
for (const { side: drawing, manifest } of measured) {
  for (const page of new Set(drawing.publicPages.map(({ source }) => source))) {
    const load = await measureFirstLoad(join(BUILD, drawing.language), manifest, page);
    const noting = drawing.language === 'en' && page === HOME;
    if (noting && process.argv.includes('--note-sizes')) await noteSizes(load);
    const fault = firstLoadFault(load, noted);
    if (!fault) continue;
    console.error(fault);
    process.exitCode = 1;
  }
}
