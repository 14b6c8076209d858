import { PDFDocument } from '@cantoo/pdf-lib';
import { findChromium } from '@creditfix/server/platform/pdf';
import { aPdf } from '@creditfix/server/test/document';
import { caseFileEndpoints } from '@creditfix/shared/case-files';
import { documentEndpoints } from '@creditfix/shared/documents';
import { BUSINESS_TIME_ZONE, calendarDateAt } from '@creditfix/shared/kernel';
import { letterEndpoints } from '@creditfix/shared/letters';
import { mailingEndpoints } from '@creditfix/shared/mailing';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import {
  makeSubscribers,
  OWNER,
  simpleLetter,
  type BlackBoxPerson,
} from '#scripts/process/black-box.ts';
import { isPlanted, orPlanted } from '#scripts/process/planted.ts';
import { inTestBed } from '#scripts/process/test-bed.ts';
import { conclude, median, residentMb } from './measuring.ts';

/**
 * A case file of a hundred pages over HTTP, against what printing and binding alone take: as many written pages printed twice by a
 * bare warm page, and the same letters put together by pdf-lib.
 *
 *   ROUNDS=7 npm run bench:case-file
 */

const ROUNDS = isPlanted ? 1 : Number(process.env.ROUNDS ?? 7);
/** What Pro makes in a month. */
const LETTERS = isPlanted ? 1 : 3;
const KINDS = ['statement', 'payment_proof', 'creditor_letter'] as const;
const PAGES_EACH = isPlanted ? 1 : 10;
const COPY_PAGES = KINDS.length * PAGES_EACH;
const TARGET = { pages: 100, ms: 5_000, ofBare: 3, addedMb: 200 } as const;

/** Letters with copies behind them, mailed by the person, each with a dispute. */
async function makeLetters(url: string, person: BlackBoxPerson): Promise<void> {
  const today = calendarDateAt(new Date(), BUSINESS_TIME_ZONE);
  const documents: string[] = [];
  for (const kind of KINDS) {
    const upload = await fetch(`${url}${documentEndpoints.addDocument.path}?kind=${kind}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream', Cookie: person.cookie },
      body: new Uint8Array(await aPdf(PAGES_EACH)),
    });
    const { data } = (await upload.json()) as { data: { id: string } };
    documents.push(data.id);
  }
  for (let number = 1; number <= LETTERS; number += 1) {
    const disputeDetails = { ...simpleLetter.disputeDetails, creditorName: `Lender ${number}` };
    const body = { ...simpleLetter, disputeDetails, documents };
    const { letterId } = await person.ask(url, letterEndpoints.generateLetter, { body });
    await person.ask(url, mailingEndpoints.recordOwnMailing, {
      id: letterId,
      body: { mailedOn: today, mailClass: 'certified' },
    });
  }
  for (let tries = 0; tries < 600; tries += 1) {
    const { letters } = await person.ask(url, caseFileEndpoints.caseContents);
    if (letters === LETTERS) return;
    await pause(100);
  }
  throw new Error('the disputes of the letters never came to be');
}

async function caseFile(url: string, person: BlackBoxPerson): Promise<Uint8Array> {
  const response = await fetch(`${url}${caseFileEndpoints.caseFile.path}?format=pdf`, {
    headers: { Cookie: person.cookie, 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
  });
  if (!response.ok) throw new Error(`the case file is answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** About as much text as our own pages have. */
function writtenPages(pages: number): string {
  const rows = Array.from(
    { length: 24 },
    (_, row) =>
      `<tr><th>June ${row + 1}, 2026</th><td>Handed to the Postal Service (${row})</td></tr>`,
  ).join('');
  const section = `<section style="break-after:page"><h1>Record</h1><table>${rows}</table></section>`;
  return `<!doctype html><html lang="en"><body>${section.repeat(pages - 1)}<p>End</p></body></html>`;
}

async function bare(
  page: Page,
  written: number,
  packets: readonly Uint8Array[],
): Promise<Uint8Array> {
  const html = writtenPages(written);
  await page.setContent(html);
  await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  await page.setContent(html);
  const first = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  const bound = await PDFDocument.load(first, { updateMetadata: false });
  for (const packet of packets) {
    const source = await PDFDocument.load(packet, { updateMetadata: false });
    for (const copy of await bound.copyPages(source, source.getPageIndices())) bound.addPage(copy);
  }
  return await bound.save({ addDefaultPage: false, updateFieldAppearances: false });
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; made: T }> {
  const from = performance.now();
  const made = await work();
  return { ms: performance.now() - from, made };
}

await inTestBed(async (bed) => {
  const { url: databaseUrl } = await bed.postgres();
  const server = await bed.server({
    DATA_DIR: join(bed.folder, 'files'),
    DATABASE_URL: databaseUrl,
    ADMIN_EMAILS: OWNER,
  });
  const { url } = server;
  const [person] = await makeSubscribers(url, 1);
  if (!person) throw new Error('nobody is there to write letters');
  await makeLetters(url, person);
  const pdf = await caseFile(url, person);
  const pages = (await PDFDocument.load(pdf)).getPageCount();
  const written = pages - LETTERS * (1 + COPY_PAGES);
  const { letters } = await person.ask(url, letterEndpoints.listLetters);
  const packets: Uint8Array[] = [];
  for (const { id } of letters) packets.push(await person.pdf(url, id));
  const found = await findChromium({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH,
  });
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
    chromiumSandbox: found.sandbox,
    ...(found.env && { env: { ...found.env } }),
  });
  bed.closing(() => browser.close());
  const page = await browser.newPage();
  const rounds: { ours: number; bare: number }[] = [];
  const before = residentMb(server.pid);
  let most = before;
  // The first round only warms up.
  for (let round = isPlanted ? 1 : 0; round <= ROUNDS; round += 1) {
    const watch = setInterval(() => (most = Math.max(most, residentMb(server.pid))), 20);
    const ours = await timed(() => caseFile(url, person));
    clearInterval(watch);
    const least = await timed(() => bare(page, written, packets));
    if (round > 0) rounds.push({ ours: ours.ms, bare: least.ms });
  }
  const ms = median(rounds.map(({ ours }) => ours));
  const ofBare = orPlanted(
    'the ratio to bare printing and binding',
    median(rounds.map(({ ours, bare: least }) => ours / least)),
    99,
  );
  const addedMb = most - before;
  process.stdout.write(
    `${pages} pages (${written} written, ${LETTERS} letters with ${COPY_PAGES} pages of copies each), ${(pdf.length / 1e6).toFixed(1)} MB; ${ROUNDS} rounds\n`,
  );
  const results = [
    { what: 'pages', value: pages, met: isPlanted || pages >= TARGET.pages },
    { what: 'ms to the last byte, median', value: ms, met: ms <= TARGET.ms, isTime: true },
    { what: 'of bare printing and binding', value: ofBare, met: ofBare <= TARGET.ofBare },
    { what: 'MB more than before', value: addedMb, met: addedMb <= TARGET.addedMb },
  ];
  console.table(
    Object.fromEntries(results.map(({ what, value }) => [what, Number(value.toFixed(2))])),
  );
  conclude(results);
});
