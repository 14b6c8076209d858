import { expect, type Page } from 'playwright/test';
import { inLanguage, type Language } from './public-addresses.ts';

const BACK = { en: 'Previous', es: 'Anterior' } as const;

/** Opens a draft at its last view and goes back to the first. @yields the heading of the view that is on screen */
export async function* wizardViews(
  page: Page,
  { language, draftId }: { readonly language: Language; readonly draftId: string },
): AsyncGenerator<string> {
  await page.goto(`${inLanguage(language, '/generate-letter')}?draft=${draftId}`);
  const heading = page.locator('#step-heading');
  const back = page.locator('form').getByRole('button', { name: BACK[language], exact: true });
  for (;;) {
    await heading.waitFor();
    const shown = await heading.innerText();
    yield shown;
    if ((await back.count()) === 0) return;
    await back.click();
    await expect(heading).not.toHaveText(shown);
  }
}
