import { renderLetterHtml } from '@creditfix/server/letters';
import { createPdfPrinter, findChromium, type PdfPrinter } from '@creditfix/server/platform/pdf';
import type { LetterDocument } from '@creditfix/shared/letters';
import { crc32, deflateSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { conclude, quantile, treeMemory } from './measuring.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';

/**
 * The printer with all its locks and checks, against what one warm page can do at most (a bare loop of setContent and pdf), and
 * against a new browser for each document. The ways take turns within each round, so that a noisy machine hits all alike.
 *
 *   ROUNDS=5 DOCUMENTS=40 LAUNCHES=2 MEMORY_DOCUMENTS=3000 npm run bench:pdf
 */

const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 5);
/** Per way and round. */
const DOCUMENTS = isPlanted ? 1 : Number(process.env.DOCUMENTS ?? 40);
const LAUNCHES = isPlanted ? 1 : Number(process.env.LAUNCHES ?? 2);
/** Printed before the memory is read; the earlier ones count too. */
const MEMORY_DOCUMENTS = isPlanted ? 1 : Number(process.env.MEMORY_DOCUMENTS ?? 3_000);

const TARGET = { ofLimit: 0.9, ofLaunch: 8, p95Ms: 60, memoryMb: 400 } as const;

const SENTENCES = [
  'The balance, the date of first delinquency and the payment history on this account do not match my statements.',
  'I have kept every statement since the account was opened, and I enclose copies of those that matter here.',
  'Please send me the results of your investigation in writing, with an updated copy of my report.',
];

/** About 560 words. */
function letter(number: number): LetterDocument {
  const paragraph = (index: number) => ({
    id: `p-${index}`,
    role: 'narrative',
    kind: 'paragraph',
    citations: [],
    text: `Point ${index + 1}. ${SENTENCES.join(' ')} This is what 15 U.S.C. § 1681i(a)(1)(A) provides.`,
  });
  return {
    version: 1,
    reference: `CF-${String(number).padStart(8, '0')}`,
    date: '2026-11-21',
    sender: { name: 'Ben Mark', lines: ['1 Oak Street', 'Salem, OR 97301'] },
    recipient: { name: 'Experian', lines: ['P.O. Box 4500', 'Allen, TX 75013'] },
    subject: 'Dispute of an item on my credit report',
    identification: [{ label: 'Date of birth', value: 'March 4, 1988' }],
    salutation: 'To the consumer dispute department:',
    blocks: Array.from({ length: 8 }, (_, index) => paragraph(index)) as LetterDocument['blocks'],
    closing: 'Sincerely,',
    enclosures: ['Copy of my government-issued photo ID'],
    mailingChoices: [],
    ruleTableVersion: 'bench',
  };
}

