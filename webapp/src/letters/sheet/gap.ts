import { words } from './sheet.words.ts';

/**
 * Stand-ins for what a person has not filled in yet. Each is one character of the Unicode private use area, which
 * survives whatever the composer does to a text (cutting an account number, joining lines) and is drawn as a faint label.
 */
const gapLabels = words.gaps;

export type Gap = keyof typeof gapLabels;

const FIRST = 0xe100;
const gaps = Object.keys(gapLabels) as Gap[];

export function gapMark(gap: Gap): string {
  return String.fromCharCode(FIRST + gaps.indexOf(gap));
}

/** What a character stands for, or nothing where it is ordinary text. */
export function gapLabel(character: string): string | undefined {
  const gap = gaps[character.charCodeAt(0) - FIRST];
  return gap && gapLabels[gap];
}
