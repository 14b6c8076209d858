import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '#scripts/process/run-tool.ts';
import { chunksUnder, type Manifest } from './drawing-side.ts';

/** What a page may make a phone load before anybody can use it, in packed bytes: design targets of the product. */
const STYLES = 20_000;

/** What is only read stays near the home page; a form brings what checks it. */
const SCRIPTS = [
  [/^src\/site\/home\.page/, 125_000],
  [/^src\/(?:site|privacy)\//, 130_000],
  [/^src\/app\/start\.route/, 135_000],
  [/^/, 180_000],
] as const;

/** The page by which the sizes of modules are noted. */
export const HOME = 'src/site/home.page.tsx';

/** Sizes by module as they last were, noted with `node scripts/build-webapp.ts --note-sizes`. */
const NOTED = join(ROOT, 'webapp/first-load.json');

/** Bytes of a module (a package counts as one) in the files of the first load, before they are made small. */
export type ModuleSizes = Readonly<Record<string, number>>;

export interface FirstLoad {
  /** The source that draws the page, from `webapp`. */
  readonly page: string;
  readonly scripts: number;
  readonly styles: number;
  readonly modules: ModuleSizes;
}

/** @param page the source that draws it, from `webapp` */
export async function measureFirstLoad(
  folder: string,
  manifest: Manifest,
  page: string,
): Promise<FirstLoad> {
  const chunks = [
    ...new Set(['index.html', page].flatMap((name) => [...chunksUnder(manifest, name)])),
  ];
  const parts = chunks.flatMap((name) => manifest[name] ?? []);
  const packed = async (files: readonly string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => await packedSize(join(folder, file))),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const all = JSON.parse(await readFile(join(folder, 'modules.json'), 'utf8')) as Record<
    string,
    readonly (readonly [id: string, bytes: number])[]
  >;
  const modules: Record<string, number> = {};
  for (const [id, bytes] of parts.flatMap(({ file }) => all[file] ?? [])) {
    if (bytes > 0) modules[nameOf(id)] = (modules[nameOf(id)] ?? 0) + bytes;
  }
  return {
    page,
    scripts: await packed(parts.map(({ file }) => file)),
    styles: await packed([...new Set(parts.flatMap(({ css = [] }) => css))]),
    modules,
  };
}

/** Most files belong to many pages. */
const packedSizes = new Map<string, Promise<number>>();

async function packedSize(file: string): Promise<number> {
  const known = packedSizes.get(file);
  if (known) return await known;
  const size = readFile(file).then((text) => brotliCompressSync(text).length);
  packedSizes.set(file, size);
  return await size;
}

/** Sizes are noted in English: the other language's messages stand under the same name. */
export function nameOf(id: string): string {
  const [path = ''] = id.replace(/\/messages\.es(?=\.tsx?(?:\?|$))/, '/messages').split('?');
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(path);
  if (found?.[1]) return found[1];
  return path.startsWith(ROOT) ? path.slice(ROOT.length + 1) : path.replaceAll('\0', '');
}

/** @returns what is wrong with the first load of a page, with the modules that grew; nothing if it is within its limits */
export function firstLoadFault(
  { page, scripts, styles, modules }: FirstLoad,
  noted: ModuleSizes,
): string | undefined {
  const allowed = SCRIPTS.find(([pages]) => pages.test(page))?.[1] ?? 0;
  const over = [
    ...(scripts > allowed ? [`${scripts} bytes of scripts, ${allowed} allowed`] : []),
    ...(styles > STYLES ? [`${styles} bytes of styles, ${STYLES} allowed`] : []),
  ];
  if (over.length === 0) return undefined;
  const grown = Object.entries(modules)
    .map(([name, bytes]) => ({ name, more: bytes - (noted[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, 8)
    .map(({ name, more }) => `  ${name}: ${more} bytes more${noted[name] ? '' : ' (new)'}`);
  return [
    `${page} loads too much at first: ${over.join('; ')} (packed).`,
    'Grown since sizes were noted for the home page, or new beside it, before packing:',
    ...(grown.length > 0 ? grown : ['  no module of the scripts']),
    'Load it later, or leave it out. If it has to be: make room elsewhere, then node scripts/build-webapp.ts --note-sizes',
  ].join('\n');
}

export async function readNotedSizes(): Promise<ModuleSizes> {
  return JSON.parse(await readFile(NOTED, 'utf8')) as ModuleSizes;
}

export async function noteSizes({ modules }: FirstLoad): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(modules).toSorted(([a], [b]) => a.localeCompare(b)),
  );
  await writeFile(NOTED, `${JSON.stringify(sorted, null, 2)}\n`);
}
