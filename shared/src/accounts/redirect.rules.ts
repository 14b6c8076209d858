/** Where a sign-in may lead: a path on this site, never another one. */

const DEFAULT_REDIRECT = '/dashboard';

/** The given path and query if it stays on this site, else the dashboard. */
export function safeRedirect(target: string | null | undefined): string {
  if (!target || target.length > 512 || !/^\/[A-Za-z0-9]/.test(target) || /[\\\s]/.test(target))
    return DEFAULT_REDIRECT;
  const origin = 'https://site.invalid';
  const url = URL.canParse(target, origin) ? new URL(target, origin) : undefined;
  if (
    !url ||
    url.origin !== origin ||
    url.pathname.startsWith('/api/') ||
    url.pathname.startsWith('/auth/')
  ) {
    return DEFAULT_REDIRECT;
  }
  const path = url.pathname + url.search + url.hash;
  // Dots that were resolved away can leave two slashes in front, which a browser reads as another host.
  return path.startsWith('//') ? DEFAULT_REDIRECT : path;
}
