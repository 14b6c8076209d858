import type { WebContents } from 'electron';
import { Refusal } from './refusal.ts';

/** The system's own print dialog, for the page as its print styles have it. */
export async function printPage(page: WebContents): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    page.print({ silent: false, printBackground: false }, (printed, reason) => {
      // Electron tells by a word that somebody changed their mind.
      if (printed || /cancel/i.test(reason)) resolve();
      else reject(new Refusal('Nothing was printed. Please check the printer and try again.'));
    });
  });
}
