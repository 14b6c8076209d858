import { speakIn, type SiteFacts } from '@creditfix/shared/kernel';
import { GuideSlug, guidePath, letterTemplates } from '@creditfix/shared/letters';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
  type RouteObject,
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
        <Providers facts={facts} isDrawn>
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

/** A page that anybody may read, and that is drawn when the product is built. */
export interface PublicPage {
  readonly path: string;
  /** The source file that draws it, from `webapp`: its script and style are asked for together with the page. */
  readonly source: string;
  /** False if there is nothing to find for somebody who searches: it is not in the site map. */
  readonly listed?: boolean;
}

const templatePages: readonly PublicPage[] = Object.values(letterTemplates).map(({ path }) => ({
  path,
  source: 'src/site/template.page.tsx',
}));

const guidePages: readonly PublicPage[] = Object.values(GuideSlug).map((slug) => ({
  path: guidePath(slug),
  source: 'src/site/guides/guide.page.tsx',
}));

export const publicPages: readonly PublicPage[] = [
  { path: '/', source: 'src/site/home.page.tsx' },
  { path: '/about', source: 'src/site/about.page.tsx' },
  { path: '/start', source: 'src/app/start.route.tsx' },
  { path: '/how-it-works', source: 'src/site/how-it-works.page.tsx' },
  { path: '/services', source: 'src/site/services.page.tsx' },
  { path: '/pricing', source: 'src/site/pricing.page.tsx' },
  { path: '/blog', source: 'src/site/blog.page.tsx' },
  { path: '/dispute-letters', source: 'src/site/template-library.page.tsx' },
  ...templatePages,
  { path: '/guides', source: 'src/site/guides/guides.page.tsx' },
  ...guidePages,
  { path: '/check-my-report', source: 'src/app/check-report.route.tsx' },
  { path: '/contact', source: 'src/app/contact.route.tsx' },
  { path: '/terms', source: 'src/site/terms.page.tsx' },
  { path: '/privacy', source: 'src/site/privacy.page.tsx' },
  { path: '/disclaimer', source: 'src/site/disclaimer.page.tsx' },
  { path: '/accessibility', source: 'src/site/accessibility.page.tsx' },
  { path: '/login', source: 'src/accounts/login.page.tsx' },
  { path: '/auth/verify', source: 'src/accounts/verify-login.page.tsx', listed: false },
  {
    path: '/subscription/success',
    source: 'src/billing/subscription-success.page.tsx',
    listed: false,
  },
  { path: '/subscription/cancel', source: 'src/app/subscription-cancel.route.tsx', listed: false },
  { path: '/goodbye', source: 'src/privacy/goodbye.page.tsx', listed: false },
];

/** The server opens these by itself, and not in production. */
const FOR_DEVELOPERS = /^\/dev\//;

/** The patterns of every address that the app draws (`/disputes/:id`), for the person who answers requests: all else does not exist. */
export function appPaths(): readonly string[] {
  return pathsUnder(routes, '')
    .flatMap(withAndWithout)
    .filter((path) => !FOR_DEVELOPERS.test(path))
    .toSorted();
}

function pathsUnder(parts: readonly RouteObject[], above: string): string[] {
  return parts.flatMap(({ path, index, children, element, lazy }) => {
    if (path === '*') return [];
    const here = path ? `${above}/${path}` : above;
    const below = pathsUnder(children ?? [], here);
    const isPage = index || ((element || lazy) && !children);
    return isPage ? [here || '/', ...below] : below;
  });
}

/** A segment that may be left out (`/:help?`) makes two addresses. */
function withAndWithout(path: string): string[] {
  const segment = /\/[^/]+\?(?=\/|$)/.exec(path)?.[0];
  if (segment === undefined) return [path];
  return ['', segment.slice(0, -1)].flatMap((instead) =>
    withAndWithout(path.replace(segment, instead)),
  );
}
