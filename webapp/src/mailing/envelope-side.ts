import type { FieldFault } from '@creditfix/shared/kernel';
import { AddressVerdict, type MailAddress, mailAddressSchema } from '@creditfix/shared/mailing';

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

/** One address of the envelope on its way from what the letter says to what the post knows; pure. */

export type AddressField = keyof MailAddress;

/** What the post said, and about which address. */
export interface AddressAnswer {
  readonly verdict: AddressVerdict;
  readonly suggestion: MailAddress | null;
  readonly text: string;
}

export interface EnvelopeSide {
  readonly address: Readonly<Record<AddressField, string>>;
  readonly editing: boolean;
  readonly faults: readonly FieldFault[];
  readonly answer?: AddressAnswer | undefined;
  /** The person has settled it: by taking the suggestion, by insisting, or because the post knows it. */
  readonly settled?: 'known' | 'as_entered' | undefined;
}

export type SideMove =
  | { readonly kind: 'edit' }
  | { readonly kind: 'type'; readonly field: AddressField; readonly value: string }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }
  | { readonly kind: 'answer'; readonly about: AddressText; readonly answer: AddressAnswer }
  | { readonly kind: 'use_suggestion' }
  | { readonly kind: 'use_as_entered' };

export function sideOf(address: Readonly<Record<string, string>>): EnvelopeSide {
  const { name = '', line1 = '', line2 = '', city = '', state = '', zip = '' } = address;
  return { address: { name, line1, line2, city, state, zip }, editing: false, faults: [] };
}

export function moveSide(side: EnvelopeSide, move: SideMove): EnvelopeSide {
  switch (move.kind) {
    case 'edit':
      return { ...side, editing: true, answer: undefined, settled: undefined };
    case 'type': {
      const address = { ...side.address, [move.field]: move.value };
      const faults = side.faults.filter(({ path }) => path !== move.field);
      return { address, editing: true, faults };
    }
    case 'faults':
      return { ...side, editing: true, answer: undefined, settled: undefined, faults: move.faults };
    case 'answer':
      // It was typed on while the post was being asked.
      if (!sameAddress(side.address, move.about)) return side;
      return {
        ...side,
        editing: false,
        faults: [],
        answer: move.answer,
        settled: needsAChoice(move.answer, side.address) ? undefined : 'known',
      };
    case 'use_suggestion': {
      const { suggestion } = side.answer ?? {};
      if (!suggestion) return side;
      const address = { ...suggestion, line2: suggestion.line2 ?? '' };
      return { address, editing: false, faults: [], settled: 'known' };
    }
    case 'use_as_entered':
      return { ...side, editing: false, faults: [], settled: 'as_entered' };
  }
}

/** True if the post knows another place or none. If nobody could look, the person's own reading has to do. */
export function needsAChoice(
  { verdict, suggestion }: Pick<AddressAnswer, 'verdict' | 'suggestion'>,
  asked: AddressText,
): boolean {
  if (verdict === AddressVerdict.corrected) return !suggestion || !samePlace(suggestion, asked);
  return verdict !== AddressVerdict.confirmed && verdict !== AddressVerdict.not_checked;
}

/** What an envelope can't carry, by field. */
export function faultsIn({ address }: Pick<EnvelopeSide, 'address'>): readonly FieldFault[] {
  const checked = mailAddressSchema.safeParse(address);
  if (checked.success) return [];
  const seen = new Set<string>();
  return checked.error.issues.flatMap(({ path, message }) => {
    const field = String(path[0] ?? 'line1');
    if (seen.has(field)) return [];
    seen.add(field);
    return [{ path: field, message }];
  });
}

/** As it is sent: an empty second line is none. */
export function toSend({ address }: Pick<EnvelopeSide, 'address'>): MailAddress {
  const { line2, ...rest } = address;
  return line2.trim() === '' ? rest : { ...rest, line2 };
}
