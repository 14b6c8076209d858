import type { Page } from 'playwright/test';

/** A credit report of a person who does not exist, printed by the browser as a person prints theirs. */

export type Line = readonly (readonly [x: number, text: string])[];

/** @param lines from top to bottom, each of pieces that begin so many points from the left */
export async function printReport(page: Page, lines: readonly Line[]): Promise<Buffer> {
  const sheet = await openSheet(page, lines);
  try {
    return await sheet.pdf({ format: 'Letter', margin: { top: '50px', bottom: '50px' } });
  } finally {
    await sheet.close();
  }
}

/** The same as a picture of the paper. */
export async function photographReport(page: Page, lines: readonly Line[]): Promise<Buffer> {
  const sheet = await openSheet(page, lines);
  try {
    await sheet.setViewportSize({ width: 1500, height: 1900 });
    await sheet.addStyleTag({ content: 'body { zoom: 1.9; padding: 30px }' });
    return await sheet.screenshot({ type: 'png' });
  } finally {
    await sheet.close();
  }
}

async function openSheet(page: Page, lines: readonly Line[]): Promise<Page> {
  const sheet = await page.context().newPage();
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
  return sheet;
}

export const equifaxLines = (
  of: { name?: string; date?: string; balance?: string; inquiry?: string } = {},
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
    [420, of.inquiry ?? '11/02/2025'],
  ],
  [[40, 'EFX-ACR-0001']],
];

interface ExperianAccount {
  readonly creditor: string;
  readonly number: string;
  readonly status: string;
  readonly balance: string;
  readonly until: string;
}

export const experianLines = (of: {
  readonly date: string;
  readonly accounts: readonly ExperianAccount[];
}): Line[] => [
  [[40, 'Annual Credit Report - Experian']],
  [[40, 'Prepared For JORDAN Q SAMPLE']],
  [[40, `Date Generated ${of.date}`]],
  [[40, 'Report Number 1234-5678-90']],
  [[40, 'At a Glance']],
  [[40, 'Accounts']],
  ...of.accounts.flatMap(({ creditor, number, status, balance, until }): Line[] => [
    [[40, creditor]],
    [[40, 'POTENTIALLY NEGATIVE']],
    [[40, 'Account Info']],
    [
      [40, `Account Name ${creditor}`],
      [320, `Balance ${balance}`],
    ],
    [
      [40, `Account Number ${number}`],
      [320, 'Balance Updated 02/20/2026'],
    ],
    [
      [40, 'Account Type Credit card'],
      [320, 'Recent Payment -'],
    ],
    [
      [40, 'Responsibility Individual'],
      [320, 'Monthly Payment -'],
    ],
    [
      [40, 'Date Opened 01/15/2021'],
      [320, 'Credit Limit $600'],
    ],
    [[40, `Status ${status}`]],
    [
      [40, 'Status Updated Sep 2025'],
      [320, 'Highest Balance $731'],
    ],
    [
      [40, 'Terms -'],
      [320, `On Record Until ${until}`],
    ],
    [[40, 'Contact Info']],
    [[40, 'Address PO BOX 10000, SAMPLETON, OH 44000']],
    [[40, 'Phone Number (800) 555-0100']],
  ]),
  [[40, 'Hard Inquiries']],
  [[40, 'Know Your Rights']],
];

export const transunionLines = (): Line[] => [
  [
    [40, 'Personal Credit Report for: JORDAN Q SAMPLE'],
    [340, 'File Number: 987654321'],
  ],
  [[40, 'Date Created: 03/14/2026']],
  [[40, 'Accounts with Adverse Information']],
  [[40, 'LAKESIDE LENDING 400000000000****']],
  [[40, 'Account Information']],
  ...(
    [
      ['Address', 'PO BOX 10000 SAMPLETON, OH 44000'],
      ['Phone', '(800) 555-0100'],
      ['Monthly Payment', '$30'],
      ['Date Opened', '01/15/2020'],
      ['Responsibility', 'Individual Account'],
      ['Account Type', 'Revolving Account'],
      ['Loan Type', 'CREDIT CARD'],
      ['Balance', '$512'],
      ['Date Updated', '02/20/2026'],
      ['Pay Status', '>Account 60 Days Past Due Date<'],
      ['Past Due', '$600'],
    ] as const
  ).map(([label, value]): Line => [
    [40, label],
    [220, value],
  ]),
  [[40, 'Satisfactory Accounts']],
  [[40, 'Should you wish to contact TransUnion, you may do so']],
];

/** A second account of somebody who does not exist, to stand on the same page. */
export const otherAccountLines: Line[] = [
  [[40, 'OTHERVILLE CREDIT UNION - Open']],
  [
    [40, 'PO BOX 20000 OTHERVILLE, OH 44001 | (800) 555-0111'],
    [340, 'Date Reported: 02/18/2026 | Balance: $77'],
  ],
  [
    [40, 'Account Number: *9876 | Owner: Individual Account'],
    [340, 'Credit Limit: $900 | High Credit: $801'],
  ],
  [[40, 'Loan/Account Type: Credit Card | Status: Pays As Agreed']],
  [[40, 'Date Opened: 05/05/2020']],
];
