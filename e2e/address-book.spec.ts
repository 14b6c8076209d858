import { addressBookEndpoints } from '@creditfix/shared/admin';
import { expect, test, type Page } from 'playwright/test';
import {
  expectAccessible,
  expectFitsPhone,
  expectLegibleInTheDark,
  expectNoSidewaysScroll,
} from './pages/accessibility.ts';
import { signInAsAdmin } from './pages/admin.ts';
import { anAdministrator } from './pages/administrators.ts';
import { MARIA, openDraft } from './pages/kept-draft.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

/** What is offered to everybody is changed where the fewest other stories are told. */
test.use({ baseURL: `http://localhost:${process.env.E2E_CONTRACTS_PORT ?? ''}` });

const COMPANY = 'Ledgerline Collections LLC';
const KNOWN = 'Use an address that is already here';

test('what the operator has looked up fills in a letter by keyboard, and every field can still be changed', async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page, anAdministrator());
  await page.goto('/admin/dashboard?tab=addresses');
  await expect(page.getByText('No company is in it yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const form = page.getByRole('form', { name: 'A new entry' });
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(form.getByText('Type the name of the company.')).toBeVisible();
  await expect(form.getByLabel('Company')).toBeFocused();
  await form.getByLabel('Company').fill(COMPANY);
  await form.getByLabel('Kind').selectOption('Debt collector');
  await form.getByLabel('For', { exact: true }).selectOption('Any letter');
  await form.getByLabel('Street or P.O. box').fill('500 Ledger Road');
  await form.getByLabel('City').fill('Omaha');
  await form.getByLabel('State', { exact: true }).selectOption('Nebraska');
  await form.getByLabel('ZIP code').fill('90210');
  await form.getByLabel('Where it is from').fill('ledgerline.example/contact');
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(form.getByLabel('ZIP code')).toBeFocused();
  await look(page);
  await form.getByLabel('ZIP code').fill('68102');
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('It is saved, and offered from now on')).toBeVisible();
  const table = page.getByRole('region', { name: 'Entries of the address book' });
  await expect(table).toContainText('500 Ledger Road, Omaha, NE 68102');
  await look(page);

  const reader = await browser.newPage();
  await signIn(reader, freshEmail('ledger'));
  const wizard = await openDraft(
    reader,
    {
      personalInfo: MARIA,
      disputeDetails: {
        creditorName: 'Ledgerline',
        accountNumber: '5521-8834',
        disputeReason: 'not_mine',
        recipient: 'collector',
        facts: { itemType: 'collection' },
        recipientAddress: { name: 'Ledgerline' },
      },
      bureauType: '',
      step: 2,
    },
    'Where Ledgerline gets its mail',
  );
  const choice = reader.getByRole('combobox', { name: KNOWN });
  await choice.focus();
  await reader.keyboard.type('ledger');
  await expect(reader.getByRole('option', { name: COMPANY })).toContainText(
    '500 Ledger Road, Omaha, NE 68102',
  );
  await expect(reader.getByRole('option', { name: COMPANY })).toContainText(
    'For any letter. Checked on',
  );
  await look(reader);
  await reader.keyboard.press('ArrowDown');
  await look(reader);
  await reader.keyboard.press('Enter');
  await expect(
    reader.getByText('Filled in below. Please check that it is still right.'),
  ).toBeVisible();
  await expect(reader.getByLabel('Company', { exact: true })).toHaveValue(COMPANY);
  await expect(reader.getByLabel('Street or P.O. box')).toHaveValue('500 Ledger Road');
  await expect(
    reader.getByRole('radio', { name: 'It is another business address of the collector' }),
  ).toBeChecked();
  await look(reader);
  await expectFitsPhone(reader);
  await reader.getByLabel('Second line').fill('Attn: Disputes');
  await expect(reader.getByText('Filled in below.')).toHaveCount(0);
  await wizard.next();
  await expect(reader.getByRole('heading', { name: `Where ${COMPANY} gets its mail` })).toHaveCount(
    0,
  );
  await reader.close();

  // Whoever opens it sees who has written what down, and takes it from the list.
  await table.getByRole('button', { name: COMPANY }).click();
  const entry = page.getByRole('dialog', { name: COMPANY });
  await expect(entry.getByRole('list', { name: 'Versions, newest first' })).toContainText(
    `Added: ${COMPANY}`,
  );
  await look(page);
  await entry.getByRole('button', { name: 'Retire it' }).click();
  await expect(page.getByText('Nobody is offered it anymore')).toBeVisible();
  await expect(page.getByText('No company is in it yet.')).toBeVisible();
  const { path } = addressBookEndpoints.addressBook;
  const kept = await page.request.get(`${path}?show=retired`);
  expect(await kept.text()).toContain(COMPANY);
});

async function look(page: Page): Promise<void> {
  await expectAccessible(page, { colors: true });
  await expectLegibleInTheDark(page);
  await expectNoSidewaysScroll(page);
}
