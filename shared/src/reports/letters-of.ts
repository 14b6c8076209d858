import { letterLimits, type Bureau } from '../letters/index.ts';

/** How the items that a person chose are shared out among letters. */

const PERSONAL = /^(?:name|address|birth_date|ssn) \d+$/;
/** How many items one letter may name. */
const ITEMS_OF_A_LETTER = letterLimits.moreItems + 1;

/** The letters that chosen items make: a bureau each, five items at most, and a detail about the person by itself. */
export function lettersOf<Item extends { readonly bureau: Bureau; readonly entry: string }>(
  chosen: readonly Item[],
): readonly (readonly Item[])[] {
  return [...new Set(chosen.map(({ bureau }) => bureau))].flatMap((bureau) => {
    const own = chosen.filter((item) => item.bureau === bureau);
    const details = own.filter(({ entry }) => PERSONAL.test(entry));
    const items = own.filter(({ entry }) => !PERSONAL.test(entry));
    const letters: Item[][] = [];
    for (let at = 0; at < items.length; at += ITEMS_OF_A_LETTER) {
      letters.push(items.slice(at, at + ITEMS_OF_A_LETTER));
    }
    return [...letters, ...details.map((detail) => [detail])];
  });
}
