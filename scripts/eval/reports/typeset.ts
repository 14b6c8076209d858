import { Bureau } from '@creditfix/shared/letters';
import type { TextPage, TextRun } from '@creditfix/shared/reports';
import { seeded, type Seeded } from '../seeded.ts';
import type { InventedReport } from './invented-report.ts';
import { printEquifax } from './print-equifax.ts';
import { printExperianMember } from './print-experian-member.ts';
import { printExperian } from './print-experian.ts';
import { printTransunion } from './print-transunion.ts';
import { Sheets, type PrintedLine } from './sheets.ts';

type Printer = (sheets: Sheets, report: InventedReport, random: Seeded) => void;

/** The PDFs of annualcreditreport.com are called as their agency. */
export type PdfLayout = Bureau | 'experian_member';

export const pdfLayouts: readonly PdfLayout[] = [...Object.values(Bureau), 'experian_member'];

/** Whose report it is. */
export function bureauOf(layout: PdfLayout): Bureau {
  return layout === 'experian_member' ? Bureau.experian : layout;
}

const printers: Readonly<Record<PdfLayout, Printer>> = {
  equifax: printEquifax,
  experian: printExperian,
  experian_member: printExperianMember,
  transunion: printTransunion,
};

/** The report as its agency prints it, before pages: labels in columns, wrapped values, legends, headings. */
export function printed(report: InventedReport, layout: PdfLayout, seed: number): PrintedLine[] {
  const sheets = new Sheets();
  printers[layout](sheets, report, seeded(seed));
  return sheets.lines;
}

const WIDTH = 612;
const HEIGHT = 792;
const TOP = 60;
const BOTTOM = 730;
export const FONT_SIZE = 9;
export const LINE_HEIGHT = FONT_SIZE * 1.5;
/** Width of a character of our even typesetting, as a share of the font's height. */
const EVEN = 0.5;

/** What is on every page. */
export const FURNITURE: Readonly<Record<PdfLayout | 'letter', { top: string; address: string }>> = {
  letter: { top: '', address: '' },
  equifax: { top: 'Credit Report', address: '' },
  experian: {
    top: 'Annual Credit Report - Experian',
    address: 'https://usa.experian.com/acr/printReport?type=CDI',
  },
  experian_member: {
    top: 'Experian - Print your report',
    address: 'https://usa.experian.com/mfe/credit/printable-report/experian/now',
  },
  transunion: {
    top: 'TransUnion: Credit Report',
    address: 'https://annualcreditreport.transunion.com/dss/disclosure.page?',
  },
};

/** Sets the lines on pages, breaking wherever a page is full, with what a browser prints into the margins. */
export function typeset(
  lines: readonly PrintedLine[],
  layout: PdfLayout | 'letter',
  seed: number,
): TextPage[] {
  const random = seeded(seed);
  const pages: TextRun[][] = [[]];
  let y = TOP;
  for (const { pieces, lines: height } of lines) {
    if (y > BOTTOM) {
      pages.push([]);
      y = TOP;
    }
    const runs = pieces.map(([x, text]) => run(x, y + (random.whole(5) - 2) / 10, text));
    pages.at(-1)?.push(...runs);
    y += LINE_HEIGHT * height;
  }
  const { top, address } = FURNITURE[layout];
  return pages.map((runs, at) => {
    const number = at + 1;
    const margins =
      layout === 'letter'
        ? []
        : layout === 'equifax'
          ? [
              run(40, 30, top),
              run(40, 760, `EFX-ACR-00${number}`),
              run(400, 760, `Page ${number} of ${pages.length}`),
            ]
          : [
              run(20, 18, '3/14/26, 9:12 AM'),
              run(250, 18, top),
              run(20, 780, address),
              run(560, 780, `${number}/${pages.length}`),
            ];
    // The order of a PDF's texts is the order in which a program drew them.
    return { number, width: WIDTH, height: HEIGHT, runs: shuffled([...runs, ...margins], random) };
  });
}

function run(x: number, y: number, text: string): TextRun {
  return { text, x, y, width: text.length * FONT_SIZE * EVEN, size: FONT_SIZE };
}

function shuffled<Value>(values: readonly Value[], random: Seeded): Value[] {
  const rest = [...values];
  const mixed: Value[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(random.whole(rest.length), 1));
  return mixed;
}
