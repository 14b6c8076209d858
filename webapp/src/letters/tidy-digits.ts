/** `12345` or `12345-6789` */
const MOST_CHARACTERS = 10;

/**
 * A ZIP code out of whatever was typed or pasted: "OH 45402–1234 " becomes `45402-1234`. A text without a digit stays, because
 * step 1 asks for presence only, and letters that vanish while they are typed explain nothing.
 */
export function tidyZip(typed: string): string {
  const plain = typed.replace(/[‐-―−]/g, '-');
  const kept = /\d/.test(plain) ? plain.replace(/[^\d-]/g, '') : plain;
  return kept.slice(0, MOST_CHARACTERS);
}

/** Of a whole Social Security number that is typed, pasted or filled in, only its end ever is in the box. */
export function tidyLast4(typed: string): string {
  return typed.replace(/\D/g, '').slice(-4);
}
