import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectRoomForFingers,
} from './pages/accessibility.ts';
import { failCall, refuseCall } from './pages/failing-calls.ts';
import { handMailed } from './pages/hand-mailed.ts';
import { openForReading, wrongBalance, type Content } from './pages/kept-draft.ts';
import { LetterWizard } from './pages/letter-wizard.ts';
import { inMailWorld, type MailWorld } from './pages/mail-world.ts';
import { readPdf } from './pages/pdf-text.ts';
import {
  equifaxLines,
  experianLines,
  otherAccountLines,
  photographReport,
  printReport,
  transunionLines,
  type Line,
} from './pages/report-pdf.ts';
import { noticePicture, scanned } from './pages/notice-picture.ts';
import { savedThreeBureauPage } from './pages/saved-page.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';
import { days } from './pages/story-calendar.ts';

/** What the drafts of the person hold, the newest first. */
async function drafts(page: Page): Promise<Record<string, unknown>[]> {
  const answer = await page.request.get('/api/letters/drafts');
  const { data } = (await answer.json()) as {
    data: { drafts: { content: { disputeDetails: Record<string, unknown> } }[] };
  };
  return data.drafts.map(({ content }) => content.disputeDetails);
}

test('a report is read on the device, asks what does not fit, and begins a letter with what was confirmed', async ({
  page,
}) => {
  await signIn(page, freshEmail('report'), '/check-my-report');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.locator('input[type=file][multiple]').setInputFiles({
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

  await finding.getByRole('button', { name: 'The report is wrong' }).click();
  const letter = page.getByRole('group', { name: 'Letter 1, to Equifax: 1 item' });
  await letter.getByLabel('Company: EXAMPLE BANK NA').check();
  await letter.getByLabel('Account number, its end: 1234').check();
  await letter.getByLabel('Kind of item').check();
  await letter.getByLabel('What the report shows: Balance $512.00').check();
  await letter.getByRole('button', { name: 'Begin this letter' }).click();
  await page.waitForURL('**/generate-letter**');
  await expect(page.getByText('Begun from your report')).toBeVisible();
  await expect(page.getByText('Welcome back')).toBeHidden();
  const [draft] = await drafts(page);
  expect(draft).toMatchObject({
    creditorName: 'EXAMPLE BANK NA',
    accountNumber: '1234',
    disputeReason: 'paid_in_full',
    facts: { itemType: 'credit_card', shownNow: 'Balance $512.00' },
  });
  expect(draft?.['facts'], 'what was not ticked stays out').not.toHaveProperty('reportNumber');
});

test('the report’s page becomes Exhibit A: the item can be read, the rest is black', async ({
  page,
}) => {
  await signIn(page, freshEmail('exhibit'), '/check-my-report');
  const own = equifaxLines();
  const before = own.findIndex(([piece]) => piece?.[1] === '8. Inquiries');
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'equifax.pdf',
    mimeType: 'application/pdf',
    buffer: await printReport(page, [
      ...own.slice(0, before),
      ...otherAccountLines,
      ...own.slice(before),
    ]),
  });
  await expect(page.getByText('Read: 2 accounts')).toBeVisible();
  const finding = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Paid, and still a balance' }),
  });
  await finding.getByRole('button', { name: 'The report is wrong' }).click();
  const letter = page.getByRole('group', { name: 'Letter 1, to Equifax: 1 item' });
  await expect(letter.getByLabel('This page will be enclosed')).toBeChecked();
  await expect(letter.getByRole('img', { name: 'Page 1 of your report' })).toBeVisible();
  await expectAccessible(page, { colors: true });

  await letter.getByRole('button', { name: 'Change what is black' }).click();
  const dialog = page.getByRole('dialog', { name: 'your report page' });
  const boxes = dialog.getByRole('slider');
  const proposed = await boxes.count();
  expect(proposed).toBeGreaterThan(1);
  await dialog.getByRole('button', { name: 'Put a box on the page' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await dialog.getByRole('button', { name: 'Keep these boxes' }).click();
  await expect(dialog).toBeHidden();

  await letter.getByRole('button', { name: 'All of them are right' }).click();
  await letter.getByRole('button', { name: 'Begin this letter' }).click();
  await page.waitForURL('**/generate-letter**');
  const wizard = new LetterWizard(page);
  await expect(wizard.sheet).toContainText('Exhibit A: Page of my credit report');
  await expect(wizard.sheet).toContainText(/Please see Exhibit A, line \d+\./);
  const kept = await page.request.get('/api/documents');
  const { data } = (await kept.json()) as {
    data: { documents: { id: string; kind: string; pages: number }[] };
  };
  expect(data.documents).toMatchObject([{ kind: 'marked_report_page', pages: 1 }]);

  // The packet of a letter with this copy and these marks: the page is a picture, and no word of the report is in it.
  const begun = await page.request.get('/api/letters/drafts');
  const { data: held } = (await begun.json()) as {
    data: { drafts: { content: Pick<Content, 'documents' | 'marks'> }[] };
  };
  const { documents, marks } = held.drafts[0]?.content ?? {};
  const whole = wrongBalance('');
  const facts = { ...whole.disputeDetails?.facts, enclosures: 'marked_report_page' };
  const reading = await openForReading(page, {
    ...whole,
    documents,
    marks,
    disputeDetails: { ...whole.disputeDetails, facts },
  });
  await reading.confirm();
  await reading.typeSignature("María O'Neill-Núñez");
  await reading.sign();
  const { text } = await readPdf(await reading.downloadPdf());
  expect(text).toMatch(/Please see Exhibit A, line \d+\./);
  expect(text).toContain(
    'Exhibit A: Page of my credit report with the disputed item marked (1 page)',
  );
  expect(text).not.toMatch(/OTHERVILLE|9876|EXAMPLE BANK|Confirmation #/);
});

test('a file that is no report is named, and leads to typing by hand', async ({ page }) => {
  await page.goto('/check-my-report');
  await page.locator('input[type=file][multiple]').setInputFiles([
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
  await expect(page.getByText('This file can’t be opened.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove.*letter.pdf/ }).click();
  await expect(page.getByText('We found no credit report in this file.')).toBeHidden();

  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7 broken'], 'dropped.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  const land = async (where: string) =>
    await page.locator(where).first().dispatchEvent('drop', { dataTransfer: dropped });
  await land('h1');
  await expect(page.getByText('dropped.pdf'), 'beside the box nothing happens').toBeHidden();
  await land('input[type=file]');
  await expect(page.getByText('dropped.pdf', { exact: true })).toBeVisible();
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
  // The other person's comes first: nobody has an account here, so that nothing says which name is the person's.
  await page.locator('input[type=file][multiple]').setInputFiles(files.toReversed());
  await expect(page.getByText('These reports have different names')).toBeVisible();
  await expect(
    page.getByText('They say ALEXIS T OTHERNAME and JORDAN Q SAMPLE. Which of them are you?'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Equifax report' })).toBeHidden();
  await expectAccessible(page, { colors: true });
  await page.getByRole('button', { name: 'I am JORDAN Q SAMPLE' }).click();
  await expect(page.getByText('These reports have different names')).toBeHidden();
  await expect(page.getByText('Since your report of January 5, 2026')).toBeVisible();
  await expect(page.getByText('Balance from $700.00 to $512.00')).toBeVisible();
  await expect(page.getByText('others.pdf')).toBeHidden();
});

test('a report of another name than the account, or with none of the kept accounts, is named', async ({
  page,
}) => {
  await signIn(page, freshEmail('other'));
  const saved = await page.request.patch('/api/account/profile', {
    data: {
      firstName: 'Jordan',
      lastName: 'Sample',
      address: '',
      city: '',
      state: '',
      zipCode: '',
      phone: '',
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const account = (at: number) => ({
    creditor: `LENDER ${at}`,
    number: `${500_000 + at}XXXXXX${1000 + at}`,
    status: 'Open.',
    balance: '$7',
    until: 'Apr 2030',
  });
  const open = async (date: string, of: readonly number[]) => {
    const buffer = await printReport(page, experianLines({ date, accounts: of.map(account) }));
    const file = { name: `${date}.pdf`, mimeType: 'application/pdf', buffer };
    await page.locator('input[type=file][multiple]').setInputFiles(file);
  };
  await page.goto('/check-my-report');
  await open('Jan 5, 2026', [1, 2, 3]);
  await page.getByRole('button', { name: 'Keep these facts' }).click();
  await expect(page.getByText(/^Kept until /).first()).toBeVisible();
  await page.goto('/check-my-report');
  await open('Mar 14, 2026', [4, 5, 6]);
  await expect(
    page.getByText('This Experian report has none of the accounts that you kept before'),
  ).toBeVisible();
  await expect(page.getByText('None of the 3 accounts of your report of')).toBeVisible();
  const keep = page.getByRole('button', { name: 'Keep these facts' });
  await expect(keep, 'before the person says that it is theirs').toBeHidden();
  await expect(page.getByText('This report has a different name from your account')).toBeHidden();
  await page.getByRole('button', { name: /^Remove.*Mar 14/ }).click();
  const others = await printReport(page, equifaxLines({ name: 'ALEXIS T OTHERNAME' }));
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'others.pdf', mimeType: 'application/pdf', buffer: others });
  await expect(page.getByText('This report has a different name from your account')).toBeVisible();
  await expect(page.getByText('It says ALEXIS T OTHERNAME')).toBeVisible();
  await expect(keep).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your Equifax report' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Say what happened' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'This is my report' }).click();
  await expect(page.getByRole('heading', { name: 'Your Equifax report' })).toBeVisible();
  await expect(keep).toBeVisible();
});

test('what two bureaus say differently is a question, and the answer writes to the one that is wrong', async ({
  page,
}) => {
  await page.goto('/check-my-report');
  const account = {
    creditor: 'EXAMPLE BANK NA',
    number: '400000XXXXXX1234',
    status: 'Open.',
    balance: '$512',
    until: 'Apr 2030',
  };
  const files = [];
  for (const [name, lines] of Object.entries({
    equifax: equifaxLines(),
    experian: experianLines({ date: 'Mar 14, 2026', accounts: [account] }),
  })) {
    const buffer = await printReport(page, lines);
    files.push({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer });
  }
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  const question = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'The bureaus say different things: Opened' }),
  });
  await expect(question).toContainText('Date Opened: 01/15/2022');
  await expect(question).toContainText('Date Opened 01/15/2021');
  await question.getByRole('button', { name: 'Equifax is right' }).click();
  await expect(page.getByRole('group', { name: 'Letter 1, to Experian: 1 item' })).toContainText(
    'Date shown: January 15, 2021',
  );
  await question.getByRole('button', { name: 'It can differ' }).click();
  await expect(page.getByText('Nothing is chosen yet.')).toBeVisible();
});

test('a new report beside a dispute is held against the one that the account keeps', async ({
  page,
}) => {
  await signIn(page, freshEmail('beside'), '/check-my-report');
  const report = async (date: string, balance: string) => ({
    name: `${date}.pdf`,
    mimeType: 'application/pdf',
    buffer: await printReport(
      page,
      experianLines({
        date,
        accounts: [
          {
            creditor: 'NORTHWIND CARD SERVICES',
            number: '441788XXXXXX2210',
            status: 'Open.',
            balance,
            until: 'Apr 2036',
          },
        ],
      }),
    ),
  });
  const files = page.locator('input[type=file][multiple]');
  await files.setInputFiles(await report('Jan 5, 2026', '$2,150'));
  await page.getByRole('button', { name: 'Keep these facts' }).click();
  await expect(page.getByText(/^Kept until /).first()).toBeVisible();
  await handMailed(page, wrongBalance('I called them twice about it.'));
  await page.getByRole('button', { name: 'Record their answer' }).click();
  const today = new Date().toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'America/New_York',
  });
  await page.locator('input[data-purpose=answer]').setInputFiles([await report(today, '$0')]);
  await expect(
    page.getByText('Compared with the report of January 5, 2026 that you keep with us.'),
  ).toBeVisible();
  const item = page.getByRole('article', { name: 'Experian: Northwind Card Services' });
  await expect(item).toContainText(
    'It is in your new report, and has changed since the one before',
  );
  await expect(item).toContainText('$2,150.00 from the report that you keep with us');
});

