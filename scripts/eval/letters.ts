import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '#scripts/process/chromium.ts';
import { isPlanted, sayPlanted } from '#scripts/process/planted.ts';
import { ROOT } from '#scripts/process/run-tool.ts';
import { judge } from './checks.ts';
import { disputes } from './disputes.ts';
import { judgeOwnWords, type OwnWords } from './own-words.ts';
import { countPages, pageFailures } from './pages.ts';
import { plantFaults } from './planted.ts';
import { htmlReport } from './report-page.ts';
import { decisiveFailures, evaluate, markdownReport } from './report.ts';

/** `npm run eval:letters`: 2,000 made-up disputes through the letter engine, what its letters are worth, and what own words it stops. */

const FEWEST = 600;
const PICTURE_WIDTH = 1040;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '7' },
    out: { type: 'string', default: join(ROOT, 'data', 'evaluation') },
    /** Where a picture of the report goes: the one in the README is made with `--picture e2e/pictures/evaluation.png`. */
    picture: { type: 'string' },
    plant: { type: 'boolean' },
  },
});
const count = isPlanted ? 40 : Math.max(FEWEST, Number(values.count) || 0);
/** Planted: no linter can find anything wrong with this, so it slips by. */
const INVISIBLE = { name: 'a fault that is none', sentence: 'Please look into this.' };
/** Planted: nobody could say that this contradicts anything. */
const HONEST_AS_HOSTILE: OwnWords = {
  family: 'planted',
  dispute: 'status',
  text: 'The company wrote to me in July.',
  set: 'known',
};
if (isPlanted) sayPlanted(`${INVISIBLE.name}, and a family of own words that is honest`);
const outcomes = disputes(count, Number(values.seed)).map(judge);
const evaluation = evaluate(outcomes, {
  planted: plantFaults(outcomes, 5, isPlanted ? [INVISIBLE] : []),
  pages: await countPages(outcomes),
  seed: Number(values.seed),
});
const ownWords = judgeOwnWords(isPlanted ? [HONEST_AS_HOSTILE] : []);
const report = `${markdownReport(evaluation)}\n${ownWords.report}`;
if (!isPlanted) await keep();
if (values.picture) await takePicture(htmlReport(evaluation), join(ROOT, values.picture));
console.log(report);
const failed = [
  ...decisiveFailures(evaluation),
  ...pageFailures(evaluation.pages),
  ...ownWords.failed,
];
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

async function keep(): Promise<void> {
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, 'letters.md'), report);
  await writeFile(join(values.out, 'letters.html'), htmlReport(evaluation));
  console.log(`Written to ${join(values.out, 'letters.md')} and letters.html.`);
}

/** The page as a PNG, drawn by the browser that also prints the letters. */
async function takePicture(html: string, file: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: PICTURE_WIDTH, height: 800 },
      offline: true,
    });
    await page.setContent(html);
    await writeFile(file, await page.screenshot({ fullPage: true }));
  } finally {
    await browser.close();
  }
}
