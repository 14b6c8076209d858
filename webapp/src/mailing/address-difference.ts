import type { MailAddress } from '@creditfix/shared/mailing';

/** What the post writes differently, word by word, so that the eye finds it at once. */

export interface AddressWord {
  readonly text: string;
  readonly differs: boolean;
}

export type AddressText = Readonly<Record<Exclude<keyof MailAddress, 'line2'>, string>> & {
  readonly line2?: string | undefined;
};

/** An address as lines on an envelope. */
export function addressLines({ name, line1, line2, city, state, zip }: AddressText): string[] {
  const town = [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ');
  return [name, line1, line2 ?? '', town].filter((line) => line !== '');
}

/** The lines of `address`, each word marked that has no counterpart in `other`. */
export function markedLines(address: AddressText, other: AddressText): AddressWord[][] {
  const known = new Set(addressLines(other).flatMap((line) => wordsOf(line).map(plain)));
  return addressLines(address).map((line) =>
    wordsOf(line).map((text) => ({ text, differs: !known.has(plain(text)) })),
  );
}

export function sameAddress(one: AddressText, other: AddressText): boolean {
  return addressLines(one).join('\n') === addressLines(other).join('\n');
}

/** True if the post only writes it shorter, in capitals or with a longer ZIP code: nobody has to choose between those. */
export function samePlace(one: AddressText, other: AddressText): boolean {
  return placeOf(one) === placeOf(other);
}

function placeOf(address: AddressText): string {
  return addressLines({ ...address, name: '' })
    .flatMap((line) => wordsOf(line).map(plain))
    .filter((word) => word !== '')
    .join(' ');
}

const wordsOf = (line: string) => line.split(/\s+/).filter((word) => word !== '');

function plain(word: string): string {
  const bare = word.toLowerCase().replace(/[.,#]/g, '');
  return SHORT_FORMS[bare] ?? bare.replace(/^(\d{5})-\d{4}$/, '$1');
}

/** The commonest of those that the Postal Service writes (Publication 28, appendices B and C2). */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  alley: 'aly',
  avenue: 'ave',
  boulevard: 'blvd',
  circle: 'cir',
  court: 'ct',
  cove: 'cv',
  drive: 'dr',
  expressway: 'expy',
  highway: 'hwy',
  lane: 'ln',
  parkway: 'pkwy',
  place: 'pl',
  plaza: 'plz',
  point: 'pt',
  ridge: 'rdg',
  road: 'rd',
  square: 'sq',
  street: 'st',
  terrace: 'ter',
  trail: 'trl',
  turnpike: 'tpke',
  valley: 'vly',
  apartment: 'apt',
  building: 'bldg',
  floor: 'fl',
  room: 'rm',
  suite: 'ste',
  number: '',
  no: '',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
};
