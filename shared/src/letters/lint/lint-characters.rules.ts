import { findingWords } from './finding-words.ts';
import type { LetterBlock, LintFinding } from '../contract/letter-document.ts';
import type { FoldedText } from './lint-fold.rules.ts';
import { unfolded } from './lint-fold.rules.ts';

/** Characters that do not print, that print as pictures, or that pretend to be others. */

/** Controls, hidden and private-use characters, lone surrogates, fillers and variation selectors. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const PICTURE = /\p{Extended_Pictographic}\uFE0F?/gu;

const SELECTOR = /\p{Variation_Selector}/u;
const LATIN = /\p{Script=Latin}/u;
/** A letter or sign of a script other than Latin, or a picture: what joiners and selectors are made for. */
const JOINED =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|(?!\p{Script=Latin}|\p{Script=Inherited}|\p{Script=Common})[\p{L}\p{M}]/u;

function mayStand(character: string, before: string, after: string): boolean {
  if (character === '\n') return true;
  if (SELECTOR.test(character)) return JOINED.test(before) || after === '\u20E3';
  if (!/\u200C|\u200D/u.test(character)) return false;
  return !LATIN.test(before) && !LATIN.test(after) && (JOINED.test(before) || JOINED.test(after));
}

export function characterFindings(block: LetterBlock, text: string): readonly LintFinding[] {
  const at = (match: RegExpExecArray) => ({
    blockId: block.id,
    start: match.index,
    end: match.index + match[0].length,
    fix: { label: findingWords().takeOut, replacement: '' },
  });
  return [
    ...[...text.matchAll(UNPRINTABLE)]
      .filter(({ 0: character, index }) => {
        const before = text.slice(Math.max(0, index - 2), index).at(-1) ?? '';
        const [after = ''] = text.slice(index + character.length, index + character.length + 2);
        return !mayStand(character, before, after);
      })
      .map((match) => ({
        code: 'character.unprintable',
        severity: 'block' as const,
        message: findingWords().hiddenCharacter,
        ...at(match),
      })),
    ...[...text.matchAll(PICTURE)]
      .filter((match) => !/^[©®™]/u.test(match[0]))
      .map((match) => ({
        code: 'character.picture',
        severity: 'warn' as const,
        message: findingWords().picture,
        ...at(match),
      })),
  ];
}

const LOOK_ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u;

/** A Latin word with a Cyrillic or Greek letter in it looks right and is read wrong, by people's software and by this linter. */
export function mixedScriptFindings(
  block: LetterBlock,
  folded: FoldedText,
): readonly LintFinding[] {
  return [...folded.text.matchAll(/[\p{L}\p{M}]+/gu)]
    .filter(([word]) => LATIN.test(word) && LOOK_ALIKE.test(word))
    .map((match) => ({
      code: 'character.mixed_script',
      // A row repeats an answer, and a report may well spell a name so.
      severity: block.kind === 'facts' ? 'warn' : 'block',
      blockId: block.id,
      message: findingWords().twoAlphabets,
      ...unfolded(folded, { start: match.index, end: match.index + match[0].length }),
    }));
}
