import { isBuiltin } from 'node:module';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  isDivided,
  isFeature,
  isPart,
  mayUse,
  partMayUse,
  featureName,
  placeOf,
  placeOfImport,
  type Place,
} from './layers.ts';

/** One import: who imports what. Paths are relative to the repository. */
export interface Crossing {
  readonly from: string;
  readonly specifier: string;
}

interface Look extends Crossing {
  readonly here: Place;
  /** Null for packages and modules of the runtime. */
  readonly there: Place | null;
  readonly isTest: boolean;
}

const TEST_TOOLS = /^(vitest|fast-check)($|\/)/;
const STORY_TOOLS = /^(playwright|axe-core|@axe-core\/playwright|unpdf)($|\/)/;
const STATE = /^(?:jotai($|[-/])|@tanstack\/)/;

/** What is wrong with an import and what to do instead; null if it may stand. */
export function borderFault({ from, specifier }: Crossing): string | null {
  const here = placeOf(from);
  if (!here) return null;
  const isTest = /\.test\.tsx?$/.test(from) || here.area === 'test';
  const look = { from, specifier, here, there: placeOfImport(from, specifier), isTest };
  return packageNameFault(look) ?? FEATURE_RULES[here.packageName]?.(look) ?? null;
}

/** Packages meet only in shared; scripts may also start the server. */
function packageNameFault({ here, there, specifier }: Look): string | null {
  if (!there || there.packageName === here.packageName) return null;
  const outside = specifier.startsWith('.');
  if (there.packageName === 'shared') {
    return outside
      ? `Write '@creditfix/shared/${there.feature}': a package is entered by its package name.`
      : null;
  }
  if (here.packageName === 'scripts' && there.packageName === 'server') {
    return outside
      ? "Scripts use the server by what it publishes: write '@creditfix/server/…' and add the name to the exports in server/package.json if it is missing."
      : null;
  }
  return `Packages meet only in shared: ${here.packageName} can't use ${there.packageName}. Put what both need into shared/src, or ask for it over HTTP.`;
}

const FEATURE_RULES: Readonly<Record<string, (look: Look) => string | null>> = {
  shared: sharedFault,
  server: serverFault,
  webapp: webappFault,
  e2e: storyFault,
};

function sharedFault(look: Look): string | null {
  const { here, there, specifier, isTest } = look;
  if (!there) {
    if (specifier === 'zod' || (isTest && TEST_TOOLS.test(specifier))) return null;
    return `shared is pure knowledge and imports zod alone: take what '${specifier}' gives as a parameter, or do this in server or webapp.`;
  }
  if (here.feature === there.feature) return isTest ? null : partFault(here, there);
  if (!specifier.startsWith('.') || there.file !== 'index.ts') {
    return `Enter a feature of shared by its public API: write '../${there.feature}/index.ts' and export the name there.`;
  }
  return layerFault(here.feature, there.feature);
}

/** Inside a divided feature; `index.ts` stands above all parts. */
function partFault(here: Place, there: Place): string | null {
  const { feature } = here;
  if (!isDivided(feature)) return null;
  const [part, target] = [partOf(here), partOf(there)];
  if (part === '') return null;
  for (const name of [part, target]) {
    if (!isPart(feature, name))
      return `${feature} has no part '${name}': put the file into a part, or the part into the steps in scripts/lint/layers.ts.`;
  }
  return partMayUse(feature, part, target)
    ? null
    : `In ${feature} the part ${part} may not use ${target}, which stands higher or beside it: move what both need further down.`;
}

function partOf({ file }: Place): string {
  const [folder = '', rest] = file.split('/');
  return rest === undefined ? '' : folder;
}

function serverFault(look: Look): string | null {
  const { here, there, specifier } = look;
  if (/^(node:)?process$/.test(specifier)) {
    return "Take settings as parameters: readConfig() in #server/platform/config is the only reader of the environment, so don't import 'process'.";
  }
  if (!there) return null;
  if (there.packageName === 'shared')
    return here.feature ? layerFault(here.feature, there.feature) : null;
  return wayFault(look, there) ?? areaFault(look, there) ?? serverFeatureFault(here, there);
}

