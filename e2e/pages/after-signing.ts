import type { Page } from 'playwright/test';
import { inLanguage, type Language } from './public-addresses.ts';
import { expectSettled } from './walk-to.ts';

/** Opens the generator at a step after signing, by what it keeps in the browser so that a reload loses nothing. */
export async function openAfterSigning(
  page: Page,
  {
    language,
    letterId,
    step,
  }: { readonly language: Language; readonly letterId: string; readonly step: 4 | 5 },
): Promise<void> {
  await page.evaluate(
    ([id = '', at = '']) => {
      localStorage.setItem('generatedLetterId', id);
      sessionStorage.setItem('letterWizardStep', at);
    },
    [letterId, String(step)],
  );
  await page.goto(inLanguage(language, '/generate-letter'));
  await page
    .locator(step === 4 ? 'main input[type="radio"]' : '#step-heading')
    .first()
    .waitFor();
  await expectSettled(page);
}
