import { expect, type APIRequestContext } from 'playwright/test';

export type Language = 'en' | 'es';

/** Public pages that nobody searches for: they are not in the site map. */
const UNLISTED = [
  '/auth/verify?token=none',
  '/subscription/success',
  '/subscription/cancel',
  '/goodbye',
  '/no-such-page',
  '/letters/no-such-letter',
];

/** Every public page in one language: those of the site map, and those that are not in it. */
export async function publicAddresses(
  request: APIRequestContext,
  language: Language,
): Promise<readonly string[]> {
  const answer = await request.get('/sitemap.xml');
  const map = await answer.text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(listed.length, 'pages in the site map').toBeGreaterThan(40);
  return [
    ...listed.filter((path) => languageOfPath(path) === language),
    ...UNLISTED.map((path) => inLanguage(language, path)),
  ];
}

function languageOfPath(path: string): Language {
  return /^\/es(\/|$)/.test(path) ? 'es' : 'en';
}

/** The address of the same place in a language. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/es' : `/es${path}`;
}
