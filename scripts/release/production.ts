import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from '#scripts/process/run-tool.ts';

/** What runs where the product is installed, and what it needs there: the release and its tests ask here alone. */

/** The commands of a release; those of them that package.json has. The rest need tools that only builders of the product have. */
const PRODUCTION_COMMANDS = [
  'start',
  'worker',
  'doctor',
  'demo',
  'letter',
  'verify',
  'backup',
  'restore',
  'files:move',
  'keys:rotate',
];

/** The packages of ours that are installed with it. */
export const PRODUCTION_WORKSPACES = ['shared', 'server'];

export interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly imports?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** Which packages may run something of theirs when they are installed. */
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

export function packageFile(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** `npm run` name to what it runs. */
export function productionScripts(): Record<string, string> {
  const { scripts = {} } = packageFile(ROOT);
  return Object.fromEntries(
    PRODUCTION_COMMANDS.filter((name) => scripts[name]).map((name) => [name, scripts[name] ?? '']),
  );
}

/** Where production begins: the files of its commands, from the root. */
export function productionEntries(): string[] {
  const files = Object.values(productionScripts()).flatMap(
    (line) => line.match(/\S+\.ts\b/g) ?? [],
  );
  return [...new Set(files)];
}

export interface ImportedPackage {
  readonly name: string;
  /** From the root. */
  readonly by: string;
}

export interface ProductionCode {
  /** Our own modules, from the root, sorted. */
  readonly modules: readonly string[];
  readonly packages: readonly ImportedPackage[];
}

/**
 * Follows every import that is left when types are gone, those of workers and `import()` too.
 *
 * @param entries from the root
 */
export function productionCode(entries: readonly string[]): ProductionCode {
  const modules = new Set<string>();
  const packages: ImportedPackage[] = [];
  const waiting = entries.map((entry) => join(ROOT, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const by = relative(ROOT, file);
    if (modules.has(by)) continue;
    modules.add(by);
    if (!/\.tsx?$/.test(file)) continue;
    for (const specifier of importsOf(file)) {
      if (isBuiltin(specifier)) continue;
      if (/^(?:[./#]|@creditfix\/)/.test(specifier))
        waiting.push(createRequire(file).resolve(specifier));
      else packages.push({ name: /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier, by });
    }
  }
  return { modules: [...modules].toSorted(), packages };
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const said = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries
        .filter(({ isType, moduleRequest }) => moduleRequest && !isType)
        .map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
    ...dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
    // The file of a worker.
    ...[...text.matchAll(/new URL\(\s*'(\.[^']+\.ts)'/g)].map(([, path = '']) => path),
  ];
  return [...new Set(said)];
}

/** The packages that production imports although whoever installs without development packages does not get them. */
export function undeclaredPackages({ packages }: ProductionCode): ImportedPackage[] {
  return packages.filter(({ name, by }) => {
    const { dependencies = {}, optionalDependencies = {} } = packageFile(packageFolderOf(by));
    return !(name in dependencies) && !(name in optionalDependencies);
  });
}

function packageFolderOf(file: string): string {
  let folder = dirname(join(ROOT, file));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** package-lock.json, as far as it matters here. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The part of the lock that production needs: what the root and its workspaces reach without development packages. */
export function productionLock(lock: Lock, root: LockedPackage): Lock['packages'] {
  const kept = new Map<string, LockedPackage>([['', root]]);
  const reach = (place: string, entry: LockedPackage) => {
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    for (const name of names) {
      const at = placeOf(lock, place, name);
      if (at !== undefined) keep(at);
    }
  };
  const keep = (place: string) => {
    const entry = lock.packages[place];
    if (!entry || kept.has(place)) return;
    const { devDependencies: _, ...lasting } = entry as LockedPackage & {
      devDependencies?: unknown;
    };
    kept.set(place, PRODUCTION_WORKSPACES.includes(place) ? lasting : entry);
    if (entry.link && entry.resolved) keep(entry.resolved);
    reach(place, entry);
  };
  for (const workspace of PRODUCTION_WORKSPACES) keep(`node_modules/@creditfix/${workspace}`);
  reach('', root);
  return Object.fromEntries([...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Node looks beside whoever asks first, then further up. */
function placeOf({ packages }: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ;) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (place in packages) return place;
    if (folder === '') return undefined;
    folder = folder.includes('/node_modules/')
      ? folder.slice(0, folder.lastIndexOf('/node_modules/'))
      : '';
  }
}
