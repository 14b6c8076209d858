import type { PickWording, WritingCase } from './reason-rules.ts';

/** Wording differs from letter to letter, so that no two people send the same page; facts and law never differ. */

/** FNV-1a with a final mix: small, and the same on every machine. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function wordingFor(reference: string): PickWording {
  return (place, wordings) =>
    wordings[seedOf(`${reference}/${place}`) % wordings.length] ?? wordings[0];
}

export type Wordings = readonly [string, ...string[]];

/** What a table says for an answer. An answer may be any text, "valueOf" among them. */
export function fromTable<T>(table: Readonly<Record<string, T>>, answer: string): T | undefined {
  return Object.hasOwn(table, answer) ? table[answer] : undefined;
}

/** For what is said of each item: two items of one letter do not say it in the same words. */
export function itemWording(
  { pick, number }: Pick<WritingCase, 'pick' | 'number'>,
  place: string,
  wordings: Wordings,
): string {
  const turn = (number - 1) % wordings.length;
  const [first = wordings[0], ...rest] = [...wordings.slice(turn), ...wordings.slice(0, turn)];
  return pick(place, [first, ...rest]);
}

/**
 * A paragraph whose sentences are each chosen on their own, so that hardly two letters share a neighbouring pair. A slot that has
 * nothing to say stays empty and keeps its number: an answer that comes or goes does not change the sentences beside it.
 */
export function sentences(
  pick: PickWording,
  place: string,
  slots: readonly (Wordings | undefined)[],
): string {
  return joined(slots.map((slot, index) => (slot ? pick(`${place}-${index}`, slot) : '')));
}

/** The same for a paragraph about one item. */
export function itemSentences(
  dispute: Pick<WritingCase, 'pick' | 'number'>,
  place: string,
  slots: readonly (Wordings | undefined)[],
): string {
  const pick: PickWording = (each, wordings) => itemWording(dispute, each, wordings);
  return sentences(pick, place, slots);
}

/** A name that ends in a full stop ("Inc.") ends its sentence with the same one. */
function joined(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .replace(/(?<=\p{L})\.\.(?=\s|$)/gu, '.');
}
