import { type HistoryMark, type TextPage, type TextRun } from '@creditfix/shared/reports';
import type { Bureau } from '@creditfix/shared/letters';
import { seeded, type Seeded } from '../seeded.ts';
import { type InventedInquiry, type InventedReport, type InventedTradeline } from './invented-report.ts';

/** A piece of text and where on the line it begins, in points. */
type Piece = readonly [x: number, text: string];

/** A line of the report from top to bottom; one without pieces is a gap. */
export interface PrintedLine {
  readonly pieces: readonly Piece[];
  readonly lines: number;
}

/** The report as its agency prints it, before pages: labels in columns, wrapped values, legends, headings. */
export function printed(report: InventedReport, bureau: Bureau, seed: number): PrintedLine[] {
  const sheets = new Sheets();
  printers[bureau](sheets, report, seeded(seed));
  return sheets.lines;
}

class Sheets {
  readonly lines: PrintedLine[] = [];

  line(...pieces: readonly Piece[]): void {
    this.lines.push({ pieces, lines: 1 });
  }

  gap(lines = 1): void {
    this.lines.push({ pieces: [], lines });
  }
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
export const FURNITURE: Readonly<Record<Bureau, { top: string; address: string }>> = {
  equifax: { top: 'Credit Report', address: '' },
  experian: {
    top: 'Annual Credit Report - Experian',
    address: 'https://usa.experian.com/acr/printReport?type=CDI',
  },
  transunion: {
    top: 'TransUnion: Credit Report',
    address: 'https://annualcreditreport.transunion.com/dss/disclosure.page?',
  },
};

/** Sets the lines on pages, breaking wherever a page is full, with what a browser prints into the margins. */
export function typeset(lines: readonly PrintedLine[], bureau: Bureau, seed: number): TextPage[] {
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
  const { top, address } = FURNITURE[bureau];
  return pages.map((runs, at) => {
    const number = at + 1;
    const margins =
      bureau === 'equifax'
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

type Printer = (sheets: Sheets, report: InventedReport, random: Seeded) => void;

const printers: Readonly<Record<Bureau, Printer>> = {
  equifax: printEquifax,
  experian: printExperian,
  transunion: printTransunion,
};

export function dollars(cents: unknown): string {
  return typeof cents === 'number' ? `$${(cents / 100).toLocaleString('en-US')}` : '';
}

export function slashed(date: unknown): string {
  const [year, month, day] = String(date ?? '').split('-');
  if (!year || !month) return '';
  return day ? `${month}/${day}/${year}` : `${month}/${year}`;
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

export function named(date: unknown, length?: number): string {
  const [year, month, day] = String(date ?? '').split('-');
  if (!year) return '';
  const name = (MONTHS[Number(month) - 1] ?? '').slice(0, length);
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}

const text = (value: unknown) => (value === undefined ? '' : String(value));

export const MARKS: Readonly<Record<Bureau, Partial<Record<HistoryMark, string>>>> = {
  equifax: { ok: '✓', late_30: '30', late_60: '60', late_90: '90', charge_off: 'CO' },
  experian: { ok: '✓', late_30: '30', late_60: '60', late_90: '90', charge_off: 'CO' },
  transunion: { ok: 'OK', late_30: '30', late_60: '60', late_90: '90', charge_off: 'C/O' },
};

function yearGrid(sheets: Sheets, { history }: InventedTradeline, options: { bureau: Bureau; header: readonly string[]; year: string }): void {
  const column = (month: number) => 100 + month * 34;
  sheets.line(
    ...(options.year ? [[40, options.year] as const] : []),
    ...options.header.map((name, at) => [column(at), name] as const),
  );
  const years = [...new Set(history.map(([month]) => month.slice(0, 4)))].toSorted().toReversed();
  for (const year of years) {
    const marks = history.filter(([month]) => month.startsWith(year));
    sheets.line(
      [40, year],
      ...marks.map(([month, mark]) => [column(Number(month.slice(5)) - 1), MARKS[options.bureau][mark] ?? '?'] as const),
    );
  }
}

function printEquifax(sheets: Sheets, report: InventedReport, random: Seeded): void {
  sheets.line([40, `Prepared for: ${report.name}`]);
  sheets.line([40, `Date: ${named(report.date)}`]);
  sheets.line([40, `Confirmation # ${report.number}`]);
  sheets.line([40, 'An overview of your credit report']);
  sheets.line([40, 'Average Account Age'], [300, '5 Years, 2 Months']);
  sheets.line([40, 'Personal Information']);
  sheets.line([40, `Name: ${report.name}`]);
  sheets.line([40, `Former Name(s): ${report.formerName}`]);
  sheets.line([40, 'Social Security Number: XXX-XX-1234'], [300, `Date of Birth: 03/04/${report.birthYear}`]);
  sheets.line([40, `Current Address: ${report.address}`]);
  sheets.line([40, `Employment Information: ${report.employer}`]);
  sheets.line([40, 'Credit Accounts']);
  for (const tradeline of report.tradelines) {
    const { facts } = tradeline;
    const value = (label: string, written: string) => (written ? `${label} ${written}` : label);
    sheets.gap();
    sheets.line([40, `${text(facts.creditor)}${facts.dateClosed ? ' - Closed' : ''}`]);
    sheets.line(
      [40, `${text(facts.address)} | ${text(facts.phone)}`],
      [360, `${value('Date Reported:', slashed(facts.dateReported))} | ${value('Balance:', dollars(facts.balance))}`],
    );
    sheets.line(
      [40, `Account Number: *${text(facts.accountNumber)} | ${value('Owner:', text(facts.responsibility))}`],
      [300, `${value('Credit Limit:', dollars(facts.creditLimit))} | ${value('High Credit:', dollars(facts.highBalance))}`],
    );
    sheets.line([40, `${value('Loan/Account Type:', text(facts.accountType))} | ${value('Status:', text(facts.status))}`]);
    sheets.gap(0.5);
    const rows: readonly (readonly [string, string])[] = [
      ['Date Opened:', slashed(facts.dateOpened)],
      ['Date of 1st Delinquency:', slashed(facts.firstDelinquency)],
      ['Terms Frequency:', 'Monthly'],
      ['Date of Last Activity:', slashed(facts.lastActivity)],
      ['Date Major Delinquency 1st Reported:', ''],
      ['Months Reviewed:', '49'],
      ['Scheduled Payment Amount:', dollars(facts.monthlyPayment)],
      ['Amount Past Due:', dollars(facts.pastDue)],
      ['Deferred Payment Start Date:', ''],
      ['Actual Payment Amount:', ''],
      ['Charge Off Amount:', dollars(facts.chargeOffAmount)],
      ['Balloon Payment Amount:', ''],
      ['Date of Last Payment:', slashed(facts.lastPayment)],
      ['Date Closed:', slashed(facts.dateClosed)],
      ['Balloon Payment Date:', ''],
      ['Term Duration:', ''],
      ['Activity Designator:', ''],
      ['Narrative Code(s):', random.chance(0.5) ? '002' : '067, 174'],
    ];
    for (let at = 0; at < rows.length; at += 3) {
      sheets.line(...rows.slice(at, at + 3).map(([label, written], column) => [40 + column * 190, value(label, written)] as const));
    }
    sheets.line([40, 'Payment History']);
    yearGrid(sheets, tradeline, { bureau: 'equifax', header: MONTHS.map((name) => name.slice(0, 3)), year: 'Year' });
    sheets.line([40, 'Paid on Time'], [140, '30'], [170, '30 Days Past Due'], [300, 'CO'], [330, 'Charge-Off']);
  }
  printEquifaxRecords(sheets, report);
  sheets.line([40, '8. Inquiries']);
  sheets.line([40, 'Company Information'], [300, 'Inquiry Type'], [420, 'Inquiry Date(s)']);
  for (const { company, kind, dates } of report.inquiries) {
    const [first = '', ...more] = dates.map(slashed);
    sheets.line([40, company], [300, kind === 'hard' ? 'Hard' : 'Soft'], [420, `${first}${more.length > 0 ? ',' : ''}`]);
    sheets.line([40, 'PO BOX 10000'], ...(more.length > 0 ? [[420, more.join(', ')] as const] : []));
    sheets.line([40, 'Phone: (800) 555-0100']);
  }
  sheets.line([40, '12. A Summary of Your Rights Under the Fair Credit Reporting Act']);
  sheets.line([40, 'You have the right to know what is in your file. Balance: see above.']);
}

function printEquifaxRecords(sheets: Sheets, { records }: InventedReport): void {
  sheets.line([40, '9. Public Records']);
  sheets.line([40, 'Bankruptcies']);
  for (const record of records) {
    sheets.line([40, `Reference Number: ${record.reference}`], [300, `Status: ${record.status}`]);
    sheets.line([40, `Date Filed: ${slashed(record.dateFiled)}`], [300, `Type: ${record.type}`]);
    sheets.line([40, `Court: ${record.court}`], [300, 'Exempt Amount:']);
  }
}

function printExperian(sheets: Sheets, report: InventedReport, random: Seeded): void {
  sheets.line([40, 'Prepared For']);
  sheets.line([40, report.name]);
  sheets.line([40, `Date Generated ${named(report.date, 3)}`]);
  sheets.line([40, `Report Number ${report.number.slice(0, 4)}-${report.number.slice(4, 8)}-00`]);
  sheets.line([40, 'At a Glance']);
  sheets.line([40, String(report.tradelines.length)], [60, 'Accounts'], [200, '0 Public Records']);
  sheets.line([40, 'Personal Information']);
  sheets.line([40, 'Names']);
  sheets.line([40, report.name]);
  sheets.line([40, 'Name ID #12345']);
  sheets.line([40, 'Addresses']);
  sheets.line([40, report.address]);
  sheets.line([40, 'Year of Birth']);
  sheets.line([40, String(report.birthYear)]);
  sheets.line([40, 'Employers']);
  sheets.line([40, report.employer]);
  sheets.line([40, 'Accounts']);
  for (const tradeline of report.tradelines) printExperianAccount(sheets, tradeline, random);
  sheets.line([40, 'Public Records']);
  for (const record of report.records) {
    sheets.line([40, 'Record Type'], [180, record.type]);
    sheets.line([40, 'Court'], [180, record.court]);
    sheets.line([40, 'Reference Number'], [180, record.reference]);
    sheets.line([40, 'Date Filed'], [180, slashed(record.dateFiled)]);
    sheets.line([40, 'Status'], [180, record.status]);
    sheets.gap();
  }
  for (const kind of ['hard', 'soft'] as const) {
    sheets.line([40, kind === 'hard' ? 'Hard Inquiries' : 'Soft Inquiries']);
    const asked = report.inquiries.filter((inquiry) => inquiry.kind === kind);
    for (let at = 0; at < asked.length; at += 2) printExperianInquiries(sheets, asked.slice(at, at + 2));
  }
  sheets.line([40, 'Important Messages']);
  sheets.line([40, 'Status'], [120, 'Nothing to report']);
}

function printExperianAccount(sheets: Sheets, tradeline: InventedTradeline, random: Seeded): void {
  const { facts } = tradeline;
  sheets.gap();
  sheets.line([40, text(facts.creditor)]);
  if (tradeline.adverse) sheets.line([40, 'POTENTIALLY NEGATIVE']);
  sheets.line([40, 'Account Info']);
  const or = (written: string) => written || '-';
  const rows: readonly (readonly [string, string])[] = [
    ['Account Name', text(facts.creditor)],
    ['Account Number', `${text(facts.accountNumber)}XXXXXXXXXX`],
    ['Account Type', or(text(facts.accountType))],
    ['Responsibility', or(text(facts.responsibility))],
    ['Date Opened', or(slashed(facts.dateOpened))],
    ['Status', or(text(facts.status))],
    ['Status Updated', or(named(facts.statusUpdated, 3))],
    ['Balance', or(dollars(facts.balance))],
    ['Balance Updated', or(slashed(facts.dateReported))],
    ['Recent Payment', '-'],
    ['Monthly Payment', or(dollars(facts.monthlyPayment))],
    ['Original Balance', or(dollars(facts.originalAmount))],
    ['Credit Limit', or(dollars(facts.creditLimit))],
    ['Highest Balance', or(dollars(facts.highBalance))],
    ['Terms', '-'],
    ['On Record Until', or(named(facts.removal, 3))],
    ...(facts.originalCreditor ? ([['Original Creditor', text(facts.originalCreditor)]] as const) : []),
  ];
  const half = Math.ceil(rows.length / 2);
  const together = random.chance(0.5);
  for (let at = 0; at < half; at++) {
    const left = rows[at];
    const right = rows[at + half];
    sheets.line(
      ...labeled(40, left, together),
      ...(right ? labeled(320, right, together) : []),
    );
  }
  sheets.line([40, 'Payment History']);
  yearGrid(sheets, tradeline, { bureau: 'experian', header: [...'JFMAMJJASOND'], year: '' });
  sheets.line([40, 'Current / Terms met'], [200, '30'], [230, 'Past due 30 days']);
  sheets.line([40, 'CO'], [70, 'Charge off'], [200, 'ND'], [230, 'No data for this period']);
  sheets.line([40, 'Contact Info']);
  sheets.line([40, 'Address'], [180, text(facts.address)]);
  sheets.line([40, 'Phone Number'], [180, text(facts.phone)]);
  if (facts.remarks) {
    sheets.line([40, 'Comment']);
    sheets.line([40, text(facts.remarks)]);
  }
}

function labeled(x: number, row: readonly [string, string] | undefined, together: boolean): (readonly [number, string])[] {
  if (!row) return [];
  const [label, written] = row;
  return together ? [[x, `${label} ${written}`]] : [[x, label], [x + 110, written]];
}

function printExperianInquiries(sheets: Sheets, asked: readonly InventedInquiry[]): void {
  const columns = asked.map(({ company, dates }) => {
    const [first = '', ...more] = dates.map(slashed);
    const long = company.length > 18;
    return [
      long ? company.slice(0, 12) : company,
      ...(long ? [company.slice(12)] : []),
      `Inquired on ${first}${more.length > 0 ? ',' : ''}`,
      ...(more.length > 0 ? [more.join(', ')] : []),
      'PO BOX 10000',
      'This inquiry is scheduled to continue on record until Mar 2027.',
    ];
  });
  sheets.gap();
  const rows = Math.max(...columns.map((lines) => lines.length));
  for (let row = 0; row < rows; row++) {
    const pieces = columns.flatMap((lines, at) => (lines[row] ? [[40 + at * 280, lines[row]] as const] : []));
    sheets.line(...pieces);
  }
}

/** Characters of a narrow column; some programs break lines within words. */
const NARROW = 11;

function printTransunion(sheets: Sheets, report: InventedReport, random: Seeded): void {
  sheets.line([40, `Personal Credit Report for: ${report.name}`]);
  sheets.line([40, `File Number: ${report.number}`]);
  sheets.line([40, `Date Created: ${slashed(report.date)}`]);
  sheets.line([40, 'Personal Information']);
  sheets.line([40, 'You have been on our files since 01/2005']);
  sheets.line([40, 'Name'], [180, report.name]);
  sheets.line([40, 'Also Known As'], [180, report.formerName]);
  sheets.line([40, 'Social Security Number'], [180, 'XXX-XX-1234']);
  sheets.line([40, 'Date of Birth'], [180, `03/04/${report.birthYear}`]);
  sheets.line([40, 'Current Address'], [180, report.address]);
  sheets.line([40, 'Public Records']);
  for (const record of report.records) {
    sheets.line([40, 'Court Name'], [180, record.court]);
    sheets.line([40, 'Type'], [180, record.type]);
    sheets.line([40, 'Date Filed'], [180, slashed(record.dateFiled)]);
    sheets.line([40, 'Docket / Reference Number'], [240, record.reference]);
    sheets.gap();
  }
  for (const adverse of [true, false]) {
    sheets.line([40, adverse ? 'Accounts with Adverse Information' : 'Satisfactory Accounts']);
    const own = report.tradelines.filter((tradeline) => tradeline.adverse === adverse);
    for (const tradeline of own) printTransunionAccount(sheets, tradeline, random);
  }
  for (const kind of ['hard', 'soft'] as const) {
    sheets.line([40, kind === 'hard' ? 'Regular Inquiries' : 'Promotional Inquiries']);
    for (const { company, dates } of report.inquiries.filter((inquiry) => inquiry.kind === kind)) {
      sheets.line([40, company]);
      sheets.line([40, 'Location'], [180, 'PO BOX 10000, SAMPLETON, OH 44000']);
      sheets.line([40, 'Requested On'], [180, dates.map(slashed).join(', ')]);
      sheets.line([40, 'Phone'], [180, '(800) 555-0100']);
    }
  }
  sheets.line([40, 'Should you wish to contact TransUnion, you may do so online.']);
}

function printTransunionAccount(sheets: Sheets, tradeline: InventedTradeline, random: Seeded): void {
  const { facts, history, adverse } = tradeline;
  const marked = (words: string) => (adverse && words ? `>${words}<` : words);
  sheets.gap();
  sheets.line([40, text(facts.creditor)], [300, `${text(facts.accountNumber)}********`]);
  sheets.line([40, 'Account Information']);
  const rows: readonly (readonly [string, string])[] = [
    ['Address', text(facts.address)],
    ['Phone', text(facts.phone)],
    ['Monthly Payment', dollars(facts.monthlyPayment)],
    ['Date Opened', slashed(facts.dateOpened)],
    ['Responsibility', text(facts.responsibility)],
    ['Account Type', text(facts.accountType)],
    ['Loan Type', 'CREDIT CARD'],
    ['Balance', dollars(facts.balance)],
    ['Date Updated', slashed(facts.dateReported)],
    ['Payment Received', '$0'],
    ['Last Payment Made', slashed(facts.lastPayment)],
    ['Pay Status', marked(text(facts.status))],
    ['Terms', 'Paid Monthly'],
    ['Date Closed', slashed(facts.dateClosed)],
    ['High Balance (Hist.)', 'High balance of $731 from 10/2023 to 03/2026'],
    ['High Balance', dollars(facts.highBalance)],
    ['Credit Limit', dollars(facts.creditLimit)],
    ['Past Due', dollars(facts.pastDue)],
    ['Original Creditor', text(facts.originalCreditor)],
    ['Remarks', marked(text(facts.remarks))],
    ['Estimated month and year this item will be removed', slashed(facts.removal)],
  ];
  for (const [label, written] of rows) {
    const value = label.length > 30 ? 300 : 180;
    const breaks = label === 'Pay Status' && written.length > NARROW && random.chance(0.3);
    const first = breaks ? written.slice(0, NARROW) : written;
    if (written === '' && random.chance(0.7)) continue;
    sheets.line([40, label], ...(first ? [[value, first] as const] : []));
    if (breaks) sheets.line([value, written.slice(NARROW)]);
  }
  sheets.line([40, 'Payment History']);
  for (let from = history.length; from > 0; from -= 6) {
    const months = history.slice(Math.max(0, from - 6), from).toReversed();
    const at = (column: number) => 110 + column * 82;
    sheets.line(...months.map(([month], column) => [at(column), named(month)] as const));
    sheets.line([40, 'Balance'], ...months.map((_, column) => [at(column), '$30'] as const));
    sheets.line([40, 'Rating'], ...months.map(([, mark], column) => [at(column), MARKS.transunion[mark] ?? '?'] as const));
  }
}
