import type { DataRouter } from 'react-router-dom';

/** Where the pages of this tab were left, as the router notes it. */

export const SCROLL_PLACES = 'scroll-places';

/** The router knows the first page of every load by the same key; each of them has a place of its own. */
export function placeKey({ key, pathname }: DataRouter['state']['location']): string {
  return key === 'default' ? pathname : key;
}

/** A page that comes drawn stands where the browser has put it, or where somebody has scrolled to since: nobody moves it again. */
export function forgetPlaceOf({ state: { location }, basename = '/' }: DataRouter): void {
  const pathname = location.pathname.slice(basename === '/' ? 0 : basename.length) || '/';
  try {
    const places = JSON.parse(sessionStorage.getItem(SCROLL_PLACES) ?? '{}') as Record<
      string,
      number
    >;
    delete places[placeKey({ ...location, pathname })];
    sessionStorage.setItem(SCROLL_PLACES, JSON.stringify(places));
  } catch {
    // Storage can be switched off; nothing was noted there either.
  }
}