test('every account of a long report can be found, and an answer brings up a question', async ({
  page,
}) => {
  await page.goto('/check-my-report');
  const accounts = Array.from({ length: 30 }, (_, at) => ({
    creditor: `LENDER ${at + 1}`,
    number: `${500_000 + at}XXXXXX${1000 + at}`,
    status: 'Account charged off. $731 written off.',
    balance: '$731',
    until: 'Apr 2030',
  }));
  const buffer = await printReport(page, experianLines({ date: 'Mar 14, 2026', accounts }));
  const file = { name: 'experian.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  await expect(page.getByText('Read: 30 accounts')).toBeVisible();
  const listed = page.getByRole('region', { name: 'What your reports list' });
  await expect(listed.getByRole('heading', { level: 3 })).toHaveCount(30);
  await listed.getByRole('button', { name: /^All \(/ }).click();
  await expect(listed.getByRole('heading', { name: /^LENDER 30, ending in/ })).toBeVisible();

  await expect(page.getByText('We found nothing that contradicts itself.')).toBeVisible();
  await page.getByText('Is there a company here that you do not know?').click();
  await page.getByRole('checkbox', { name: /^LENDER 30, ending in/ }).check();
  const question = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'You do not know this company' }) });
  await expect(question).toContainText('LENDER 30');
  await page.getByRole('checkbox', { name: /^LENDER 30, ending in/ }).uncheck();
  await expect(page.getByText('We found nothing that contradicts itself.')).toBeVisible();
});

