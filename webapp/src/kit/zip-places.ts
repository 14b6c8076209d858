import { UsStates } from '@creditfix/shared/kernel';

/** City and state by ZIP code, from small files of our own that the build makes; nobody else is asked. */

export interface ZipPlace {
  /** Empty if only the state is known: military mail and some territories. */
  readonly city: string;
  readonly state: keyof typeof UsStates;
}

type ZipFile = ReadonlyMap<string, ZipPlace>;

/** Kept by their three digits for as long as the page lives. */
const files = new Map<string, Promise<ZipFile>>();

/** @returns nothing if the code is not known, or no answer came: the person types their city as ever */
export async function findZipPlace(zip: string): Promise<ZipPlace | undefined> {
  const area = zip.slice(0, 3);
  const asked = files.get(area) ?? readFile(area);
  files.set(area, asked);
  try {
    const file = await asked;
    return file.get(zip) ?? file.get('any');
  } catch {
    // The next question asks again.
    files.delete(area);
    return undefined;
  }
}

async function readFile(area: string): Promise<ZipFile> {
  const answer = await fetch(`/zip/${area}.json`);
  if (!answer.ok) throw new Error(`no file of ZIP codes: ${answer.status}`);
  return new Map(Object.entries((await answer.json()) as object).flatMap(placeIn));
}

function placeIn([zip, place]: [string, unknown]): (readonly [string, ZipPlace])[] {
  const [city, state] = Array.isArray(place) ? (place as unknown[]) : [];
  return typeof city === 'string' && isState(state) ? [[zip, { city, state }]] : [];
}

function isState(state: unknown): state is keyof typeof UsStates {
  return typeof state === 'string' && state in UsStates;
}
