import { PDFDocument } from '@cantoo/pdf-lib';
import { bindPacket, cleanFile } from '@creditfix/server/documents';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** A process of its own (its argument: a photo) that cleans six photos and a four-page paper and binds them behind a two-page letter: twelve pages. */

const PHOTOS = 6;

async function plainPdf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) {
    pdf.addPage([612, 792]).drawRectangle({ x: 72, y: 72, width: 300, height: 4 });
  }
  return await pdf.save();
}

/** Resident megabytes of this process and the ones it started; Linux only, elsewhere 0. */
function memory(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim();
    const pids = ['self', ...children.split(' ').filter(Boolean)];
    return pids.reduce((sum, pid) => sum + residentMb(pid), 0);
  } catch {
    return 0;
  }
}

function residentMb(pid: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
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
