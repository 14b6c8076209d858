import { chromium, type Browser } from 'playwright-core';
import { existsSync } from 'node:fs';

const NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/** Of the machine; without any of these the harness has no window to show. */
function findChromium(): string | null {
  const places = NAMES.map((name) => `/usr/bin/${name}`);
  return places.find((path) => existsSync(path)) ?? null;
}

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium on this machine');
  // Chromium's own sandbox can't be used as root.
  return await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
}
