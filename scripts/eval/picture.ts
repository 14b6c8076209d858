import { writeFile } from 'node:fs/promises';
import { launchBrowser } from '#scripts/process/chromium.ts';

const WIDTH = 1040;

/** The page as a PNG, drawn by the browser that also prints the letters. */
export async function takePicture(html: string, file: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 }, offline: true });
    await page.setContent(html);
    await writeFile(file, await page.screenshot({ fullPage: true }));
  } finally {
    await browser.close();
  }
}
