import { escapeHtml } from '#server/platform/http/index.ts';

/** How an email is looked at: as its reader's own program would show it, or as if that were set to light or dark. */
type Shade = 'as_set' | 'light' | 'dark';

const QUERY = '@media (prefers-color-scheme: dark)';

/**
 * An email in a frame that runs nothing and may only open its links in a new tab. The frame takes on the page's policy, so its
 * style sheet carries the page's nonce.
 */
export function framedEmail(html: string, title: string, shade: Shade = 'as_set'): string {
  const query = { as_set: QUERY, light: '@media not all', dark: '@media all' }[shade];
  const source = html
    .replace('<style>', '<style nonce="__STYLE_NONCE__">')
    .replaceAll(QUERY, query);
  return `<iframe title="${escapeHtml(title)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(source)}"></iframe>`;
}
