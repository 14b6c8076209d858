/** Finds letters by the beginning of their reference, which is the beginning of their id in Crockford base32. */

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** A reference is 40 bits of the 128 of an id. */
const REFERENCE_CHARACTERS = 8;
const BITS_EACH = 5n;
const ID_BITS = 128n;

/** The first and the last id whose reference begins so; undefined if none can. "CF-" in front may be left out. */
export function idsOfReference(beginning: string): readonly [string, string] | undefined {
  const characters = beginning
    .toLowerCase()
    .replace(/^c$|^cf(?=$|[\s-])/, '')
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
  ['o', '0'],
  ['i', '1'],
  ['l', '1'],
]);

function idOf(number: bigint): string {
  const hex = number.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
