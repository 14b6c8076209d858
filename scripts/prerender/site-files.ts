import { siteMark, siteSettings } from '@creditfix/shared/kernel';
import type { DrawingSide } from './drawing-side.ts';

/** Files for search engines and phones. The origin is a mark: the server puts in its own when it sends them. */

const ORIGIN = siteMark('origin');

export function siteMap({
  publicPages,
  pathIn,
}: Pick<DrawingSide, 'publicPages' | 'pathIn'>): string {
  const address = (language: 'en' | 'es', path: string) => ORIGIN + pathIn(language, path);
  const entries = publicPages
    .filter(({ listed = true }) => listed)
    .flatMap(({ path }) => {
      const others = (['en', 'es'] as const).map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language, path)}"/>`,
      );
      return (['en', 'es'] as const).map(
        (language) => `  <url><loc>${address(language, path)}</loc>${others.join('')}</url>`,
      );
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

/** Nothing behind a sign-in is worth a visit. */
export const robots = `User-agent: *
Disallow: /api/
Disallow: /admin/
Allow: /

Sitemap: ${ORIGIN}/sitemap.xml
`;

export const webManifest = JSON.stringify(
  {
    name: siteSettings.productName,
    short_name: siteSettings.productName,
    description:
      'Dispute letters for your credit report: your facts, the right law, the right address.',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f6f3ec',
    theme_color: '#1d6b45',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  null,
  2,
);
