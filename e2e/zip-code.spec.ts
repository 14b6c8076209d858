import { expect, test } from 'playwright/test';
import { LetterWizard } from './pages/letter-wizard.ts';
import { freshEmail, signIn } from './pages/sign-in.ts';

test('a ZIP code fills in city and state, and never what the person typed', async ({
  page,
  context,
}) => {
  await signIn(page, freshEmail('zip'), '/generate-letter?new');
  await new LetterWizard(page).atStep('About you');
  const [zip, city, state] = [
    page.getByLabel('ZIP code'),
    page.getByLabel('City'),
    page.getByLabel('State', { exact: true }),
  ];
  await zip.fill('60614');
  await expect(city).toHaveValue('Chicago');
  await expect(state).toHaveValue('IL');
  await expect(page.getByText('We filled in Chicago, Illinois')).toBeVisible();

  await zip.fill('10001');
  await expect(city).toHaveValue('New York');
  await city.fill('Manhattan');
  await zip.fill('45402');
  await expect(state).toHaveValue('OH');
  await expect(city).toHaveValue('Manhattan');

  await state.selectOption('CA');
  await expect(page.getByText(/is in Ohio, and the state here is California/)).toBeVisible();

  await context.setOffline(true);
  await zip.fill('99501');
  await city.fill('Anchorage');
  await state.selectOption('AK');
  await context.setOffline(false);
  await expect(page.getByText('Saved a moment ago').filter({ visible: true })).toBeVisible();
  await expect(city).toHaveValue('Anchorage');
});
