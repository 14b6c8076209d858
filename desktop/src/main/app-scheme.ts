import type { CustomScheme } from 'electron';

/** Where the web app lives inside the shell. A scheme of our own has an origin, which a file does not. */
export const APP_SCHEME = 'app';
export const APP_ORIGIN = 'app://admin';

/** By which the systems know the program; packed under the same (`electron-builder.config.ts`). */
export const APP_ID = 'com.creditfix.desktop';

/** What the links in sign-in emails open. */
export const LINK_SCHEME = 'creditfix';

/** Neither the page's policy nor the rules of origins are lifted for it. */
export const appScheme: CustomScheme = {
  scheme: APP_SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
};

/** An address of a page of ours, by its parts: a text that only contains ours is somebody else's. */
export function isOwnPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && `${url.protocol}//${url.host}` === APP_ORIGIN && url.username === '';
}
