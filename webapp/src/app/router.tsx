import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
} from 'react-router-dom';
import { language, pathIn } from '#webapp/kit/index.ts';
import { routes } from './routes.tsx';
import { forgetPlaceOf } from './scroll-places.ts';

/** Spanish pages live under a path of their own; inside the app every address is without it. */
export const basename = pathIn(language, '/');

/** The element with what the page was drawn with. */
export const PAGE_DATA = 'page-data';

/**
 * The browser's router. The files of the page at hand are loaded first: a prerendered page is taken over as it is, without an
 * empty moment in between.
 */
export async function createAppRouter({ drawn }: { readonly drawn: boolean }): Promise<DataRouter> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      try {
        Object.assign(route, await route.lazy(), { lazy: undefined });
      } catch {
        // The router asks once more, and says so where the file still does not come.
      }
    }),
  );
  await turn();
  if (!drawn) return createBrowserRouter(routes, { basename });
  // With the data that came along, if any, the router takes the page as it stands, and does not scroll to its top.
  const router = createBrowserRouter(routes, { basename, hydrationData: dataOfPage() });
  forgetPlaceOf(router);
  return router;
}

/** The start goes on in a turn of its own: a finger on the page is answered before. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What the page was drawn with, by the routes that asked for it. */
function dataOfPage(): HydrationState {
  const text = document.getElementById(PAGE_DATA)?.textContent;
  return text ? { loaderData: JSON.parse(text) as NonNullable<HydrationState['loaderData']> } : {};
}

/** Where a file did not come at once, the router asks for it again by itself; the page stays as it was drawn until then. */
export async function untilSettled(router: DataRouter): Promise<void> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
