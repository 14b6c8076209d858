import type { RouteObject } from 'react-router-dom';
import { routes } from './routes.tsx';

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