test('what was answered is there again after a reload, and gone after signing out', async ({
  page,
}) => {
  await signIn(page, freshEmail('reload'), '/check-my-report');
  const buffer = await printReport(page, equifaxLines());
  const file = { name: 'equifax.pdf', mimeType: 'application/pdf', buffer };
  const open = async () => await page.locator('input[type=file][multiple]').setInputFiles(file);
  await open();
  await page.getByRole('button', { name: 'The report is wrong' }).click();
  const letter = page.getByRole('group', { name: 'Letter 1, to Equifax: 1 item' });
  await letter.getByLabel('Company: EXAMPLE BANK NA').check();
  await page.reload();
  await open();
  await expect(page.getByRole('button', { name: 'The report is wrong' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(letter.getByLabel('Company: EXAMPLE BANK NA')).toBeChecked();
  await expect(letter.getByLabel('Kind of item')).not.toBeChecked();
  const noted = async () => await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(await noted()).toContain('reportChoices');
  expect(await noted()).not.toContain('EXAMPLE BANK');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await noted()).not.toContain('reportChoices');
});

/** A bureau's letter with results of today, about an account that was disputed and one that was not. */
function resultLetter(
  bureau: string,
  outcome = 'Deleted - This item was removed from your credit report.',
): Line[] {
  const today = new Date().toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  });
  return [
    [[40, `${bureau} National Consumer Assistance Center`]],
    [[40, `www.${bureau.toLowerCase()}.com/disputes`]],
    [[40, today]],
    [[40, 'OTHER MADE-UP BANK  Account number 500000XXXXXX']],
    [[40, 'Outcome: Remains - This item was not changed.']],
    [[40, 'NORTHWIND CARD SERVICES  Account number 4417XXXXXXXX2210']],
    [[40, `Outcome: ${outcome}`]],
    [[40, 'If you disagree with the results, you may add a statement to your file.']],
  ];
}

