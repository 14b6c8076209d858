/** How wide text runs in the letters' typeface, so that a letter's length is known before it is printed. */

/** Thousandths of the type size, from the space to the tilde: the advances of Source Serif 4 Regular, its figures lining. */
const ADVANCES = [
  237, 289, 381, 525, 518, 932, 728, 182, 362, 362, 458, 534, 302, 320, 302, 341, 529, 529, 529,
  529, 529, 529, 529, 529, 529, 529, 302, 302, 534, 534, 534, 414, 834, 712, 653, 662, 739, 638,
  612, 723, 814, 376, 381, 710, 618, 935, 768, 738, 621, 738, 690, 544, 632, 758, 709, 1005, 672,
  667, 586, 335, 341, 335, 534, 514, 400, 541, 619, 520, 614, 533, 369, 557, 641, 329, 303, 594,
  329, 955, 643, 579, 622, 601, 456, 465, 359, 628, 579, 836, 569, 586, 490, 359, 290, 359, 534,
];
const FIRST = 0x20;
/** A letter with an accent, a dash or a section sign is about as wide as this. */
const OTHER = 560;
const SPACE = 237;

/**
 * Into how many lines a text breaks.
 *
 * @param width of the column, in points
 * @param size of the type, in points
 */
export function linesIn(text: string, width: number, size: number): number {
  const room = (width / size) * 1_000;
  return text.split('\n').reduce((sum, line) => sum + wrapped(line, room), 0);
}

function wrapped(line: string, room: number): number {
  let lines = 1;
  let used = 0;
  for (const word of line.split(' ')) {
    const advance = advanceOf(word);
    const onThisLine = used === 0 ? advance : used + SPACE + advance;
    if (onThisLine <= room) {
      used = onThisLine;
    } else {
      // What is longer than a line is broken within.
      lines += (used === 0 ? 0 : 1) + Math.floor(advance / room);
      used = advance % room;
    }
  }
  return lines;
}

function advanceOf(word: string): number {
  let sum = 0;
  for (const character of word) sum += ADVANCES[(character.codePointAt(0) ?? 0) - FIRST] ?? OTHER;
  return sum;
}
