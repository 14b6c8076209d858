import { expect, test } from 'playwright/test';
import { equifaxLines, printReport } from './pages/report-pdf.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

test('a report is read on the device, asks what does not fit, and begins a letter with what was confirmed', async ({
  page,
}) => {
  await signIn(page, freshEmail('report'));
  await page.goto('/check-my-report');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'equifax.pdf',
    mimeType: 'application/pdf',
    buffer: await printReport(page, equifaxLines()),
  });
  await expect(page.getByText('Read: 1 account')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Equifax report' })).toBeVisible();
  const finding = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Paid, and still a balance' }),
  });
  await expect(finding).toContainText('Loan/Account Type: Credit Card | Status: Paid, Closed');
  expect(sent, 'nothing of the file is sent').toEqual([]);

  await finding.getByRole('button', { name: 'Write a letter about this' }).click();
  await finding.getByLabel('Company: EXAMPLE BANK NA').check();
  await finding.getByLabel('Account number, its end: 1234').check();
  await finding.getByLabel('Kind of item').check();
  await finding.getByRole('button', { name: 'Go on with the letter' }).click();
  await page.waitForURL('**/generate-letter**');
  const drafts = await page.request.get('/api/letters/drafts');
  const { data } = (await drafts.json()) as {
    data: { drafts: { content: { disputeDetails: Record<string, unknown> } }[] };
  };
  expect(data.drafts[0]?.content.disputeDetails).toMatchObject({
    creditorName: 'EXAMPLE BANK NA',
    accountNumber: '1234',
    facts: { itemType: 'credit_card' },
  });
});

test('a file that is no report is named, and leads to typing by hand', async ({ page }) => {
  await page.goto('/check-my-report');
  await page.locator('input[type=file]').setInputFiles([
    {
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: await printReport(page, [
        [[40, 'Dear neighbor, the meeting of the garden club is on Tuesday at six o’clock.']],
      ]),
    },
    { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') },
  ]);
  await expect(page.getByText('We found no credit report in this file.')).toBeVisible();
  await expect(page.getByText('This file can’t be opened as a PDF.')).toBeVisible();
  await page.getByRole('button', { name: /^Take out.*letter.pdf/ }).click();
  await expect(page.getByText('We found no credit report in this file.')).toBeHidden();
});

test('a second report of the same bureau shows what is gone, and one of somebody else is said', async ({
  page,
}) => {
  await page.goto('/check-my-report');
  const older = equifaxLines({ date: 'January 5, 2026', balance: '$700' });
  const others = equifaxLines({ name: 'ALEXIS T OTHERNAME', date: 'December 1, 2025' });
  const files = [];
  for (const [name, lines] of Object.entries({ now: equifaxLines(), older, others })) {
    const buffer = await printReport(page, lines);
    files.push({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer });
  }
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText('Since your report of January 5, 2026')).toBeVisible();
  await expect(page.getByText('EXAMPLE BANK NA: changed Balance')).toBeVisible();
  await expect(page.getByText('These reports have different names')).toBeVisible();
});
