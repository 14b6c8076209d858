import type { Page } from 'playwright/test';
import { mailByHand, signLetter } from './busy-account.ts';
import type { Content } from './kept-draft.ts';

/**
 * A letter that was signed, mailed by hand and arrived, all on one day; the page of its dispute is open at the end. The way there through
 * the screens is the story of a letter without Pro, in `disputes.spec.ts`.
 */
export async function handMailed(page: Page, content: Content, on?: string): Promise<void> {
  const letterId = await signLetter(page.request, content);
  const { disputePath } = await mailByHand(page.request, letterId, on);
  await page.goto(disputePath);
}
