import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language } from '@creditfix/shared/kernel';
import type { Page, Browser, BrowserContext } from 'playwright-core';
import sharp from 'sharp';
import { makePersonas, TODAY, type Personas } from '#scripts/pictures/personas.ts';
import { screens, type Screen, type Who } from '#scripts/pictures/screens.table.ts';
import { OWNER, type BlackBoxPerson } from '#scripts/process/black-box.ts';
import { launchBrowser } from '#scripts/process/chromium.ts';
import { ROOT } from '#scripts/process/run-tool.ts';
import { startTimedServer } from '#scripts/process/server-process.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { buildWebapp } from './build-webapp.ts';

/**
 * `npm run pictures`: every screen on a phone, a tablet and a desktop, light and dark, kept in `.cache`. `-- --check` compares what the
 * screens look like now with what is kept, say of another commit; `-- --only home,dashboard` takes some of them.
 */

/** Git ignores both. */
const KEPT = join(ROOT, '.cache/pictures/screens');
/** What was taken if it differs, and where. */
const DIFFERENT = join(ROOT, '.cache/pictures/different');

/** Texts that differ on each run, and their placeholders in pictures. */
const CHANGING: readonly (readonly [pattern: string, steady: string])[] = [
  // The address of this machine, and codes that are drawn by lot.
  [String.raw`localhost:\d+`, 'localhost:8787'],
  [String.raw`([?&](?:ref|invite)=|/(?:i|invite|r)/)[A-Za-z0-9_-]{5,}`, '$1ABCD2345'],
  [String.raw`\bCF-[A-Z0-9]{4}(?:-[A-Z0-9]{3,4})*`, 'CF-2345-6789'],
  [String.raw`\b\d{1,2}:\d{2}\s[AP]M\b`, '11:00 AM'],
  [String.raw`\b\d{1,2}:\d{2}\s[ap]\.\s?m\.`, '11:00 a. m.'],
  [String.raw`\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22,}`, '00000000-0000-0000'],
  [String.raw`\b[0-9a-f]{64}\b`, '0'.repeat(64)],
  // The beginning of an id; never a day, a number or a word.
  [String.raw`^(?=.*\d)[0-9a-f]{8}$`, '00000000'],
];

/** Puts the same text where each run has another, and takes the caret away. */
async function steadyPage(page: Page): Promise<void> {
  await page.evaluate((changing) => {
    const steady = (text: string) => {
      let said = text;
      for (const [pattern, instead] of changing)
        said = said.replace(new RegExp(pattern, 'g'), instead);
      return said;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const said = steady(text);
      if (said !== text) node.nodeValue = said;
    }
    for (const field of document.querySelectorAll('input')) {
      if (field.type === 'text' || field.type === 'url') field.value = steady(field.value);
    }
  }, CHANGING);
}

/** What is to come has come, fonts too, and the page lies at its beginning. */
async function untilStill(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}

/** Edges of letters may fall a little otherwise; a word that moved or a color that changed may not. */
const BLUR = 1;
const PIXEL_TOLERANCE = 40;
const SHARE_TOLERANCE = 0.001;

/** What differs between two pictures of a screen. */
interface PictureDifference {
  readonly what: string;
  /** Red if they differ, over the new one; nothing where their sizes do. */
  readonly png: Buffer | undefined;
}

/** @returns nothing if a person would say that they are the same */
async function pictureDifference(
  kept: Buffer,
  taken: Buffer,
): Promise<PictureDifference | undefined> {
  const [before, after] = [await pixelsOf(kept), await pixelsOf(taken)];
  const sizes = [before, after].map(({ width, height }) => `${width}x${height}`);
  if (sizes[0] !== sizes[1]) return { what: `was ${sizes[0]}, is ${sizes[1]}`, png: undefined };
  const { width, height } = after;
  const marked = Buffer.alloc(width * height * 3);
  let differing = 0;
  for (let at = 0; at < marked.length; at += 3) {
    const distance = Math.max(
      ...[0, 1, 2].map((c) => Math.abs((before.data[at + c] ?? 0) - (after.data[at + c] ?? 0))),
    );
    const differs = distance > PIXEL_TOLERANCE;
    if (differs) differing += 1;
    for (const c of [0, 1, 2]) {
      marked[at + c] = differs ? (c === 0 ? 230 : 0) : 128 + (after.data[at + c] ?? 0) / 2;
    }
  }
  const share = differing / (width * height);
  if (share <= SHARE_TOLERANCE) return undefined;
  const png = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { what: `${(share * 100).toFixed(2)} % of it differs`, png };
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .blur(BLUR)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

interface Ground {
  readonly url: string;
  readonly browser: Browser;
  readonly personas: Personas;
}

/** Visits each screen as the person who sees it, each in a browser of their own, and hands its pictures over as they are taken. */
async function walkScreens(
  ground: Ground,
  wantedScreens: readonly Screen[],
  hand: (pictures: readonly Picture[]) => Promise<void>,
): Promise<void> {
  const everybody = [...new Set(wantedScreens.map(({ who }) => who))];
  await Promise.all(
    everybody.map(async (who) => {
      const context = await contextOf(ground, who);
      try {
        for (const screen of wantedScreens.filter((one) => one.who === who)) {
          await hand(await picturesOf(ground, context, { screen, language: 'en' }));
          if (!screen.inSpanish) continue;
          await hand(await picturesOf(ground, context, { screen, language: 'es' }));
        }
      } finally {
        await context.close();
      }
    }),
  );
}

async function picturesOf(
  { url, personas }: Ground,
  context: BrowserContext,
  { screen, language }: { readonly screen: Screen; readonly language: Language },
): Promise<readonly Picture[]> {
  const page = await context.newPage();
  await page.clock.setFixedTime(TODAY);
  const open = async (path: string) => {
    const root = language === 'es' ? '/es' : '';
    await page.goto(url + (root && path === '/' ? root : root + path));
    await untilStill(page);
  };
  try {
    await page.goto(`${url}/goodbye`);
    await screen.come({ page, open, ids: personas.ids });
    const name = language === 'es' ? `${screen.name}-es` : screen.name;
    return await takePictures(page, name, { phoneOnly: language === 'es' });
  } catch (error) {
    throw new Error(`The screen ${screen.name} can't be taken.`, { cause: error });
  } finally {
    await page.close();
  }
}

async function contextOf({ url, browser, personas }: Ground, who: Who): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  context.setDefaultTimeout(300_000);
  if (who !== 'visitor') await signIn(context, url, personas[who]);
  return context;
}

