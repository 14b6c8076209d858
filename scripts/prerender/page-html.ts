import type { Language } from '@creditfix/shared/kernel';
import type { HeadTag } from './drawing-side.ts';
import type { PageFiles } from './page-files.ts';

interface PageParts {
  /** `index.html` as Vite left it. */
  readonly template: string;
  readonly language: Language;
  readonly head: readonly HeadTag[];
  /** What stands in the page's root; empty where a script draws it. */
  readonly html: string;
  readonly files: PageFiles;
  /** What a visitor without scripts reads, as HTML. */
  readonly withoutScript?: string;
}

const TEXT = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => TEXT[sign as keyof typeof TEXT]);
}

/** The whole page: the template with everything in its places. Replacements are functions, so that no `$` in a text is special. */
export function pageHtml({
  template,
  language,
  head,
  html,
  files,
  withoutScript = '',
}: PageParts): string {
  const links = [
    ...files.fonts.map((file) => preload(file)),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
  return template
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--page-head-->', () => [...head.map(tagHtml), ...links].join('\n    '))
    .replace('<!--page-->', () => html)
    .replace(/\s*<!--no-script-->/, () => withoutScript);
}

function preload(file: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`;
}

function tagHtml({ name, attributes, text }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  if (name === 'title') return `<title>${escaped(text ?? '')}</title>`;
  const open = `<${name}${pairs.join('')} data-page>`;
  // The text of a script is already safe to stand there: see `headOf`.
  return name === 'script' ? `${open}${text ?? ''}</script>` : open;
}