test('a result letter is read on the device, and closes an item when the person confirms its line', async ({
  page,
}) => {
  await signIn(page, freshEmail('answer'));
  await handMailed(page, wrongBalance('I called them twice about it.'));
  await page.getByRole('button', { name: 'Record their answer' }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const file = page.locator('input[data-purpose=answer]');
  const choose = async (lines: readonly Line[]) =>
    await file.setInputFiles([
      {
        name: 'answer.pdf',
        mimeType: 'application/pdf',
        buffer: await printReport(page, lines),
      },
    ]);

  await choose(resultLetter('Equifax'));
  await expect(page.getByText('This is from Equifax')).toBeVisible();

  const item = page.getByRole('article', { name: 'Experian: Northwind Card Services' });
  await file.setInputFiles({
    name: 'answer.png',
    mimeType: 'image/png',
    buffer: await photographReport(
      page,
      resultLetter('Experian', 'Updated - This item has been updated.'),
    ),
  });
  await expect(item).toContainText('It was changed. Is it right now?', { timeout: 60_000 });
  await expect(item.getByRole('button', { name: 'Note: It was corrected' })).toBeVisible();

  const scan = await photographReport(
    page,
    resultLetter('Experian', 'Remains - This item was not changed.'),
  );
  await file.setInputFiles({
    name: 'answer.pdf',
    mimeType: 'application/pdf',
    buffer: await scanned(page, [scan]),
  });
  await expect(item).toContainText('Outcome: Remains', { timeout: 90_000 });

  await choose(resultLetter('Experian'));
  await expect(item).toContainText('It was deleted.');
  await expect(item.getByText('Outcome: Deleted - This item was removed')).toBeVisible();
  await expect(item).not.toContainText('OTHER MADE-UP BANK');
  expect(sent, 'nothing is sent before the person confirms').toEqual([]);
  await item.getByRole('button', { name: 'Note: It was deleted' }).click();
  await expect(page.getByRole('region', { name: 'Where it stands' })).toContainText(
    'It was deleted',
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('"outcome":"deleted"');
  expect(sent[0]).not.toContain('4417XXXX');
});

test('three reports come to five questions, and the answers to two letters', async ({ page }) => {
  await signIn(page, freshEmail('three'), '/check-my-report');
  const reports = {
    equifax: equifaxLines({ inquiry: '11/02/2023' }),
    experian: experianLines({
      date: 'Mar 14, 2026',
      accounts: [
        {
          creditor: 'HARBOR LENDING',
          number: '555000XXXXXX5678',
          status: 'Paid, Closed.',
          balance: '$300',
          until: 'Apr 2030',
        },
        {
          creditor: 'NORTHGATE SAVINGS',
          number: '666000XXXXXX9012',
          status: 'Account charged off. $731 written off.',
          balance: '$731',
          until: 'Jan 2026',
        },
      ],
    }),
    transunion: transunionLines(),
  };
  const files = [];
  for (const [name, lines] of Object.entries(reports)) {
    const buffer = await printReport(page, lines);
    files.push({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer });
  }
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await expect(page.getByRole('heading', { name: 'Please check (5)' })).toBeVisible();
  const question = (title: string, company: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .filter({ hasText: company });
  const wrong = [
    question('Paid, and still a balance', 'EXAMPLE BANK NA'),
    question('An inquiry older than two years', 'LENDX'),
    question('Paid, and still a balance', 'HARBOR LENDING'),
    question('The bureau’s own date has passed', 'NORTHGATE SAVINGS'),
  ];
  for (const one of wrong) await one.getByRole('button', { name: 'The report is wrong' }).click();
  const right = question('More past due than owed', 'LAKESIDE LENDING');
  await right.getByRole('button', { name: 'It is right' }).click();
  await expect(right).toContainText('Left as it is.');
  await expect(page.getByText('4 items for 2 letters')).toBeVisible();
  await page.getByText('Is there a company here that you do not know?').click();
  await page.getByRole('button', { name: /^All \(/ }).click();
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  await expectRoomForFingers(page);

  const first = page.getByRole('group', { name: 'Letter 1, to Equifax: 2 items' });
  await first.getByRole('button', { name: 'All of them are right' }).click();
  await first.getByRole('button', { name: 'Begin this letter' }).click();
  await page.waitForURL('**/generate-letter**');
  await expect(page.getByText('2 more are kept for your next letter.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your report' }).click();
  const second = page.getByRole('group', { name: 'Letter 1, to Experian: 2 items' });
  await second.getByRole('button', { name: 'All of them are right' }).click();
  await second.getByRole('button', { name: 'Begin this letter' }).click();
  await page.waitForURL('**/generate-letter**');
  await expect(page.getByText('Begun from your report')).toBeVisible();

  const [experian, equifax] = await drafts(page);
  expect(experian).toMatchObject({
    creditorName: 'HARBOR LENDING',
    disputeReason: 'paid_in_full',
    facts: { reportDate: '2026-03-14', reportNumber: '1234-5678-90', shownNow: 'Balance $300.00' },
    moreItems: [{ creditorName: 'NORTHGATE SAVINGS', disputeReason: 'statute_of_limitations' }],
  });
  expect(equifax).toMatchObject({
    creditorName: 'EXAMPLE BANK NA',
    moreItems: [{ creditorName: 'LENDX', facts: { itemType: 'other_item' } }],
  });
});

test('facts that are kept outlive the session, are held against the next report, and are deleted', async ({
  page,
}) => {
  const email = freshEmail('keeps');
  await signIn(page, email, '/check-my-report');
  const open = async (lines: Parameters<typeof printReport>[1]) => {
    const buffer = await printReport(page, lines);
    const file = { name: 'equifax.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('input[type=file][multiple]').setInputFiles(file);
  };
  await open(equifaxLines({ date: 'January 5, 2026', balance: '$700' }));
  await page.getByRole('button', { name: 'Keep these facts' }).click();
  await expect(page.getByText(/^Kept until /).first()).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/');
  await signIn(page, email, '/check-my-report');
  const kept = page.getByRole('region', { name: 'Reports that you keep' });
  await expect(kept).toContainText('Equifax, January 5, 2026');
  await open(equifaxLines());
  await expect(page.getByText('Since your report of January 5, 2026')).toBeVisible();
  await expect(page.getByText('Balance from $700.00 to $512.00')).toBeVisible();
  await kept.getByRole('button', { name: /^Delete/ }).click();
  await kept.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(kept).toBeHidden();
  await expect(page.getByText('Since your report of January 5, 2026')).toBeHidden();
});

test('what can’t be kept or begun is said, and nothing that was chosen is lost', async ({
  page,
}) => {
  await signIn(page, freshEmail('refused'), '/check-my-report');
  const buffer = await printReport(page, equifaxLines());
  const file = { name: 'equifax.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  await refuseCall(page, '**/api/reports', 'reports.too_many');
  await page.getByRole('button', { name: 'Keep these facts' }).click();
  await expect(page.getByText('You keep 36 reports already.')).toBeVisible();
  await failCall(page, '**/api/letters/drafts', 'network');
  await page.getByRole('button', { name: 'The report is wrong' }).click();
  await page.getByRole('button', { name: 'Begin this letter' }).click();
  await expect(page.getByText('We could not start the letter.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Letter 1, to Equifax: 1 item' })).toBeVisible();
});

/** Weeks go by in this story: it has a product of its own, with a clock that it sets. */
const inTime = test.extend<{ carrier: 'print_queue'; world: MailWorld }>({
  carrier: ['print_queue', { option: true }],
  world: [async ({ carrier }, use) => await inMailWorld(carrier, use), { timeout: 0 }],
  baseURL: async ({ world }, use) => await use(world.url),
});

/** Reports in which an account is there, gone, and there again. */
async function comeAndGone(page: Page) {
  const northwind = {
    creditor: 'NORTHWIND CARD SERVICES',
    number: '441788XXXXXX2210',
    status: 'Account charged off. $731 written off.',
    balance: '$731',
    until: 'Apr 2036',
  };
  const other = { ...northwind, creditor: 'HARBOR LENDING', number: '555000XXXXXX5678' };
  const files = [];
  for (const [date, accounts] of Object.entries({
    'May 5, 2031': [northwind, other],
    'Jun 12, 2031': [other],
    'Jun 20, 2031': [northwind, other],
  })) {
    const buffer = await printReport(page, experianLines({ date, accounts }));
    files.push({ name: `${date}.pdf`, mimeType: 'application/pdf', buffer });
  }
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  return itemIsBack(page);
}

function itemIsBack(page: Page): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'This item is back' }) });
}

