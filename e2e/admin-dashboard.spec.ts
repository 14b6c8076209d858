import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
} from './pages/accessibility.ts';
import { openUser, signInAsAdmin } from './pages/admin.ts';
import { anAdministrator } from './pages/administrators.ts';
import { failCall } from './pages/failing-calls.ts';
import { signIn } from './pages/sign-in.ts';
import { writeToSupport } from './pages/support.ts';

const STATISTICS = '**/api/admin/dashboard';

test('an administrator walks through every tab', async ({ page, browser }) => {
  const email = `=cmd-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const customer = await browser.newPage();
  await signIn(customer, email);
  await writeToSupport(customer, email);
  await customer.close();

  await signInAsAdmin(page, anAdministrator());
  await expect(page.getByText('Require attention')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Figures' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(13);
  await look(page);
  await failCall(page, STATISTICS, 'network');
  await page.reload();
  await expect(page.getByText('Failed to load dashboard statistics')).toBeVisible();
  await page.unroute(STATISTICS);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Retry' }).click();
  await reloaded;
  await expect(page.getByText('Total Users')).toBeVisible();

  await openUser(page, email);
  await expect(page.getByText('No letters yet.')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('button', { name: 'Save this filter' }).click();
  await page.getByLabel('Name of the filter').fill('The odd one');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('button', { name: 'The odd one', exact: true }).click();
  const listed = page.getByRole('region', { name: 'Users', exact: true });
  await expect(listed.getByRole('row')).toHaveCount(2);
  // A list: while the filter is on its way, the rows of the cleared one may stand there.
  await expect(listed.locator('[data-tone="quiet"]')).toHaveText(['none']);
  await look(page);

  const table = await exported(page, 'Export these users');
  expect(table.name).toMatch(/^users_export_\d{4}-\d\d-\d\d\.csv$/);
  expect(table.text.startsWith('\uFEFFId,Email,')).toBe(true);
  expect(table.text.split('\r\n')).toHaveLength(3);
  // Cut short, and never run as a formula.
  expect(table.text).toContain(',"\'=***@example.com",');
  await exportsWhole(page, email);
  await failCall(page, '**/api/admin/export/users*', 'network');
  await page.getByRole('button', { name: 'Export Users' }).click();
  await expect(page.getByText('Failed to export users data')).toBeVisible();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByLabel('Revenue').uncheck();
  await page.reload();
  const head = page.getByRole('region', { name: 'Users', exact: true }).getByRole('columnheader');
  // The first one is the tick box of all rows.
  await expect(head).toHaveText(['', 'User', 'Plan', 'Letters', 'Joined', 'Status']);
  await page.getByRole('button', { name: 'Columns (5 of 6)' }).click();
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(head).toHaveCount(7);
  await page.getByRole('tab', { name: 'Letters' }).click();
  await expect(page.getByLabel('Reference begins with, or email')).toBeVisible();
  await page.getByLabel('From').click();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
  await look(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Messages' }).click();
  const message = page.getByRole('row').filter({ hasText: email });
  await message.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^Mark as closed/ }).click();
  await expect(message).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await look(page);
  await undo.click();
  await expect(message).toBeVisible();
  await look(page);
  for (const [tab, says] of Object.entries(quietTabs)) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByText(says).first()).toBeVisible();
    await look(page);
  }
  // The way here is written down, and nothing of it was changed since.
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(page.getByText(/^The log is intact/)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'export begun' }).first()).toBeVisible();
  await expect(page.getByText('because: The court asks for it').first()).toBeVisible();
});

const quietTabs = {
  Flagged: 'Flagged Users',
  Mail: 'No letter waits',
  Exports: 'No exports yet.',
  System: 'Room on the disk',
  Figures: 'From first visit to deletion',
} as const;

test('the figures and tables are walked by keyboard', async ({ page }) => {
  const administrator = anAdministrator();
  await signInAsAdmin(page, administrator);
  await expect(page.getByText('Total Users')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Users', exact: true })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Email begins with')).toBeFocused();
  await page.keyboard.type(administrator);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=admin/);
  // The rows of before stay until the found ones come, and take the focus with them.
  const found = page.getByRole('region', { name: 'Users', exact: true }).getByRole('row');
  await expect(found).toHaveCount(2);
  await page.getByRole('heading', { name: 'Recent Users' }).click();
  await page.keyboard.press('j');
  await expect(page.locator('tr:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: administrator })).toBeVisible();
});

test('every command is found by its name, and the focus comes back', async ({ page }) => {
  const administrator = anAdministrator();
  await signInAsAdmin(page, administrator);
  await expect(page.getByText('Total Users')).toBeVisible();
  const button = page.getByRole('button', { name: /^Find anything/ });
  await button.click();
  const field = page.getByRole('combobox', { name: 'Search, or a command' });
  await expect(field).toBeFocused();
  await look(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('go to a');
  // Anyone who opens it again at once, before the browser has told of its closing, starts over.
  await page.evaluate(() => {
    for (const [key, ctrlKey] of [
      ['Enter', false],
      ['k', true],
    ] as const) {
      const options = { key, ctrlKey, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', options));
    }
  });
  await expect(page).toHaveURL(/tab=audit/);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.type(administrator);
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText(
    `Search users for “${administrator}”`,
  );
  await expect(page.getByRole('option', { name: administrator, exact: true })).toBeVisible();
  await look(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: administrator })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Disputes' })).toBeVisible();
  await look(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(administrator);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Users', exact: true }).getByRole('row'),
  ).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('save');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of the filter')).toBeFocused();
  await page.getByRole('heading', { name: 'Recent Users' }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await look(page);
});

/** With whole names, for a reason that has to be said. */
async function exportsWhole(page: Page, email: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Options/ })
    .last()
    .click();
  const options = page.getByRole('dialog', { name: 'Export users' });
  await expect(options.getByRole('status')).toHaveText('1 row.');
  await options.getByRole('radio', { name: 'JSON Lines' }).check();
  await options.getByLabel('Whole emails and names').check();
  await look(page);
  await options.getByRole('button', { name: 'Export', exact: true }).click();
  const reason = options.getByLabel('Why do you need them?');
  await expect(reason).toBeFocused();
  await reason.fill('The court asks for it');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^users_export_\d{4}-\d\d-\d\d\.jsonl$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ email });
}

async function look(page: Page): Promise<void> {
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  await expectNoSidewaysScroll(page);
}

async function exported(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