/** How an import has to be written. */
function wayFault({ here, specifier }: Look, there: Place): string | null {
  // A feature with folders of its own crosses no border between them.
  const stays = here.feature !== '' && here.feature === there.feature;
  if (specifier.includes('../') && !stays && !specifier.endsWith('/package.json')) {
    return `Inside a feature write './file.ts'; to leave it write '#${here.packageName}/<feature>/index.ts'. '../' hides which border is crossed.`;
  }
  if (here.feature && here.feature === there.feature && !specifier.startsWith('.')) {
    return `Inside a feature write './${there.file}', not the way through the feature's own public API.`;
  }
  return null;
}

/** Sources, tests and migrations of the server. */
function areaFault({ here, isTest }: Look, there: Place): string | null {
  if (there.area === 'test' && !isTest) {
    return 'Builders and fakes of server/test are for tests: take the real thing as a parameter.';
  }
  if (here.area === 'migrations' && there.area !== 'migrations') {
    return 'A merged migration never changes, so it uses none of our code: write the statements out.';
  }
  if (here.area === 'src' && here.feature && !there.feature && there.area === 'src' && !isTest) {
    return `A feature doesn't know who wires it: take what ${there.file} gives as a parameter.`;
  }
  return null;
}

const SAMPLES = /^reviewed-sql\/\w+\.samples\.ts$/;

function serverFeatureFault(here: Place, there: Place): string | null {
  if (there.area !== 'src' || !there.feature || here.feature === there.feature) return null;
  // They call each function of each repository, and no feature publishes those.
  if (SAMPLES.test(here.file) && here.area === 'test' && there.file.endsWith('.repository.ts'))
    return null;
  if (there.file !== 'index.ts') {
    return `Enter ${there.feature} by its public API: write '#server/${there.feature}/index.ts' and export the name there.`;
  }
  const bothPlatform = featureName(here.feature) === featureName(there.feature);
  return here.area === 'src' && here.feature && !bothPlatform
    ? layerFault(here.feature, there.feature)
    : null;
}

function layerFault(from: string, to: string): string | null {
  const [feature, target] = [featureName(from), featureName(to)];
  for (const name of [feature, target]) {
    if (!isFeature(name))
      return `There is no feature '${name}' yet: put it in the layers in scripts/lint/layers.ts and on the map in the README.`;
  }
  if (feature === target || mayUse(feature, target)) return null;
  return `${feature} may not use ${target}, which stands higher or beside it: move the needed part down, or let ${target} read the row that ${feature} wrote.`;
}

function webappFault(look: Look): string | null {
  const { here, there, specifier, isTest } = look;
  if (here.area !== 'src') return null;
  if (!there) {
    if (isBuiltin(specifier) && !isTest)
      return `The web app runs in a browser and has no '${specifier}': use what browsers offer.`;
    if (STATE.test(specifier) && here.feature !== 'kit')
      return "Only kit imports jotai and TanStack Query: use what '#webapp/kit' offers for shared state and for what the server says.";
    return null;
  }
  if (there.packageName !== 'webapp') return null;
  return wayFault(look, there) ?? webFeatureFault(here.feature || 'app', there.feature || 'app');
}

function webFeatureFault(feature: string, target: string): string | null {
  if (feature === 'app' || feature === target) return null;
  if (feature === 'kit')
    return `kit carries every feature and knows none: pass what it needs from ${target} as a property.`;
  if (target === 'kit') return null;
  return `Features of the web app don't know each other: let app/ bring ${feature} and ${target} together (a route, a slot, a property).`;
}

