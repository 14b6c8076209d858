import { siteMark, siteVariant, type Language, type SiteFacts } from '@creditfix/shared/kernel';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { escapeHtml } from './escape-html.ts';
import { scriptHashes } from './page-policy.ts';

/** What stands at an address of the web app. */
export interface BuiltPage {
  readonly status: 200 | 404;
  readonly html: string;
  /** What lets its inline scripts run. */
  readonly scripts: readonly string[];
}

interface StoredPage {
  readonly html: string;
  readonly scripts: readonly string[];
}

/** What `scripts/prerender.ts` laid out, read once: a new build beside a running server can't pull it away. */
export interface BuiltPages {
  /** @param path as it was asked for, with the language. */
  find(path: string, facts: SiteFacts): BuiltPage;
  /** Without anything drawn: the app draws itself into it. */
  empty(language: Language): BuiltPage;
}

const SPANISH = /^\/es(?=\/|$)/;

export function readBuiltPages(folder: string): BuiltPages {
  const stored = readStored(folder);
  const paths = JSON.parse(readFileSync(join(folder, 'paths.json'), 'utf8')) as string[];
  const ofTheApp = paths.map(patternOf);
  return {
    empty: (language) => ({ status: 200, ...(stored.get(`${language}/app`) ?? NOTHING) }),
    find(path, facts) {
      const language: Language = SPANISH.test(path) ? 'es' : 'en';
      const asked = path.replace(SPANISH, '').replace(/^\//, '');
      const place = asked || 'index';
      const page = (name: string) =>
        stored.get(`${language}/${name}.${siteVariant(facts)}`) ??
        stored.get(`${language}/${name}`);
      const drawn = NO_ADDRESS.test(asked) ? undefined : page(place);
      if (drawn) return { status: 200, ...drawn };
      const app = page('app') ?? NOTHING;
      const known = ofTheApp.find(({ pattern }) => pattern.test(`/${place}`));
      // A template address may name a template that does not exist: the app explains that to the person, the status says 404.
      if (known) return { status: known.open ? 404 : 200, ...app };
      return { status: 404, ...(page('not-found') ?? app) };
    },
  };
}

const NOTHING: StoredPage = { html: '', scripts: [] };

/** Drawings that are no addresses, and those for a choice of figures, whose names have dots. */
const NO_ADDRESS = /^(?:app|index|not-found)$|\./;

/** Every page of these was drawn; what is left has no content. */
const DRAWN_WHOLE = new Set(['/dispute-letters/:slug', '/letters/:slug']);

function patternOf(path: string): { readonly pattern: RegExp; readonly open: boolean } {
  const source = path.replace(/:[A-Za-z]+/g, '[^/]+');
  return { pattern: new RegExp(`^${source}$`), open: DRAWN_WHOLE.has(path) };
}

function readStored(folder: string): ReadonlyMap<string, StoredPage> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile() && file.name.endsWith('.html'))
      .map((file) => {
        const path = join(file.parentPath, file.name);
        const name = relative(folder, path)
          .replaceAll('\\', '/')
          .replace(/\.html$/, '');
        const html = readFileSync(path, 'utf8');
        return [name, { html, scripts: scriptHashes(html) }];
      }),
  );
}

/** Puts the server's values where the drawing left marks. */
export function fillMarks(text: string, origin: string, facts: SiteFacts): string {
  const values = new Map<string, string>([
    ['origin', escapeHtml(origin)],
    ['supportEmail', escapeHtml(facts.supportEmail)],
    ['site-facts', JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)],
    ...Object.entries(facts.figures).map(
      ([name, figure]) => [`figure.${name}`, escapeHtml(figure)] as const,
    ),
  ]);
  return text.replace(MARK, (mark, name: string) => values.get(name) ?? mark);
}

const MARK = new RegExp(siteMark(String.raw`([A-Za-z.-]+)`), 'g');
