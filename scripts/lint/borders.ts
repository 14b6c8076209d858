import { isBuiltin } from 'node:module';
import { isRoom, mayUse } from './ladder.ts';
import { ladderName, placeOf, placeOfImport, type Place } from './places.ts';

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
const STORY_TOOLS = /^(playwright|@axe-core\/playwright|unpdf)($|\/)/;
const STATE = /^(?:jotai($|[-/])|@tanstack\/)/;

/** What is wrong with an import and what to do instead; null where it may stand. */
export function borderFault({ from, specifier }: Crossing): string | null {
  const here = placeOf(from);
  if (!here) return null;
  const isTest = /\.test\.tsx?$/.test(from) || here.area === 'test';
  const look = { from, specifier, here, there: placeOfImport(from, specifier), isTest };
  return floorFault(look) ?? ROOM_RULES[here.floor]?.(look) ?? null;
}

/** Floors meet only in shared; scripts may also start the server. */
function floorFault({ here, there, specifier }: Look): string | null {
  if (!there || there.floor === here.floor) return null;
  const outside = specifier.startsWith('.');
  if (there.floor === 'shared') {
    return outside
      ? `Write '@creditfix/shared/${there.room}': a floor is entered by its package name.`
      : null;
  }
  if (here.floor === 'scripts' && there.floor === 'server') {
    return outside
      ? "Scripts use the server by what it publishes: write '@creditfix/server/…' and add the name to the exports in server/package.json if it is missing."
      : null;
  }
  return `Floors meet only in shared: ${here.floor} can't use ${there.floor}. Put what both need into shared/src, or ask for it over HTTP.`;
}

const ROOM_RULES: Readonly<Record<string, (look: Look) => string | null>> = {
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
  if (here.room === there.room) return null;
  if (!specifier.startsWith('.') || there.file !== 'index.ts') {
    return `Enter a room of shared by its door: write '../${there.room}/index.ts' and export the name there.`;
  }
  return ladderFault(here.room, there.room);
}

function serverFault(look: Look): string | null {
  const { here, there, specifier } = look;
  if (/^(node:)?process$/.test(specifier)) {
    return "Take settings as parameters: readConfig() in #server/platform/config is the only reader of the environment, so don't import 'process'.";
  }
  if (!there) return null;
  if (there.floor === 'shared') return here.room ? ladderFault(here.room, there.room) : null;
  return wayFault(look, there) ?? areaFault(look, there) ?? serverRoomFault(here, there);
}

/** How an import has to be written. */
function wayFault({ here, specifier }: Look, there: Place): string | null {
  // A room with folders of its own crosses no border between them.
  const stays = here.room !== '' && here.room === there.room;
  if (specifier.includes('../') && !stays && !specifier.endsWith('/package.json')) {
    return `Inside a room write './file.ts'; to leave it write '#${here.floor}/<room>/index.ts'. '../' hides which border is crossed.`;
  }
  if (here.room && here.room === there.room && !specifier.startsWith('.')) {
    return `Inside a room write './${there.file}', not the way through the room's own door.`;
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
  if (here.area === 'src' && here.room && !there.room && there.area === 'src' && !isTest) {
    return `A room doesn't know who wires it: take what ${there.file} gives as a parameter.`;
  }
  return null;
}

function serverRoomFault(here: Place, there: Place): string | null {
  if (there.area !== 'src' || !there.room || here.room === there.room) return null;
  if (there.file !== 'index.ts') {
    return `Enter ${there.room} by its door: write '#server/${there.room}/index.ts' and export the name there.`;
  }
  const bothPlatform = ladderName(here.room) === ladderName(there.room);
  return here.area === 'src' && here.room && !bothPlatform
    ? ladderFault(here.room, there.room)
    : null;
}

function ladderFault(from: string, to: string): string | null {
  const [room, target] = [ladderName(from), ladderName(to)];
  for (const name of [room, target]) {
    if (!isRoom(name))
      return `There is no room '${name}' yet: put it on the ladder in scripts/lint/ladder.ts and on the map in the README.`;
  }
  if (room === target || mayUse(room, target)) return null;
  return `${room} may not use ${target}, which stands higher or beside it: move the needed part down, or let ${target} read the row that ${room} wrote.`;
}

function webappFault(look: Look): string | null {
  const { here, there, specifier, isTest } = look;
  if (here.area !== 'src') return null;
  if (!there) {
    if (isBuiltin(specifier) && !isTest)
      return `The web app runs in a browser and has no '${specifier}': use what browsers offer.`;
    if (STATE.test(specifier) && here.room !== 'kit')
      return "Only kit imports jotai and TanStack Query: use what '#webapp/kit' offers for shared state and for what the server says.";
    return null;
  }
  if (there.floor !== 'webapp') return null;
  return wayFault(look, there) ?? webRoomFault(here.room || 'app', there.room || 'app');
}

function webRoomFault(room: string, target: string): string | null {
  if (room === 'app' || room === target) return null;
  if (room === 'kit')
    return `kit carries every room and knows none: pass what it needs from ${target} as a property.`;
  if (target === 'kit') return null;
  return `Rooms of the web app don't know each other: let app/ bring ${room} and ${target} together (a route, a slot, a property).`;
}

function storyFault({ there, specifier }: Look): string | null {
  if (there || isBuiltin(specifier) || STORY_TOOLS.test(specifier)) return null;
  return `Stories are black box: they import shared and Playwright, not '${specifier}'. Reach the product through HTTP or the browser.`;
}
