import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '#scripts/process/run-tool.ts';
import { chunksUnder, type Manifest } from './drawing-side.ts';

/** What the home page may make a phone load before anybody can use it, in packed bytes: design targets of the product. */
const firstLoadLimits = { scripts: 125_000, styles: 20_000 } as const;

const HOME = ['index.html', 'src/site/home.page.tsx'];

/** Sizes by module as they last were, noted with `node scripts/build-webapp.ts --note-sizes`. */
const NOTED = join(ROOT, 'webapp/first-load.json');

/** Bytes of a module (a package counts as one) in the files of the first load, before they are made small. */
export type ModuleSizes = Readonly<Record<string, number>>;

export interface FirstLoad {
  readonly scripts: number;
  readonly styles: number;
  readonly modules: ModuleSizes;
}

export async function measureFirstLoad(folder: string, manifest: Manifest): Promise<FirstLoad> {
  const chunks = [...new Set(HOME.flatMap((name) => [...chunksUnder(manifest, name)]))];
  const parts = chunks.flatMap((name) => manifest[name] ?? []);
  const packed = async (files: readonly string[]) => {
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file))));
    return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
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
    scripts: await packed(parts.map(({ file }) => file)),
    styles: await packed([...new Set(parts.flatMap(({ css = [] }) => css))]),
    modules,
  };
}

/** Sizes are noted in English: the other language's messages stand under the same name. */
export function nameOf(id: string): string {
  const [path = ''] = id.replace(/\/messages\.es(?=\.tsx?(?:\?|$))/, '/messages').split('?');
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(path);
  if (found?.[1]) return found[1];
  return path.startsWith(ROOT) ? path.slice(ROOT.length + 1) : path.replaceAll('\0', '');
}

/** @returns what is wrong with the first load, with the modules that grew; nothing if it is within its limits */
export function firstLoadFault(
  { scripts, styles, modules }: FirstLoad,
  noted: ModuleSizes,
): string | undefined {
  const over = [
    ...(scripts > firstLoadLimits.scripts
      ? [`${scripts} bytes of scripts, ${firstLoadLimits.scripts} allowed`]
      : []),
    ...(styles > firstLoadLimits.styles
      ? [`${styles} bytes of styles, ${firstLoadLimits.styles} allowed`]
      : []),
  ];
  if (over.length === 0) return undefined;
  const grown = Object.entries(modules)
    .map(([name, bytes]) => ({ name, more: bytes - (noted[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, 8)
    .map(({ name, more }) => `  ${name}: ${more} bytes more${noted[name] ? '' : ' (new)'}`);
  return [
    `The home page loads too much at first: ${over.join('; ')} (packed).`,
    'Grown since sizes were noted, before packing:',
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
