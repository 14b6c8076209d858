import type { Bureau } from '@creditfix/shared/letters';
import {
  answersInReport,
  readAnswer,
  reportEndpoints,
  reportFromKept,
  reportLimits,
  valueOf,
  type AnswerNotRead,
  type BureauAnswer,
  type CreditReport,
  type DisputedItem,
  type TextPage,
} from '@creditfix/shared/reports';
import { callApi } from '#webapp/kit/index.ts';
import type { FromWorker, ToWorker } from '../report-files.ts';
import type { DrawScan, PictureNotRead } from '../pictures/read-picture.ts';
import { startWorker } from '../start-worker.ts';

type Read = BureauAnswer | readonly CreditReport[] | AnswerNotRead;

interface ReadOptions {
  readonly disputed: readonly DisputedItem[];
  /** Who was written to: of a page about three agencies, its part counts. */
  readonly bureau: Bureau | null;
  readonly onPage: (page: number, of: number) => void;
  readonly signal: AbortSignal;
  /** Of a PDF without text. */
  readonly drawScan: DrawScan;
}

/**
 * A bureau's letter or a new report, read on the device for what it says about some items.
 *
 * @param files the letter, or the new report and perhaps the one before it
 * @throws what the signal was aborted with
 */
export async function readAnswerFiles(
  files: readonly File[],
  options: ReadOptions,
): Promise<BureauAnswer | AnswerNotRead> {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const read: Read[] = pictures.length > 0 ? [await readPictures(pictures, options)] : [];
  for (const file of files.filter((one) => !pictures.includes(one))) {
    options.signal.throwIfAborted();
    options.onPage(0, 0);
    const told = await readOne(file, options);
    read.push(told === 'pictures' ? await readPictures([file], options) : told);
  }
  return await together(read, options);
}

/** Pictures, and those of a scan, are the pages of one letter, in the order in which they were chosen. */
async function readPictures(
  pictures: readonly File[],
  { disputed, onPage, signal, drawScan }: ReadOptions,
): Promise<Read> {
  const { readPages } = await import('../pictures/read-picture.ts');
  const pages: TextPage[] = [];
  for (const [at, picture] of pictures.entries()) {
    onPage(at + 1, pictures.length);
    const reading = readPages(picture, { drawScan, signal, onProgress: () => undefined });
    for (let next = await reading.next(); ; next = await reading.next()) {
      if (next.done && next.value === undefined) break;
      if (next.done) return notRead(next.value);
      pages.push({ ...next.value.page, number: pages.length + 1 });
    }
  }
  return readAnswer(pages, disputed) ?? 'no_answer';
}

function notRead(why: PictureNotRead | undefined): AnswerNotRead {
  if (why === 'too_large' || why === 'locked') return why;
  // A report of pictures: there is no reading it.
  return why === 'too_many_pages' ? 'pictures' : 'no_picture';
}

async function readOne(file: File, { disputed, onPage, signal }: ReadOptions): Promise<Read> {
  if (file.size > reportLimits.bytes) return 'too_large';
  const worker = startWorker();
  try {
    return await new Promise<Read>((done, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error));
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'page') onPage(data.page, data.of);
        else if (data.kind === 'answer') done(data.answer);
        else if (data.kind === 'read') done(data.reports);
        else if (data.kind === 'no_answer' || data.kind === 'not_read') done(data.why);
      });
      worker.addEventListener('error', () => done('damaged'));
      worker.postMessage({ file, disputed } satisfies ToWorker, []);
    });
  } finally {
    worker.terminate();
  }
}

async function together(
  read: readonly Read[],
  { disputed, bureau, signal }: ReadOptions,
): Promise<BureauAnswer | AnswerNotRead> {
  const letter = read.find((one): one is BureauAnswer => typeof one === 'object' && 'items' in one);
  if (letter) return letter;
  const reports = read.flatMap((one) => (typeof one === 'object' && !('items' in one) ? one : []));
  const asked = reports.filter((report) => report.bureau === bureau);
  const [newest, ...older] = (asked.length > 0 ? asked : reports).toSorted((a, b) =>
    (valueOf(a.date) ?? '') < (valueOf(b.date) ?? '') ? 1 : -1,
  );
  if (newest) {
    const earlier = lastBefore(newest, [...older, ...(await keptBefore(newest))]);
    signal.throwIfAborted();
    return answersInReport(newest, disputed, earlier);
  }
  return read.find((one): one is AnswerNotRead => typeof one === 'string') ?? 'no_answer';
}

/** Layouts name things differently, so only reports of one are held against each other. Of two of one day the file says more. */
function lastBefore(
  { bureau, layout, date }: CreditReport,
  older: readonly CreditReport[],
): CreditReport | undefined {
  const day = valueOf(date) ?? '9';
  const [last] = older
    .filter(
      (one) => one.bureau === bureau && one.layout === layout && (valueOf(one.date) ?? '') < day,
    )
    .toSorted((a, b) => ((valueOf(a.date) ?? '') < (valueOf(b.date) ?? '') ? 1 : -1));
  return last;
}

/** The newest that the account keeps; without an answer of the server the files alone are compared. */
async function keptBefore({ bureau, date }: CreditReport): Promise<readonly CreditReport[]> {
  const day = valueOf(date) ?? '9';
  const list = await callApi(reportEndpoints.listReports, { staysOnPage: true });
  if (!list.ok) return [];
  const kept = list.data.reports
    .filter((one) => one.bureau === bureau && (one.reportDate ?? '') < day)
    .toSorted((a, b) => ((a.reportDate ?? '') < (b.reportDate ?? '') ? 1 : -1))
    .slice(0, LOOKED_AT);
  const facts = await Promise.all(
    kept.map(
      async ({ id }) =>
        await callApi(reportEndpoints.getReport, { params: { id }, staysOnPage: true }),
    ),
  );
  return facts.flatMap((one) => (one.ok ? [reportFromKept(one.data)] : []));
}

/** Kept ones may have different layouts. */
const LOOKED_AT = 3;
