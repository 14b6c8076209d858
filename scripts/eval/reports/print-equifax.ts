import type { InventedReport, InventedTradeline } from './invented-report.ts';
import { MONTHS, dollars, named, slashed, text, yearGrid, type Sheets } from './sheets.ts';

export function printEquifax(sheets: Sheets, report: InventedReport): void {
  sheets.line([40, `Prepared for: ${report.name}`]);
  sheets.line([40, `Date: ${named(report.date)}`]);
  sheets.line([40, `Confirmation # ${report.number}`]);
  sheets.line([40, 'An overview of your credit report']);
  sheets.line([40, 'Average Account Age'], [300, '5 Years, 2 Months']);
  sheets.line([40, 'Personal Information']);
  sheets.line([40, `Name: ${report.name}`]);
  sheets.line([40, `Former Name(s): ${report.formerName}`]);
  sheets.line(
    [40, 'Social Security Number: XXX-XX-1234'],
    [300, `Date of Birth: 03/04/${report.birthYear}`],
  );
  sheets.line([40, `Current Address: ${report.address}`]);
  sheets.line([40, `Employment Information: ${report.employer}`]);
  sheets.line([40, 'Credit Accounts']);
  for (const tradeline of report.tradelines) printAccount(sheets, tradeline);
  printRecords(sheets, report);
  sheets.line([40, '8. Inquiries']);
  sheets.line([40, 'Company Information'], [300, 'Inquiry Type'], [420, 'Inquiry Date(s)']);
  for (const { company, kind, dates } of report.inquiries) {
    const [first = '', ...more] = dates.map(slashed);
    sheets.line(
      [40, company],
      [300, kind === 'hard' ? 'Hard' : 'Soft'],
      [420, `${first}${more.length > 0 ? ',' : ''}`],
    );
    sheets.line(
      [40, 'PO BOX 10000'],
      ...(more.length > 0 ? [[420, more.join(', ')] as const] : []),
    );
    sheets.line([40, 'Phone: (800) 555-0100']);
  }
  sheets.line([40, '12. A Summary of Your Rights Under the Fair Credit Reporting Act']);
  sheets.line([40, 'You have the right to know what is in your file. Balance: see above.']);
}

function printRecords(sheets: Sheets, { records }: InventedReport): void {
  sheets.line([40, '9. Public Records']);
  sheets.line([40, 'Bankruptcies']);
  for (const record of records) {
    sheets.line([40, `Reference Number: ${record.reference}`], [300, `Status: ${record.status}`]);
    sheets.line([40, `Date Filed: ${slashed(record.dateFiled)}`], [300, `Type: ${record.type}`]);
    sheets.line([40, `Court: ${record.court}`], [300, 'Exempt Amount:']);
  }
}

function printAccount(sheets: Sheets, tradeline: InventedTradeline): void {
  const { facts } = tradeline;
  const value = (label: string, written: string) => (written ? `${label} ${written}` : label);
  sheets.gap();
  sheets.line([40, `${text(facts.creditor)}${facts.dateClosed ? ' - Closed' : ''}`]);
  sheets.line(
    [40, `${text(facts.address)} | ${text(facts.phone)}`],
    [
      360,
      `${value('Date Reported:', slashed(facts.dateReported))} | ${value('Balance:', dollars(facts.balance))}`,
    ],
  );
  sheets.line(
    [
      40,
      `Account Number: *${text(facts.accountNumber)} | ${value('Owner:', text(facts.responsibility))}`,
    ],
    [
      300,
      `${value('Credit Limit:', dollars(facts.creditLimit))} | ${value('High Credit:', dollars(facts.highBalance))}`,
    ],
  );
  sheets.line([
    40,
    `${value('Loan/Account Type:', text(facts.accountType))} | ${value('Status:', text(facts.status))}`,
  ]);
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
    ['Narrative Code(s):', text(facts.narrativeCodes)],
  ];
  for (let at = 0; at < rows.length; at += 3) {
    sheets.line(
      ...rows
        .slice(at, at + 3)
        .map(([label, written], column) => [40 + column * 190, value(label, written)] as const),
    );
  }
  sheets.line([40, 'Payment History']);
  yearGrid(sheets, tradeline, {
    bureau: 'equifax',
    header: MONTHS.map((name) => name.slice(0, 3)),
    year: 'Year',
  });
  sheets.line(
    [40, 'Paid on Time'],
    [140, '30'],
    [170, '30 Days Past Due'],
    [300, 'CO'],
    [330, 'Charge-Off'],
  );
}
