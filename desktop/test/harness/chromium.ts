import { chromium, type Browser } from 'playwright-core';
import { existsSync } from 'node:fs';

const NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/** Names the browser, as for the stories; `npm test` finds the one that the product prints with. */
// oxlint-disable-next-line no-restricted-properties -- what runs the tests says which browser there is
const { E2E_CHROMIUM, E2E_CHROMIUM_ENV } = process.env;

/** Of the machine; without any of these the harness has no window to show. */
function findChromium(): string | null {
  if (E2E_CHROMIUM) return E2E_CHROMIUM;
  const places = NAMES.map((name) => `/usr/bin/${name}`);
  return places.find((path) => existsSync(path)) ?? null;
}

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium on this machine');
  return await chromium.launch({
    executablePath,
    // Chromium's own sandbox can't be used as root.
    chromiumSandbox: process.getuid?.() !== 0,
    ...(E2E_CHROMIUM_ENV ? { env: JSON.parse(E2E_CHROMIUM_ENV) as Record<string, string> } : {}),
  });
}