inTime(
  'an item that is back goes on with the dispute of it, whether or not its deletion was noted',
  async ({ page, world }) => {
    await world.setClock(days.signed.at, page);
    await signIn(page, freshEmail('again'));
    await handMailed(page, wrongBalance('I called them twice about it.'), '2031-06-02');
    await world.setClock(new Date('2031-06-22T15:00:00Z'), page);
    const begin = async (back: Locator): Promise<void> => {
      await back.getByRole('button', { name: 'Begin the letter about it' }).click();
      await expect(page.getByRole('heading', { name: 'What came back' })).toBeVisible();
      await expect(page.getByText('Re: A deleted item is back on my credit report')).toBeVisible();
      await expect(page.getByText('Welcome back')).toBeHidden();
    };

    // Nobody noted an answer: three reports alone say it.
    const { pathname } = new URL(page.url());
    await page.goto('/check-my-report');
    const gone = await comeAndGone(page);
    await expect(gone).toContainText('You disputed it with this bureau.');
    await begin(gone);

    // The bureau's answer is noted: one report is enough.
    const noted = await page.request.post(`/api${pathname}/outcome`, {
      data: { round: 1, outcome: 'deleted', on: '2031-06-12' },
    });
    expect(noted.ok(), await noted.text()).toBe(true);
    await page.goto('/check-my-report');
    const buffer = await printReport(
      page,
      experianLines({
        date: 'Jun 20, 2031',
        accounts: [
          {
            creditor: 'NORTHWIND CARD SERVICES',
            number: '441788XXXXXX2210',
            status: 'Open. $2,150 past due as of Jun 2031.',
            balance: '$2,150',
            until: 'Apr 2036',
          },
        ],
      }),
    );
    await page
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'experian.pdf', mimeType: 'application/pdf', buffer });
    const deleted = itemIsBack(page);
    await expect(deleted).toContainText('On June 12, 2031 you noted that the bureau deleted this');
    await begin(deleted);
  },
);

