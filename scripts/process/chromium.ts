import { findChromium } from '@creditfix/server/platform/pdf';
import { chromium, type Browser } from 'playwright-core';

/** The browser that the product prints with, free to reach this machine's servers. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, sandbox, env } = await foundChromium();
  return await chromium.launch({
    executablePath,
    chromiumSandbox: sandbox,
    ...(env ? { env: { ...env } } : {}),
  });
}

export async function foundChromium() {
  return await findChromium({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH,
  });
}
