import { findChromium } from '@creditfix/server/platform/pdf';

/** The browser that the product prints with is the one that the stories are told in. */
export async function browserEnvironment(): Promise<Record<string, string>> {
  const { executablePath, env = {} } = await findChromium({
    chromiumPath: process.env.CHROMIUM_PATH,
    searchPath: process.env.PATH,
  });
  return { E2E_CHROMIUM: executablePath, E2E_CHROMIUM_ENV: JSON.stringify(env) };
}
