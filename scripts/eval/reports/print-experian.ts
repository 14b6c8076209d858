import type { Seeded } from '../seeded.ts';
import type { InventedInquiry, InventedReport, InventedTradeline } from './invented-report.ts';
import { dollars, named, slashed, text, yearGrid, type Sheets } from './sheets.ts';

export function printExperian(sheets: Sheets, report: InventedReport, random: Seeded): void {
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
  for (const tradeline of report.tradelines) printAccount(sheets, tradeline, random);
  sheets.line([40, 'Public Records']);
  for (const record of report.records) {
    sheets.line([40, 'Record Type'], [180, record.type]);
    sheets.line([40, 'Court'], [180, record.court]);
    sheets.line([40, 'Reference Number'], [180, record.reference]);
    sheets.line([40, 'Date Filed'], [180, slashed(record.dateFiled)]);
    sheets.line([40, 'Status'], [180, record.status]);
    sheets.gap();
  }
  const anywhere = random.chance(0.5);
  for (const kind of ['hard', 'soft'] as const) {
    sheets.line([40, kind === 'hard' ? 'Hard Inquiries' : 'Soft Inquiries']);
    const asked = report.inquiries.filter((inquiry) => inquiry.kind === kind);
    for (let at = 0; at < asked.length; at += 2) {
      printInquiries(sheets, asked.slice(at, at + 2), anywhere);
    }
  }
  sheets.line([40, 'Important Messages']);
  sheets.line([40, 'Status'], [120, 'Nothing to report']);
}

function printAccount(sheets: Sheets, tradeline: InventedTradeline, random: Seeded): void {
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
    ...(facts.originalCreditor
      ? ([['Original Creditor', text(facts.originalCreditor)]] as const)
      : []),
  ];
  const half = Math.ceil(rows.length / 2);
  const together = random.chance(0.5);
  for (let at = 0; at < half; at++) {
    const left = rows[at];
    const right = rows[at + half];
    sheets.line(...labeled(40, left, together), ...(right ? labeled(320, right, together) : []));
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

function labeled(
  x: number,
  row: readonly [string, string] | undefined,
  together: boolean,
): (readonly [number, string])[] {
  if (!row) return [];
  const [label, written] = row;
  return together
    ? [[x, `${label} ${written}`]]
    : [
        [x, label],
        [x + 110, written],
      ];
}

/** Characters that fit beside each other in the column of names. */
const NARROW = 18;

/** @param anywhere lines end where they are full, in a word or between two; otherwise only words that are too long are broken */
function wrapped(company: string, anywhere: boolean): string[] {
  const lines: string[] = [];
  let rest = company;
  while (rest.length > NARROW) {
    const space = anywhere ? -1 : rest.lastIndexOf(' ', NARROW);
    const end = space > 0 ? space : NARROW;
    lines.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...lines, rest];
}

export function printInquiries(
  sheets: Sheets,
  asked: readonly InventedInquiry[],
  anywhere: boolean,
): void {
  const columns = asked.map(({ company, dates }) => {
    const [first = '', ...more] = dates.map(slashed);
    return [
      ...wrapped(company, anywhere),
      `Inquired on ${first}${more.length > 0 ? ',' : ''}`,
      ...(more.length > 0 ? [more.join(', ')] : []),
      'PO BOX 10000',
      'This inquiry is scheduled to continue on record until Mar 2027.',
    ];
  });
  sheets.gap();
  const rows = Math.max(...columns.map((lines) => lines.length));
  for (let row = 0; row < rows; row++) {
    const pieces = columns.flatMap((lines, at) => [[40 + at * 280, lines[row] ?? ''] as const]);
    sheets.line(...pieces);
  }
}
