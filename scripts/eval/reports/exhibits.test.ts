import { MARK_SCALE } from '@creditfix/shared/documents';
import {
  exhibitPage,
  exhibitPages,
  pagesOf,
  readAnnualReport,
  recognizePdf,
  valueOf,
  type CreditReport,
  type DrawnReportPage,
  type Fact,
  type TextPage,
  type Tradeline,
} from '@creditfix/shared/reports';
import { describe, expect, test } from 'vitest';
import { reportOpeners } from '#scripts/report-openers.ts';
import { inventReport } from './invented-report.ts';
import { drawReport } from './print-report.ts';
import { pdfLayouts, printed, typeset, type PdfLayout } from './typeset.ts';

/** A page of each printed layout as an exhibit: of every account in turn, what stays and what is black. */

async function open(layout: PdfLayout, seed: number) {
  const pdf = await drawReport(typeset(printed(inventReport(seed), layout, seed), layout, seed));
  const pages = await pagesOf(await reportOpeners.openPdf(new Uint8Array(pdf)));
  const found = recognizePdf(pages);
  if (typeof found === 'string') throw new Error(found);
  return { pages, report: readAnnualReport(pages, found) };
}

/** As the page that draws a file tells of its texts. */
function drawn({ number, width, height, runs }: TextPage): DrawnReportPage {
  const texts = runs.map((run) => ({
    text: run.text,
    left: (run.x / width) * MARK_SCALE,
    top: ((run.y - run.size * 0.86) / height) * MARK_SCALE,
    width: (run.width / width) * MARK_SCALE,
    height: ((run.size * 1.12) / height) * MARK_SCALE,
  }));
  return { number, points: height, texts };
}

function sources({ facts, history }: Tradeline) {
  const told: readonly Fact<unknown>[] = Object.values(facts);
  return [
    ...told.flatMap((fact) => (fact.state === 'not_reported' ? [] : [fact.source])),
    ...history.map(({ source }) => source),
  ];
}

/** What of a page can still be read: the texts of which no half is under a box. */
function visible(page: DrawnReportPage, { report, item }: { report: CreditReport; item: string }) {
  const { blackouts } = exhibitPage(page, { report, items: [{ entry: item }] });
  return page.texts.filter(
    ({ left, top, width, height }) =>
      !blackouts.some(({ frame }) => {
        const down = Math.min(top + height, frame.top + frame.height) - Math.max(top, frame.top);
        const across =
          Math.min(left + width, frame.left + frame.width) - Math.max(left, frame.left);
        return down > height / 2 && across > width / 2;
      }),
  );
}

describe.each(pdfLayouts)('the exhibit of a page of %s', (layout) => {
  test.each([1, 2, 3])(
    'has the item and its mark, and of no other account a word (%i)',
    async (seed) => {
      const { pages, report } = await open(layout, seed);
      expect(report.tradelines.length).toBeGreaterThan(2);
      const reference = valueOf(report.reference) ?? '';
      for (const tradeline of report.tradelines) {
        const of = { report, items: [{ entry: tradeline.id }] };
        const numbers = exhibitPages(of);
        expect(numbers.length).toBeGreaterThan(0);
        const own = new Set(sources(tradeline).map(({ page, y }) => `${page} ${y}`));
        let marks = 0;
        for (const page of pages.filter(({ number }) => numbers.includes(number)).map(drawn)) {
          const seen = visible(page, { report, item: tradeline.id });
          const at = (y: number | undefined) => ((y ?? -1) / (page.points ?? 1)) * MARK_SCALE;
          const rows = seen.map(({ top, height }) => [top, top + height] as const);
          const isSeen = (y: number | undefined) =>
            rows.some(([top, bottom]) => top <= at(y) && at(y) <= bottom);
          const lines = sources(tradeline).filter((line) => line.page === page.number);
          expect(lines.filter(({ y }) => !isSeen(y))).toEqual([]);
          const others = report.tradelines
            .filter(({ id }) => id !== tradeline.id)
            .flatMap(sources)
            .filter((line) => line.page === page.number && !own.has(`${line.page} ${line.y}`));
          expect(others.filter(({ y }) => isSeen(y))).toEqual([]);
          expect(seen.filter(({ text }) => /\d{9,}/.test(text.replace(reference, '')))).toEqual([]);
          marks += exhibitPage(page, of).marks.length;
        }
        expect(marks).toBeGreaterThan(0);
      }
    },
  );
});
