import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A web app as small as can be, laid out as `scripts/build-webapp.ts` lays out the real one. */
const FILES = {
  'pages/paths.json': '["/","/admin/dashboard","/dashboard"]',
  'pages/en/app.html': `<!doctype html><html lang="en"><head><meta name="csp-nonce" content="__STYLE_NONCE__" />
<script>document.documentElement.dataset.early = 'ran'</script>
<style nonce="__STYLE_NONCE__">h1 { color: rgb(1, 2, 3) }</style>
<script type="module" crossorigin src="/assets/app.js"></script></head>
<body><h1 id="root"></h1><script type="application/json" id="site-facts">%%site-facts%%</script></body></html>`,
  'pages/es/app.html':
    '<!doctype html><html lang="es"><head></head><body><h1>Hola</h1></body></html>',
  'assets/app.js': `document.querySelector('#root').textContent =
location.pathname + ' ' + (localStorage.getItem('authToken') ?? 'nobody') + ' ' + (window.desktop?.version ?? 'no shell');
window.news = []; for (const name of ['onSync', 'onExport', 'onSession', 'onCommand']) window.desktop[name]((each) => window.news.push([name, each]));`,
  'assets/app.js.map': '{}',
  'assets/source-sans-3-latin-wght-normal-AAAA.woff2': 'font',
  'assets/source-serif-4-latin-wght-normal-BBBB.woff2': 'font',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.build-stamp': 'stamp',
} as const;

export async function writeSmallWebapp(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
