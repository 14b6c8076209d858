import { speakIn, type SiteFacts } from '@creditfix/shared/kernel';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import {
  PageMetaContext,
  headOf,
  language,
  pathIn,
  type HeadTag,
  type PageMeta,
} from '#webapp/kit/index.ts';
import { Providers } from './providers.tsx';
import { basename, PAGE_DATA } from './router.tsx';
import { routes } from './routes.tsx';

export { language, pathIn };
export { publicPages, appPaths } from './public-pages.ts';

speakIn(() => language);

export interface DrawnPage {
  readonly html: string;
  readonly head: readonly HeadTag[];
}

const handler = createStaticHandler(routes, { basename });

/** Draws the page at that path (without the language) as it stands before any script runs. `origin` may be a mark for later. */
export async function drawPage(
  path: string,
  { origin, facts }: { origin: string; facts: SiteFacts },
): Promise<DrawnPage> {
  const context = await handler.query(new Request(`http://site.invalid${pathIn(language, path)}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere and can't be drawn`);
  let meta: PageMeta | undefined;
  const html = renderToString(
    <PageMetaContext value={(found) => (meta = found)}>
      <StrictMode>
        <Providers facts={facts}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StrictMode>
    </PageMetaContext>,
  );
  if (!meta) throw new Error(`${path} does not say what it is called`);
  return { html, head: [...headOf(meta, { origin, path, language }), ...dataOf(context)] };
}

/** What the page's routes loaded, for the browser to take over; most load nothing. No text of it may end the element early. */
function dataOf({ loaderData }: StaticHandlerContext): readonly HeadTag[] {
  const loaded = Object.entries(loaderData).filter(([, data]) => data !== undefined);
  if (loaded.length === 0) return [];
  const text = JSON.stringify(Object.fromEntries(loaded)).replaceAll('<', String.raw`\u003c`);
  return [{ name: 'script', attributes: { type: 'application/json', id: PAGE_DATA }, text }];
}
