import type { Language } from '@creditfix/shared/kernel';
import { bringing, wakeScript } from './bring-app.ts';
import type { HeadTag, PageFiles } from './drawing-side.ts';

interface PageParts {
  /** `index.html` as Vite left it. */
  readonly template: string;
  readonly language: Language;
  readonly head: readonly HeadTag[];
  /** What is in the page's root; empty if a script draws it. */
  readonly html: string;
  /** What is there until a script has drawn the page. */
  readonly waiting?: string;
  readonly files: PageFiles;
  /** What a visitor without scripts reads, as HTML. */
  readonly withoutScript?: string;
}

const TEXT = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => TEXT[sign as keyof typeof TEXT]);
}

/** The file by which the site is kept among somebody's programs. */
export function manifestName(language: Language): string {
  return language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

/** The whole page: the template with everything in its places. Replacements are functions, so that no `$` in a text is special. */
export function pageHtml({
  template,
  language,
  head,
  html,
  waiting = '',
  files,
  withoutScript = '',
}: PageParts): string {
  const scripts = files.scripts.map((file) => `/${file}`);
  checkButtons(html);
  const take = html ? withoutItsScripts : withItsScripts;
  const { frame, waking } = take(template, scripts, language);
  const fonts = files.fonts.map((file) => preload(file));
  // After the styles of every page: of two rules with the same claim the later wins, as it does where a page loads within the app.
  const own = files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return frame
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace(manifestName('en'), () => manifestName(language))
    .replace('<!--page-head-->', () => [...head.map(tagHtml), ...fonts].join('\n    '))
    .replace('</head>', () => [...own, ...(waking ? [waking] : []), '</head>'].join('\n    '))
    .replace('<!--page-->', () => html || waiting)
    .replace(/\s*<!--no-script-->/, () => withoutScript);
}

/**
 * Until the scripts are there a press would be lost, and a form would go to its page's own address with what was typed in it: the
 * buttons of a drawn page are off until then.
 */
function checkButtons(html: string): void {
  for (const [button] of html.matchAll(/<button[^>]*>/g))
    if (!/ disabled=/.test(button))
      throw new Error(`a drawn button can be pressed before its scripts are there: ${button}`);
}

interface Frame {
  readonly frame: string;
  /** What brings the scripts. */
  readonly waking: string;
}

const ENTRY = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** For a page that is drawn already. */
function withoutItsScripts(
  template: string,
  scripts: readonly string[],
  language: Language,
): Frame {
  const everywhere = [...template.matchAll(PRELOADED)].map(([, file = '']) => file);
  const frame = template.replace(ENTRY, '').replaceAll(PRELOADED, '');
  return { frame, waking: wakeScript(entryOf(template), [...everywhere, ...scripts], language) };
}

/** For a page that a script draws: the sooner it comes, the better. It stands before the styles, for which a script would wait. */
function withItsScripts(template: string, scripts: readonly string[], language: Language): Frame {
  const entry = entryOf(template);
  const bring = `<script>${bringing(entry, 'empty', language)}</script>`;
  const frame = template.replace(
    ENTRY,
    () => `\n    ${[modulePreload(entry), bring].join('\n    ')}`,
  );
  return { frame, waking: scripts.map(modulePreload).join('\n    ') };
}

function entryOf(template: string): string {
  const entry = ENTRY.exec(template)?.[1];
  if (!entry) throw new Error('the built index.html names no script that starts the app');
  return entry;
}

function modulePreload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="${file}">`;
}

function preload(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`;
}

function tagHtml({ name, attributes, text }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  if (name === 'title') return `<title>${escaped(text ?? '')}</title>`;
  const open = `<${name}${pairs.join('')} data-page>`;
  // The text of a script is already safe to be there: see `headOf`.
  return name === 'script' ? `${open}${text ?? ''}</script>` : open;
}
