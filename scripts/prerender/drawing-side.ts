import type { Language, SiteFacts } from '@creditfix/shared/kernel';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The files that a page needs before anybody can use it, named from the site's root. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Which source became which file: Vite's manifest. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The two faces that the first screen is set in; the others load when a page asks for them. */
const FIRST_FONTS = /source-(?:sans-3|serif-4)-latin-wght-normal.*\.woff2$/;

const ENTRY = 'index.html';

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
}

/** What the page of that source needs beside what every page loads, which the template names. */
export function filesOf(manifest: Manifest, source?: string): PageFiles {
  const everywhere = chunksUnder(manifest, ENTRY);
  const fonts = [...everywhere].flatMap((name) => manifest[name]?.assets ?? []);
  const own = source
    ? [...chunksUnder(manifest, source)].filter((name) => !everywhere.has(name))
    : [];
  return {
    scripts: own.flatMap((name) => manifest[name]?.file ?? []),
    // A file that is linked twice has browsers lay the whole page out again for every style and font that comes.
    styles: [...new Set(own.flatMap((name) => manifest[name]?.css ?? []))],
    fonts: fonts.filter((file) => FIRST_FONTS.test(file)),
  };
}

/** A chunk and all that it imports. */
export function chunksUnder(
  manifest: Manifest,
  name: string,
  found = new Set<string>(),
): Set<string> {
  const chunk = manifest[name];
  if (!chunk)
    throw new Error(
      `${name} is not part of the build; entry-server.tsx names a file that is not there`,
    );
  if (found.has(name)) return found;
  found.add(name);
  for (const each of chunk.imports ?? []) chunksUnder(manifest, each, found);
  return found;
}

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
