import type { Seeded } from '../seeded.ts';
import type { InventedReport, InventedTradeline } from './invented-report.ts';
import { MARKS, dollars, named, slashed, text, type Sheets } from './sheets.ts';

/** Characters of a narrow column; some programs break lines within words. */
const NARROW = 11;

export function printTransunion(sheets: Sheets, report: InventedReport, random: Seeded): void {
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
    for (const tradeline of own) printAccount(sheets, tradeline, random);
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

function printAccount(sheets: Sheets, tradeline: InventedTradeline, random: Seeded): void {
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
    sheets.line(
      [40, 'Rating'],
      ...months.map(([, mark], column) => [at(column), MARKS.transunion[mark] ?? '?'] as const),
    );
  }
}
