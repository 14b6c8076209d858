import { findChromium } from '@creditfix/server/platform/pdf';
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const WIDTH = 1040;

/** The page as a PNG, drawn by the browser that also prints the letters. */
export async function takePicture(html: string, file: string): Promise<void> {
  const {
    executablePath,
    args = [],
    env = {},
  } = await findChromium({ chromiumPath: process.env.CHROMIUM_PATH });
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    env: { ...process.env, ...env },
  });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 }, offline: true });
    await page.setContent(html);
    await writeFile(file, await page.screenshot({ fullPage: true }));
  } finally {
    await browser.close();
  }
}