/** A stroke as a signature pad gives it: 600 x 180, transparent. */
function signaturePng(): string {
  const [width, height] = [600, 180];
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let x = 20; x < width - 20; x += 1) {
    const y = Math.round(height / 2 - (height / 3) * Math.sin(x / 25) * (1 - x / width / 2));
    for (let dy = -2; dy <= 2; dy += 1)
      rows.set([10, 14, 40, 255], (y + dy) * (width * 4 + 1) + 1 + x * 4);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(named.length + 8);
    whole.writeUInt32BE(data.length, 0);
    named.copy(whole, 4);
    whole.writeUInt32BE(crc32(named), named.length + 4);
    return whole;
  };
  const magic = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat([magic, ...parts]).toString('base64')}`;
}

let made = 0;
const pngDataUrl = signaturePng();

function nextJob() {
  made += 1;
  const document = letter(made);
  const html = renderLetterHtml(document, { kind: 'drawn', pngDataUrl });
  return { html, title: document.subject, mustContain: document.reference };
}

type Print = (job: ReturnType<typeof nextJob>) => Promise<unknown>;

/** Milliseconds per document, and of the whole. HTML is made beforehand: it is not what is measured. */
async function time(count: number, atOnce: readonly Print[]) {
  const jobs = Array.from({ length: count }, nextJob);
  const each: number[] = [];
  const start = performance.now();
  await Promise.all(
    atOnce.map(async (print) => {
      for (let job = jobs.pop(); job; job = jobs.pop()) {
        const began = performance.now();
        await print(job);
        each.push(performance.now() - began);
      }
    }),
  );
  return { each, totalMs: performance.now() - start };
}

const search = { chromiumPath: process.env.CHROMIUM_PATH, searchPath: process.env.PATH };
const found = await findChromium(search);

function launch(): Promise<Browser> {
  const { executablePath, args, sandbox, env } = found;
  const own = env && { env: { ...env } };
  return chromium.launch({ executablePath, args: [...args], chromiumSandbox: sandbox, ...own });
}

const barePrint =
  (page: Page): Print =>
  async ({ html }) => {
    await page.setContent(html);
    await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  };

const launchPrint: Print = async (job) => {
  const browser = await launch();
  await barePrint(await browser.newPage())(job);
  await browser.close();
};

const printerPrint =
  (printer: PdfPrinter): Print =>
  (job) =>
    printer.print(job);

const log = { info() {}, warn() {} };
const alone = createPdfPrinter({ ...search, log, workers: 1 });
const pair = createPdfPrinter({ ...search, log, workers: 2 });
const bare = await launch();
const pages = [await bare.newPage(), await bare.newPage()] as const;

interface Way {
  readonly name: string;
  readonly documents: number;
  readonly atOnce: readonly Print[];
  readonly each: number[];
  readonly perSecond: number[];
}

const way = (name: string, documents: number, ...atOnce: Print[]): Way => ({
  name,
  documents,
  atOnce,
  each: [],
  perSecond: [],
});

const ways = {
  limit: way('one warm page, bare (the limit)', DOCUMENTS, barePrint(pages[0])),
  ours: way('our printer, one worker', DOCUMENTS, printerPrint(alone)),
  limitPair: way('two warm pages, bare', DOCUMENTS, ...pages.map(barePrint)),
  oursPair: way('our printer, two workers', DOCUMENTS, printerPrint(pair), printerPrint(pair)),
  launch: way('a new browser for each document', LAUNCHES, launchPrint),
};

async function runRounds(): Promise<void> {
  for (let round = isPlanted ? 1 : 0; round <= ROUNDS; round += 1) {
    for (const { documents, atOnce, each, perSecond } of Object.values(ways)) {
      const timed = await time(documents, atOnce);
      // The first round only warms up.
      if (round === 0) continue;
      each.push(...timed.each);
      perSecond.push((documents / timed.totalMs) * 1_000);
    }
  }
}

/** Prints on, reading the memory of the browser's tree as it goes. */
async function peakMemory(): Promise<{ pss: number; rss: number; documents: number }> {
  const peak = { pss: 0, rss: 0 };
  while (pair.status().printed < MEMORY_DOCUMENTS) {
    await time(100, ways.oursPair.atOnce);
    const { pss, rss } = treeMemory(pair.status().browser?.pid ?? 0);
    peak.pss = Math.max(peak.pss, pss);
    peak.rss = Math.max(peak.rss, rss);
  }
  return { ...peak, documents: pair.status().printed };
}

const perSecond = ({ perSecond: rounds }: Way) => quantile(rounds, 0.5);
/** Of each round's neighbors, and then the middle one: what slows a round down slows both. */
const ratio = (one: Way, other: Way) =>
  quantile(
    one.perSecond.map((value, round) => value / (other.perSecond[round] ?? value)),
    0.5,
  );

await runRounds();
const memory = await peakMemory();
const { pages: sheets } = await alone.print(nextJob());
await Promise.all([alone.close(), pair.close(), bare.close()]);

process.stdout.write(
  `${found.name} ${bare.version()} (${found.source}), ${sheets} pages a letter, PNG signature; ${ROUNDS} rounds of ${DOCUMENTS} documents\n`,
);
console.table(
  Object.fromEntries(
    Object.values(ways).map((one) => [
      one.name,
      {
        'per second': Number(perSecond(one).toFixed(1)),
        'of the limit': Number(ratio(one, ways.limit).toFixed(2)),
        'p50 ms': Math.round(quantile(one.each, 0.5)),
        'p95 ms': Math.round(quantile(one.each, 0.95)),
      },
    ]),
  ),
);

interface Result {
  readonly what: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  /** What a slow or busy machine spoils for everyone is shown, and fails nothing. */
  readonly isTime?: boolean;
}

const results: readonly Result[] = [
  {
    what: 'one worker, of the limit',
    value: orPlanted('the ratio of one worker', ratio(ways.ours, ways.limit), 0.01),
    least: TARGET.ofLimit,
  },
  {
    what: 'two workers, of two bare pages',
    value: ratio(ways.oursPair, ways.limitPair),
    least: TARGET.ofLimit,
  },
  {
    what: 'one worker, of launching each time',
    value: ratio(ways.ours, ways.launch),
    least: TARGET.ofLaunch,
  },
  {
    what: `peak MB (PSS) of the browser and all its processes, ${memory.documents} documents`,
    value: memory.pss,
    most: TARGET.memoryMb,
  },
  {
    what: 'p95 ms at 2 at once',
    value: quantile(ways.oursPair.each, 0.95),
    most: TARGET.p95Ms,
    isTime: true,
  },
];
const judged = results.map((result) => {
  const { value, least = -Infinity, most = Infinity } = result;
  return { ...result, met: value >= least && value <= most };
});
for (const { what, value, least, most, met } of judged) {
  const target = least === undefined ? `at most ${most}` : `at least ${least}`;
  process.stdout.write(`${met ? 'met   ' : 'missed'} ${what}: ${value.toFixed(2)} (${target})\n`);
}
process.stdout.write(`       the same as a sum of RSS: ${memory.rss.toFixed(0)} MB\n`);
conclude(judged);