test('without a dispute of it, an item that is back is no case for that letter, and what is possible is said', async ({
  page,
}) => {
  await page.goto('/check-my-report');
  const back = await comeAndGone(page);
  await expect(back).toContainText('if you wrote it here, sign in');
  await expect(back.getByRole('button', { name: 'Begin the letter about it' })).toBeHidden();
  await signIn(page, freshEmail('none'), '/check-my-report');
  await comeAndGone(page);
  await expect(back).toContainText('your account has no dispute about this item');
  await back.getByRole('button', { name: 'The report is wrong' }).click();
  await expect(page.getByRole('group', { name: 'Letter 1, to Experian: 1 item' })).toBeVisible();
});

test('a photographed notice is read on the device, and begins a letter with what was confirmed', async ({
  page,
}) => {
  await signIn(page, freshEmail('notice'), '/check-my-report');
  const sent: string[] = [];
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const picture = page.locator('input[data-purpose=picture]');
  await picture.setInputFiles({
    name: 'phone.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
  });
  await expect(page.getByText('This is a HEIC picture')).toBeVisible();

  const buffer = await noticePicture(page);
  await picture.setInputFiles({ name: 'notice.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('This looks like a debt collector’s notice')).toBeVisible({
    timeout: 60_000,
  });
  expect(refused, 'the policy of the pages refuses nothing that is needed').toEqual([]);
  expect(sent).toEqual([]);
  for (const fact of [
    'Company: Northgate Recovery LLC',
    'Street or box: PO Box 10000',
    'Reference: 553-12345',
    'Creditor it names: Example Bank',
    'Amount now: $2,284.56',
    'Last day to dispute: December 28, 2026',
  ]) {
    await page.getByRole('checkbox', { name: fact }).check();
  }
  await page.getByRole('button', { name: 'Begin a debt validation letter' }).click();
  await page.waitForURL('**/generate-letter**');
  await expect(page.locator('#step-heading')).toBeVisible();
  await expect(page.getByText('Welcome back: we kept your letter')).toBeHidden();
  const [begun] = await drafts(page);
  expect(begun).toMatchObject({
    template: 'debt-validation',
    recipient: 'collector',
    creditorName: 'Northgate Recovery LLC',
    recipientAddress: { street: 'PO Box 10000', city: '' },
    facts: { amountClaimed: '2,284.56', disputeBy: '2026-12-28', noticeState: 'with_date' },
  });
});

