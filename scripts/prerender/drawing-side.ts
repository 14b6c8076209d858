import type { Language, SiteFacts } from '@creditfix/shared/kernel';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** One element of a page's head, as the web app names it. */
export interface HeadTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** What `webapp/src/app/entry-server.tsx` gives once it is built: the web app as something that draws pages in Node. */
export interface DrawingSide {
  readonly language: Language;
  readonly publicPages: readonly {
    readonly path: string;
    readonly source: string;
    readonly listed?: boolean;
  }[];
  appPaths(): readonly string[];
  pathIn(language: Language, path: string): string;
  drawPage(
    path: string,
    surroundings: { readonly origin: string; readonly facts: SiteFacts },
  ): Promise<{ readonly html: string; readonly head: readonly HeadTag[] }>;
}

export async function openDrawingSide(
  buildFolder: string,
  language: Language,
): Promise<DrawingSide> {
  const file = join(buildFolder, `${language}-server`, 'entry-server.js');
  return (await import(pathToFileURL(file).href)) as DrawingSide;
}
