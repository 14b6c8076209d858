import { posix } from 'node:path';

/**
 * Which feature depends on which. A feature may use every feature of a lower layer and none of its own layer or above.
 * The same words are features of `shared`, `server` and `webapp`, and the same order holds in each package.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['kernel'],
  ['platform', 'kit'],
  ['operator'],
  ['accounts'],
  ['billing'],
  ['documents'],
  ['letters'],
  ['reports'],
  ['mailing'],
  ['disputes'],
  ['admin', 'case-files', 'privacy'],
  ['desktop'],
];

/** Features beside the layers, with the layer that they build on; no other feature uses them. */
const BESIDE: Readonly<Record<string, number>> = { contact: 2 };

/** Is there such a feature? A new one is added to the layers before it is used. */
export function isFeature(feature: string): boolean {
  return feature in BESIDE || layerOf(feature) >= 0;
}

export function mayUse(feature: string, target: string): boolean {
  if (target in BESIDE) return false;
  const standsOn = BESIDE[feature];
  const highest = standsOn ?? layerOf(feature) - 1;
  return layerOf(target) <= highest;
}

function layerOf(feature: string): number {
  return LAYERS.findIndex((step) => step.includes(feature));
}

/**
 * The parts that a feature of shared is divided into, the lowest first. A part uses the parts of lower steps; two parts of one step
 * don't know each other: what writes a letter and what judges it must not share their mistakes.
 */
const PARTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  letters: [
    ['contract'],
    ['facts'],
    ['law'],
    ['kinds', 'evidence'],
    ['gates'],
    ['compose', 'lint', 'templates'],
    ['judge'],
    ['polish', 'golden'],
    ['second-reading', 'into-english'],
  ],
};

/** Is there such a part? */
export function isPart(feature: string, part: string): boolean {
  return stepOf(feature, part) >= 0;
}

export function partMayUse(feature: string, part: string, target: string): boolean {
  return part === target || stepOf(feature, target) < stepOf(feature, part);
}

export function isDivided(feature: string): boolean {
  return feature in PARTS;
}

function stepOf(feature: string, part: string): number {
  return PARTS[feature]?.findIndex((step) => step.includes(part)) ?? -1;
}

/** Where a file or an imported module lives: which package, which feature, which file. */
export interface Place {
  readonly packageName: string;
  /** `src`, `test` or `migrations`; empty for files beside them. */
  readonly area: string;
  /** `letters`, or `platform/pdf` where a feature is divided; empty for files at the root of a package (`server/src/app.ts`). */
  readonly feature: string;
  /** Path inside the feature. */
  readonly file: string;
}

const PACKAGES = new Set(['shared', 'server', 'webapp', 'desktop', 'e2e', 'scripts']);
const AREAS = new Set(['src', 'test', 'migrations']);

/** What the `imports` of the package.json files stand for. */
const ALIASES: Readonly<Record<string, string>> = {
  server: 'server/src',
  test: 'server/test',
  webapp: 'webapp/src',
  desktop: 'desktop/src',
  scripts: 'scripts',
};

/** Features whose parts have public APIs of their own. */
const DIVIDED = new Set(['server/platform']);

/** The place of a path relative to the repository; null outside the packages (root configs, the README). */
export function placeOf(path: string): Place | null {
  const [packageName = '', ...rest] = path.split('/');
  if (!PACKAGES.has(packageName) || rest.length === 0) return null;
  const area = AREAS.has(rest[0] ?? '') && rest.length > 1 ? (rest.shift() ?? '') : '';
  const depth = area !== 'src' ? 0 : DIVIDED.has(`${packageName}/${rest[0]}`) ? 2 : 1;
  const featureDepth = Math.min(depth, rest.length - 1);
  const feature = rest.slice(0, featureDepth).join('/');
  return { packageName, area, feature, file: rest.slice(featureDepth).join('/') };
}

/** The place that an import names, or null for a package or a module of the runtime. */
export function placeOfImport(from: string, specifier: string): Place | null {
  return placeOf(pathOfImport(from, specifier) ?? '');
}

function pathOfImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier === '#migrations') return 'server/migrations/index.ts';
  const alias = /^#(server|webapp|desktop|scripts|test)\/(.+)$/.exec(specifier);
  if (alias) return `${ALIASES[alias[1] ?? '']}/${alias[2]}`;
  const own = /^@creditfix\/([^/]+)(?:\/(.+))?$/.exec(specifier);
  if (!own) return null;
  if (own[2] === 'main') return `${own[1]}/src/main.ts`;
  return own[2] ? `${own[1]}/src/${own[2]}/index.ts` : `${own[1]}/src/index.ts`;
}

/** The name of a feature in the layers: `platform` for `platform/pdf`. */
export function featureName(feature: string): string {
  return feature.split('/')[0] ?? '';
}
