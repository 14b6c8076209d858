import { siteSettings, type Language } from '@creditfix/shared/kernel';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '#scripts/process/chromium.ts';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * Draws the pictures that other programs show of the site: the card of a shared link in each language, and the icons in the sizes
 * that phones ask for. To be run again when the design changes; what it draws is kept in `webapp/public`.
 */

const PUBLIC = join(ROOT, 'webapp/public');
const FONTS = join(ROOT, 'node_modules/@fontsource-variable');

const SERIF = 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
const SANS = 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

const cardWords: Readonly<Record<Language, { headline: string; line: string }>> = {
  en: {
    headline: 'Something wrong on your credit report? Put it in writing.',
    line: 'Your facts, the right law, the right address.',
  },
  es: {
    headline: '¿Hay un error en su informe de crédito? Póngalo por escrito.',
    line: 'Sus datos, la ley correcta, la dirección correcta.',
  },
};

async function fontFace(name: string, file: string): Promise<string> {
  const bytes = await readFile(join(FONTS, file));
  return `@font-face { font-family: '${name}'; font-weight: 200 900; src: url(data:font/woff2;base64,${bytes.toString('base64')}); }`;
}

async function cardPage(language: Language): Promise<string> {
  const { headline, line } = cardWords[language];
  const fonts = [await fontFace('Card Serif', SERIF), await fontFace('Card Sans', SANS)].join('\n');
  const inks = ['62%', '48%', '54%', '', '92%', '96%', '88%', '', '94%', '90%', '40%'];
  const written = inks.map((width) => `<i style="width: ${width || '0'}"></i>`).join('');
  return `<!doctype html><html lang="${language}"><style>${fonts}
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #f6f3ec; color: #17233a; position: relative; }
    h1 { position: absolute; left: 72px; top: 150px; width: 620px; margin: 0; font: 600 64px/1.12 'Card Serif'; letter-spacing: -0.015em; text-wrap: balance; }
    p { position: absolute; left: 72px; bottom: 72px; margin: 0; width: 620px; font: 400 30px/1.35 'Card Sans'; color: #4b566b; }
    .name { position: absolute; left: 72px; top: 60px; display: flex; gap: 16px; align-items: center; font: 600 32px/1 'Card Serif'; }
    .envelope { position: absolute; right: 24px; top: 330px; width: 420px; height: 250px; background: #ece7db; border: 2px solid #ddd6c7; transform: rotate(3.5deg); }
    .sheet { position: absolute; right: 84px; top: 70px; width: 300px; height: 420px; padding: 44px 40px; background: #fff; box-shadow: 0 2px 4px rgb(23 35 58 / 8%), 0 16px 40px rgb(23 35 58 / 12%); }
    i { display: block; height: 10px; margin-bottom: 20px; border-radius: 5px; background: #c9c4b8; }
    i:nth-child(7) { background: #1d6b45; }
    .label { position: absolute; right: 64px; bottom: 76px; padding: 12px 18px; background: #1d6b45; color: #fff; font: 700 20px/1 'Card Sans'; letter-spacing: 0.06em; transform: rotate(3.5deg); }
  </style><body>
    <div class="envelope"></div><div class="sheet">${written}</div><div class="label">CERTIFIED MAIL</div>
    <div class="name">${await readFile(join(PUBLIC, 'icon.svg'), 'utf8')}<span>${siteSettings.productName}</span></div>
    <style>.name svg { width: 44px; height: 44px; }</style>
    <h1>${headline}</h1><p>${line}</p>
  </body></html>`;
}

/**
 * One PNG in the wrapping that programs ask for at `/favicon.ico` without reading any page: a head of 6 bytes, an entry of 16, the
 * picture (the ICO format, as Windows has read it with PNG inside since Vista).
 */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Phones cut icons into shapes of their own: a maskable one has its drawing in the inner part. */
async function iconPage(size: number, room: number): Promise<string> {
  const svg = await readFile(join(PUBLIC, 'icon.svg'), 'utf8');
  return `<!doctype html><style>body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center; ${room > 0 ? 'background: #1d6b45;' : ''} }
    svg { width: ${size * (1 - room)}px; height: ${size * (1 - room)}px; }</style>${svg}`;
}

async function draw(
  page: Page,
  html: string,
  place: { file: string; width: number; height: number },
) {
  await page.setViewportSize({ width: place.width, height: place.height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await writeFile(join(PUBLIC, place.file), await page.screenshot({ omitBackground: true }));
  console.log(`webapp/public/${place.file}`);
}

const browser = await launchBrowser();
const page = await browser.newPage({ offline: true });
for (const language of ['en', 'es'] as const) {
  const place = { file: `social-card.${language}.png`, width: 1200, height: 630 };
  await draw(page, await cardPage(language), place);
}
const icons = [
  ...[48, 192, 512].map((size) => ({ size, file: `icon-${size}.png`, room: 0 })),
  { size: 180, file: 'apple-touch-icon.png', room: 0.12 },
  { size: 512, file: 'icon-maskable-512.png', room: 0.3 },
];
for (const { size, file, room } of icons) {
  await draw(page, await iconPage(size, room), { file, width: size, height: size });
}
await browser.close();
await writeFile(
  join(PUBLIC, 'favicon.ico'),
  icoOf(await readFile(join(PUBLIC, 'icon-48.png')), 48),
);
