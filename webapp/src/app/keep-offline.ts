import { isViewing, language } from '#webapp/kit/index.ts';

/** What can be opened without a connection; `scripts/prerender/offline-worker.ts` writes both workers. Where they can't be had, nothing else is missing. */

/** The letter, with what the device keeps of it. For its address alone: every other page comes from the server. */
export async function keepLetterOffline(): Promise<void> {
  await register(`/offline.${language}.js`, window.location.pathname);
}

/** For all other pages, what to say where there is no connection: whoever has begun something opens the program with them. */
export async function keepWordsOffline(): Promise<void> {
  await register('/offline.away.js', '/');
}

async function register(worker: string, scope: string): Promise<void> {
  // The program for the desktop brings its pages along, and staff who look at somebody's pages leave nothing on their device.
  if (!import.meta.env.PROD || 'desktop' in globalThis || isViewing()) return;
  try {
    await navigator.serviceWorker.register(worker, { scope });
  } catch {
    // An old browser, or a private window.
  }
}