async function signIn(context: BrowserContext, url: string, person: BlackBoxPerson): Promise<void> {
  const pairs = person.cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })));
  await context.addInitScript(() => localStorage.setItem('authToken', 'signed-in'));
}

/** A phone, a tablet and a desktop; how much of a long page is kept, in pixels of the page. */
const VIEWS = [
  { width: 390, height: 844, most: 1_900 },
  { width: 768, height: 1024, most: 1_700 },
  { width: 1280, height: 900, most: 1_500 },
] as const;

const SCHEMES = ['light', 'dark'] as const;

/** Half as wide as the screen: words can still be told from each other, and a whole set is small. */
const SCALE = 0.5;

const PALETTE = { palette: true, colors: 16, dither: 0, effort: 10, compressionLevel: 9 } as const;

interface Picture {
  /** "home.390.dark". */
  readonly name: string;
  readonly png: Buffer;
}

/** The page as it stands, on every screen and in both color schemes; only on a phone where that says enough. */
async function takePictures(
  page: Page,
  name: string,
  { phoneOnly = false }: { readonly phoneOnly?: boolean } = {},
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { width, height, most } of VIEWS.slice(0, phoneOnly ? 1 : undefined)) {
    await page.setViewportSize({ width, height });
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await untilStill(page);
      await untilInScheme(page, scheme);
      await steadyPage(page);
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      // Places are the same in the dark: the first screen shows its colors.
      const kept = Math.min(pageHeight, scheme === 'dark' ? height : most);
      const shot = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        clip: { x: 0, y: 0, width, height: kept },
      });
      pictures.push({ name: `${name}.${width}.${scheme}`, png: await small(shot) });
    }
  }
  return pictures;
}

/** The app hears of the change by an event, and links and icons take a moment to their new color. */
async function untilInScheme(page: Page, scheme: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document.documentElement.dataset['mantineColorScheme'] === wanted &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    scheme,
  );
}

async function small(shot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(shot).metadata();
  return await sharp(shot)
    .resize({ width: Math.round(width * SCALE), kernel: 'lanczos3' })
    .png(PALETTE)
    .toBuffer();
}

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const names = values.only?.split(',');
const unknown = (names ?? []).filter((name) => !screens.some((screen) => screen.name === name));
if (unknown.length > 0) {
  console.error(`There is no screen ${unknown.join(', ')}.`);
  process.exit(2);
}
const wanted = screens.filter(({ name }) => !names || names.includes(name));

const build = await buildWebapp();
if (!build.ok) {
  console.error(`${build.report}\nThe web app could not be built.`);
  process.exit(1);
}

await rm(DIFFERENT, { recursive: true, force: true });
if (!values.check && !names) await rm(KEPT, { recursive: true, force: true });
await mkdir(values.check ? DIFFERENT : KEPT, { recursive: true });

const faults: string[] = [];
const taken = new Set<string>();
await inTestBed(async ({ folder, closing }) => {
  const product = await startTimedServer({
    DATA_DIR: folder,
    ADMIN_EMAILS: OWNER,
    HOST: '127.0.0.1',
    PDF_WORKERS: '1',
  });
  closing(product.stop);
  const browser = await launchBrowser();
  closing(() => browser.close());
  const personas = await makePersonas(product);
  // By the name that the product's own links have.
  const url = product.url.replace('127.0.0.1', 'localhost');
  await walkScreens({ url, browser, personas }, wanted, async (pictures) => {
    for (const picture of pictures) await (values.check ? compare(picture) : keep(picture));
  });
});

const kept = (await readdir(KEPT).catch(() => [])).filter((file) => file.endsWith('.png'));
if (!names) {
  for (const file of kept) if (!taken.has(file)) faults.push(`${file}: no screen has it anymore`);
}
for (const fault of faults) console.log(fault);
console.log(
  `${taken.size} pictures of ${wanted.length} screens ${values.check ? 'compared' : 'taken'} in ${KEPT}, ${faults.length} faults`,
);
if (values.check && faults.length > 0) console.log(`What differs lies in ${DIFFERENT}`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function keep({ name, png }: Picture): Promise<void> {
  taken.add(`${name}.png`);
  await writeFile(join(KEPT, `${name}.png`), png);
}

async function compare({ name, png }: Picture): Promise<void> {
  taken.add(`${name}.png`);
  const before = await readFile(join(KEPT, `${name}.png`)).catch(() => undefined);
  const difference = before
    ? await pictureDifference(before, png)
    : { what: 'is not kept yet', png: undefined };
  if (!difference) return;
  faults.push(`${name}: ${difference.what}`);
  await writeFile(join(DIFFERENT, `${name}.new.png`), png);
  if (difference.png) await writeFile(join(DIFFERENT, `${name}.difference.png`), difference.png);
}