function storyFault({ there, specifier }: Look): string | null {
  if (there || isBuiltin(specifier) || STORY_TOOLS.test(specifier)) return null;
  return `Stories are black box: they import shared and Playwright, not '${specifier}'. Reach the product through HTTP or the browser.`;
}

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * SQL obeys the borders too: it is in a feature's `*.repository.ts`, and names that feature's own tables. These name others, each for a
 * reason: asking for their rows would cost a query for each row, or more on each call.
 */
const JOINS_ACROSS: Readonly<Record<string, readonly string[]>> = {
  // COPY writes a million rows of one statement.
  'server/src/admin/exports/export-row.repository.ts': ['accounts', 'letters'],
  // A page of a list is found by its filter in the tables of a million letters or users, and looked up in the same statement.
  'server/src/admin/lists/staff-list.repository.ts': ['account_flags', 'accounts', 'letters'],
  // Every read of a dashboard and every signature counts letters: a second statement would cost each one more round trip.
  'server/src/billing/allowance/allowance.repository.ts': ['accounts'],
  // The address that the provider knows is compared with everybody's where both lie.
  'server/src/billing/plans/customer.repository.ts': ['accounts'],
  // A code is kept where the account was made with it: who invited whom is a chain through both tables.
  'server/src/billing/referrals/referral.repository.ts': ['accounts', 'sessions'],
  // Whether any account of a mailbox had its trial, on each look at a plan.
  'server/src/billing/plans/subscription.repository.ts': ['accounts'],
  // All that a dashboard counts, and a screen full of disputes, are one query each.
  'server/src/disputes/dashboard.repository.ts': ['accounts', 'letters'],
  'server/src/disputes/dispute.repository.ts': ['documents', 'letters'],
};

const RUNS_SQL = /^(?:execute|getKysely|createQueryBuilder|qb)$/;
const NAMES_A_TABLE =
  /^(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|insertInto|updateTable|deleteFrom)$/;
const TABLE_IN_TEXT = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z][a-z_]*)"?/gi;

/** Each table's feature, by the entities. */
const owners = new Map<string, string>(
  globSync('server/src/**/*.entity.ts', { cwd: ROOT }).flatMap((file) => {
    const table = /tableName: '(\w+)'/.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1];
    const place = placeOf(file.replaceAll('\\', '/'));
    return table && place ? [[table, place.feature] as const] : [];
  }),
);

/** What is wrong with calling that method in that file; null if it may be called. */
export function statementFault(from: string, method: string): string | null {
  const feature = sqlFeature(from);
  if (feature === null || !RUNS_SQL.test(method) || from.endsWith('.repository.ts')) return null;
  if (/^platform\/(?:database|jobs|health)$/.test(feature)) return null;
  return `SQL is in repositories: move this into a function of a \`*.repository.ts\` in ${feature} and call that.`;
}

/** What is wrong with a text in a repository; null if it names no table of another feature. */
export function textFault(from: string, text: string): string | null {
  for (const [, table = ''] of text.matchAll(TABLE_IN_TEXT)) {
    const fault = tableFault(from, table.toLowerCase());
    if (fault) return fault;
  }
  return null;
}

/** The same for the first argument of a method of the query builder. */
export function builderFault(from: string, method: string, argument: unknown): string | null {
  if (!NAMES_A_TABLE.test(method) || typeof argument !== 'string') return null;
  return tableFault(from, argument.split(' ')[0] ?? '');
}

function tableFault(from: string, table: string): string | null {
  const feature = sqlFeature(from);
  const owner = owners.get(table);
  if (feature === null || owner === undefined || owner === feature) return null;
  if (JOINS_ACROSS[from]?.includes(table)) return null;
  return `${table} belongs to ${owner}: ask for its rows by a function of #server/${owner}/index.ts, or let ${owner} hand in what is needed.`;
}

/** The feature of a source file of the server that holds SQL; null if the rule does not ask. */
function sqlFeature(from: string): string | null {
  const place = placeOf(from);
  if (place?.packageName !== 'server' || place.area !== 'src' || from.endsWith('.test.ts'))
    return null;
  return place.feature || 'the start';
}
