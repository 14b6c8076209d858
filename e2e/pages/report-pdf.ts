import type { Page } from 'playwright/test';

/** A credit report of a person who does not exist, printed by the browser as a person prints theirs. */

type Line = readonly (readonly [x: number, text: string])[];

/** @param lines from top to bottom, each of pieces that begin so many points from the left */
export async function printReport(page: Page, lines: readonly Line[]): Promise<Buffer> {
  const sheet = await page.context().newPage();
  try {
    const body = lines.map(
      (pieces) =>
        `<div class="line">${pieces
          .map(([x, text]) => `<span style="left:${x}pt">${text}</span>`)
          .join('')}</div>`,
    );
    await sheet.setContent(`<!doctype html><title>Report</title><style>
body { margin: 0; font: 9pt Helvetica, Arial, sans-serif }
.line { position: relative; height: 14pt; break-inside: avoid }
.line span { position: absolute; white-space: pre }
</style>${body.join('')}`);
    return await sheet.pdf({ format: 'Letter', margin: { top: '50px', bottom: '50px' } });
  } finally {
    await sheet.close();
  }
}

export const equifaxLines = (
  of: { name?: string; date?: string; balance?: string } = {},
): Line[] => [
  [[40, `Prepared for: ${of.name ?? 'JORDAN Q SAMPLE'}`]],
  [[40, `Date: ${of.date ?? 'March 14, 2026'}`]],
  [[40, 'Confirmation # 1234567890']],
  [[40, 'Credit Accounts']],
  [[40, 'EXAMPLE BANK NA - Closed']],
  [
    [40, 'PO BOX 10000 SAMPLETON, OH 44000 | (800) 555-0100'],
    [340, `Date Reported: 02/20/2026 | Balance: ${of.balance ?? '$512'}`],
  ],
  [
    [40, 'Account Number: *1234 | Owner: Individual Account'],
    [340, 'Credit Limit: $600 | High Credit: $731'],
  ],
  [[40, 'Loan/Account Type: Credit Card | Status: Paid, Closed']],
  [
    [40, 'Date Opened: 01/15/2022'],
    [230, 'Date of 1st Delinquency:'],
    [420, 'Terms Frequency: Monthly'],
  ],
  [
    [40, 'Date of Last Payment: 01/22/2026'],
    [230, 'Date Closed: 02/01/2026'],
    [420, 'Narrative Code(s): 002'],
  ],
  [[40, 'Payment History']],
  [
    [40, 'Year'],
    ...['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
      (month, at) => [100 + at * 34, month] as const,
    ),
  ],
  [
    [40, '2025'],
    [440, '✓'],
    [474, '✓'],
  ],
  [[40, '8. Inquiries']],
  [
    [40, 'LENDX'],
    [300, 'Hard'],
    [420, '11/02/2025'],
  ],
  [[40, 'EFX-ACR-0001']],
];
