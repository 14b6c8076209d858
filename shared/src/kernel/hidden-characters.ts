/**
 * What a paste brings along unseen, and no paper shows: controls, marks that turn the direction of a text, zero-width characters,
 * soft hyphens, byte-order marks, fillers, and the private signs of one program's font. Unicode TR36 (security considerations), section 2.
 * Joiners and selectors have a meaning between the letters of some scripts and after a picture; there they stay.
 */
const HIDDEN =
  /(?!\n|\t|\u200C|\u200D|\uFE0E|\uFE0F)[\p{Cc}\p{Co}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\uFFF9-\uFFFC]/gu;
/** The same where they join nothing. */
const JOINING_NOTHING =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}])(?:\u200C|\u200D)|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier})(?:\uFE0E|\uFE0F)/gu;
/** Line ends of other systems, and the breaks of a page. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** No language sets more signs on one letter; more of them cover the lines above and below. */
const PILED_UP = /(\p{M}{4})\p{M}+/gu;

/** A text without what a paste brings along unseen; what can be read of it stays as it is. */
export function withoutHidden(text: string): string {
  return text
    .replace(LINE_END, '\n')
    .replace(HIDDEN, '')
    .replace(JOINING_NOTHING, '')
    .replace(PILED_UP, '$1');
}
