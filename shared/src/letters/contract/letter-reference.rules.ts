/** The short name printed on a letter: the first 40 bits of its id in Crockford base32, which has no I, L, O or U to misread. */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function letterReference(letterId: string): string {
  const hex = letterId.replace(/[^0-9a-fA-F]/g, '').slice(0, 10);
  if (hex.length < 10) throw new Error('a letter reference needs an id of at least 40 bits');
  const bits = BigInt(`0x${hex}`);
  let text = '';
  for (let shift = 35n; shift >= 0n; shift -= 5n) text += ALPHABET[Number((bits >> shift) & 31n)];
  return `CF-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** A reference is 40 bits of the 128 of an id. */
const REFERENCE_CHARACTERS = 8;
const BITS_EACH = 5n;
const ID_BITS = 128n;

/** The first and the last id whose reference begins so; undefined if none can. "CF-" in front may be left out. */
export function idsOfReference(beginning: string): readonly [string, string] | undefined {
  const characters = beginning
    .toUpperCase()
    .replace(/^C$|^CF(?=$|[\s-])/, '')
    .replace(/[\s-]/g, '');
  if (characters.length > REFERENCE_CHARACTERS) return undefined;
  let number = 0n;
  for (const character of characters) {
    const value = ALPHABET.indexOf(ALIKE.get(character) ?? character);
    if (value < 0) return undefined;
    number = (number << BITS_EACH) | BigInt(value);
  }
  const open = ID_BITS - BITS_EACH * BigInt(characters.length);
  return [idOf(number << open), idOf(((number + 1n) << open) - 1n)];
}

/** Crockford's alphabet reads what looks alike as the same. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
]);

function idOf(number: bigint): string {
  const hex = number.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
