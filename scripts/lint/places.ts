import { posix } from 'node:path';

/** Where a file or an imported module lives in the house: which floor, which room, which file. */
export interface Place {
  readonly floor: string;
  /** `src`, `test` or `migrations`; empty for files beside them. */
  readonly area: string;
  /** `letters`, or `platform/pdf` where a room is divided; empty in the hall (`server/src/app.ts`). */
  readonly room: string;
  /** Path inside the room. */
  readonly file: string;
}

const FLOORS = new Set(['shared', 'server', 'webapp', 'desktop', 'e2e', 'scripts']);
const AREAS = new Set(['src', 'test', 'migrations']);

/** What the `imports` of the package.json files stand for. */
const ALIASES: Readonly<Record<string, string>> = {
  server: 'server/src',
  test: 'server/test',
  webapp: 'webapp/src',
  desktop: 'desktop/src',
  scripts: 'scripts',
};

/** Rooms whose parts have doors of their own. */
const DIVIDED = new Set(['server/platform']);

/** The place of a path relative to the repository; null outside the floors (root configs, the README). */
export function placeOf(path: string): Place | null {
  const [floor = '', ...rest] = path.split('/');
  if (!FLOORS.has(floor) || rest.length === 0) return null;
  const area = AREAS.has(rest[0] ?? '') && rest.length > 1 ? (rest.shift() ?? '') : '';
  const depth = area !== 'src' ? 0 : DIVIDED.has(`${floor}/${rest[0]}`) ? 2 : 1;
  const roomDepth = Math.min(depth, rest.length - 1);
  const room = rest.slice(0, roomDepth).join('/');
  return { floor, area, room, file: rest.slice(roomDepth).join('/') };
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

/** The word of a room on the ladder: `platform` for `platform/pdf`. */
export function ladderName(room: string): string {
  return room.split('/')[0] ?? '';
}