test('a scanned notice is read page by page, can be stopped, and a scan as long as a report is named', async ({
  page,
}) => {
  await page.goto('/check-my-report');
  const scan = page.locator('input[data-purpose=picture]');
  const notice = await noticePicture(page);
  const cover = await photographReport(page, [
    [[40, 'Dear neighbor, the meeting of the garden club is on Tuesday.']],
  ]);
  const choose = async (pages: readonly Buffer[]) =>
    await scan.setInputFiles({
      name: 'scan.pdf',
      mimeType: 'application/pdf',
      buffer: await scanned(page, pages),
    });
  await choose([cover, notice]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Reading the picture')).toBeHidden();
  await choose([cover, notice]);
  await expect(page.getByText('This looks like a debt collector’s notice')).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText('Amount now: $2,284.56')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Reference: 553-12345' })).toBeVisible();

  await choose(Array.from({ length: 11 }, () => cover));
  await expect(page.getByText('This scan has more than 10 pages')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: 'Write a letter' })).toBeVisible();
});

test('a saved page about three agencies is a report for each that has an account, and its new words can be saved for us', async ({
  page,
}) => {
  await page.goto('/check-my-report');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'report.mhtml',
    mimeType: 'multipart/related',
    buffer: savedThreeBureauPage(),
  });
  await expect(page.getByText('Read: 2 accounts')).toBeVisible();
  for (const name of ['TransUnion', 'Experian', 'Equifax']) {
    await expect(page.getByRole('heading', { name: `Your ${name} report` })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Paid, and still a balance' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not read yet' })).toContainText('Rewards until');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save these words for us' }).first().click(),
  ]);
  expect(await readFile(await saved.path(), 'utf8')).toBe('layout: identityiq\nRewards until\n');
  expect(asked.filter((method) => method !== 'GET')).toEqual([]);
});
