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
