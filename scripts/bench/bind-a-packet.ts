import { PDFDocument } from '@cantoo/pdf-lib';
import { bindPacket, cleanFile } from '@creditfix/server/documents';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { residentMb } from './measuring.ts';

/** A process of its own (its argument: a photo) that cleans six photos and a four-page paper and binds them behind a two-page letter: twelve pages. */

const PHOTOS = 6;

async function plainPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    pdf.addPage([612, 792]).drawRectangle({ x: 72, y: 72, width: 300, height: 4 });
  }
  return await pdf.save();
}

/** Of this process and those it started, in MB; the list of all processes would take longer to read. */
function memory(): number {
  const children = `/proc/self/task/${process.pid}/children`;
  const pids = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : [];
  const own = [process.pid, ...pids.filter(Boolean).map(Number)];
  return Math.round(own.reduce((sum, pid) => sum + residentMb(pid), 0));
}

const idleMb = memory();
let peakMb = idleMb;
const watch = setInterval(() => (peakMb = Math.max(peakMb, memory())), 10);
const [photoFile = ''] = process.argv.slice(2);
const photo = await readFile(photoFile);
const [letter, paper] = [await plainPdf(2), await plainPdf(4)];
const cleaned: (readonly Uint8Array[])[] = [];
const started = performance.now();
for (let index = 0; index < PHOTOS; index += 1) cleaned.push((await cleanFile(photo)).pages);
cleaned.push((await cleanFile(paper)).pages);
const bindingFrom = performance.now();
const { pages } = await bindPacket(letter, {
  sender: 'Ida Sample',
  dated: 'November 21, 2026',
  exhibits: cleaned.map((sheets, index) => ({
    label: `Exhibit ${String.fromCodePoint(65 + index)}`,
    line: 'Copies of other papers that support this dispute',
    pages: sheets,
  })),
});
const ended = performance.now();
clearInterval(watch);
const addedMb = peakMb - idleMb;
console.log(
  JSON.stringify({
    pages,
    cleanMs: bindingFrom - started,
    bindMs: ended - bindingFrom,
    idleMb,
    addedMb,
  }),
);
