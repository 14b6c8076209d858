import type { Seeded } from '../seeded.ts';
import type { InventedReport, InventedTradeline } from './invented-report.ts';
import { printInquiries } from './print-experian.ts';
import { dollars, named, slashed, text, yearGrid, type Sheets } from './sheets.ts';

/** Experian's own report as a member prints it: one column of labels, and a dash where nothing is reported. */
export function printExperianMember(sheets: Sheets, report: InventedReport, random: Seeded): void {
  sheets.line(
    [40, `Prepared For ${report.name}`],
    [320, `Date generated: ${named(report.date, 3)}`],
  );
  sheets.line([40, 'Personal information']);
  sheets.line([40, 'Names']);
  sheets.line([40, report.name]);
  sheets.line([40, 'Addresses']);
  sheets.line([40, report.address]);
  sheets.line([40, 'Year of birth']);
  sheets.line([40, String(report.birthYear)]);
  sheets.line([40, 'Employers']);
  sheets.line([40, report.employer]);
  sheets.line([40, 'Accounts']);
  for (const tradeline of report.tradelines) printAccount(sheets, tradeline, random);
  sheets.line([40, 'Public records']);
  for (const record of report.records) {
    sheets.line([40, 'Record type'], [180, record.type]);
    sheets.line([40, 'Court'], [180, record.court]);
    sheets.line([40, 'Reference number'], [180, record.reference]);
    sheets.line([40, 'Date filed'], [180, slashed(record.dateFiled)]);
    sheets.line([40, 'Status'], [180, record.status]);
    sheets.gap();
  }
  const anywhere = random.chance(0.5);
  for (const kind of ['hard', 'soft'] as const) {
    sheets.line([40, kind === 'hard' ? 'Hard inquiries' : 'Soft inquiries']);
    const asked = report.inquiries.filter((inquiry) => inquiry.kind === kind);
    for (const inquiry of asked) printInquiries(sheets, [inquiry], anywhere);
  }
  sheets.line([40, 'Know your rights']);
  sheets.line([40, 'Status'], [180, 'Nothing to report']);
}

function printAccount(sheets: Sheets, tradeline: InventedTradeline, random: Seeded): void {
  const { facts, adverse } = tradeline;
  const or = (written: string) => written || '-';
  sheets.gap();
  sheets.line([40, text(facts.creditor)]);
  if (adverse) sheets.line([40, 'Potentially negative']);
  sheets.line([40, 'Account info']);
  const rows: readonly (readonly [string, string])[] = [
    ['Account name', text(facts.creditor)],
    ['Account number', `${text(facts.accountNumber)}XXXXXXXXXX`],
    ['Original creditor', or(text(facts.originalCreditor))],
    ['Company sold', '-'],
    ['Date opened', or(slashed(facts.dateOpened))],
    ['Open/closed', facts.dateClosed ? 'Closed' : 'Open'],
    ['Status updated', or(named(facts.statusUpdated, 3))],
    ['Account type', or(text(facts.accountType))],
    ['Status', or(text(facts.status))],
    ['Balance', or(dollars(facts.balance))],
    ['Balance updated', or(slashed(facts.dateReported))],
    ['Credit limit', or(dollars(facts.creditLimit))],
    ['Credit usage', facts.creditLimit ? '12%' : '-'],
    ['Monthly payment', or(dollars(facts.monthlyPayment))],
    [
      random.chance(0.5) ? 'Last Payment Date' : 'Last payment date',
      or(slashed(facts.lastPayment)),
    ],
    ['Past due amount', or(dollars(facts.pastDue))],
    ['Original balance', '-'],
    ['Highest balance', or(dollars(facts.highBalance))],
    ['Terms', '-'],
    ['Responsibility', or(text(facts.responsibility))],
  ];
  for (const [label, value] of rows) sheets.line([40, label], [200, value]);
  sheets.line([40, 'Payment history']);
  yearGrid(sheets, tradeline, { bureau: 'experian', header: [...'JFMAMJJASOND'], year: '' });
  sheets.line([40, 'Current / Terms met'], [200, '-'], [230, 'Data Unavailable']);
  sheets.line([40, 'Contact info']);
  sheets.line([40, 'Address'], [200, text(facts.address)]);
  sheets.line([40, 'Phone number'], [200, text(facts.phone)]);
  if (facts.remarks) {
    sheets.line([40, 'Comments']);
    sheets.line([40, text(facts.remarks)]);
  }
}
