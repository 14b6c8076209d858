/** Tells a misspelled word from another word: one slip of the pen, two in a long one. */

const SHORTEST = 5;
const LONG = 9;

export function isMisspelling(wrong: string, right: string): boolean {
  if (Math.min(wrong.length, right.length) < SHORTEST) return false;
  const slips = right.length >= LONG ? 2 : 1;
  return Math.abs(wrong.length - right.length) <= slips && slipsBetween(wrong, right) <= slips;
}

/** Letters added, left out, changed, or swapped with their neighbor (Damerau-Levenshtein distance). */
function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + same,
      );
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? Infinity) + 1);
      }
      row.push(least);
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}
