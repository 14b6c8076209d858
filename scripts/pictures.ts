import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#scripts/audit/browser.ts';
import { buildWebapp } from '#scripts/build-webapp.ts';
import { makePersonas } from '#scripts/pictures/personas.ts';
import { screens } from '#scripts/pictures/screens.table.ts';
import { type Picture, pictureDifference, walkScreens } from '#scripts/pictures/take-pictures.ts';
import { startTimedProduct } from '#scripts/pictures/timed-product.ts';
import { ROOT } from '#scripts/process/run-tool.ts';

/**
 * `npm run pictures`: every screen on a phone, a tablet and a desktop, light and dark, kept in `.cache`. `-- --check` compares what the
 * screens look like now with what is kept, say of another commit; `-- --only home,dashboard` takes some of them.
 */

/** Git ignores both. */
const KEPT = join(ROOT, '.cache/pictures/screens');
/** What was taken if it differs, and where. */
const DIFFERENT = join(ROOT, '.cache/pictures/different');

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
const product = await startTimedProduct();
const browser = await launchBrowser();
try {
  const personas = await makePersonas(product);
  await walkScreens({ url: product.url, browser, personas }, wanted, async (pictures) => {
    for (const picture of pictures) await (values.check ? compare(picture) : keep(picture));
  });
} finally {
  await browser.close();
  await product.stop();
}

const kept = (await readdir(KEPT).catch(() => [])).filter((file) => file.endsWith('.png'));
if (!names) {
  for (const file of kept) if (!taken.has(file)) faults.push(`${file}: no screen has it any more`);
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
