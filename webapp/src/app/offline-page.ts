import { isViewing, language } from '#webapp/kit/index.ts';

/**
 * Lets this page be opened without a connection, with what the device keeps of the letter. For this address alone: every other page
 * comes from the server. Where it can't be had, nothing else is missing.
 */
export async function keepPageOffline(): Promise<void> {
  // The program for the desktop brings its pages along, and staff who look at somebody's pages leave nothing on their device.
  if (!import.meta.env.PROD || 'desktop' in globalThis || isViewing()) return;
  try {
    // `scripts/prerender/offline-worker.ts` writes it.
    const scope = window.location.pathname;
    await navigator.serviceWorker.register(`/offline.${language}.js`, {
      scope,
    });
  } catch {
    // An old browser, or a private window.
  }
}
